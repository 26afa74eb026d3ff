"""Small plots as SVG, without a plotting library: bars with intervals, and histograms."""

from collections.abc import Sequence
from html import escape

from tessera.arena.stats import Mean

WIDTH, ROW, LEFT = 760, 26, 260


def bars(rows: Sequence[tuple[str, Mean]], mark: float | None = None, title: str = "") -> str:
    """Horizontal bars with 95 % whiskers; `mark` is a reference line."""
    finite = [m for _, m in rows if m.n > 1]
    low = min([0.0, *(m.low for m in finite)])
    top = max([mark or 0.0, 1e-9, *(m.high for m in finite)])
    scale = (WIDTH - LEFT - 90) / (top - low)

    def x(value: float) -> float:
        return LEFT + (min(max(value, low), top) - low) * scale

    parts = [f'<text x="0" y="16" class="t">{escape(title)}</text>'] if title else []
    y = 26 if title else 4
    for name, m in rows:
        parts.append(f'<text x="{LEFT - 8}" y="{y + 15}" text-anchor="end">{escape(name)}</text>')
        left, right = sorted((x(0), x(m.value)))
        parts.append(f'<rect x="{left:.1f}" y="{y + 4}" width="{max(1, right - left):.1f}" height="14" class="b"/>')
        if m.n > 1:
            parts.append(f'<path d="M{x(m.low):.1f} {y + 11}H{x(m.high):.1f}" class="w"/>')
        parts.append(f'<text x="{WIDTH - 84}" y="{y + 15}">{m.value:.3f} ({m.n})</text>')
        y += ROW
    if mark is not None:
        parts.append(f'<path d="M{x(mark):.1f} {26 if title else 0}V{y}" class="m"/>')
    return frame(parts, y + 4)


def histogram(values: Sequence[float], bins: int = 24, title: str = "") -> str:
    """How often which value occurs."""
    if not values:
        return ""
    low, high = min(values), max(values)
    width = (high - low) / bins or 1.0
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - low) / width))] += 1
    most = max(counts)
    step = (WIDTH - 40) / bins
    parts = [f'<text x="0" y="16" class="t">{escape(title)}</text>']
    for i, n in enumerate(counts):
        height = 120 * n / most
        x, y = 20 + i * step, 150 - height
        parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{step - 2:.1f}" height="{height:.1f}" class="b"><title>{n}</title></rect>'
        )
    parts.append(f'<text x="20" y="168">{low:g}</text><text x="{WIDTH - 20}" y="168" text-anchor="end">{high:g}</text>')
    return frame(parts, 174)


def frame(parts: Sequence[str], height: float) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" role="img">{"".join(parts)}</svg>'


STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:860px;margin:2rem auto;padding:0 1rem;color:#241f1a;background:#f6f2ea}
table{border-collapse:collapse;width:100%}td,th{padding:.25rem .6rem;text-align:right;border-bottom:1px solid #d9d0c0}
td:first-child,th:first-child{text-align:left}svg{max-width:100%;height:auto;font-size:13px}svg .t{font-weight:600}
svg .b{fill:#2a6f97}svg .w{stroke:#241f1a;stroke-width:2}svg .m{stroke:#b23a32;stroke-dasharray:4 3}
@media(prefers-color-scheme:dark){body{color:#ece5d8;background:#1d1a17}
svg text{fill:#ece5d8}svg .w{stroke:#ece5d8}td,th{border-color:#4a4238}}
"""


def page(title: str, sections: Sequence[tuple[str, str]]) -> str:
    """A standalone HTML report."""
    body = "".join(f"<h2>{escape(head)}</h2>{html}" for head, html in sections)
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
        f"<h1>{escape(title)}</h1>{body}</html>"
    )


def html_table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    top = "".join(f"<th>{escape(str(cell))}</th>" for cell in head)
    lines = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{top}</tr>{lines}</table>"
