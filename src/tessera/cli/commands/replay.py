"""`tessera replay`: a record in words, or the table as it was at one point of it."""

from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.text import Text

from tessera.cli.boards import board, final_scores
from tessera.cli.common import AsJson, EditionFile, Language, Refusal, console, language, print_json
from tessera.cli.say import Say
from tessera.core import record
from tessera.core.agenda import State
from tessera.core.errors import BadRecord


def register(app: App) -> None:
    app.command(replay, help_epilogue="Example: `tessera replay game.rec --at 40 --lang de`")


def replay(
    file: Annotated[Path, Parameter(help="a record")],
    *,
    at: Annotated[int | None, Parameter(help="show the table after so many choices")] = None,
    seat: Annotated[int | None, Parameter(help="seen by this player (1 is the first); by default by a spectator")] = None,
    edition: EditionFile = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Tell a recorded game choice by choice, or show the table at one point of it."""
    loaded = record.read(file, edition)
    say = Say(loaded.book, language(lang), loaded.seats)
    if seat is not None and not 1 <= seat <= loaded.seats:
        raise Refusal(f"--seat {seat}: this game has players 1 to {loaded.seats}")
    viewer = None if seat is None else seat - 1
    try:
        if at is None:
            tell(loaded, say, json)
        else:
            if not 0 <= at <= len(loaded.keys):
                raise Refusal(f"--at {at}: this record has {len(loaded.keys)} choices")
            show(loaded.replay(at), viewer, say, json)
    except BadRecord as error:
        raise Refusal(f"{file}: {error}") from None


def show(state: State, viewer: int | None, say: Say, json: bool) -> None:
    if json:
        print_json(state.view(viewer))
        return
    console().print(board(state.view(viewer), say))


def tell(loaded: record.Record, say: Say, json: bool) -> None:
    """Every choice with its words, then the scores."""
    loaded.verify()  # before the first word is said
    moves: list[dict[str, Any]] = []
    screen = console()
    asked: tuple[int, str] = (-1, "")
    state = loaded.start()
    for i, state in enumerate(loaded.states()):
        if i > 0:
            key = loaded.keys[i - 1]
            words = say.option(asked[1], key)
            move = {"n": i, "seat": asked[0], "decision": asked[1], "key": key, "words": words}
            moves.append(move)
            if not json:
                who = loaded.names[asked[0]] if asked[0] < len(loaded.names) else say.player(asked[0])
                screen.print(Text.assemble((f"{i:4} ", "dim"), (f"{who}: ", "bold"), words, (f"  {key}", "dim")))
        asked = (int(state.seat), state.decision)
    if json:
        end = {"over": state.over, "scores": state.scores(), "winners": state.winners(), "digest": state.digest()}
        print_json({"game": loaded.game.id, "seats": loaded.seats, "moves": moves} | end)
        return
    screen.print(final_scores(state, say))
