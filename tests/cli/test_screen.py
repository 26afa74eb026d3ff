"""What a person reads at the terminal: all that matters, in their language, by names, and nothing hidden."""

import random
import re
from typing import Any

import pytest
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

import tessera
from tessera import Game, State
from tessera.cli import run
from tessera.cli.boards import FRAME, board, final_scores, folded_entries, inline
from tessera.cli.find import entries, player, shown
from tessera.cli.plan import plan_of
from tessera.cli.say import Say
from tessera.conformance.tables import Setup, ended, sampled
from tessera.core.events import Event
from tessera.core.story import sentences

every_game = pytest.mark.parametrize("game", tessera.games(), ids=lambda game: game.id)
both_languages = pytest.mark.parametrize("language", ["en", "de"])


def printed(*things: Any) -> str:
    console = Console(record=True, width=180, file=open("/dev/null", "w"), highlight=False)  # noqa: SIM115
    for thing in things:
        console.print(thing)
    return console.export_text()


def read(thing: Any) -> list[str]:
    """All texts of something, with their styles, without drawing it: that is most of the work."""
    if isinstance(thing, Group):
        return [text for one in thing.renderables for text in read(one)]
    if isinstance(thing, Table):
        columns = [text for column in thing.columns for text in (column.header, column.style, *column.cells)]
        return [str(thing.title), *(one.markup if isinstance(one, Text) else str(one) for one in columns)]
    return [thing.markup if isinstance(thing, Text) else str(thing)]


def screen(state: State, seat: int, say: Say) -> list[str]:
    """The board, what is folded, one player in full, and where it is one's own decision the question with its options."""
    view = state.view(seat)
    opened = [shown(view, name, say) for name in folded_entries(view, say)] + [player(view["players"][seat - 1], seat - 1, say)]
    asked = [say.words.question(state), *say.words.choices(state).values()] if state.seat == seat else []
    return [text for thing in (board(view, say), *opened, *asked) for text in read(thing)]


@every_game
def test_in_a_twin_world_every_seat_reads_the_same(game: Game) -> None:
    setup = Setup(game, 3 if 3 in game.seat_counts() else game.seat_counts()[-1])
    for state in sampled(setup, games=1)[1::3]:
        say = Say(state.book, "en")
        for seat in range(setup.seats):
            assert screen(state, seat, say) == screen(state.imagined(seat, 77), seat, say), f"seat {seat}, {state.decision}"


@every_game
@both_languages
def test_no_raw_word_is_read(game: Game, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """German: nothing that is written as the engine writes it. English: at least a message for whatever is no plain word."""
    raw: set[tuple[str, str]] = set()
    named = Say.named

    def noted(self: Say, thing: str, entry: str = "") -> str:
        found = named(self, thing, entry)
        if found == thing and re.match(r"[a-z]", thing) and (language == "de" or "-" in thing or "_" in thing):
            raw.add((entry, thing))
        return found

    monkeypatch.setattr(Say, "named", noted)
    setup = Setup(game, game.seat_counts()[-1])
    for state in [*sampled(setup, games=1), ended(setup)]:
        say, view = Say(state.book, language), state.view(0)
        board(view, say)
        for name in entries(view):
            if name not in plan_of(game).left_out:
                shown(view, name, say)
    assert raw - {("colour", "beige"), ("phase", "set-up")} == set()


@every_game
def test_the_context_is_said(game: Game) -> None:
    for state in sampled(Setup(game, game.seat_counts()[0]), games=2):
        say, view = Say(state.book, "en"), state.view(state.seat)
        text = " ".join(read(board(view, say)))
        for name, value in (view["context"] or {}).items():
            if (
                name not in ("decision", "seat", *plan_of(game).left_out)
                and isinstance(value, int)
                and not isinstance(value, bool)
            ):
                assert say.label(name) in text, name


@every_game
@both_languages
def test_every_entry_is_shown_by_the_name_it_is_called(game: Game, language: str) -> None:
    state = sampled(Setup(game, game.seat_counts()[0]), games=1)[3]
    say, view = Say(state.book, language), state.view(0)
    for name in entries(view):
        assert printed(shown(view, say.label(name).upper(), say)), name
    for seat in range(len(view["players"])):
        assert say.player(seat) in printed(shown(view, say.player(seat).lower(), say))
    for id in say.effects()[:20]:
        assert say.effect(id)[:20] in printed(shown(view, say.named(id), say)).replace("\n", " ")


def test_a_figure_on_space_0_is_there_and_players_have_names() -> None:
    state = tessera.game("massilia").start(seats=3, seed=5)
    assert 0 in state.view(0)["figures"].values()
    text = printed(board(state.view(0), Say(state.book, "en")))
    assert re.search(r"figures: .*orange 0", text)
    concordia = tessera.game("concordia").start(seats=3, seed=5)
    text = printed(board(concordia.view(0), Say(concordia.book, "en")))
    assert "Praefectus Magnus Player 3" in text


@every_game
def test_seats_are_never_numbers(game: Game) -> None:
    """Every entry called seat, disc, houses ... reads as a player."""
    say, plan = Say(game, "en"), plan_of(game)
    for name in plan.seats:
        assert inline(1, say, name) == "Player 2"


def test_long_lists_are_folded_and_said_to_be() -> None:
    state = tessera.game("gloria_mundi").start(seats=3, seed=5)
    say = Say(state.book, "en")
    text = printed(board(state.view(0), say))
    assert "Folded, `show NAME` opens: spaces, unseen, cards" in text
    assert len(text.splitlines()) < 40
    assert "Wheat Terraces" in printed(shown(state.view(0), "unseen", say))
    assert "+5" in text
    assert "hidden" in text


def test_what_is_not_there_is_not_called_hidden() -> None:
    """Concordia: nobody else has played a card yet; but their hands are hidden."""
    state = tessera.game("concordia").start(seats=3, seed=5)
    state.choose("play:architect")
    lines = printed(board(state.view(0), Say(state.book, "en"))).splitlines()
    assert "hidden" not in next(line for line in lines if line.startswith("│ top"))
    assert next(line for line in lines if line.startswith("│ hand ")).count("hidden") == 2


def test_a_card_is_shown_by_its_effect() -> None:
    state = tessera.game("gloria_mundi").start(seats=3, seed=5)
    for typed, language in (("f01", "en"), ("threshing floor", "en"), ("F01", "de")):
        say = Say(state.book, language)
        assert say.effect("f01") in printed(shown(state.view(0), typed, say))


def test_that_somebody_had_no_choice_is_not_told_to_others() -> None:
    """Aquileia: whether B had a card to decline is B's secret."""
    game = tessera.game("aquileia")
    args = {"decision": "arena-card", "key": "decline"}
    said, names = Say(game, "en").words, {0: "A", 1: "B"}
    lines = [sentences(said, game, [Event(kind, 1, args)], 0, names) for kind in ("forced", "chose")]
    assert lines[0] == lines[1] != []


def test_what_was_chosen_is_told_though_the_next_event_is_anothers() -> None:
    game = tessera.game("gloria_mundi")
    events = [Event("chose", 1, {"decision": "buy", "key": "pass"}), Event("revealed", 2, {"card": "f01"})]
    assert len(sentences(Say(game, "en").words, game, events, 0, {1: "B", 2: "C"})) == 2


@every_game
@both_languages
def test_the_score_sheet_says_what_decides_between_equals(game: Game, language: str) -> None:
    state = ended(Setup(game, game.seat_counts()[0]))
    text = printed(final_scores(state, Say(state.book, language)))
    ties = len(state.book.standing(state)[0]) - 1
    assert ("Equal points: then" in text or "Bei gleich vielen Punkten" in text) == (ties > 0)
    assert "tie-" not in text


@every_game
def test_a_clause_that_is_not_there_names_the_highest(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    from tessera.core.rulestext import rules_text

    clauses = rules_text(game, "en").clauses
    assert run(["rules", game.id, f"{next(iter(clauses))[:3]}-999"]) == 2
    assert f"to {max(clauses)}" in capsys.readouterr().err


def test_a_random_table_has_no_entry_twice() -> None:
    state = tessera.game("panthalos").start(seats=3, seed=1)
    chance = random.Random(1)
    for _ in range(30):
        state.apply(chance.choice(state.legal))
    lines = [
        line.split("│")[1].strip()
        for line in printed(board(state.view(0), Say(state.book, "de"))).splitlines()
        if line.startswith("│")
    ]
    named = [line for line in lines if line]
    assert len(named) == len(set(named))
    assert not set(FRAME) & set(named)
