"""The table as text: every entry of every game's view has a heading in both languages."""

from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

import tessera
from tessera import Game
from tessera.cli.boards import FRAME, board, final_scores
from tessera.cli.find import shown
from tessera.cli.plan import DRAWN
from tessera.cli.say import Say
from tessera.conformance.tables import Setup, ended, sampled

every_game = pytest.mark.parametrize("game", tessera.games(), ids=lambda game: game.id)


def entries(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            if key not in DRAWN and key != "next":
                yield from () if key == "context" else (key,)
                yield from entries(value)
    elif isinstance(data, list):
        for value in data:
            yield from entries(value)


def printed(thing: Any) -> str:
    console = Console(record=True, width=200, file=open("/dev/null", "w"))  # noqa: SIM115
    console.print(thing)
    return console.export_text()


@every_game
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_entry_has_a_heading(game: Game, language: str) -> None:
    say = Say(game, language)
    missing = set()
    for seats in game.seat_counts():
        for state in [*sampled(Setup(game, seats)), ended(Setup(game, seats))]:
            for name in entries(
                {key: value for key, value in state.view(0).items() if key not in FRAME or key in ("players", "context")}
            ):
                if say.heading(name) is None and not name.isdigit() and not name.isupper():
                    missing.add(name)
    assert sorted(missing) == []


@every_game
def test_the_board_shows_what_the_view_holds(game: Game) -> None:
    say = Say(game, "en")
    for state in sampled(Setup(game, game.seat_counts()[-1])):
        text = printed(board(state.view(0), say))
        assert say.player(game.seat_counts()[-1] - 1) in text
        assert "{" not in text
        assert "▶" in text
        assert "None" not in text
        assert "True" not in text


@every_game
def test_any_entry_can_be_shown(game: Game) -> None:
    say = Say(game, "de")
    view = ended(Setup(game, game.seat_counts()[0])).view()
    for name in view:
        assert shown(view, name, say) is not None
    assert shown(view, "no such thing", say) is None


@every_game
def test_final_scores_name_the_winner_and_every_source(game: Game) -> None:
    state = ended(Setup(game, game.seat_counts()[0]))
    text = printed(final_scores(state, Say(game, "en")))
    assert "Player" in text
    assert "sheet-" not in text
    assert any(word in text for word in ("wins.", "share the victory."))
