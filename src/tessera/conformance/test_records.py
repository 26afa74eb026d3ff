"""Records: text, strict. Whatever is wrong with a file is one error that names the line, and nothing else happens."""

import random
import re
from pathlib import Path

import pytest

from tessera import BadRecord, Game, Record
from tessera.core import chance, record

from .tables import Setup, every_game, few_setups

SECRET = bytes(range(32))


def recorded(setup: Setup, seed: str = "5", keyed: bool = False) -> Record:
    made = Record(setup.game, setup.seats, seed=seed, options=dict(setup.options))
    if keyed:
        made.chance, made.seed, made.commitment = "keyed", SECRET.hex(), chance.commitment(SECRET)
    state, choice = made.start(), random.Random(5)
    while not state.over:
        made.keys.append(choice.choice(state.options()))
        state.choose(made.keys[-1])
    made.digest = state.digest()
    return made


def one_of(game: Game) -> Record:
    return recorded(Setup(game, game.seat_counts()[0]))


@few_setups
def test_a_record_comes_back_as_it_was(setup: Setup) -> None:
    for keyed in (False, True):
        made = recorded(setup, keyed=keyed)
        text = made.text()
        read = record.parse(text.encode())
        assert read.text() == text
        assert read.verify().digest() == made.digest
        assert read.replay(3).digest() == list_of_digests(made, 3)
        assert record.parse(text.replace("\n", "\r\n")).keys == made.keys


def list_of_digests(made: Record, upto: int) -> str:
    return [state.digest() for state in made.states()][upto]


@every_game
def test_a_record_may_start_from_a_position(game: Game) -> None:
    begun = one_of(game)
    middle = begun.replay(10)
    made = Record(game, begun.seats, position=middle.position(), keys=begun.keys[10:])
    assert made.replay().digest() == begun.digest
    assert record.parse(made.text()).verify().digest() == begun.digest


def refused(text: bytes | str) -> str:
    with pytest.raises(BadRecord) as refusal:
        record.parse(text).verify()
    assert re.match(r"line \d+: ", str(refusal.value)), refusal.value
    assert "\n" not in str(refusal.value)
    return str(refusal.value)


@every_game
def test_a_cut_off_record_is_refused_wherever_it_is_cut(game: Game) -> None:
    text = one_of(game).text()
    for end in {*range(0, min(400, len(text)), 13), *range(0, len(text), 97), len(text) - 1}:
        refused(text[:end])


@every_game
def test_every_header_line_matters(game: Game) -> None:
    lines = one_of(game).text().split("\n")
    cut = lines.index("--")
    for n in range(cut + 1):
        assert f"line {1 if n == 0 else ''}" in refused("\n".join(lines[:n] + lines[n + 1 :]))
        if n < cut:
            refused("\n".join(lines[: n + 1] + lines[n:]))
    refused("\n".join([*lines[:3], "unheard: of", *lines[3:]]))


@every_game
@pytest.mark.parametrize(
    ("line", "value", "said"),
    [
        (0, "tessera-record 2", "foreign version"),
        (0, "tessera-record", "foreign version"),
        (0, "PK\x03\x04", "no record"),
        (1, "game: chess", "no game"),
        (2, "rules: 99", "rules version"),
        (2, "rules: x", "cannot be read"),
        (3, "edition: 0000000000000000", "edition"),
        (4, "seats: 99", "99"),
        (4, "seats: four", "cannot be read"),
        (5, "options: []", "object"),
        (5, "options: {", "cannot be read"),
        (5, 'options: {"no such": 1}', "no option"),
        (5, "options: " + "[" * 100_000, "cannot be read"),
        (6, "chance: dice", "fast or keyed"),
        (6, "chance: keyed", "cannot be read"),
    ],
)
def test_a_wrong_header_names_its_line(game: Game, line: int, value: str, said: str) -> None:
    lines = one_of(game).text().split("\n")
    lines[line] = value
    if value == "chance: keyed":
        lines[7] = "seed: no hex"
    message = refused("\n".join(lines))
    assert message.startswith(f"line {8 if value == 'chance: keyed' else line + 1}:")
    assert said in message


@every_game
def test_a_wrong_key_names_its_line(game: Game) -> None:
    made = one_of(game)
    lines = made.text().split("\n")
    first = lines.index("--") + 1
    for n in (0, 5, len(made.keys) - 1):
        changed = [*lines]
        changed[first + n] = "no such key"
        assert refused("\n".join(changed)).startswith(f"line {first + n + 1}: 'no such key' is no option key")
        state = made.replay(n)
        illegal = [key for key in state.book.keys if key not in state.options()]
        if not illegal:
            continue
        changed[first + n] = illegal[0]
        message = refused("\n".join(changed))
        assert message.startswith(f"line {first + n + 1}: ")
        assert "is not legal" in message


@every_game
def test_a_wrong_end_names_its_line(game: Game) -> None:
    made = one_of(game)
    lines = made.text().split("\n")
    last = len(lines) - 2
    for end, said in (
        (f"== {len(made.keys)} {'0' * 32}", "not in"),
        (f"== {len(made.keys) + 1} {made.digest}", "keys"),
        (f"== {len(made.keys)}", "keys"),
        ("==", "cut off"),
    ):
        assert said in refused("\n".join([*lines[:last], end, ""]))
    after = [*lines[:last], made.keys[-1], f"== {len(made.keys) + 1} {made.digest}", ""]
    assert "after the end" in refused("\n".join(after))


@every_game
def test_what_is_no_text_is_refused(game: Game) -> None:
    text = one_of(game).text().encode()
    assert refused(text[:60] + b"\xff\xfe" + text[60:]).startswith("line ")
    assert "not a text" in refused(text[:60] + b"\0" + text[60:])
    assert "larger" in refused(b"x" * 100_000_000)
    refused(b"")
    refused(bytes(range(256)) * 100)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    huge = tmp_path / "huge.rec"
    with huge.open("wb") as file:
        file.truncate(100_000_000)
    for path in (tmp_path / "missing.rec", tmp_path, huge):
        with pytest.raises(BadRecord, match=re.escape(str(path))):
            record.read(path)


@every_game
def test_the_seed_of_a_match_binds_and_opens(game: Game) -> None:
    """The commitment is shown before the game; a seed that does not fit it is refused; unopened it cannot be replayed."""
    made = recorded(Setup(game, game.seat_counts()[0]), keyed=True)
    text = made.text()
    assert chance.opens(SECRET, made.commitment)
    assert SECRET.hex() not in made.commitment
    assert "does not fit the commitment" in refused(text.replace(SECRET.hex(), bytes(32).hex()))
    closed = record.parse("\n".join(line for line in text.split("\n") if not line.startswith("seed: ")))
    with pytest.raises(BadRecord, match="not open yet"):
        closed.replay()


@every_game
def test_a_keyed_game_is_another_for_every_seed(game: Game) -> None:
    first = game.start(seed=SECRET)
    assert first.digest() == game.start(seed=SECRET).digest()
    assert first.digest() != game.start(seed=bytes(32)).digest()
    assert game.load(first.position()).digest() == first.digest()
