"""The heuristic knows what is good, and the edition's numbers are really used."""

from pathlib import Path

import pytest

from tessera import BadEdition

from .table import GAME, LISA, STEFAN, Table, coins, play, random_states, score


def value(table: Table, seat: int = STEFAN) -> float:
    return GAME.value(table.load(), seat)


def test_terms_have_names_and_add_up() -> None:
    for n, state in enumerate(random_states(3, 4)):
        if n % 15 == 0 and not state.over:
            terms = GAME.terms(state, 0)
            assert len(terms) == len(GAME.term_names)
            assert abs(sum(terms) - GAME.value(state, 0)) < 1e-6
    assert abs(GAME.value(state, 0) - (state.scores()[0] - sum(state.scores()[1:]) / 2)) < 1e-9


def test_more_is_better() -> None:
    plain = value(Table())
    assert value(Table().coins(STEFAN, 4, 3, 3)) > plain
    assert value(Table().hand(STEFAN, "slave-2", "weapon-2")) > plain
    assert value(Table().houses(STEFAN, "workshop-5a")) > plain
    assert value(Table().houses(STEFAN, "villa-blue-8")) > plain
    assert value(Table().houses(LISA, "workshop-6")) < plain


def test_a_villa_is_worth_more_with_its_laurel() -> None:
    match = value(Table().houses(STEFAN, "villa-blue-10").hand(STEFAN, "laurel-blue"))
    apart = value(Table().houses(STEFAN, "villa-blue-10").hand(STEFAN, "laurel-white"))
    assert match > apart + 5


def test_spaces_are_valued_by_what_they_bring() -> None:
    def on(space: str) -> float:
        return value(Table().men(STEFAN, space).coins(STEFAN, 3, 2, 2).hand(STEFAN, "slave-2"))

    assert on("arena-a") > on("arena-b")
    assert on("forum-2") > on("forum-4")
    assert on("arena-a") > on("portus-bronze")  # no left building: the harbour is worthless


def test_numbers_fit_their_rows_and_are_bytes() -> None:
    for seats in (2, 5):
        rows = GAME.number_rows(GAME.book().edition, seats)
        for n, state in enumerate(random_states(seats, 7)):
            if n % 25 == 0:
                for seat in range(seats):
                    numbers = GAME.numbers(state, seat)
                    assert len(numbers) == sum(length for _, length in rows)
                    assert all(0 <= x <= 255 for x in numbers)


def changed(tmp_path: Path, *swaps: tuple[str, str]) -> Path:
    text = GAME.default_edition
    for old, new in swaps:
        assert old in text
        text = text.replace(old, new, 1)
    file = tmp_path / "edition.toml"
    file.write_text(text)
    return file


def test_two_editions_in_one_process(tmp_path: Path) -> None:
    file = changed(
        tmp_path,
        ("[action.pecunia]\npoints = 4 ", "[action.pecunia]\npoints = 7 "),
        ("[action.dolus]\nred_dice = 2", "[action.dolus]\nred_dice = 3"),
        ("coins = { bronze = 2, silver = 1, gold = 1 }", "coins = { bronze = 5, silver = 1, gold = 1 }"),
    )
    other = Table(edition=file).men(STEFAN, "pecunia").men(LISA, "dolus").dice("ggg").do("mercatus").load()
    assert coins(other, LISA) == (5, 1, 4)
    play(other, "gold-down")
    assert score(other, STEFAN) == 7
    mine = play(Table().men(STEFAN, "pecunia").do("mercatus").load(), "gold-down")
    assert score(mine, STEFAN) == 4


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("slave_cards = 22", "slave_cards = 23", "components.slave_cards: 22 is what deck.slave.count adds up to, found 23"),
        ('id = "dolus"', 'id = "pecunia"', r"space\[pecunia\]: stands there 2 times"),
        (
            'colour = "blue"\nvalue = 10',
            'colour = "red"\nvalue = 10',
            r"site\[villa-blue-10\].colour: unknown 'red'; known: white",
        ),
        ("rounds = 6", "rounds = 7", "components.stadium_cards: two per round"),
        ("rounds = 6", 'rounds = "six"', "game_length.rounds"),
        ('closed_spaces = ["equi-right"', 'closed_spaces = ["equi-far"', "unknown 'equi-far'"),
        (
            "bronze = 2, silver = 2, gold = 1, slaves = 3",
            "bronze = 2, silver = 2, gold = -1, slaves = 3",
            r"site\[villa-blue-10\].cost.gold",
        ),
    ],
)
def test_a_senseless_edition_is_refused_by_entry(tmp_path: Path, old: str, new: str, words: str) -> None:
    with pytest.raises(BadEdition, match=words):
        GAME.start(seats=4, seed=1, edition=changed(tmp_path, (old, new)))
