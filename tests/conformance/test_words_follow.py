"""Words follow the edition: whoever corrects a number reads the new one everywhere, in both languages."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import tessera
from tessera import Game, look
from tessera.conformance.paths import at
from tessera.conformance.tables import every_game
from tessera.core.about import AboutWords
from tessera.core.agenda import Book
from tessera.core.cards import CardWords, cards
from tessera.core.edition import parsed
from tessera.core.errors import BadEdition
from tessera.core.rulestext import PLACE, entry_in, rules_text
from tessera.core.words import LANGUAGES, words
from tessera.look.lettering import lettering
from tests.conformance.otherwise import entry_of, firsts, put

# corrections of each game: the entry, an overlay that changes it, the number it prints then, and in how many texts at least
CORRECTED: dict[str, list[tuple[str, str, int, int]]] = {
    "aquileia": [
        ("action.equi.price", "[action.equi]\nprice = { bronze = 17 }", 17, 6),
        ("action.pecunia.points", "[action.pecunia]\npoints = 17", 17, 2),
        ("exchange[gold-down].get", '[[action.pecunia.exchange]]\nid = "gold-down"\nget = { bronze = 17 }', 17, 2),
        ("site[workshop-3b].cost", '[[site]]\nid = "workshop-3b"\ncost = { silver = 17 }', 17, 2),
        ("action.arena.slave_cards", "[action.arena]\nslave_cards = 10", 10, 7),
        ("action.arena.prize_coins", "[action.arena]\nprize_coins = [17, 2, 1]", 17, 1),
    ],
    "concordia": [
        ("goods.wine.price", "[goods.wine]\nprice = 17", 17, 1),
        ("actions.mercator.money_own", "[actions]\nmercator = { money_own = 17 }", 17, 3),
        ("player.colonist_cost", "[player]\ncolonist_cost = { food = 3 }", 3, 3),
        ("scoring.jupiter.max_per_card", "[scoring]\njupiter = { max_per_card = 17 }", 17, 2),
        ("scoring.concordia_card", "[scoring]\nconcordia_card = 17", 17, 1),
        ("actions.architect.steps_per_colonist_on_board", "[actions]\narchitect = { steps_per_colonist_on_board = 3 }", 3, 5),
        ("actions.consul.cards", "[actions]\nconsul = { cards = 17 }", 17, 5),
        ("actions.praetor.cards", "[actions]\npraetor = { cards = 17 }", 17, 2),
        ("actions.proconsul.cards", "[actions]\nproconsul = { cards = 17 }", 17, 5),
    ],
    "gloria_mundi": [
        ("building[F01].price", '[[building]]\nid = "F01"\nprice = { food = 17 }', 17, 1),
        ("building[F01].steps", '[[building]]\nid = "F01"\nsteps = 17', 17, 1),
        ("building[C01].ability", '[[building]]\nid = "C01"\nability = { gain = [{ of = ["gold"], n = 17 }] }', 17, 1),
        ("player_track.africa", "[player_track]\nafrica = 41", 41, 1),
        ("forum.surcharges", "[forum]\nsurcharges = [17, 4, 3, 2, 1, 0]", 17, 2),
    ],
    "massilia": [
        ("money.build_cost", "[money]\nbuild_cost = 17", 17, 1),
        ("goods.stall_capacity", "[goods]\nstall_capacity = 7", 7, 2),
        ("cards.god[venus].amount", '[[cards.god]]\nid = "venus"\namount = 5', 5, 3),
        ("scoring.money_per_point", "[scoring]\nmoney_per_point = 17", 17, 1),
        ("cards.god[juno].amount", '[[cards.god]]\nid = "juno"\namount = 5', 5, 4),
        ("cards.god[phoebus].amount", '[[cards.god]]\nid = "phoebus"\namount = 5', 5, 4),
        ("cards.hand_limit", "[cards]\nhand_limit = 5", 5, 2),
        ("modify.step_cost", "[modify]\nstep_cost = 17", 17, 2),
        ("meta.rounds", "[meta]\nrounds = 8\n[round_track]\nspaces = [1, 2, 3, 4, 5, 6, 7, 8]", 8, 3),
    ],
    "panthalos": [
        ("duel.attacker_wins_vp", "[duel]\nattacker_wins_vp = 17", 17, 3),
        ("rounds.count", "[rounds]\ncount = 7\n[templum]\nvalues = [3, 3, 4, 4, 5, 5, 6]", 7, 3),
        ("merchant[m01].vp", '[[merchant]]\nid = "m01"\nvp = 17', 17, 1),
        ("effect.agora.good_with_upgrade", "[effect.agora]\ngood_with_upgrade = 17", 17, 6),
        ("effect.oraculum.discs", "[effect.oraculum]\ndiscs = 17", 17, 5),
        ("effect.agro.discs_per_pip", "[effect.agro]\ndiscs_per_pip = 17", 17, 6),
        ("effect.ship.discs", "[effect.ship]\ndiscs = 17", 17, 2),
        ("effect.art.artisans_taken", "[effect.art]\nartisans_taken = 17", 17, 5),
        ("effect.krypt.redeem_discs_per_titan", "[effect.krypt]\nredeem_discs_per_titan = 17", 17, 2),
        ("duel.redeem_discs_winner", "[duel]\nredeem_discs_winner = 17", 17, 2),
        ("effect.titanus.pips_per_titan", "[effect.titanus]\npips_per_titan = 3", 3, 3),
        ("scoring.round_end.vp_per_crowned_die", "[scoring.round_end]\nvp_per_crowned_die = 17", 17, 1),
    ],
}


def texts(book: Book, language: str) -> dict[str, str]:
    """Everything a person can read about a game without a table: clauses, messages without variables, names, words on the board, cards."""
    game: Game = book.game
    rules = rules_text(book, language)
    found = {f"rules {clause.id}": clause.text for clause in rules.clauses.values()}
    paragraphs = [(heading, line) for heading, lines in rules.sections for line in lines if not line.startswith("[")]
    found |= {f"rules {heading} {n}": line for n, (heading, line) in enumerate(paragraphs)}
    found |= {
        f"card {card.id} {title}": f"{card.name}: {card.text}" for title, group in cards(book, language).items() for card in group
    }
    found |= {f"name {part}": words(book, language).name(part) for key in book.keys for part in key.split(":")}
    for said in (
        words(book, language),
        lettering(book, language),
        CardWords(game, language, book.edition.text),
        AboutWords(game, language, book.edition.text),
    ):
        for message, pattern in said.bundle.messages.items():
            if "VariableReference" not in repr_of(pattern):
                found[f"{type(said).__name__} {message}"] = said(message)
    return found


def repr_of(node: Any) -> str:
    return str(node.to_json())


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_corrected_numbers_are_read_everywhere(game: Game, language: str) -> None:
    """A text that said the old number says the new one; nothing else changes."""
    before = texts(game.book(), language)
    for entry, overlay, number, least in CORRECTED[game.id]:
        after = texts(game.book(game.edition_from(f'base = "{game.id}"\n{overlay}\n')), language)
        changed = [name for name in before if before[name] != after.get(name)]
        assert len(changed) >= least, (entry, changed)
        for name in changed:
            assert re.search(rf"\b{number}\b", after[name]), (entry, name, after[name])
            assert not re.search(rf"\b{number}\b", before[name]) or before[name].count(str(number)) < after[name].count(
                str(number)
            )


def test_the_drawn_table_shows_them_too() -> None:
    game = tessera.game("aquileia")
    edition = game.edition_from('base = "aquileia"\n[action.equi]\nprice = { bronze = 17 }\n')
    for language, said in (("en", "17 bronze a card"), ("de", "17 Bronze je Karte")):
        assert said in look.svg(look.of_state(game.start(3, 1, edition), 0, language))
        assert said not in look.svg(look.of_state(game.start(3, 1), 0, language))


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_entry_that_a_text_names_is_there(game: Game, language: str) -> None:
    """In the default edition nothing reads as a dash."""
    data = words(game, language).edition
    sources = [file.read_text(encoding="utf-8") for file in game.folder.glob(f"*{language}.ftl")]
    named = [entry for text in sources for entry in re.findall(r'PRINTED\("([^"]+)"', text)]
    rules = (game.folder / f"rules.{language}.md").read_text(encoding="utf-8")
    named += [entry_in(place) for place in PLACE.findall(rules)]
    assert len(named) > 20
    for entry in named:
        data.value(entry)


# ---- every number that can be corrected is read somewhere ---------------------------------------------------------------------

# what nobody reads in words: years and minutes, how sure a source is, spare parts, what the table itself shows
UNSAID = {
    "aquileia": "meta players components setup.start_score space advantage_track contest_track",
    "concordia": "safety bonus_markers",
    "gloria_mundi": "game components",
    "massilia": "meta pieces_per_player dice.per_colour modify.engine market",
    "panthalos": "meta components setup.score_marker_discs setup.goods_per_player setup.supports_per_player "
    "setup.artisans_per_player setup.ships_per_player setup.start_vp goods.symbols_basic",
}


def corrected(game: Game, path: tuple[Any, ...]) -> Book | None:
    """The book with this number a little larger or smaller; None where the game knows no other."""
    own = parsed(game.default_edition, game.id)
    for step in (1, -1, 2):
        try:
            return game.book(game.edition_from(json.dumps(put(own, {path: at(own, path) + step}))))
        except BadEdition:
            continue
    return None


PARTS = 4  # of the numbers, so that no test takes long


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
@every_game
def test_every_number_that_can_be_corrected_is_read_somewhere(game: Game, part: int) -> None:
    """So none is written into a text, and none is silently left unused."""
    before, unread = texts(game.book(), "en"), []
    for path in [*firsts(parsed(game.default_edition, game.id), int)][part::PARTS]:
        entry = entry_of(path)
        if not any(entry == one or entry.startswith(f"{one}.") for one in UNSAID[game.id].split()):
            book = corrected(game, path)
            if book is not None and all(text == before.get(name) for name, text in texts(book, "en").items()):
                unread.append(entry)
    assert unread == []


# numbers that no edition changes: phases and ranks by their number, names of spaces, a single thing
WRITTEN = {
    "aquileia": "does-place-crest "
    "opt-theatre-open-coin opt-theatre-bid-raise opt-theatre-bid-raise-now event-coin-laid tip-harbour "
    "name-forum-1 name-forum-2 name-forum-3 name-forum-4 "
    "name-forum-5 AQU-022 AQU-031 AQU-050 AQU-052 AQU-055 AQU-056 AQU-057 AQU-059 AQU-063 "
    "AQU-065 AQU-067 AQU-068 AQU-070 AQU-071 AQU-088 AQU-089 AQU-090 AQU-091 AQU-092 AQU-103 AQU-115 about-area-advantage",
    "concordia": "later-architect-build-build "
    "opt-accept-good opt-pay-any event-paid name-ionium-22 tip-vesta CON-164 CON-006 CON-007 CON-041 "
    "CON-068 CON-119 CON-134 CON-144 about-city-text about-house-text",
    "gloria_mundi": "event-took GLO-111 GLO-023 GLO-027 GLO-074 GLO-075 GLO-121 about-base-text",
    "massilia": "MAS-110 MAS-111 MAS-032 MAS-033 MAS-095 MAS-083",
    "panthalos": "rule-art rule-krypt rule-titanus rule-titanus-short PAN-237 PAN-214 PAN-049 PAN-060 PAN-141 "
    "PAN-171 PAN-061 PAN-065 about-round-text",
}


def saying(game: Game, language: str, number: str) -> set[str]:
    """The messages and clauses whose own words, without what an edition fills in, say such a number."""
    found = set()
    for file in game.folder.glob(f"*{language}.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if (
                isinstance(entry, ast.Message)
                and entry.value is not None
                and re.search(number, " ".join(written(entry.value)), re.I)
            ):
                found.add(entry.id.name)
    rules = PLACE.sub("", (game.folder / f"rules.{language}.md").read_text(encoding="utf-8"))
    for clause, text in re.findall(r"(?m)^\[([A-Z]{3}-\d{3})\] (.*)$", rules):
        if re.search(number, re.sub(r"[A-Z]{3}-\d{3}", "", text), re.I):
            found.add(clause)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_numbers_written_into_texts_are_those_no_edition_changes(game: Game, language: str) -> None:
    assert sorted(saying(game, language, r"\d") - set(WRITTEN[game.id].split())) == []


# the same in words, ranks too: of things there is a fixed number of, like colours, halves of a pair, seats, phases, places of a board
NUMERALS = {
    "en": "two three four five six seven eight nine ten eleven twelve third fourth fifth sixth seventh eighth ninth tenth",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dritte[nrs]? (?:vier|fünf|sechs|sieb|ach|neun|zehn)te[nrs]?",
}
SPELLED = {
    "aquileia": "about-deck-theatre about-area-stadium event-laurel-secret AQU-134 AQU-011 AQU-130 AQU-026 AQU-031 AQU-117 "
    "AQU-096 AQU-104 AQU-107 AQU-122 AQU-051 AQU-052 AQU-064 AQU-065 AQU-090 AQU-091 AQU-092",
    "concordia": "does-prefect-architect does-architect-mercator does-prefect-mercator option-teams-true CON-003 CON-005 CON-164 "
    "CON-007 CON-157 CON-154 CON-156 CON-093 CON-094 CON-120 CON-141 CON-004 CON-153",
    "gloria_mundi": "GLO-001 GLO-002 GLO-011 GLO-015 GLO-051 GLO-099 GLO-100",
    "massilia": "MAS-111 MAS-115 MAS-002 MAS-004 MAS-010 MAS-112 MAS-015 MAS-017 MAS-021",
    "panthalos": "about-place-foro about-place-merkator about-artisan-text about-own-omen decision-omen-now PAN-211 PAN-017 PAN-037 "
    "PAN-045 PAN-160 PAN-163 PAN-244",
}


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_numbers_in_words_are_those_no_edition_changes(game: Game, language: str) -> None:
    spelled = rf"\b({'|'.join(NUMERALS[language].split())})\b"
    assert sorted(saying(game, language, spelled) - set(SPELLED[game.id].split())) == []


def test_a_forum_of_another_length_reads_as_it_is() -> None:
    game = tessera.game("gloria_mundi")
    book = game.book(game.edition_from('base = "gloria_mundi"\n[forum]\nsurcharges = [9, 8, 7]\n'))
    for language in LANGUAGES:
        clauses = rules_text(book, language).clauses
        assert "9, 8, 7" in clauses["GLO-008"].text
        assert "–" not in clauses["GLO-008"].text + clauses["GLO-018"].text


# what texts take for granted: an edition that says otherwise is refused by the entry
GRANTED = {
    "aquileia": {
        "space.id": '[[space]]\nid = "forum-6"\narea = "forum"\norder = 18\nbuilds = 1\nscore_value = true\nx = 1\ny = 1',
        "space[forum-3].score_value": '[[space]]\nid = "forum-3"\nscore_value = true',
        "action.arena.prize_coins": "[action.arena]\nprize_coins = [3, 2]",
        "players.turn_direction": '[players]\nturn_direction = "left"',
    },
    "concordia": {
        "stacks.single.2": "[stacks.single]\n2 = 3",
        "player_cards.cards[p-senator].single": '[[player_cards.cards]]\nid = "p-senator"\nsingle = false',
        "options.interim_scoring": "[options]\ninterim_scoring = true",
        "team.share_goods": "[team]\nshare_goods = true",
        "maps.cyprus.display_printed": "[maps.cyprus]\ndisplay_printed = true",
        "maps.ionium.cities.id": 'removed = ["maps.ionium.cities[brundisium]"]',
    },
    "gloria_mundi": {
        "components.screens": "[components]\nscreens = 7",
        "terms.fire.en": '[terms]\nfire = { en = "blaze" }',
        "resources[food].en": '[[resources]]\nid = "food"\nen = "grain"',
    },
    "massilia": {
        "market.spaces": "[market]\nspaces = 17",
        "cards.god[venus].effect": '[[cards.god]]\nid = "venus"\neffect = "nothing"',
    },
    "panthalos": {"setup.side_by_players.3": '[setup.side_by_players]\n3 = "large"'},
}


@every_game
def test_what_texts_take_for_granted_is_no_matter_of_editions(game: Game) -> None:
    for entry, overlay in GRANTED[game.id].items():
        with pytest.raises(BadEdition, match=rf"^edition: {re.escape(entry)}"):
            game.book(game.edition_from(f'base = "{game.id}"\n{overlay}\n'))


PAGE = {"massilia": {"6", "1"}}  # neighbours on a die


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_the_page_of_two_minutes_and_the_introduction_say_no_number_of_their_own(game: Game, language: str) -> None:
    """Neither in figures nor in words, where those of the game's own edition would be another's."""
    page = (game.folder / f"page.{language}.md").read_text(encoding="utf-8").partition("\n")[2]
    rules = (game.folder / f"rules.{language}.md").read_text(encoding="utf-8")
    opening = PLACE.sub("", page + rules.partition("\n[")[0])
    numerals = "seven eight nine ten eleven twelve" if language == "en" else "sieben acht neun zehn elf zwölf"
    found = {word for word in re.findall(r"\w+", opening) if word.isdigit() or word.lower() in numerals.split()}
    assert found - PAGE.get(game.id, set()) - FIXED.get(game.id, set()) == set()


FIXED = {
    "panthalos": {"eleven", "elf", "0", "10"},
    "aquileia": {"2", "3", "5", "90"},
}  # places by their numbers; players, minutes


def written(node: Any) -> Iterator[str]:
    """The words of a message but for the form of one: "1 point" is no price."""
    if isinstance(node, ast.TextElement):
        yield node.value
    elif isinstance(node, ast.Pattern):
        for element in node.elements:
            yield from written(element)
    elif isinstance(node, ast.Placeable):
        yield from written(node.expression)
    elif isinstance(node, ast.SelectExpression):
        several = [one for one in node.variants if not (isinstance(one.key, ast.NumberLiteral) or one.key.name == "one")]
        yield from (text for variant in several for text in written(variant.value))
