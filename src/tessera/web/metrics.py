"""Figures for the host, in Prometheus' format at /metrics."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
_fast = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

CHOICES = Counter("tessera_choices", "Choices made", ["game", "who"], registry=REGISTRY)
CHOOSE_SECONDS = Histogram(
    "tessera_choose_seconds", "From request to committed choice", ["game"], buckets=_fast, registry=REGISTRY
)
RENDER_SECONDS = Histogram("tessera_render_seconds", "Drawing one view of a table", ["game"], buckets=_fast, registry=REGISTRY)
BOT_SECONDS = Histogram("tessera_bot_seconds", "A bot's thinking time", ["bot"], registry=REGISTRY)
BOT_FAILURES = Counter("tessera_bot_failures", "Bots replaced by any legal choice", ["bot"], registry=REGISTRY)
REQUESTS = Counter(
    "tessera_requests", "Requests answered, by the hundred of their status", ["method", "status"], registry=REGISTRY
)
REQUEST_SECONDS = Histogram(
    "tessera_request_seconds", "From request to the first byte of the answer", buckets=_fast, registry=REGISTRY
)
REFUSALS = Counter("tessera_refusals", "Requests refused", ["code"], registry=REGISTRY)
BROKEN = Counter("tessera_broken_tables", "Tables that could not go on", registry=REGISTRY)
SOCKETS = Gauge("tessera_sockets", "Open sockets", registry=REGISTRY)
TABLES = Gauge("tessera_tables_in_memory", "Tables in memory", registry=REGISTRY)
DISK = Gauge("tessera_disk_free_bytes", "Free room where the data folder lies", registry=REGISTRY)
