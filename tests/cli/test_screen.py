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
from tessera.cli.boards import FRAME, board, final_scores, folded_entries, inline, players
from tessera.cli.find import entries, player, shown
from tessera.cli.plan import plan_of
from tessera.cli.play import told_once
from tessera.cli.say import Say
from tessera.conformance.tables import Setup, ended, sampled
from tessera.core.events import Event, listen
from tessera.core.story import sentences, told
from tests.conformance.test_glossary import ruled_out

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
        asked = " ".join([say.words.question(state), *say.words.choices(state).values()])
        for name, value in (view["context"] or {}).items():
            if name in ("decision", "seat", *plan_of(game).left_out) or not isinstance(value, int) or isinstance(value, bool):
                continue
            if name in plan_of(game).said:  # then the question or the options say it
                assert value in (0, 1) or re.search(rf"\b{value}\b", asked), f"{state.decision}: {name} {value}: {asked}"
            else:
                assert say.label(name) in text, name


@every_game
@both_languages
def test_every_entry_is_shown_by_the_name_it_is_called(game: Game, language: str) -> None:
    state = sampled(Setup(game, game.seat_counts()[0]), games=1)[3]
    say, view = Say(state.book, language), state.view(0)
    for name in entries(view):
        assert "".join(read(shown(view, say.label(name).upper(), say))), name
    for seat in range(len(view["players"])):
        assert say.player(seat) in " ".join(read(shown(view, say.player(seat).lower(), say)))
    for id in say.effects()[:20]:
        assert say.effect(id)[:20] in " ".join(read(shown(view, say.named(id), say)))


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


# choices whose outcome is told by what they bring about; whatever is declined is told by itself
DECLINED = {"done", "decline", "stop", "pass", "none", "no", "end", "skip", "roll", "buy", "base", "times", "concede", "yield"}


@every_game
def test_the_log_says_it_once(game: Game) -> None:
    """No choice is told beside the event that says the same: “Pay 1 food”, “lays 1 food on space 1 for the Goth”."""
    twice: set[str] = set()
    for seed in range(3):
        state, log, chance = game.start(seats=game.seat_counts()[-1], seed=seed), list[Event](), random.Random(seed)
        listen(state, log.append)
        while not state.over:
            state.choose(chance.choice(state.options()))
        chosen = [event for event in told(game, log, None) if event.kind == "chose" and "key" in event.args]
        twice |= {f"{event.args['decision']} {event.args['key'].split(':')[0]}" for event in chosen}
    assert {one for one in twice if one.split()[1] not in DECLINED} == set()


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


# ---- one word for one thing, also here ----------------------------------------------------------------------------------------


@every_game
@both_languages
def test_the_terminal_speaks_by_the_glossary(game: Game, language: str) -> None:
    """No table, no heading and no folded list uses a word that the game's glossary rules out."""
    texts: set[str] = set()
    for state in [*sampled(Setup(game, game.seat_counts()[-1]), games=1), ended(Setup(game, game.seat_counts()[0]))]:
        say, view = Say(state.book, language), state.view(0)
        opened = [shown(view, name, say) for name in entries(view) if name not in plan_of(game).left_out]
        for thing in (board(view, say), *(player(one, seat, say) for seat, one in enumerate(view["players"])), *opened):
            texts.update(read(thing))
    assert ruled_out(game, language, "\n".join(sorted(texts))) == []


# ---- what options say besides their words -------------------------------------------------------------------------------------


@every_game
def test_an_option_tells_the_effect_of_what_it_names_and_of_nothing_else(game: Game) -> None:
    """A number is no card: plot 3 of Massilia is not "3 stalls: 9 points", seat 1 of Panthalos no support of 1."""
    for state in sampled(Setup(game, game.seat_counts()[0]), games=1):
        say = Say(state.book, "en")
        told = told_once(state.options(), say)
        texts = [text for one in told.values() for text in one]
        assert len(texts) == len(set(texts)), "said twice"
        for key, effects in told.items():
            assert set(effects) <= {say.effect(part) for part in key.split(":") if not part.isdigit()}


@pytest.mark.parametrize("seats", [3, 5])
def test_a_space_of_panthalos_is_told_by_the_side_that_is_played(seats: int) -> None:
    """The two sides share names of spaces and differ in what they ask for and bring."""
    state = tessera.game("panthalos").start(seats=seats, seed=5)
    say = Say(state.book, "en", seats)
    for id, space in state.view(0)["spaces"].items():
        assert say.effect(id).startswith(f"From {space['min']} pip"), id


def test_what_a_card_does_is_said_where_it_is_played_and_where_it_lies() -> None:
    concordia = tessera.game("concordia").start(seats=3, seed=5)
    say = Say(concordia.book, "en")
    assert told_once(concordia.options(), say)["play:prefect"] == [
        "A province produces, or you take the money of the bonus markers."
    ]
    assert "trade 2 kinds of goods" in " ".join(read(board(concordia.view(0), say)))
    massilia = tessera.game("massilia").start(seats=3, seed=5)
    say = Say(massilia.book, "de")
    assert all(say.effect(god) in " ".join(read(board(massilia.view(0), say))) for god in massilia.view(0)["display"])
    aquileia = tessera.game("aquileia").start(seats=3, seed=5)
    assert "Auction off the theatre card." in " ".join(read(board(aquileia.view(0), Say(aquileia.book, "en"))))


def test_no_line_of_the_players_is_called_like_another() -> None:
    """“Points” once: what counts now, and beside it what was scored in play."""
    state = ended(Setup(tessera.game("aquileia"), 3))
    headings = [str(text) for text in players(state.view(None), Say(state.book, "de")).columns[0].cells]
    assert "Punkte" in headings
    assert "im Spiel erzielt" in headings
    assert len(headings) == len(set(headings))


def test_whose_card_is_copied_is_said_by_name() -> None:
    say = Say(tessera.game("concordia"), "en")
    assert inline({"1": "prefect", "2": "senator"}, say, "kinds") == "Player 2 Prefect, Player 3 Senator"
