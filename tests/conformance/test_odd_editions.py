"""Editions come from people, and with records from strangers: what stands in a file is read, or refused in a line."""

import re
from itertools import islice
from pathlib import Path

import pytest

import tessera
from tessera import BadEdition, Game, look
from tessera.conformance.tables import every_game
from tessera.conformance.test_about import panels
from tessera.core import kept
from tessera.core.cards import cards
from tessera.core.errors import BadPosition, BadRecord
from tessera.core.playout import playout
from tessera.core.record import Record, parse
from tessera.core.words import LANGUAGES, words
from tests.conformance.otherwise import extremes
from tests.conformance.test_new_things import FILES, NEW, OPTIONS, every_new

GAME = tessera.game("massilia")
MARKUP = "<img src=x onerror=alert(1)>\"'&{ $a }"

ODD = {
    "a number of many digits": "[money]\nbuild_cost = 0x" + "f" * 5000,
    "too many digits": "[money]\nbuild_cost = " + "9" * 5000,
    "no number": "[money]\nbuild_cost = nan",
    "endless": "[money]\nbuild_cost = inf",
    "a date": "[money]\nbuild_cost = 1979-05-27",
    "tables in tables": f"[{'.'.join('a' * 3000)}]\nx = 1",
    "lists in lists": f"x = {'[' * 300}{']' * 300}",
    "a line break in a name": '[money]\n"build\\ncost" = 6',
    "a source of two lines": '[money]\nsource = "a\\nb"',
    "a long text": f'[money]\nsource = "{"x" * 5000}"',
    "no base": 'base = "0123456789abcdef"',
    "an odd base": 'base = "../../etc/passwd"',
    "a base of a number": "base = 5",
}


@pytest.mark.parametrize("what", ODD)
def test_odd_files_are_refused_in_a_line(what: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(ODD[what] if ODD[what].startswith("base") else f'base = "massilia"\n{ODD[what]}\n')
    with pytest.raises(BadEdition) as refusal:
        GAME.book(file)
    said = str(refusal.value)
    assert said.startswith(f"{file}: ")
    assert said.removeprefix(str(file)).isprintable()
    assert len(said) < 400


@pytest.mark.parametrize("changes", [{"money": None}, {"name": "\ud800"}, {"x": [[[[]]] * 3], "y": {"z": 10**5000}}, [], "x"])
def test_what_a_record_or_a_position_carries_is_read_as_strictly(changes: object) -> None:
    with pytest.raises(BadEdition):
        kept.named(GAME, GAME.edition_text(None).hash, changes)


def test_a_record_with_tables_in_tables_is_refused() -> None:
    text = Record(GAME, GAME.seat_counts()[0], seed="7").text()
    for changes in ('{"a":' * 900 + "1" + "}" * 900, '{"base": "massilia", "name": "\\ud800"}', '{"x": 1e999}'):
        odd = text.replace("\nseats:", f"\nchanges: {changes}\nseats:")
        assert odd != text
        with pytest.raises(BadRecord, match="line 5"):
            parse(odd)
    with pytest.raises(BadPosition, match="changes"):
        GAME.load(GAME.start(seed=1).position() | {"changes": {"base": "massilia", "money": {"build_cost": 10**30}}})


def test_a_file_as_an_editor_for_windows_saves_it(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes('\ufeffbase = "massilia"\r\n[money]\r\nbuild_cost = 6\r\n'.encode())
    assert (
        GAME.book(file).edition.hash == GAME.book(GAME.edition_from('base = "massilia"\nmoney = { build_cost = 6 }')).edition.hash
    )


def test_refusals_of_the_game_itself_name_the_file_too(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('base = "massilia"\n[money]\nbuild_cost = -1\n')
    with pytest.raises(BadEdition, match=rf"^{file}: money.build_cost: "):
        GAME.book(file)


# ---- editions on top of other editions, in the data folder ---------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TESSERA_DATA", str(tmp_path))
    made = tmp_path / "editions" / "massilia"
    made.mkdir(parents=True)
    return made


def test_editions_of_the_data_folder_may_stand_on_each_other(folder: Path) -> None:
    """Whatever their names are, and beside others whose base nobody has."""
    (folder / "z.toml").write_text('base = "massilia"\n[money]\nbuild_cost = 6\n')
    (folder / "m.toml").write_text(f'base = "{GAME.edition_text("z").hash}"\n[scoring]\nmoney_per_point = 7\n')
    (folder / "a.toml").write_text(f'base = "{GAME.edition_text("m").hash}"\n[cards]\nhand_limit = 5\n')
    for name in "bcd":
        (folder / f"{name}.toml").write_text(f'base = "{name * 16}"\n')
    (folder / "e.toml").write_bytes(b"\0\xff")
    hashes = [GAME.edition_text(name).hash for name in "zma"]
    kept.forget(GAME)
    for hash in reversed(hashes):
        assert GAME.edition_text(hash).hash == hash
    assert (kept.found(GAME, hashes[2]).data["money"]["build_cost"], kept.found(GAME, hashes[2]).data["cards"]["hand_limit"]) == (
        6,
        5,
    )
    for lost in ("b" * 16, "0" * 16):
        with pytest.raises(BadEdition, match=f"edition {lost} of Massilia is not known here"):
            kept.found(GAME, lost)
    with pytest.raises(BadEdition, match=r"base: edition b{16} of Massilia is not known here"):
        GAME.edition_text("b")


# ---- ids and names -------------------------------------------------------------------------------------------------------------

IDS = {"aquileia": "workshop-7", "concordia": "gela", "gloria_mundi": "X01", "panthalos": "m13"}


@pytest.mark.parametrize("id", ["x 1", "x:1", "<b>", "", "a\\nb", "é", "x" * 90, "..", "17", "*", "\\u202e"])
@pytest.mark.parametrize("game", IDS)
def test_ids_are_letters_and_digits(game: str, id: str) -> None:
    """They become parts of options' keys, of records and of drawings."""
    text = (FILES / f"{game}.toml").read_text(encoding="utf-8")
    with pytest.raises(BadEdition) as refusal:
        tessera.game(game).edition_from(text.replace(f'"{IDS[game]}"', f'"{id}"'))
    assert ".id: letters a to z" in str(refusal.value)


def test_the_name_of_a_map_is_made_of_letters_too() -> None:
    text = (FILES / "concordia.toml").read_text(encoding="utf-8")
    for name in ("a b", "a\\nb", "<b>", ""):
        with pytest.raises(BadEdition, match="the name of an entry is made of letters"):
            tessera.game("concordia").edition_from(text.replace("maps.sicilia", f'maps."{name}"'))


@pytest.mark.parametrize(
    ("game", "word"), [("concordia", "wine"), ("gloria_mundi", "gold"), ("panthalos", "cotton"), ("aquileia", "bronze")]
)
def test_an_id_is_no_word_of_the_game(game: str, word: str) -> None:
    """Else every text that speaks of gold would speak of the new card."""
    text = (FILES / f"{game}.toml").read_text(encoding="utf-8")
    with pytest.raises(BadEdition, match=f"{word}: this game calls something else by this id"):
        tessera.game(game).edition_from(re.sub(f'id = "{IDS[game]}"', f'id = "{word}"', text))


def test_two_options_never_have_the_same_key() -> None:
    game = tessera.game("aquileia")
    row = 'id = "decline"\ngive = { gold = 1 }\nget = { bronze = 3 }'
    with pytest.raises(BadEdition, match="decline: two options would be called that"):
        game.book(game.edition_from(f'base = "aquileia"\n[[action.pecunia.exchange]]\n{row}\n'))


@pytest.mark.parametrize(
    "said", ['""', '"  "', '"a\\nb"', '"\\u202eb"', f'"{"x" * 90}"', '{ en = "only" }', '{ en = "a", de = "" }', "7"]
)
@pytest.mark.parametrize("game", IDS)
def test_a_name_is_a_short_line_in_one_or_both_languages(game: str, said: str) -> None:
    text = (FILES / f"{game}.toml").read_text(encoding="utf-8")
    with pytest.raises(BadEdition, match=r"name: "):
        tessera.game(game).edition_from(re.sub(r"name = \{[^}]*\}", lambda found: f"name = {said}", text, count=1))


@pytest.mark.parametrize("colour", ["#fff", "url(x)", '\\"/><script>', "#12345g"])
def test_a_colour_is_a_colour(colour: str) -> None:
    text = (FILES / "concordia.toml").read_text(encoding="utf-8")
    with pytest.raises(BadEdition, match="colour: a colour such as"):
        tessera.game("concordia").edition_from(text.replace("#B5714A", colour))


KEPT = {  # what texts call by its name
    "aquileia": '[[space]]\nid = "dolus"\nname = "X"',
    "concordia": '[goods.wine]\nname = { en = "X", de = "X" }',
    "gloria_mundi": '[[resources]]\nid = "food"\nname = { en = "X", de = "X" }',
    "massilia": '[[cards.god]]\nid = "minerva"\nname = { en = "X", de = "X" }',
    "panthalos": '[[goods.kind]]\nid = "cotton"\nname = "X"',
}


@every_game
def test_what_texts_call_by_its_name_keeps_it(game: Game) -> None:
    entry = r"^edition: [a-z.]+(\[\w+\])?\.name: .*(so it stays|is possible)"
    with pytest.raises(BadEdition, match=entry):
        game.edition_from(f'base = "{game.id}"\n{KEPT[game.id]}\n')


@pytest.mark.parametrize("name", ['"Mühle"', '{ en = "Mühle", de = "Mühle" }'])
def test_what_an_edition_names_it_may_call_otherwise(name: str) -> None:
    """In every text, wherever the same thing lies on another map."""
    game = tessera.game("gloria_mundi")
    book = game.book(game.edition_from(f'base = "gloria_mundi"\n[[building]]\nid = "F01"\nname = {name}\n'))
    city = f'base = "concordia"\n[[maps.imperium.cities]]\nid = "roma"\nname = {name}\n'
    for language in LANGUAGES:
        assert words(book, language).name("f01") == "Mühle"
        game = tessera.game("concordia")
        state = game.start(3, 1, game.edition_from(city))
        assert words(state.book, language).name("roma") == "Mühle"
        assert "Mühle" in look.svg(look.of_state(state, 0, language))


def marked(game: str) -> str:
    """Its new things, all called by markup."""
    text = (FILES / f"{game}.toml").read_text(encoding="utf-8")
    name = '"' + MARKUP.replace('"', '\\"') + '"'
    return re.sub(r'name = ("[^"]*"|\{[^}]*\})', lambda found: f"name = {{ en = {name}, de = {name} }}", text)


@every_new
def test_names_are_never_markup(game: Game) -> None:
    """They stand in drawings as text, in both languages."""
    if game.id == "massilia":
        pytest.skip("its gods keep their names")
    edition = game.edition_from(marked(game.id))
    for seed in range(2):
        state = game.start(game.seat_counts()[-1], seed, edition, **OPTIONS.get(game.id, {}))
        playout(state, seed, 40 + 20 * seed)
        for language in ("en", "de"):
            assert "<img" not in look.svg(look.of_state(state, 0, language))
    named = {card.name for group in cards(state.book, "de").values() for card in group}
    assert MARKUP in named
    assert NEW[game.id]


@pytest.mark.parametrize("every", [30, pytest.param(1, marks=pytest.mark.long)])
@every_game
def test_what_can_be_played_can_be_drawn(game: Game, every: int) -> None:
    """Whatever number an edition says within its limits."""
    drawn = 0
    for entry, text in islice(extremes(game), 0, None, every):
        try:
            state = game.start(game.seat_counts()[-1], 1, game.edition_from(text))
        except BadEdition:
            continue
        playout(state, 1, 40)
        assert look.svg(look.of_state(state, 0, "de")).startswith("<svg"), entry
        drawn += 1
    assert drawn


LENGTHS = [
    "player_track = { africa = 41 }",
    "player_track = { africa = 7 }",
    *(f"forum = {{ surcharges = {[0] * n} }}" for n in (1, 12)),
]


@pytest.mark.parametrize("overlay", LENGTHS)
def test_a_road_and_a_forum_of_another_length_are_drawn_and_told(overlay: str) -> None:
    """As far as the last space before Africa, at every size of the screen."""
    game = tessera.game("gloria_mundi")
    edition = game.edition_from(f'base = "gloria_mundi"\n{overlay}\n')
    state = game.load(
        {"seats": 3, "players": [{"space": game.book(edition).edition.africa - 1}, {"space": 1}, {}]}, edition=edition
    )
    told = panels(state, 0, "de")
    assert {"token:roman:0", *(f"space:slot-{n}" for n in range(len(state.view(0)["forum"])))} <= set(told)
    assert all(told.values())


@pytest.mark.parametrize("length", [10, 37, 60, 500])
def test_a_reputation_track_of_another_length_is_drawn(length: int) -> None:
    overlay = f'base = "massilia"\nreputation = {{ track_length = {length}, start = {length - 1} }}\n'
    state = GAME.start(3, 1, GAME.edition_from(overlay))
    assert look.svg(look.of_state(state, 0, "de")).startswith("<svg")


def test_a_position_holds_as_many_purchases_as_its_edition_allows() -> None:
    game = tessera.game("concordia")
    state = game.start(3, 1, game.edition_from('base = "concordia"\nactions = { senator = { cards = 500 } }\n'))
    position = state.position() | {"agenda": [{"do": "buy-card", "seat": 0, "kind": "senator", "left": 400}]}
    assert game.load(position).position()["agenda"][0]["left"] == 400


LARGE = {
    "massilia": "[point_markers]\nmax = 19\nstart = 19\n",
    "panthalos": "[components]\ndie_max = 9\ndice_per_player = 8\n[setup]\nstart_die_value = 9\ndice_in_supply = 5\n",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LARGE)
def test_more_than_the_box_has_can_be_drawn_and_said(game: str, language: str) -> None:
    """Laurels of more points than the harbour has places for, dice of nine pips, more dice than five."""
    state = tessera.game(game).start(3, 1, tessera.game(game).edition_from(f'base = "{game}"\n{LARGE[game]}'))
    assert look.svg(look.of_state(state, 0, language)).startswith("<svg")
    said = words(state.book, language)
    assert [part for key in state.book.keys for part in key.split(":") if re.search(r"\b(die-|d)\d", said.name(part))] == []


def test_so_many_cards_lie_open_as_there_is_room_for() -> None:
    with pytest.raises(BadEdition, match=r"cards.open_display: 1 to 3 is possible, found 4"):
        GAME.edition_from('base = "massilia"\n[cards]\nopen_display = 4\n')


SMALL = """base = "concordia"
[maps.parva]
name = { en = "Isles", de = "Inseln" }
view = [1000, 600]
capital = "urbs"
display_printed = false
recommended_single = [2]
recommended_team = []
tiles_used = ["A"]
provinces = [
  { id = "oestlich", name = "Östlich", tile = "A", colour = "#B5714A", label_xy = [160, 308] },
  { id = "westlich", name = "Westlich", tile = "A", colour = "#E8CE3A", label_xy = [700, 182] },
]
cities = [
  { id = "urbs", name = "Urbs", province = "oestlich", tile = "capital", xy = [500, 300] },
  { id = "a1", name = "Åå", province = "oestlich", tile = "A", xy = [120, 170] },
  { id = "a2", name = "Bübü", province = "westlich", tile = "A", xy = [880, 170] },
  { id = "a3", name = "Far", province = "westlich", tile = "A", xy = [880, 470] },
]
ways = [
  { id = "l-urbs-a1", kind = "land", ends = ["urbs", "a1"], at = [300, 230] },
  { id = "s-urbs-a2", kind = "sea", ends = ["urbs", "a2"], at = [700, 230] },
  { id = "s-a2-a3", kind = "sea", ends = ["a2", "a3"], at = [880, 330] },
]
"""


def test_a_map_of_four_cities_is_played_and_drawn() -> None:
    game = tessera.game("concordia")
    for teams in (False, True):
        state = game.start(4, 1, game.edition_from(SMALL), map="parva", teams=teams)
        picture = look.svg(look.of_state(state, 0, "de"))
        assert playout(state, 1) > 100
        assert all(name in picture for name in ("Urbs", "Åå", "Bübü", "Far", "WESTLICH", "ÖSTLICH"))
        look.svg(look.of_state(state, 0, "de"))


@pytest.mark.parametrize(
    ("ends", "said"),
    [('"urbs", "a3"', r"maps.parva.ways: teams start in a city"), ('"a2", "a1"', r"maps.parva.cities\[a3\]: no way leads there")],
)
def test_a_map_where_nobody_could_start_is_refused(ends: str, said: str) -> None:
    """It was drawn for ever."""
    game = tessera.game("concordia")
    with pytest.raises(BadEdition, match=said):
        game.book(game.edition_from(SMALL.replace('"a2", "a3"', ends)), map="parva")


@every_game
def test_what_the_game_has_is_sound(game: Game) -> None:
    for text in (game.default_edition, *(file.read_text(encoding="utf-8") for file in (game.folder / "editions").glob("*.toml"))):
        kept.sound(kept.parsed(text, game.id))


def test_a_road_to_africa_of_another_length_says_its_own_numbers() -> None:
    game = tessera.game("gloria_mundi")
    edition = game.edition_from('base = "gloria_mundi"\nplayer_track = { africa = 76 }\n')
    told = panels(game.start(2, 1, edition), 0, "en")
    assert {"space:road-2", "space:road-76"} <= set(told)
    assert "space:road-38" in told
    assert "space:road-37" not in told


def test_long_names_are_cut_where_there_is_no_room() -> None:
    game = tessera.game("concordia")
    name = "Prätorianerkasernenverwaltungen"
    city = f'base = "concordia"\n[[maps.imperium.cities]]\nid = "roma"\nname = "{name}"\n'
    drawn = look.svg(look.of_state(game.start(3, 1, game.edition_from(city)), 0, "de"))
    assert re.search(r">Prätorianer\w*…<", drawn)
    assert f">{name}<" not in drawn
