"""Tables that play could not have come to, one by one: each is refused, and the line names the entry."""

import json
from pathlib import Path
from typing import Any

import pytest

import tessera
from tessera import BadPosition
from tessera.cli import run

FORUM = ["f01", None, None, None, None, None]


def of_gloria(
    *agenda: dict[str, Any], display: dict[str, Any], stock: dict[str, int] | None = None, **more: Any
) -> dict[str, Any]:
    players: list[dict[str, Any]] = [{"display": display, "stock": stock or {}}, {}, {}]
    return {"seats": 3, "players": players, "agenda": [{"seat": 0} | one for one in agenda]} | more


def received(card: str, **more: Any) -> dict[str, Any]:
    return {"do": "receive", "card": card, "item": 0, "times": 1, "given": None} | more


GLORIA = {
    "gold that is not owned": (
        of_gloria(
            {"do": "pay-gold", "card": "f01", "glory": 0, "food": 0}, display={"farm": [None]}, stock={"gold": 1}, forum=FORUM
        ),
        r"agenda\[0\]: pay-gold is about f01, which this player cannot buy",
    ),
    "food that is not owned": (
        of_gloria({"do": "pay-food", "card": "f01", "glory": 0}, display={"farm": [None]}, stock={"gold": 1}, forum=FORUM),
        r"agenda\[0\]: pay-food is about f01",
    ),
    "more glory than the price": (
        of_gloria({"do": "pay-food", "card": "f01", "glory": 19}, display={"farm": [None]}, stock={"glory": 30}, forum=FORUM),
        r"agenda\[0\]: pay-food names 19 glory",
    ),
    "more food than is owned": (
        of_gloria(
            {"do": "pay-gold", "card": "f01", "glory": 0, "food": 40},
            display={"farm": [None]},
            stock={"food": 30, "gold": 30, "peace": 30, "glory": 30},
            forum=FORUM,
        ),
        r"agenda\[0\]: pay-gold names 40 food",
    ),
    "a purchase without a bare base": (
        of_gloria({"do": "finish-purchase", "card": "f01", "base": "farm"}, display={"city": [None]}, forum=FORUM),
        r"agenda\[0\]: finish-purchase needs a bare base",
    ),
    "a purchase on the wrong type": (
        of_gloria({"do": "finish-purchase", "card": "f01", "base": "city"}, display={"city": [None]}, forum=FORUM),
        r"agenda\[0\]: finish-purchase needs a bare base",
    ),
    "a stack that waits twice": (
        of_gloria({"do": "activate"}, display={"farm": ["f01", None]}, laid="farm", unused=["f01", "f01"]),
        "unused: f01 stands there twice",
    ),
    "a gain for nothing given up, city": (
        of_gloria(received("c14"), {"do": "go-on"}, display={"city": ["c14"]}, laid="city"),
        r"agenda\[0\]: receive is about c14: given must name the building",
    ),
    "a gain for nothing given up, legion": (
        of_gloria(received("l14"), {"do": "go-on"}, display={"legion": ["l14"]}, laid="legion"),
        r"agenda\[0\]: receive is about l14: given must name the building",
    ),
    "a gain for what does not lie in the fire": (
        of_gloria(received("c14", given="f02"), {"do": "go-on"}, display={"city": ["c14"]}, laid="city"),
        r"agenda\[0\]: receive names f02 as given, which does not lie in the fire",
    ),
    "a gain of a card the player does not own": (
        of_gloria(received("f05"), {"do": "go-on"}, display={"farm": [None]}, laid="farm"),
        r"agenda\[0\]: receive is about f05, which is not in the display of seat 0",
    ),
    "two Romans in Africa": (
        {"seats": 3, "over": True, "end": "africa", "players": [{"space": 38}, {"space": 38}, {}]},
        r"players\[1\].space: the first Roman in Africa ends the game",
    ),
}
PANTHALOS = {
    "a titan bought back without a disc": (
        [{"discs": 0}, {}],
        {"do": "krypt-redeem", "seat": 0, "paid": {}},
        r"agenda\[0\]: krypt-redeem needs .*players\[0\].discs",
    ),
    "a winner's titan kept without a disc": (
        [{"discs": 0, "tiles": {"titan:fire:5": 1}, "known_titans": {"titan:fire:5": 1}}, {}],
        {"do": "duel-redeem", "seat": 0, "titan": "titan:fire:5"},
        r"agenda\[0\]: duel-redeem needs 1 in players\[0\].discs",
    ),
    "a disc laid without one": (
        [{"discs": 0}, {}],
        {"do": "polis-disc", "seat": 0},
        r"agenda\[0\]: polis-disc needs fewer discs",
    ),
    "a space of another place": (
        [{"figure": "phalanx-1"}, {}],
        {"do": "agora-choice", "seat": 0, "space": "phalanx-1"},
        r"agenda\[0\]: space: no piece of seat 0 stands on phalanx-1",
    ),
}
TARGET = {"do": "architect-target", "seat": 0, "unit": "land", "place": "roma", "steps": 0, "moved": []}
CONCORDIA = {
    "a full warehouse": (
        {"players": [{"goods": {"brick": 4, "food": 4}}, {}, {}], "agenda": [
            {"do": "accept-good", "seat": 0, "granted": {"brick": 1, "food": 1}}, {"do": "end-turn", "seat": 0}]},
        r"agenda\[0\].granted: 2 goods, and players\[0\] has 0 free spaces",
    ),
    "two stores of one seat": (
        {"agenda": [{"do": "accept-good", "seat": 0, "granted": {"brick": 3, "food": 3}}] * 2 + [{"do": "end-turn", "seat": 0}]},
        "agenda: a seat is asked by one accept-good at a time",
    ),
    "interim scoring where there is none": ({"agenda": [{"do": "interim-scoring", "seat": 0}]}, r"agenda\[0\].do: .* no interim"),
    "no steps left": ({"agenda": [TARGET]}, r"agenda\[0\].steps: no free way lies within reach"),
    "no steps left, behind another decision": (
        {"agenda": [{"do": "prefect-choice", "seat": 0}, TARGET]},
        r"agenda\[1\].steps: no free way lies within reach",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", GLORIA)
def test_gloria_mundi_refuses(case: str) -> None:
    sketch, said = GLORIA[case]
    with pytest.raises(BadPosition, match=said):
        tessera.game("gloria_mundi").load(sketch)


def test_gloria_mundi_locks_and_red_cards_do_not_wait() -> None:
    game = tessera.game("gloria_mundi")
    for type, name in enumerate(("farm", "city", "legion")):
        silent = next((b for b in game.book().edition.buildings if not b.waits and b.on == (type,)), None)
        if silent is not None:
            sketch = of_gloria({"do": "activate"}, display={name: [silent.id, None]}, laid=name, unused=[silent.id])
            with pytest.raises(BadPosition, match=f"unused: {silent.id} acts by itself"):
                game.load(sketch)


@pytest.mark.parametrize("case", PANTHALOS)
def test_panthalos_refuses(case: str) -> None:
    players, entry, said = PANTHALOS[case]
    with pytest.raises(BadPosition, match=said):
        tessera.game("panthalos").load({"seats": 2, "players": players, "agenda": [entry]})


def test_panthalos_who_knows_a_tile_knows_no_other_instead() -> None:
    """The last tile, known to seat 0, is put on top instead of the open one: it leaves the bottom, and its knowledge with it."""
    game = tessera.game("panthalos")
    position = game.start(seats=2, seed=1).position()
    last = position["disasters"][-1]
    assert position["disasters"].count(last) == 1
    position["known_disasters"] = [{"from_bottom": 1, "seats": [0]}]
    position["disasters"][0] = last
    loaded = game.load(position).position()
    assert (loaded["disasters"].count(last), loaded["known_disasters"]) == (1, [])


@pytest.mark.parametrize("case", CONCORDIA)
def test_concordia_refuses(case: str) -> None:
    sketch, said = CONCORDIA[case]
    with pytest.raises(BadPosition, match=said):
        tessera.game("concordia").load({"seats": 3} | sketch)


def test_concordia_a_seat_starts_once() -> None:
    game, teams = tessera.game("concordia"), {"seats": 4, "options": {"teams": True}}
    then = {"do": "play-card", "seat": 0}
    with pytest.raises(BadPosition, match=r"agenda\[0\].seat: has a start city already"):
        game.load(teams | {"agenda": [{"do": "choose-start-city", "seat": 0}, then]})
    state = game.load(teams | {"agenda": [{"do": "choose-start-city", "seat": 3}, then]})
    assert (state.decision, state.seat) == ("choose-start-city", 3)
    assert game.load(teams | {"agenda": [{"do": "choose-start-city", "seat": 3}, then]}).digest() == state.digest(), (
        "nothing is left behind"
    )


def test_concordia_in_a_sketch_of_the_team_game_everybody_is_on_the_board() -> None:
    game, teams = tessera.game("concordia"), {"seats": 4, "options": {"teams": True}, "agenda": [{"do": "play-card", "seat": 0}]}
    players = game.load(teams).position()["players"]
    assert all(len(p["land"]) + len(p["sea"]) == 2 for p in players)
    said = game.load(teams | {"players": [{}, {}, {"land": ["massilia"]}, {}]}).position()["players"]
    assert (said[2]["land"], said[2]["sea"]) == (["massilia"], []), "what is said stays"


def test_concordia_tiles_and_coins_said_in_part() -> None:
    game = tessera.game("concordia")
    whole = game.load({"seats": 3}).position()
    part = game.load({"seats": 3, "tiles": {"massilia": "wine"}, "coins": {"italia": "coins"}}).position()
    assert part["tiles"] == whole["tiles"] | {"massilia": "wine"}
    assert part["coins"] == whole["coins"] | {"italia": "coins"}
    with pytest.raises(BadPosition, match="tiles: unknown name 'atlantis'"):
        game.load({"seats": 3, "tiles": {"atlantis": "wine"}})


def test_concordia_the_start_hand_and_a_card() -> None:
    game = tessera.game("concordia")
    usual = game.load({"seats": 3}).position()["players"][0]["hand"]
    more = game.load({"seats": 3, "players": [{"hand": ["...", "I-smith"]}, {}, {}]}).position()
    assert sorted(more["players"][0]["hand"]) == sorted([*usual, "I-smith"])
    assert "I-smith" not in more["display"] + more["deck"]
    played = game.load({"seats": 3, "players": [{"hand": ["...", "I-smith"], "pile": ["p-senator"]}, {}, {}]}).position()
    assert sorted(played["players"][0]["hand"]) == sorted({*usual, "I-smith"} - {"p-senator"})


def test_aquileia_behind_placement_everybody_has_a_crest() -> None:
    game = tessera.game("aquileia")
    position = game.start(seats=3, seed=1).position() | {"start_player": 1, "agenda": [{"do": "portus"}]}
    position["players"][2] |= {"crest": 1, "henchmen": ["portus-bronze"]}
    position["harbour_coins"] = ["bronze"]
    state = game.load(position, stop="portus")
    assert [p["crest"] for p in state.position()["players"]] == [3, 2, 1], "in player order on the fields left"
    stopped = game.start(seats=3, seed=1).position()
    stopped["players"][(stopped["agenda"][0]["seat"] + 1) % 3]["stopped"] = True
    with pytest.raises(BadPosition, match=r"crest: must be on the track before this player stops \(AQU-019\)"):
        game.load(stopped)


@pytest.mark.parametrize("sketch", [{"seats": 3}, {"players": [{}, {}, {}]}], ids=["seats", "players"])
def test_the_command_takes_a_sketch_that_names_no_game(sketch: dict[str, Any], tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "sketch.json"
    file.write_text(json.dumps(sketch), encoding="utf-8")
    assert run(["table", "massilia", "--load", str(file), "--watch", "--bots", "random", "--lang", "en"]) == 0
    assert "The game is over." in capsys.readouterr().out
    file.write_text(json.dumps(sketch | {"game": "concordia"}), encoding="utf-8")
    assert run(["table", "massilia", "--load", str(file), "--watch"]) == 2
