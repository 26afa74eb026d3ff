"""Positions changed at random, in agenda and table: each is refused in words, or can be played to its end with every invariant.

    python -m tools.fuzz                                   20,000 changed positions of every game
    python -m tools.fuzz --positions 500 --first 3000 gloria_mundi

Every position is made of its number alone, so a fault is seen again with `--first NUMBER --positions 1`. Exit code 1 if any is found.
"""

import argparse
import copy
import json
import os
import random
import signal
import sys
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context
from typing import Any

import tessera
from tessera import BadPosition, BadSetup, Game, State
from tessera.conformance.legality import disagreement
from tessera.conformance.paths import at, places
from tessera.conformance.setups import Setup, chosen_games, setups
from tessera.core.codec import Agenda, Bag, Codec, Flag, Many, Maybe, Members, Name, Named, Num, Shape
from tessera.core.position import HEAD, SAVED
from tools.tally import Tally

CHUNK = 100
LONGEST = 20_000  # decisions of one game
EACH = 12  # states kept of one random game
GAMES = 6  # random games of one set-up
PATIENCE = 20  # seconds for one position
LOOK = 40  # every so many decisions the whole table is read back


@dataclass
class Positions(Tally):
    tried: int = 0
    refused: int = 0
    played: int = 0


# ---- changes ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def kept(setup: Setup, seed: int) -> tuple[State, ...]:
    """States from all over one random game; the end is among them."""
    chance, states = random.Random(seed), [setup.start(seed)]
    while not states[-1].over:
        states.append(states[-1].clone())
        states[-1].apply(chance.choice(states[-1].legal))
    return tuple(states[n] for n in sorted({*chance.sample(range(len(states)), min(EACH, len(states))), len(states) - 1}))


def invented(codec: Codec, chance: random.Random) -> Any:
    """Any value that this entry could have by its schema."""
    if isinstance(codec, Num):
        return codec.low + min(int(chance.expovariate(0.4)), codec.high - codec.low)
    if isinstance(codec, Flag):
        return chance.random() < 0.5
    if isinstance(codec, Maybe):
        return None if chance.random() < 0.3 else invented(codec.item, chance)
    if isinstance(codec, Name):
        return chance.choice(codec.names)
    if isinstance(codec, Bag):
        return {name: chance.choice((0, 0, 1, 2, 3)) for name in codec.names}
    if isinstance(codec, Members):
        return chance.sample(codec.names, chance.randint(0, len(codec.names)))
    if isinstance(codec, Named):
        return {name: invented(codec.item, chance) for name in codec.names}
    if isinstance(codec, Many):
        return [invented(codec.item, chance) for _ in range(chance.randint(0, 3) if codec.size is None else codec.size)]
    if isinstance(codec, Shape):
        return {name: invented(one, chance) for name, one in codec.fields.items()}
    return chance.choice((None, {}, [], 0, 1))


def frame_of(agenda: Agenda, do: str, chance: random.Random) -> dict[str, Any]:
    return {"do": do} | {name: invented(codec, chance) for name, codec in agenda.shapes[do].fields.items()}


def change_agenda(data: dict[str, Any], agenda: Agenda, chance: random.Random) -> None:
    """Another frame, one more, one less, one twice, two exchanged, or another value in one."""
    frames = data["agenda"]
    at = min(int(chance.expovariate(0.7)), max(0, len(frames) - 1))
    how = chance.choice(("put", "put", "instead", "instead", "instead", "drop", "twice", "swap", "value", "value", "value"))
    if how == "put" or not frames:
        frames.insert(at, frame_of(agenda, chance.choice(list(agenda.shapes)), chance))
    elif how == "instead":
        frames[at] = frame_of(agenda, chance.choice(list(agenda.shapes)), chance)
    elif how == "drop":
        del frames[at]
    elif how == "twice":
        frames.insert(at, copy.deepcopy(frames[at]))
    elif how == "swap":
        other = chance.randrange(len(frames))
        frames[at], frames[other] = frames[other], frames[at]
    else:
        fields = agenda.shapes[frames[at]["do"]].fields
        if fields:
            name = chance.choice(list(fields))
            frames[at][name] = invented(fields[name], chance)


def change_table(data: dict[str, Any], chance: random.Random) -> None:
    """One value of the table moved, emptied, doubled, taken away, or made like another of its kind."""
    paths = [path for path in places(data) if path[0] not in (*HEAD, "agenda")]
    path = chance.choice(paths)
    parent, last = at(data, path[:-1]), path[-1]
    value = parent[last]
    alike = [one for one in paths if len(one) == len(path) and type(at(data, one)) is type(value)]
    how = chance.choice(("nudge", "like", "like", "drop", "twice", "empty"))
    if how == "nudge" and isinstance(value, int):
        parent[last] = (not value) if isinstance(value, bool) else value + chance.choice((-1, 1, 2, -3, 10))
    elif how == "drop" and isinstance(parent, list):
        del parent[last]
    elif how == "twice" and isinstance(parent, list):
        parent.insert(last, copy.deepcopy(value))
    elif how == "empty":
        parent[last] = type(value)() if value is not None else 0
    else:
        parent[last] = copy.deepcopy(at(data, chance.choice(alike)))


def changed(game: Game, number: int) -> tuple[str, dict[str, Any]]:
    """Position `number` of this game: where it is from, and what became of it."""
    chance = random.Random(f"{game.id} {number}")
    ways = list(setups(game))
    setup = ways[(number // EACH) % len(ways)]
    state = chance.choice(kept(setup, number // EACH // len(ways) % GAMES))
    data = json.loads(json.dumps(state.position()))
    agenda = game.shape(state.book, data["seats"]).fields["agenda"]
    assert isinstance(agenda, Agenda)
    for _ in range(chance.choice((1, 1, 2, 3))):
        if chance.random() < 0.6:
            change_agenda(data, agenda, chance)
        else:
            change_table(data, chance)
    if chance.random() < 0.15:  # a sketch: the head is gone, and some of the rest
        gone = {*SAVED, *chance.sample(sorted(set(data) - set(HEAD)), chance.randint(0, 4))} - {"players"}
        data = {name: value for name, value in data.items() if name not in gone}
    return f"{setup.name}, {state.decision or 'over'}", data


# ---- what must hold ---------------------------------------------------------------------------------------------


def told(refusal: Exception) -> None:
    text = str(refusal)
    if not 8 < len(text) < 600 or "\n" in text or "object at 0x" in text:
        raise AssertionError(f"not said in words: {text!r}")


def in_range(state: State, seats: int) -> None:
    """Every number of the table is in its range: it can be read back."""
    shape: Shape = state.book.game.shape(state.book, seats)
    shape.read(json.loads(json.dumps(shape.out(state))), "")


def seen(state: State, seats: int) -> None:
    """Everybody can look at it."""
    for seat in (None, *range(seats)):
        json.dumps(state.view(seat))


def played(state: State, seed: int) -> int:
    """To the end, by chance, with every invariant at every decision; how many decisions."""
    game, chance, n, seats = state.book.game, random.Random(seed), 0, state.seats()
    seen(state, seats)
    while not state.over:
        wrong = game.check(state)
        assert not wrong, f"after {n} decisions, at {state.decision}: {wrong}"
        assert 0 <= state.seat < seats, f"seat {state.seat} is asked"
        assert len(state.legal) > 1, f"{state.decision} offers {len(state.legal)} options"
        said = disagreement(state)
        assert not said, f"{state.decision}: {said}"
        if n % LOOK == 0:
            in_range(state, seats)
        state.apply(chance.choice(state.legal))
        n += 1
        assert n < LONGEST, "endless"
    assert not game.check(state), f"at the end: {game.check(state)}"
    in_range(state, seats)
    seen(state, seats)
    assert [sum(sheet.values()) for sheet in game.sheet(state)] == state.scores(), "the score sheet does not add up"
    return n


class Endless(BaseException):
    """No position may take so long; nothing that catches what goes wrong catches this."""


def endless(*_: Any) -> None:
    raise Endless("endless")


def fuzzed(game_id: str, first: int, many: int) -> Positions:
    """One worker's share."""
    game, tally = tessera.game(game_id), Positions()
    signal.signal(signal.SIGALRM, endless)
    for number in range(first, first + many):
        where, data = changed(game, number)
        tally.tried += 1
        signal.alarm(PATIENCE)
        try:
            try:
                state = game.load(data)
            except (BadPosition, BadSetup) as refusal:
                told(refusal)
                tally.refused += 1
                continue
            tally.played += 1
            tally.decisions += played(state, number)
        except (Exception, Endless) as error:
            last = traceback.extract_tb(error.__traceback__)[-1]
            tally.faults.append(
                f"{game_id} {number} ({where}): {type(error).__name__}: {error} [{last.filename[-40:]}:{last.lineno}]"
            )
    signal.alarm(0)
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="which games; all by default")
    parser.add_argument("--positions", type=int, default=20_000, help="positions of each game")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    faults = 0
    with ProcessPoolExecutor(asked.jobs, mp_context=get_context("spawn")) as pool:
        for game in chosen_games(asked.game):
            end, tally = asked.first + asked.positions, Positions()
            begins = range(asked.first, end, CHUNK)
            for share in pool.map(fuzzed, [game.id] * len(begins), begins, [min(CHUNK, end - one) for one in begins]):
                tally.add(share)
            print(
                f"{game.id}: {tally.tried:,} positions, {tally.refused:,} refused, {tally.played:,} played to the end "
                f"({tally.decisions:,} decisions), {len(tally.faults)} faults",
                flush=True,
            )
            kinds = Counter(fault.partition("): ")[2][:60] for fault in tally.faults)
            for fault in tally.faults[:20]:
                print(f"  {fault}")
            for kind, n in kinds.most_common(12):
                print(f"  {n:5} x {kind}")
            faults += len(tally.faults)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
