"""Sketches of the house's games: what follows from what they say. What holds for every game is in tessera.conformance."""

import re
from pathlib import Path
from typing import Any

import pytest

import tessera
from tessera import BadPosition, Game
from tessera.conformance.tables import every_game
from tessera.core.codec import Agenda


def test_panthalos_dice_one_by_one_and_tiles_instead_of_those_on_display() -> None:
    """Both instructors are the player's, so none lies in ART; a die not named is as at the start."""
    game = tessera.game("panthalos")
    players = [{"tiles": {"artisan:instructor": 2}, "discs": 2, "dice": {"d1": {"pips": 5}}}, {}]
    state = game.load({"seats": 2, "players": players, "agenda": [{"do": "turn", "seat": 0}]})
    position = state.position()
    assert "instructor" not in position["art"]
    assert position["players"][0]["dice"]["d1"] == {"pips": 5, "at": "supply", "crowned": False}
    assert position["players"][0]["dice"]["d3"] == {"pips": 2, "at": "thermae", "crowned": False}
    assert sum(position["players"][1]["tiles"].values()) == 1  # the titan of the start


def test_panthalos_the_rest_of_the_round_follows() -> None:
    game = tessera.game("panthalos")
    after = {
        "placement": 13,
        "polis-lay": 11,
        "agora": 10,
        "krypt": 3,
        "krypt-return": 3,
        "arena": 2,
        "clean-up": 1,
        "end-check": 0,
    }
    for do, rest in after.items():
        entry = {"do": do} | ({"seat": 0} if do in ("placement", "polis-lay") else {})
        position = game.start(seats=2, seed=1).position() | {"agenda": [entry]}
        book = game.book()
        state = game.shape(book, 2).made(**loaded(game, position))
        assert len(state.agenda) == 1 + rest, do
    state = game.load({"seats": 2, "agenda": [{"do": "turn", "seat": 1}], "players": [{}, {"figure": "agro"}]})
    state.choose("pass")
    assert (state.decision, state.seat) == ("turn", 0)


def loaded(game: Game, position: dict[str, Any]) -> dict[str, Any]:
    shape = game.shape(game.book(), position["seats"])
    head = ("format", "game", "rules", "edition", "options", "seats", "chance", "over")
    return {"book": game.book(), "legal": [], "over": False, "rng": 1, "secret": b""} | shape.read(position, "", beside=head)


def test_panthalos_a_lightning_choice_goes_on_with_placement() -> None:
    game = tessera.game("panthalos")
    for space, then in (("agora-1", "turn"), ("agora-2", "end")):
        players = [{"figure": space}, {}]
        sketch = {"seats": 2, "players": players, "agenda": [{"do": "agora-choice", "seat": 0, "space": space}]}
        state = game.load(sketch)
        state.choose("decline")
        assert (state.position()["round"], state.decision) == ((1, "turn") if then == "turn" else (2, "turn"))


def test_panthalos_pieces_return_from_krypt_behind_the_last_defender() -> None:
    game = tessera.game("panthalos")
    players = [{"dice": {"d1": {"at": "krypt-2"}}, "tiles": {"titan:fire:9": 1}}, {}]
    agenda = [{"do": "defend", "seat": 0, "required": 5}]
    state = game.load({"seats": 2, "players": players, "agenda": agenda, "disasters": ["disaster:fire:3", "disaster:air:1"]})
    state.choose("endure")
    assert state.position()["players"][0]["dice"]["d1"]["at"] == "supply"


def test_concordia_cards_named_leave_hand_and_display() -> None:
    game = tessera.game("concordia")
    players = [{"pile": ["p-senator"]}, {"hand": ["p-tribune", "I-smith"]}, {}]
    position = game.load({"seats": 3, "players": players}).position()
    assert "p-senator" not in position["players"][0]["hand"]
    assert "I-smith" not in position["display"] + position["deck"]
    assert len([card for card in position["display"] if card]) == 6


def test_concordia_the_turn_ends_behind_a_decision() -> None:
    game = tessera.game("concordia")
    state = game.load({"seats": 3, "agenda": [{"do": "buy-card", "seat": 1, "kind": "consul", "left": 1}]})
    state.choose("stop")
    assert (state.decision, state.seat) == ("play-card", 2)
    with pytest.raises(BadPosition, match="agenda"):
        game.load({"seats": 4, "options": {"teams": True}, "agenda": [{"do": "prefect-choice", "seat": 1}]})


def test_gloria_mundi_hands_pile_and_active_player_follow() -> None:
    game = tessera.game("gloria_mundi")
    players = [{}, {"display": {"farm": [None, "f01"]}, "stock": {"gold": 4}}, {}]
    forum = ["c02", None, None, None, None, None]
    state = game.load({"seats": 3, "players": players, "forum": forum, "agenda": [{"do": "lay-base", "seat": 1}]})
    position = state.position()
    assert position["active"] == 1
    assert position["players"][1]["hand"] == {"farm": 6, "city": 6, "legion": 6}
    assert position["players"][1]["stock"] == {"food": 0, "gold": 4, "peace": 0, "glory": 0}
    assert len(position["pile"]) == 55
    assert len(game.load({"seats": 3, "fire": None}).position()["pile"]) == 0
    short = game.load({"seats": 3, "pile": ["f01", "c02"], "agenda": [{"do": "lay-base", "seat": 0}]}).position()
    assert (short["pile"], len(short["fire"])) == (["f01", "c02"], 57 - 2 - len([card for card in short["forum"] if card]))


def test_aquileia_a_coin_lies_under_every_henchman_in_the_harbour() -> None:
    game = tessera.game("aquileia")
    players = [{"henchmen": ["latro"]}, {"henchmen": ["portus-bronze"]}, {"henchmen": ["portus-gold"]}]
    state = game.load({"seats": 3, "players": players, "agenda": [{"do": "place", "seat": 0}]})
    assert state.position()["harbour_coins"] == ["bronze", "gold"]


def test_aquileia_what_a_short_deck_lacks_lies_on_the_discard_pile() -> None:
    game = tessera.game("aquileia")
    players = [{"slave_cards": ["slave-1"]}, {"equi_public": {"weapon-3": 1}}, {}]
    position = game.load({"players": players, "slave_deck": ["slave-2"], "equi_deck": []}).position()
    assert (position["slave_deck"], position["slave_discard"]) == (["slave-2"], {"slave-1": 10, "slave-2": 10})
    assert (position["equi_deck"], sum(position["equi_discard"].values())) == ([], 17 - 1 - 3)


def test_massilia_figures_and_prices_one_by_one() -> None:
    game = tessera.game("massilia")
    sketch = {"seats": 2, "figures": {"violet": 12}, "prices": {"temple": 2}, "stalls": [{"plot": 15, "seat": 0}]}
    position = game.load(sketch | {"temple": ["brown:3"], "agenda": [{"do": "turn", "seat": 0}]}).position()
    assert position["figures"]["violet"] == 12
    assert set(position["figures"]) == {"consul", "pink", "orange", "violet"}
    assert position["prices"]["temple"] == 2


PAGES = sorted((Path(__file__).parents[2] / "docs").glob("positions*.md")) + sorted(
    (Path(__file__).parents[2] / "docs" / "positions").glob("*.md")
)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_examples_of_the_documentation_run(page: Path) -> None:
    names: dict[str, Any] = {}
    examples = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    assert examples
    for example in examples:
        exec(example, names)


@every_game
def test_every_entry_is_described(game: Game) -> None:
    """Each entry of a position, of a player, and each thing to do stands on the game's page."""
    page = next(page for page in PAGES if page.stem == game.id).read_text(encoding="utf-8")
    general = next(page for page in PAGES if page.stem == "positions").read_text(encoding="utf-8")
    said = set(re.findall(r"[a-z0-9_-]+", page + general))
    position = game.start(seed=1).position()
    assert set(position) | set(position["players"][0]) <= said
    agenda = game.shape(game.book(), 3).fields["agenda"]
    assert isinstance(agenda, Agenda)
    for do, shape in agenda.shapes.items():
        assert {do, *shape.fields} <= said, do
