"""A drawing as a picture that stands alone: SVG with the theme's colours inlined, and PNG.

`flat` turns the SVG part of tokens.css into literals, because image renderers know no CSS variables.
"""

import asyncio
import re
import sys
from asyncio.subprocess import PIPE
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from markupsafe import escape

from tessera.core.extras import bring
from tessera.look import art, scenery

if TYPE_CHECKING:
    from tessera.look.drawing import TableDrawing

HERE = Path(__file__).parent
THEMES = ("light", "dark")
FONTS = [
    str(HERE / "fonts" / name)
    for name in ("SourceSans3-500.ttf", "SourceSans3-600.ttf", "SourceSans3-700.ttf", "Marcellus-400.ttf")
]


@cache
def flat(theme: str) -> str:
    """The classes of a board with the colours of one theme."""
    if theme not in THEMES:
        raise ValueError(f"no theme {theme!r}; there are {', '.join(THEMES)}")
    text = re.sub(r"/\*(?! =====).*?\*/", "", (HERE / "static" / "tokens.css").read_text(encoding="utf-8"), flags=re.S)
    value: dict[str, str] = {}
    for selector, body in re.findall(r"([^{}]*)\{([^{}]*)\}", text):
        if ":root" in selector or f"[data-theme={theme}]" in selector:
            value.update(re.findall(r"(--[\w-]+):([^;]+);", body))
    part = text.split("/* ============ 2")[1].split("*/", 1)[1].split("@media")[0].replace("svg text", "text")
    part = re.sub(r"[^{}\n]*:(?:hover|focus)[^{}]*\{[^{}]*\}", "", part)
    return re.sub(r"var\((--[\w-]+)\)", lambda found: value[found[1]], part).strip()


def svg(drawing: "TableDrawing", theme: str = "light", plain: bool = True) -> str:
    """The whole table as one SVG file: no outside references, no variables. `plain`: its ground in flat colours, and not in
    stones, which make it three times as large."""
    x, y, w, h = drawing.viewbox
    body = "".join(node.text for node in drawing.fragments.values())
    hidden = ".vector { display:none; }" if art.grounded(body) else ""
    body = scenery.instead(body, theme) if plain else art.inside(body, theme)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:g} {y:g} {w:g} {h:g}" width="{w:g}" height="{h:g}" role="group" '
        f'aria-label="{escape(drawing.title)}"><style>{flat(theme)}{hidden}</style>{body}</svg>'
    )


def png(drawing: "TableDrawing", theme: str = "light", width: int = 1440, plain: bool = True) -> bytes:
    """The same as a picture, `width` pixels wide."""
    return raster(svg(drawing, theme, plain), width)


PAINTER = (
    "import sys, resvg_py; sys.stdout.buffer.write(bytes(resvg_py.svg_to_bytes("
    "svg_string=sys.stdin.buffer.read().decode(), width=int(sys.argv[1]), font_files=sys.argv[2:], skip_system_fonts=True)))"
)


async def raster_beside(text: str, width: int) -> bytes:
    """The same in a process of its own: while resvg paints, no other thread of this one runs."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-I", "-c", PAINTER, str(width), *FONTS, stdin=PIPE, stdout=PIPE, stderr=PIPE
    )
    found, said = await process.communicate(text.encode())
    if process.returncode:
        raise RuntimeError(f"no picture: {said.decode(errors='replace').strip()[-300:]}")
    return found


def raster(text: str, width: int) -> bytes:
    resvg_py = bring("site", "resvg_py")
    return bytes(resvg_py.svg_to_bytes(svg_string=text, width=width, font_files=FONTS, skip_system_fonts=True))
