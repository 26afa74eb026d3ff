"""What `tessera balance` says of a game, on made-up books and on games really played."""

import random

import pytest

import tessera
from tessera.arena import balance
from tessera.arena.balance_page import as_html, compared_html
from tessera.arena.books import Account, Moment
from tessera.arena.match import fixtures
from tessera.cli import run

GAME = tessera.game("gloria_mundi")


def made_up(games: int = 1500) -> list[Account]:
    """Two players; the rich one wins four of five times. Rich players buy the villa, which does nothing; anybody takes the charm, and
    those who do win more often; nobody wants the ruin."""
    chance = random.Random(4)
    found = []
    for seed in range(games):
        rich, charmed = chance.randrange(2), chance.randrange(3)  # charmed 2: neither
        odds = 0.8 if rich == 0 else 0.2
        odds = min(0.95, odds + 0.15) if charmed == 0 else max(0.05, odds - 0.15) if charmed == 1 else odds
        won = int(chance.random() >= odds)
        moments = [Moment("buy villa", "buy", rich, 0.8)]
        moments += [Moment("buy hut", "buy", seat, 0.8 if seat == rich else 0.2) for seat in range(2)]
        moments += [
            Moment("pray charm" if seat == charmed else "pray not", "pray", seat, 0.8 if seat == rich else 0.2)
            for seat in range(2)
        ]
        one = Account(seed, [1.0 - won, float(won)], [10, 10], 20, moments=moments)
        one.asked.update(buy=2, pray=2)
        one.offered.update({"buy villa": 2, "buy hut": 2, "buy ruin": 2})
        one.chosen.update({"buy villa": 1, "buy hut": 2})
        one.sheets = [{"trade": 7 + 3 * (1 - won), "total": 10}, {"trade": 7 + 3 * won, "total": 10}]
        found.append(one)
    return found


def test_a_thing_of_the_rich_is_judged_among_the_rich() -> None:
    found = {use.what: use for use in balance.uses(made_up())}
    assert found["buy villa"].plain.value > 1.4  # as it looks
    assert found["buy villa"].worth.value == pytest.approx(1, abs=0.05)  # as it is
    assert found["pray charm"].worth.low > 1.05
    assert found["pray not"].worth.high < 1


def test_a_thing_of_who_begins_is_judged_among_those_who_begin() -> None:
    """Who begins wins four of five times and mostly takes the crown, which does nothing."""
    chance, found = random.Random(5), []
    for seed in range(1500):
        begins = chance.randrange(2)
        won = begins if chance.random() < 0.8 else 1 - begins
        moments = [
            Moment("take crown" if chance.random() < (0.8 if seat == begins else 0.2) else "take straw", "take", seat, 0.5)
            for seat in range(2)
        ]
        found.append(Account(seed, [float(seat == won) for seat in range(2)], [9, 9], 20, moments=moments, begins=begins))
    crown = next(use for use in balance.uses(found) if use.what == "take crown")
    assert crown.plain.value > 1.3  # as it looks
    assert crown.worth.value == pytest.approx(1, abs=0.05)  # as it is


def test_what_nobody_wants_and_how_winners_make_their_points() -> None:
    found = made_up(200)
    assert [row[0] for row in balance.unwanted(found)] == ["buy ruin"]
    ((source, won, lost, most),) = balance.ways(found)
    assert (source, won.value, lost.value, most.value) == ("trade", 10, 7, 2)


def test_who_begins_is_told_apart_from_the_seats() -> None:
    """Lots are drawn for the start, and who begins always wins: no seat is better than another."""
    found = [Account(seed, [float(seat == seed % 4) for seat in range(4)], [9] * 4, 20, begins=seed % 4) for seed in range(40)]
    data = balance.summary(found)
    assert [share["value"] for share in data["seats"]] == [0.25] * 4
    assert [share["value"] for share in data["order"]] == [1, 0, 0, 0]
    played = [balance.account(fixture) for fixture in fixtures(GAME, ["random"], 12, 4)]
    assert {one.begins for one in played} == {GAME.start(4, seed=one.seed).seat for one in played}
    assert len({one.begins for one in played}) > 1


def test_two_editions_are_compared_deal_by_deal() -> None:
    found = made_up(100)
    data = balance.compared(found, found)
    assert data["decisions"]["value"] == 0
    assert [share["value"] for share in data["seats"]] == [0, 0]
    assert "<svg" in compared_html("Test", {2: data})
    with pytest.raises(ValueError, match="same deals"):
        balance.compared(found, found[::-1])


def test_the_books_of_games_really_played() -> None:
    found = [balance.account(fixture) for fixture in fixtures(GAME, ["random"], 3, 2)]
    data = balance.summary(found)
    assert data["games"] == 3
    assert sum(data["asked"].values()) == pytest.approx(data["decisions"]["value"], abs=0.5)
    moments = [moment for one in found for moment in one.moments]
    assert all(0 < moment.chance < 1 for moment in moments)
    assert any(moment.what.startswith("buy ") for moment in moments)
    assert all(one.chosen[what] <= one.offered[what] for one in found for what in one.chosen)
    assert "<svg" in as_html("Test", {2: found})


def test_the_command_compares_editions_at_every_seat_count(capsys: pytest.CaptureFixture[str], tmp_path) -> None:
    page = tmp_path / "page.html"
    own = tmp_path / "mine.toml"
    assert run(["edition", "new", "gloria_mundi", str(own)]) == 0
    capsys.readouterr()
    command = ["balance", "gloria_mundi", "--bots", "random", "--games", "2", "--jobs", "1", "--seats", "2", "--out", str(page)]
    assert run([*command, "--against", str(own)]) == 0
    assert "win share by seat: +0.000" in capsys.readouterr().out
    assert "2 players, 2 deals" in page.read_text(encoding="utf-8")


def test_the_network_may_draw_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    """Else all its games would open alike. At the network's own chances, whatever the softness of the level `medium` is."""
    pytest.importorskip("onnxruntime", reason="pip install 'tessera[networks]'")
    assert run(["balance", "panthalos", "--drawn", "--games", "1", "--jobs", "1", "--seats", "2"]) == 0
    assert "1 games of net:warm=0.5" in capsys.readouterr().out
    assert run(["balance", "panthalos", "--drawn", "--bots", "greedy", "--games", "1"]) == 2
    assert "--drawn" in capsys.readouterr().err
