"""Maps come from the edition: a file may add one, and its index has room for it; the default index stays."""

from pathlib import Path

import pytest

from tessera import BadSetup
from tessera.core.edition import parsed
from tessera.core.playout import playout
from tessera.core.record import Record, parse

from .table import GAME

PARVA = """
[maps.parva]
name = "Parva"
capital = "centrum"
tiles_used = ["A", "B"]
recommended_single = [2]
recommended_team = []
display_printed = false
view = [300, 200]
provinces = [
  { id = "dextra", name = "Dextra", tile = "A", colour = "#A3282C", label_xy = [250, 30] },
  { id = "sinistra", name = "Sinistra", tile = "B", colour = "#2F5E95", label_xy = [50, 30] },
]
cities = [
  { id = "centrum", name = "Centrum", province = "dextra", tile = "capital", xy = [150, 100] },
  { id = "oriens", name = "Oriens", province = "dextra", tile = "A", xy = [250, 100] },
  { id = "occidens", name = "Occidens", province = "sinistra", tile = "B", xy = [50, 100] },
  { id = "roma", name = "Roma", province = "sinistra", tile = "B", xy = [50, 170] },
]
ways = [
  { id = "l-centrum-oriens", kind = "land", ends = ["centrum", "oriens"], at = [200, 100] },
  { id = "s-centrum-occidens", kind = "sea", ends = ["centrum", "occidens"], at = [100, 100] },
  { id = "l-occidens-roma", kind = "land", ends = ["occidens", "roma"], at = [50, 135] },
]

[maps.parvissima]
name = "Parvissima"
base = "italia"
drop_tiles = ["D"]
tiles_used = ["A", "B", "C"]
recommended_single = [2]
recommended_team = []
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "own.toml"
    file.write_text(GAME.default_edition + PARVA, encoding="utf-8")
    return file


def test_the_maps_offered_are_those_of_the_edition() -> None:
    option = GAME.options[0]
    assert set(option.values) == set(parsed(GAME.default_edition, "")["maps"])
    with pytest.raises(BadSetup, match="map='parva' is not possible"):
        GAME.start(map="parva")


@pytest.mark.parametrize(("name", "here", "elsewhere"), [("parva", "oriens", "novaria"), ("parvissima", "roma", "oriens")])
def test_an_edition_may_add_a_map(own: Path, name: str, here: str, elsewhere: str) -> None:
    state = GAME.start(seats=2, seed=1, edition=own, map=name)
    assert state.view()["map"]["id"] == name
    assert here in [city["id"] for city in state.view()["cities"]]
    assert GAME.load(state.position(), edition=own).digest() == state.digest()
    built: set[str] = set()
    seed = 0
    while not state.over:
        if state.decision == "architect-build":
            assert state.why_not(f"build:{elsewhere}") == "CON-015"
            assert state.why_not(f"build:{here}") != "CON-015"
            built |= {key for key in state.options() if key.startswith("build:")}
        seed += 1
        playout(state, seed, 1)
    assert built


def test_its_city_shares_the_option_of_the_same_id_on_another_map(own: Path) -> None:
    book = GAME.book(own, map="parva")
    assert [key for key in book.keys if key.startswith("build:roma")] == ["build:roma"]
    assert book.edition.chart.names[book.edition.build.item(book.codes["build:roma"])] == "roma"
    assert GAME.book(own).edition.build.item(book.codes["build:oriens"]) == -1


def test_a_record_on_such_a_map_is_read_with_its_edition(own: Path) -> None:
    record = Record(GAME, 2, seed="x", options={"map": "parva"}, edition=own)
    assert parse(record.text(), edition=own).start().view()["map"]["name"] == "Parva"
    assert parse(record.text()).start().view()["map"]["name"] == "Parva"  # it carries what differs from our edition
