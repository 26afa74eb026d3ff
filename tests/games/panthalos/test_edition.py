"""Editions: nonsense is refused by entry, and every number that is changed is played."""

from pathlib import Path

import pytest

import tessera
from tessera import BadEdition
from tessera.core import position
from tessera.core.errors import BadPosition
from tessera.core.rulestext import rules_text

from .table import GAME, Desk, play, player

TEXT = GAME.default_edition


def changed(old: str, new: str, tmp_path: Path) -> Path:
    assert old in TEXT
    path = tmp_path / "edition.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "entry"),
    [
        ("values = [3, 3, 4, 4, 5, 5, 6, 6]", "values = [3, 3, 4, 4, 5, 5, 6]", "templum.values"),
        ("values = [3, 3, 4, 4, 5, 5, 6, 6]", "values = [3, 3, 4, 4, 5, 5, 6, 7]", "templum.values"),
        ("goods_tiles = 40", "goods_tiles = 41", "components.goods_tiles"),
        ("titan_tiles = 52", "titan_tiles = 50", "components.titan_tiles"),
        ("dice_in_supply = 2", "dice_in_supply = 3", "setup.dice_in_supply"),
        ("discs_by_seat = [3, 4, 5, 4, 4]", "discs_by_seat = [3, 4, 5, 4]", "setup.discs_by_seat"),
        ("discs = [2, 5, 5]", "discs = [2, 5, 5, 5]", "setup.discs_by_players[3].discs"),
        ("discs = [2, 5, 5]", "discs = [2, 5, 12]", "setup.discs_by_players[3].discs"),
        ("players = 3\n", "players = 5\n", "setup.discs_by_players[5].players"),
        ('2 = "small"', '2 = "tiny"', "setup.side_by_players.2"),
        ('id = "krypt-1"\nmin = 3\nlightning = false', 'id = "krypt-1"\nmin = 3\nlightning = true', "krypt-1"),
        ('id = "titanus"\nmin = 1', 'id = "titanus"\nmin = 2', "titanus"),
        ('yields = "vp"', 'yields = "gold"', "polis-l3"),
        ('good = "grapes"', 'good = "gold"', "good"),
        ('wants = ["any"]', 'wants = ["gold"]', "merchant[m01].wants"),
        ('bonus = { kind = "disc", amount = 1 }', 'bonus = { kind = "gold", amount = 1 }', "merchant[m01].bonus.kind"),
        ("capacity = [4, 4, 4, 4, -1]", "capacity = [4, 4, 4, 4, 4]", "krypt_fields.capacity"),
        ('tie_goes_to = "defender"', 'tie_goes_to = "attacker"', "duel.tie_goes_to"),
        ("{ value = 5, count = 3 }", "{ value = 5, count = 9 }", "titans.per_element"),
        ("die_max = 6", "die_max = 12", "components.die_max"),
        ('key = "panthalos"', 'key = "chess"', "meta.key"),
        ('id = "m02"', 'id = "m01"', "merchant"),
        ("count = 8", 'count = "many"', "rounds.count"),
        ("two_goods = 2", "two_goods = -1", "effect.agora.two_goods"),
    ],
)
def test_nonsense_is_refused_by_entry(old: str, new: str, entry: str, tmp_path: Path) -> None:
    with pytest.raises(BadEdition) as refusal:
        GAME.start(seats=4, seed=1, edition=changed(old, new, tmp_path))
    assert entry in str(refusal.value)


def loaded(desk: Desk, edition: Path) -> tessera.State:
    desk["edition"] = GAME.book(edition).edition.hash
    return position.load(GAME, desk.p, edition, trusted=True)


def test_other_numbers_are_played(tmp_path: Path) -> None:
    path = changed("concession_vp = 1", "concession_vp = 6", tmp_path)
    desk = Desk().die(0, "d1", at="arena-2", pips=4).do("arena", ("turn", 3))
    state = play(loaded(desk, path), "seat:1")
    assert player(state, 0)["score"] == 6
    assert player(play(Desk().die(0, "d1", at="arena-2", pips=4).do("arena", ("turn", 3)).load(), "seat:1"), 0)["score"] == 1
    with pytest.raises(BadPosition, match="edition"):
        GAME.load(Desk().p, edition=path)


def test_a_space_can_be_moved_up(tmp_path: Path) -> None:
    path = changed(
        '[[board.large.oraculum]]\nid = "oraculum-1"\nmin = 1', '[[board.large.oraculum]]\nid = "oraculum-1"\nmin = 5', tmp_path
    )
    state = GAME.start(seats=4, seed=1, edition=path)
    state.choose("place:die-2")
    assert state.why_not("oraculum-1") == "PAN-014"


def test_a_free_artisan_costs_nothing(tmp_path: Path) -> None:
    path = changed('good = "grapes"\ncost = 1', 'good = "grapes"\ncost = 0', tmp_path)
    desk = Desk().tiles(0, "artisan:vintner", "good:grapes:basic").discs(0, 0)
    assert "artisan:vintner" in loaded(desk, path).options()


@pytest.mark.clause("PAN-216")
@pytest.mark.parametrize("language", ["en", "de"])
def test_discs_of_an_edition_from_before_they_hung_on_the_number_of_players(language: str) -> None:
    """Kept editions know one list for all; texts say what the table's edition says."""
    before, today = (GAME.book(edition) for edition in ("d134a937bb9c09bd", None))
    state = GAME.start(seats=4, seed=1, edition="d134a937bb9c09bd")
    order = [(state.position()["start_player"] + i) % 4 for i in range(4)]
    assert [state.position()["players"][seat]["discs"] for seat in order] == [3, 4, 4, 5]
    said = [rules_text(book, language).clauses["PAN-216"].text for book in (before, today)]
    three = {"en": "with three players", "de": "zu dritt mit"}[language]
    assert [three in text for text in said] == [False, True]
    assert ["3, 4, 4, 5, 5" in text for text in said] == [True, False]
    assert "zu zweit" not in said[1]
    assert "with two" not in said[1]
