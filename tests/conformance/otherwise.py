"""Editions in which as much as possible is otherwise: every number, or every name, that the game lets be another one."""

import copy
import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from tessera import BadEdition, Game
from tessera.conformance.paths import at, places
from tessera.core.form import fitting
from tessera.core.overlay import laid_on, overlay_of
from tessera.core.words import LANGUAGES

Path = tuple[Any, ...]
FOR_THE_EYE = {"layout", "drawing", "x", "y", "xy", "label_xy", "at", "grid", "sure", "view"}
# what the rules rest on, and what must add up with something else
STAYS = {
    "aquileia": "schema players player_count components.blue_dice components.equi_arma_cards components.slave_cards deck.slave "
    "components.stadium_cards components.theatre_cards deck.equi_arma.count deck.stadium.count deck.theatre.count setup.cards "
    "setup.open_equi_cards setup.open_stadium_cards setup.open_theatre_cards space.display_slot game_length action.potentia "
    "action.arena.choice_ranks action.stadium.laurel_ranks action.stadium.cards_used_per_round action.theatrum.coins_per_raise "
    "scoring.theatre_colours_counted",
    "concordia": "schema game city_tiles pantheon stacks display player.start player.land_colonists player.sea_colonists maps "
    "player.warehouse_spaces player_cards purchase_cards scoring.venus_team actions.tribune.colonists",
    "gloria_mundi": "components game goth_track.rome goth_track.start player_track.rome forum.buys_per_turn setup",
    "massilia": "schema meta cards.god.count cards.max_per_god_per_turn cards.start_hand cards.total dice.faces market.spaces "
    "dice.per_player_per_colour market.space.index money.bank_limit penalty.per_player penalty.score.max penalty.score.min players "
    "round_tiles round_track scoring.stalls.max scoring.stalls.min setup.max_start_stalls_per_quadrant temple.space.start_dice "
    "turn_order_track",
    "panthalos": "meta rounds components krypt_fields artisan.copies ship.copies goods.copies_each disasters supports titans "
    "board.large.foro.pieces board.small.foro.pieces duel.max_challenges_per_target duel.titans_per_side effect.foro "
    "effect.agora.upgrade_pips effect.krypt.endure_discs effect.krypt.min_tiles_paid effect.merchant.omen_tiles "
    "effect.phalanx.upgrade_pips setup.dice_in_foro_reserve setup.dice_in_supply setup.dice_in_thermae "
    "setup.discs_by_players.players setup.leader_figures_in_supply",
}


def entry_of(path: Path) -> str:
    """The name of an entry, of rows alike the same."""
    return ".".join(str(step) for step in path if not isinstance(step, int))


def firsts(data: Any, kind: type, path: Path = ()) -> Iterator[Path]:
    """The paths of all that is of this kind and can be read in words; of rows alike, those of the first."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data[:1]) if isinstance(data, list) else ()
    for step, value in pairs:
        yield from firsts(value, kind, (*path, step)) if step not in FOR_THE_EYE | {"maps"} else ()
    if type(data) is kind:
        yield path


def put(data: dict[str, Any], changes: dict[Path, Any]) -> dict[str, Any]:
    """A copy with these values in these places."""
    found = copy.deepcopy(data)
    for path, value in changes.items():
        at(found, path[:-1])[path[-1]] = value
    return found


def accepted(game: Game, data: dict[str, Any]) -> bool:
    try:
        game.book(game.edition_from(json.dumps(data, ensure_ascii=False)))
    except BadEdition:
        return False
    return True


def taken(game: Game, data: dict[str, Any], changes: dict[Path, Any]) -> dict[Path, Any]:
    """As many of the changes as the game accepts together: all, or those of one half and then of the other."""
    if not changes or accepted(game, put(data, changes)):
        return changes
    if len(changes) == 1:
        return {}
    paths = list(changes)
    half = taken(game, data, {path: changes[path] for path in paths[: len(paths) // 2]})
    return half | taken(game, put(data, half), {path: changes[path] for path in paths[len(paths) // 2 :]})


def places_of_numbers(game: Game) -> list[Path]:
    """Where the game's own edition has a number that may be another one by itself."""
    own, found = game.edition_text(None).data, []
    for path in places(own):
        stays = any(f"{entry_of(path)}.".startswith(f"{one}.") for one in STAYS.get(game.id, "").split())
        if type(at(own, path)) is int and not stays and not FOR_THE_EYE & set(path):
            found.append(path)
    return found


@cache
def other_numbers(game: Game) -> tuple[str, int]:
    """The text of an edition, and how many of its numbers are others."""
    own, changed = game.edition_text(None).data, dict[Path, Any]()
    for step in (1, -1):
        rest = [path for path in places_of_numbers(game) if path not in changed]
        changed |= taken(game, put(own, changed), {path: at(own, path) + step for path in rest})
    return json.dumps(put(own, changed), ensure_ascii=False), len(changed)


def extremes(game: Game) -> Iterator[tuple[str, str]]:
    """Editions with one number as small or as large as it may be: the entry, and the text. Of rows alike the first."""
    assert game.form is not None
    own, seen = game.edition_text(None).data, {""}
    for path in places(own):
        entry = entry_of(path)
        if type(at(own, path)) is int and entry not in seen and path[0] not in ("layout", "maps", "schema"):
            seen.add(entry)
            for value in fitting(game.form.limits.numbers, entry, (0, 1000)):
                yield f"{entry} = {value}", json.dumps(put(own, {path: value}))


def made_up(n: int) -> str:
    """A name of letters that stands in no text."""
    return "Xq" + "".join("bcdfghjklm"[int(digit)] for digit in f"{n:03}")


@cache
def other_names(game: Game) -> tuple[str, frozenset[str]]:
    """The text of an edition in which all that it may name is called otherwise, and the ids of those things."""
    own = game.edition_text(None).data
    named = [path for path in places(own) if path[-1] == "name"]
    fresh = {path: {language: f"{made_up(n)}{language}" for language in LANGUAGES} for n, path in enumerate(named)}
    changed = taken(game, own, fresh)
    rows = {path: at(own, path[:-1]) for path in changed}
    ids = frozenset(str(row["id"] if "id" in row else path[-2]) for path, row in rows.items())
    return json.dumps(put(own, changed), ensure_ascii=False), ids


def all_other(game: Game) -> str:
    """The text of an edition in which every number and every name is another."""
    own, numbers, names = game.edition_text(None).data, json.loads(other_numbers(game)[0]), json.loads(other_names(game)[0])
    return json.dumps(laid_on(numbers, overlay_of(own, names, game.id)), ensure_ascii=False)
