"""Rate limits: token buckets in memory, one per (who, what)."""

import time

from tessera.web.errors import Refusal

RATES = {  # what: (most at once, per second)
    "message": (60, 30.0),
    "chat": (6, 0.5),
    "hint": (4, 0.3),
    "table": (10, 0.2),
    "record": (4, 0.1),
    "login": (10, 10 / 60),
    "mail": (3, 3 / 3600),
    "report": (5, 5 / 3600),
    "guest": (20, 0.5),
    "api": (120, 40.0),
    "socket": (40, 4.0),
}
MOST_BUCKETS = 20_000


class Limits:
    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, who: str, what: str) -> None:
        """One more of `what` by `who`; refused when it is too many."""
        most, pace = RATES[what]
        burst, rate = most * self.factor, pace * self.factor
        now = time.monotonic()
        left, since = self.buckets.get((who, what), (burst, now))
        left = min(burst, left + (now - since) * rate)
        if left < 1:
            raise Refusal("too-fast", retry=round((1 - left) / rate, 1))
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets = {k: v for k, v in self.buckets.items() if now - v[1] < 60}
        self.buckets[(who, what)] = (left - 1, now)
