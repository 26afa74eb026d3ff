"""`tessera draw`: the table of a recorded game as a picture, PNG or SVG."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from tessera.cli.common import EditionFile, Language, Refusal, language
from tessera.core import record
from tessera.core.errors import BadRecord


def register(app: App) -> None:
    app.command(draw, help_epilogue="Example: `tessera draw game.rec --at 40 --out board.png --seat 1 --lang de --theme dark`")


def draw(
    file: Annotated[Path, Parameter(help="a record")],
    *,
    out: Annotated[Path, Parameter(help="where the picture goes: a file ending in .png or .svg")],
    at: Annotated[int | None, Parameter(help="the table after so many choices; by default at the end of the record")] = None,
    seat: Annotated[int | None, Parameter(help="seen by this player (1 is the first); by default by a spectator")] = None,
    theme: Annotated[str, Parameter(help="light or dark")] = "light",
    width: Annotated[int, Parameter(help="of a PNG, in pixels")] = 1440,
    plain: Annotated[
        bool, Parameter(help="grounds in flat colours, not in stones: smaller, and better in print", negative="")
    ] = False,
    edition: EditionFile = None,
    lang: Language = None,
) -> None:
    """Draw the table of a recorded game as it was at one point of it."""
    from tessera import look

    loaded = record.read(file, edition)
    chosen = language(lang)
    if theme not in look.THEMES:
        raise Refusal(f"--theme {theme}: there are {' and '.join(look.THEMES)}")
    if out.suffix.lower() not in (".png", ".svg"):
        raise Refusal(f"--out {out}: the name must end in .png or .svg")
    if not 100 <= width <= 8000:
        raise Refusal(f"--width {width}: from 100 to 8000 pixels")
    if seat is not None and not 1 <= seat <= loaded.seats:
        raise Refusal(f"--seat {seat}: this game has players 1 to {loaded.seats}")
    point = len(loaded.keys) if at is None else at
    if not 0 <= point <= len(loaded.keys):
        raise Refusal(f"--at {at}: this record has {len(loaded.keys)} choices")
    try:
        state = loaded.replay(point)
    except BadRecord as error:
        raise Refusal(f"{file}: {error}") from None
    drawing = look.of_state(state, None if seat is None else seat - 1, chosen, loaded.names or None)
    if out.suffix.lower() == ".svg":
        out.write_text(look.svg(drawing, theme, plain), encoding="utf-8")
    else:
        out.write_bytes(look.png(drawing, theme, width, plain))
    print(out)
