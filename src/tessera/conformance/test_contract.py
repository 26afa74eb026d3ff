"""The public face, the same for every game."""

import copy
import json
import pickle
import random
from typing import Any

import pytest

import tessera
from tessera.core.errors import BadSetup, IllegalChoice, UnknownKey
from tessera.core.events import listen
from tessera.core.fields import declared
from tessera.core.plain import fields, plain
from tessera.core.rulestext import rules_text

from .tables import Setup, ended, every_game, every_setup, few_setups, random_game, sampled


def parts(thing: Any) -> dict[str, Any]:
    """The fields of a state or a player that are its own: not shared tables, not frames."""
    return {name: getattr(thing, name) for name in fields(type(thing)) if name != "edition"}


@every_setup
def test_a_clone_is_equal_and_separate(setup: Setup) -> None:
    chance = random.Random(1)
    for state in sampled(setup):
        before = plain(state)
        twin = state.clone()
        assert type(twin) is type(state)
        assert plain(twin) == before
        assert (twin.legal, twin.book, twin.listener) == (state.legal, state.book, None)
        while not twin.over:
            twin.apply(chance.choice(twin.legal))
        assert plain(state) == before, "moving the clone moved the original"
        original, kept = state.clone(), state.clone()
        for _ in range(40):
            if not original.over:
                original.apply(chance.choice(original.legal))
        assert plain(kept) == before, "moving the original moved the clone"


@every_game
def test_every_field_is_declared(game: tessera.Game) -> None:
    """Clone, digest, save and load rest on it: an attribute that is not declared would be lost silently."""
    for state in sampled(Setup(game, game.seat_counts()[0])):
        held_by_state = [one for value in parts(state).values() if isinstance(value, list | tuple) for one in value]
        for thing in [state, *state.agenda, *held_by_state]:
            if isinstance(thing, int | str | list | tuple | None):
                continue
            kind: type = type(thing)
            names = set(declared(kind))
            held = set(vars(thing)) if hasattr(thing, "__dict__") else set()
            held |= set(getattr(type(thing), "__mypyc_attrs__", ())) - {"__dict__"}
            assert held - {"listener"} <= names, f"{type(thing).__name__} holds more than it declares"


@every_setup
def test_what_lies_on_the_table_survives_saving(setup: Setup) -> None:
    for state in [*sampled(setup), ended(setup)]:
        text = json.dumps(state.position())
        loaded = setup.game.load(json.loads(text))
        assert loaded.digest() == state.digest()
        assert (loaded.options(), loaded.decision, loaded.seat, loaded.over) == (
            state.options(),
            state.decision,
            state.seat,
            state.over,
        )
        assert json.dumps(loaded.position()) == text
        assert loaded.scores() == state.scores()


@few_setups
def test_copies_of_every_kind(setup: Setup) -> None:
    for state in sampled(setup, games=1, each=4):
        for copied in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
            assert copied.digest() == state.digest()
            assert copied.options() == state.options()


@every_setup
def test_options(setup: Setup) -> None:
    index = setup.game.index_of(setup.start(0).book)
    for state in sampled(setup):
        keys, codes = state.options(), state.codes()
        assert len(keys) > 1, "one option is no decision: the engine takes it"
        assert keys == sorted(set(keys))
        assert codes == sorted(set(codes))
        assert {index.key(code) for code in codes} == set(keys)
        assert all(index.code(key) in codes for key in keys)
        mask = index.mask(state)
        assert len(mask) == len(index)
        assert [code for code, set_ in enumerate(mask) if set_] == codes
        assert 0 <= state.seat < setup.seats
        assert state.decision == state.decision.lower() != ""
        assert all(state.why_not(key) is None for key in keys)
        seen = state.perspective(state.seat)
        assert (seen.options(), seen.codes(), seen.decision) == (keys, codes, state.decision)
        for other in range(setup.seats):
            if other != state.seat:
                assert state.perspective(other).options() == []


@few_setups
def test_an_illegal_choice_is_refused_and_changes_nothing(setup: Setup) -> None:
    chance = random.Random(3)
    clauses = rules_text(setup.game, "en").clauses
    for state in sampled(setup, games=1):
        before = state.digest()
        illegal = [key for key in state.book.keys if key not in state.options()]
        for key in chance.sample(illegal, min(5, len(illegal))):
            with pytest.raises(IllegalChoice) as refusal:
                state.choose(key)
            assert refusal.value.clause in clauses
            assert (refusal.value.key, refusal.value.decision) == (key, state.decision)
        with pytest.raises(IllegalChoice):
            state.choose("no such key")
        with pytest.raises(UnknownKey):
            state.why_not("no such key")
        assert state.digest() == before
    over = ended(setup)
    assert (over.options(), over.seat, over.decision) == ([], -1, "")
    with pytest.raises(IllegalChoice):
        over.choose(over.book.keys[0])


@every_game
def test_setups_that_do_not_exist_are_refused(game: tessera.Game) -> None:
    for seats in (0, 1, game.max_seats + 1, -3):
        if seats not in game.seat_counts():
            with pytest.raises(BadSetup):
                game.start(seats=seats, seed=1)
    with pytest.raises(BadSetup):
        game.start(seed=1, no_such_option=True)
    for option in game.options:
        wrong: dict[str, Any] = {option.name: "no such value"}
        with pytest.raises(BadSetup):
            game.start(seed=1, **wrong)


@few_setups
def test_listening_changes_nothing(setup: Setup) -> None:
    heard: list[tessera.Event] = []
    quiet, loud = setup.start(5), setup.start(5)
    listen(loud, heard.append)
    chance = random.Random(5)
    chosen = 0
    while not quiet.over:
        key = chance.choice(quiet.options())
        quiet.choose(key)
        loud.choose(key)
        chosen += 1
    assert quiet.digest() == loud.digest()
    assert sum(event.kind == "chose" for event in heard) == chosen
    told = {event.kind for event in heard} - {"chose", "forced"}
    assert told <= set(setup.game.events)
    assert told, "nothing ever happens on this table"
    for event in heard:
        json.dumps(event.args)
        assert -1 <= event.seat < setup.seats


@every_setup
def test_scores_and_standings(setup: Setup) -> None:
    for state in [*sampled(setup, games=1), ended(setup)]:
        scores, ranks, winners = state.scores(), state.ranks(), state.winners()
        sheets = setup.game.sheet(state)
        assert len(scores) == len(ranks) == len(sheets) == setup.seats == state.seats()
        assert winners
        assert all(ranks[seat] == 1 for seat in winners)
        assert [sum(sheet.values()) for sheet in sheets] == scores, "the sheet must add up to the score"


@every_setup
def test_numbers_for_bots_and_networks(setup: Setup) -> None:
    game = setup.game
    for state in [*sampled(setup, games=1), ended(setup)]:
        rows = game.number_rows(state.book.edition, setup.seats)
        names = [name for name, _ in rows]
        assert len(set(names)) == len(names)
        for seat in range(setup.seats):
            numbers = game.numbers(state, seat)
            assert len(numbers) == sum(length for _, length in rows)
            assert all(0 <= number <= 255 for number in numbers)
            assert len(game.terms(state, seat)) == len(game.term_names)
            assert -1e6 < game.value(state, seat) < 1e6


@every_game
def test_two_editions_side_by_side(game: tessera.Game) -> None:
    """Another edition in the same process is another table; neither disturbs the other."""
    plainly = game.start(seed=3)
    again = game.start(seed=3, edition=game.edition_from(game.default_edition + "\n# the same, written otherwise\n"))
    assert again.book is not plainly.book
    assert again.digest() == plainly.digest()


@few_setups
def test_views_are_json_and_say_who_is_asked(setup: Setup) -> None:
    for state in sampled(setup, games=1, each=4):
        for seat in [None, *range(setup.seats)]:
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view, "a view holds only lists, words and numbers, its keys are words"
            assert view["viewer"] == seat
            assert view["asking"] == {"seat": state.seat, "decision": state.decision}
            assert view["over"] is False
    assert ended(setup).view()["asking"] is None


@few_setups
def test_same_seed_same_game_other_seed_other_game(setup: Setup) -> None:
    def played(seed: int) -> list[str]:
        return [state.digest() for state in random_game(setup, seed)]

    assert played(7) == played(7)
    assert played(7)[-1] != played(8)[-1]
