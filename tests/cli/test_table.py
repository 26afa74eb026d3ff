"""The table in the terminal: a whole game of every game, and everything one can type."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import tessera
from tessera import Game, bots
from tessera.cli import run
from tessera.cli.play import Sitting
from tessera.core import record
from tessera.core.record import Record
from tessera.core.rulestext import rules_text

every_game = pytest.mark.parametrize("game", tessera.games(), ids=lambda game: game.id)
GAME = tessera.games()[0]


class Keyboard(Console):
    """A console somebody types at; at the end of the list they stop."""

    def __init__(self, typed: Iterator[str]) -> None:
        super().__init__(record=True, width=160, file=open("/dev/null", "w"), highlight=False)  # noqa: SIM115
        self.typed = typed

    def input(self, *_args: object, **_more: object) -> str:  # type: ignore[override]
        try:
            return next(self.typed)
        except StopIteration:
            raise EOFError from None


class Glancing(Sitting):
    """Somebody who looks at the whole board at every eighth decision: drawing it is most of the work (test_boards.py reads it)."""

    glances = 0

    def show_board(self) -> None:
        self.glances += 1
        if self.glances % 8 == 1:
            super().show_board()


def sat(
    game: Game, typed: Iterator[str] | list[str], language: str = "en", people: int = 1, kind: type[Sitting] = Sitting
) -> tuple[Sitting, str]:
    count = game.seat_counts()[0]
    made = Record(game, count, seed="3")
    players = [None if seat < people else bots.make("random", seed=seat) for seat in range(count)]
    console = Keyboard(iter(typed))
    sitting = kind(made, made.start(), players, language, console)
    sitting.run()
    return sitting, console.export_text()


def numbers(seed: int) -> Iterator[str]:
    chance = random.Random(seed)
    while True:
        yield str(chance.randint(1, 4))


@every_game
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game(game: Game, language: str) -> None:
    sitting, text = sat(game, numbers(1), language=language, kind=Glancing)
    assert sitting.state.over
    assert {"en": "The game is over.", "de": "Das Spiel ist zu Ende."}[language] in text
    assert sitting.record.verify().over
    assert "{" not in text, "a message was not filled in"
    for prefix in ("opt-", "event-", "decision-", "sheet-"):
        assert f" {prefix}" not in text, "a message is missing"


@every_game
def test_nothing_hidden_is_printed(game: Game) -> None:
    """What a person reads comes from their own view: in a twin world they read the same."""
    made = Record(game, game.seat_counts()[0], seed="3")
    state = made.start()
    chance = random.Random(2)
    for _ in range(25):
        if not state.over:
            state.choose(chance.choice(state.options()))
    seat = state.seat
    texts = []
    for world in (state, state.imagined(seat, 77)):
        console = Keyboard(iter(["board", "keys"]))
        sitting = Sitting(Record(game, made.seats, seed="3"), world.clone(), [None] * made.seats, "en", console)
        sitting.run()
        texts.append(console.export_text())
    assert texts[0] == texts[1]


def test_choosing_by_number_key_and_beginning() -> None:
    options = Record(GAME, GAME.seat_counts()[0], seed="3").start()
    while options.seat != 0:
        options = sat(GAME, [])[0].state.clone()
    keys = [options.book.keys[code] for code in options.codes()]
    for typed in ("1", keys[0]):
        assert sat(GAME, [typed])[0].record.keys.count(keys[0]) >= 1
    _, text = sat(GAME, ["999", "no such thing", "", "   "])
    assert text.count("is no option here") == 2


def test_undo_goes_back_to_the_own_choice() -> None:
    begun, _ = sat(GAME, [])
    undone, text = sat(GAME, ["1", "1", "undo", "undo", "undo"])
    assert "Taken back" in text
    assert "There is nothing to take back." in text
    assert undone.record.keys == begun.record.keys
    assert undone.state.digest() == begun.state.digest()
    again, _ = sat(GAME, ["1", "undo", "1"])
    once, _ = sat(GAME, ["1"])
    assert again.record.keys[: len(begun.record.keys) + 1] == once.record.keys[: len(begun.record.keys) + 1]


def test_everything_one_can_ask() -> None:
    begun, _ = sat(GAME, [])
    legal = begun.state.options()[0]
    illegal = next(key for key in begun.state.book.keys if key not in begun.state.options())
    clause = begun.state.why_not(illegal)
    assert clause is not None
    asked = [
        "?",
        "help",
        "why",
        f"why {legal}",
        "why 1",
        f"why {illegal}",
        illegal,
        "why nonsense",
        "log",
        "board",
        "keys",
        "hint",
        "hint nobody",
    ]
    asked += ["rules", f"rules {clause}", f"rules {clause[4:]}", "rules qqqq", "show", "show players", "quit"]
    _, text = sat(GAME, asked)
    flat = " ".join(text.split())
    for expected in (
        "take your last choice back",
        f"{legal} is legal now",
        f"{illegal} is not possible now: [{clause}]",
        "nonsense is no option key",
        "What the bot search:ms=600 thinks, from what you know",
        "% to win",
        "no bot 'nobody'",
        "There is no clause qqqq",
        "Until next time.",
    ):
        assert expected in flat, expected
    assert flat.count(rules_text(GAME, "en").clauses[clause].text) >= 5


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    file, table, nowhere = tmp_path / "game.rec", tmp_path / "table.json", tmp_path / "no" / "where.rec"
    sitting, text = sat(GAME, ["1", "1", f"save {file}", f"save {table}", f"save {nowhere}"])
    assert text.count("Saved: ") == 2
    assert "No such file" in text
    assert record.read(file).verify().digest() == sitting.state.digest()
    assert GAME.load(json.loads(table.read_text())).digest() == sitting.state.digest()


def test_several_people_and_none() -> None:
    sitting, _ = sat(GAME, numbers(4), people=GAME.seat_counts()[0])
    assert sitting.state.over
    watched, _ = sat(GAME, [], people=0)
    assert watched.state.over


@pytest.mark.parametrize("arguments", [["--watch", "--bots", "random"], ["--seat", "1", "2", "--lang", "de"]])
def test_the_command(arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from tessera import cli

    monkeypatch.setattr("builtins.input", lambda *_: (_ for _ in ()).throw(EOFError))
    code = cli.run(["table", GAME.id, "--seed", "1", *arguments])
    captured = capsys.readouterr()
    assert code == 0
    assert ("The game is over" if "--watch" in arguments else "Bis zum nächsten Mal") in captured.out


def test_what_happens_by_itself_before_the_first_question_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first card that is turned up at a new table, and what runs by itself when a sketch is loaded."""
    typed = Keyboard(iter(["log", "quit"]))
    monkeypatch.setattr("tessera.cli.commands.table.console", lambda: typed)
    assert run(["table", "gloria_mundi", "--seats", "3", "--seed", "1", "--lang", "en"]) == 0
    assert "Player 1 reveals" in typed.export_text()
    sketch = tmp_path / "sketch.json"
    sketch.write_text(json.dumps({"seats": 3, "agenda": [{"do": "reveal", "seat": 0}]}), encoding="utf-8")
    typed = Keyboard(iter(["log", "quit"]))
    assert run(["table", "gloria_mundi", "--load", str(sketch), "--lang", "en"]) == 0
    assert "reveals" in typed.export_text()
