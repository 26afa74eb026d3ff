"""What a seat sees, in words.

round, rounds, start_player     round: 1..6; start_player: a seat
phase                           placement, mercatus, arena, stadium, theatrum, forum, portus, end
spaces                          {space: {area, seat (who stands there, or null), closed, coin (a harbour coin lies there)}};
                                arena and stadium spaces also value (and side), SERVI and harbour spaces metal, forum spaces
                                builds and scores
sites                           {site: {seat (whose house, or null), kind, value, colour, cost {bronze, silver, gold, slaves},
                                pays {bronze, silver, gold}}}
advantage                       seats on the advantage track, field 1 first, null for a free field
equi_open                       {space: equi card or null}; equi_deck: cards left; equi_discard: {card: n}
slave_deck, slave_discard       cards left; {card: n}
stadium_open, stadium_deck      laurel or null; cards left. stadium_gone: stadium cards out of the game
theatre_open, theatre_deck      theatre card or null; cards left
blue_dice                       {holder: seat or null, left: dice not rolled yet}
harbour_coins                   metals of the coins lying in the harbour
races                           past rounds: {first, second (seats or null), open_card, kept: "open", "hidden" or null (unknown to
                                this viewer, or nobody raced), hidden_card: laurel or null (unknown)}
players                         one entry per seat, see below
contest                         null, or during II and III {area, rows: [{seat, rank, base, red, cards, blue, strength, crest,
                                side}]}, best first; red and blue: dice faces {metal: n}; cards: strength from cards
auction                         null, or during IV {card, auctioneer, bidder, bid {metal: n}, inside [seats]}
context                         about the pending decision: {decision, seat, space, site, build, exchanges, need (slaves),
                                hidden_card (stadium-laurel, only for the winner), price, most}; what does not apply is left out
scores                          by seat: points on the score track; at the end with laurels and villas
sheets                          at the end: the score sheet of every seat, else null

Each player:
seat, colour                    the colour of the pieces
coins                           {metal: n}, the supply
score, sources                  points on the score track, and where they came from
henchmen, henchmen_left         spaces they stand on; how many are still in hand
houses, houses_left             sites; how many are left
crest, stopped, finished        field on the advantage track or null; finished: places nothing more this round
slave_cards, slave_faces        number of cards; {card: n}, null if hidden from this viewer.
slaves                          slaves shown on all slave cards, or null
equi_cards                      number of weapon and horse cards; equi_public: {card: n} known to all;
                                equi_secret: {card: n} drawn face down, null if hidden from this viewer
laurels, laurel_faces           number of laurels; {card: n}: all of them for the owner (and at the end), else those
                                this viewer knows
theatre_cards                   {card: n}
villas                          {colour: {sum, cards}}: villa values and matching cards (cards null where laurels are hidden)
income                          {points, bronze, silver, gold} of one activation in the harbour
strength, red_dice, blue_dice   the shield on the contest track and the dice shown; 0 and empty outside contests
total                           points if the game ended now; null where laurels are hidden
"""

from typing import Any

from tessera.core.goods import count, total
from tessera.core.hands import held, size
from tessera.core.sets import members
from tessera.core.views import bag, of_decision, of_player, of_table, seat_or_none
from tessera.games.aquileia.hidden import knows_hidden, knows_split, laurels_known
from tessera.games.aquileia.rules import forum, mercatus, portus, stadium, theatrum
from tessera.games.aquileia.rules.contest import base, face_of, ranking
from tessera.games.aquileia.rules.placement import finished
from tessera.games.aquileia.rules.portus import income
from tessera.games.aquileia.scoring import cards_for, final_points, sheet, villa_sum
from tessera.games.aquileia.state import Race, Table, race_of
from tessera.games.aquileia.tables import AREAS, KINDS, METALS, SOURCES

TABLE = (
    "round", "rounds", "start_player", "phase", "spaces", "sites", "advantage", "equi_open", "equi_deck", "equi_discard", "slave_deck",
    "slave_discard", "stadium_open", "stadium_deck", "stadium_gone", "theatre_open", "theatre_deck", "blue_dice", "harbour_coins",
    "races", "players", "contest", "auction", "context", "scores", "sheets",
)  # fmt: skip
PLAYER = (
    "seat", "colour", "coins", "score", "sources", "henchmen", "henchmen_left", "houses", "houses_left", "crest", "stopped", "finished",
    "slave_cards", "slave_faces", "slaves", "equi_cards", "equi_public", "equi_secret", "laurels", "laurel_faces", "theatre_cards",
    "villas", "income", "strength", "red_dice", "blue_dice", "total",
)  # fmt: skip
DECISION = ("decision", "seat", "space", "exchanges", "site")


def coins(goods: int) -> dict[str, int]:
    return bag(goods, METALS)


def faces(hand: int, ids: tuple[str, ...]) -> dict[str, int]:
    """The kinds of cards in a packed hand, without those that are not there."""
    return {name: int(held(hand, kind)) for kind, name in enumerate(ids) if held(hand, kind)}


def name_or_null(ids: tuple[str, ...], number: int) -> str | None:
    return None if number < 0 else ids[number]


def view(g: Table, seat: int) -> dict[str, Any]:
    e = g.edition
    own = {
        "rounds": int(e.rounds),
        "phase": phase(g),
        "spaces": spaces(g),
        "sites": sites(g),
        "advantage": advantage(g),
        "equi_deck": len(g.equi_deck),
        "equi_discard": faces(g.equi_discard, e.equi_ids),
        "slave_deck": len(g.slave_deck),
        "slave_discard": faces(g.slave_discard, e.slave_ids),
        "stadium_deck": len(g.stadium_deck),
        "stadium_gone": stadium_gone(g),
        "theatre_deck": len(g.theatre_deck),
        "blue_dice": {"holder": seat_or_none(g.blue_holder), "left": int(g.blue_dice)},
        "races": [race_view(g, race_of(race), seat) for race in g.races],
        "players": [player_view(g, other, seat) for other in range(len(g.players))],
        "contest": contest(g),
        "auction": auction(g),
        "context": context(g, seat),
        "scores": [int(final_points(g, p) if g.over else total(p.score)) for p in g.players],
        "sheets": sheet(g) if g.over else None,
    }
    return of_table(g, TABLE, own)


def phase(g: Table) -> str:
    if g.over:
        return "end"
    room = type(g.agenda[-1]).__module__.rpartition(".")[2]
    return room if room in AREAS or room == "placement" else "end"


def spaces(g: Table) -> dict[str, Any]:
    e = g.edition
    found: dict[str, Any] = {}
    for space, name in enumerate(e.space_ids):
        area = AREAS[e.space_area[space]]
        metal = e.space_metal[space]
        entry: dict[str, Any] = {
            "area": area,
            "seat": seat_or_none(g.owner(space)),
            "closed": not e.open_spaces[len(g.players)] >> space & 1,
            "coin": bool(e.paid_mask >> space & 1 and g.harbour_coins >> metal & 1),
        }
        if area in ("arena", "stadium"):
            entry["value"] = e.space_value[space]
        if area == "stadium":
            entry["side"] = next(METALS[i] for i, mask in enumerate(e.side_masks) if mask >> space & 1)
        if metal >= 0:
            entry["metal"] = METALS[metal]
        if area == "forum":
            entry |= {"builds": e.space_builds[space], "scores": bool(e.space_scores[space])}
        found[name] = entry
    return found


def sites(g: Table) -> dict[str, Any]:
    e = g.edition
    return {
        name: {
            "seat": next((seat for seat, p in enumerate(g.players) if p.houses >> site & 1), None),
            "kind": KINDS[e.site_kind[site]],
            "value": e.site_value[site],
            "colour": name_or_null(e.colours, e.site_colour[site]),
            "cost": coins(e.site_coins[site]) | {"slaves": e.site_slaves[site]},
            "pays": coins(e.site_pays[site]),
        }
        for site, name in enumerate(e.site_ids)
    }


def advantage(g: Table) -> list[int | None]:
    track: list[int | None] = [None] * g.edition.fields
    for seat, p in enumerate(g.players):
        if p.crest:
            track[p.crest - 1] = seat
    return track


def stadium_gone(g: Table) -> int:
    """Every stadium card that is neither open, nor in the deck, nor in a hand."""
    there = (g.stadium_open >= 0) + len(g.stadium_deck) + sum(size(p.laurels) for p in g.players)
    return int(sum(g.edition.laurel_count) - there)


def race_view(g: Table, race: Race, viewer: int) -> dict[str, Any]:
    e = g.edition
    known = knows_split(g, race, viewer) and race.first >= 0
    return {
        "first": seat_or_none(race.first),
        "second": seat_or_none(race.second),
        "open_card": name_or_null(e.laurel_ids, race.open_card),
        "kept": ("open" if race.kept_open else "hidden") if known else None,
        "hidden_card": name_or_null(e.laurel_ids, race.hidden_card) if knows_hidden(g, race, viewer) else None,
    }


def player_view(g: Table, seat: int, viewer: int) -> dict[str, Any]:
    e, p = g.edition, g.players[seat]
    own = seat == viewer
    points, pays = income(e, p)
    open_laurels = own or g.over
    worked_out = {
        "seat": seat,
        "colour": e.player_colours[seat],
        "score": int(total(p.score)),
        "sources": {name: int(count(p.score, i)) for i, name in enumerate(SOURCES)},
        "henchmen_left": int(g.henchmen_left(p)),
        "houses_left": int(g.houses_left(p)),
        "finished": finished(g, p),
        "slave_cards": int(size(p.slave_cards)),
        "slave_faces": faces(p.slave_cards, e.slave_ids) if own else None,
        "slaves": int(g.slaves_of(p)) if own else None,
        "equi_cards": int(size(p.equi_public) + size(p.equi_secret)),
        "equi_public": faces(p.equi_public, e.equi_ids),
        "equi_secret": faces(p.equi_secret, e.equi_ids) if own else None,
        "laurels": int(size(p.laurels)),
        "laurel_faces": faces(laurels_known(g, viewer, seat), e.laurel_ids),
        "theatre_cards": faces(p.theatre_cards, e.theatre_ids),
        "villas": {
            name: {"sum": int(villa_sum(g, p, colour)), "cards": int(cards_for(g, p, colour)) if open_laurels else None}
            for colour, name in enumerate(e.colours)
        },
        "income": {"points": int(points)} | coins(pays),
        "total": int(final_points(g, p)) if open_laurels else None,
    }
    return of_player(g, seat, PLAYER, worked_out)


def contest(g: Table) -> dict[str, Any] | None:
    area = phase(g)
    if area not in ("arena", "stadium"):
        return None
    e = g.edition
    mask = e.arena_mask if area == "arena" else e.stadium_mask
    rows = []
    for rank, seat in enumerate(ranking(g, mask), 1):
        p = g.players[seat]
        side = int(face_of(g, p, mask))
        ground = int(base(g, mask, p.henchmen))
        dice = count(p.red_dice, side) + count(p.blue_dice, side)
        rows.append(
            {
                "seat": seat,
                "rank": rank,
                "base": ground,
                "red": coins(p.red_dice),
                "cards": max(0, int(p.strength - ground - dice)),
                "blue": coins(p.blue_dice),
                "strength": int(p.strength),
                "crest": int(p.crest) or None,
                "side": METALS[side],
            }
        )
    return {"area": area, "rows": rows}


def auction(g: Table) -> dict[str, Any] | None:
    if g.over or g.theatre_open < 0:
        return None
    top, n = g.agenda[-1], len(g.players)
    found: dict[str, Any] = {"card": g.edition.theatre_ids[g.theatre_open], "auctioneer": None, "bidder": None, "bid": coins(0)}
    if isinstance(top, theatrum.TheatreOpen):
        asked = (top.seat - top.auctioneer) % n
        still = [(top.auctioneer + i) % n for i in range(asked, n)]
        return found | {"auctioneer": int(top.auctioneer), "inside": sorted(int(seat) for seat in still)}
    if isinstance(top, theatrum.TheatreBid):
        bid = {"bidder": int(top.bidder), "bid": coins(top.bid), "inside": members(top.inside)}
        return found | {"auctioneer": int(top.auctioneer)} | bid
    return None


def context(g: Table, viewer: int) -> dict[str, Any] | None:
    """What the pending decision is about, beyond its options."""
    if g.over:
        return None
    seat = int(g.agenda[-1].seat)
    return of_decision(g, DECISION, {"decision": g.decision, "seat": seat, **worked_out(g, g.agenda[-1], viewer)})


def worked_out(g: Table, top: Any, viewer: int) -> dict[str, Any]:
    """What is not simply a field of the pending decision."""
    e = g.edition
    match top:
        case mercatus.PecuniaExchange():
            return {"space": e.space_ids[e.pecunia], "most": int(e.pecunia_most)}
        case mercatus.EquiBuy():
            kind = g.equi_open[e.space_slot[top.space]]
            price = {"price": coins(e.equi_price), "extra": bool(e.space_extra[top.space])}
            return {"card": name_or_null(e.equi_ids, kind), **price}
        case mercatus.ServiBuy():
            return {"metal": METALS[e.space_metal[top.space]], "most": int(top.most(g))}
        case forum.ForumBuild():
            return {"build": int(top.build), "scores": bool(e.space_scores[top.space])}
        case forum.ForumSlaves():
            return {"need": e.site_slaves[top.site]}
        case portus.PortusPay():
            return {"metal": METALS[e.space_metal[top.space]]}
        case stadium.StadiumLaurel():
            seen = {"hidden_card": e.laurel_ids[g.stadium_deck[0]]} if viewer == top.seat and g.stadium_deck else {}
            return {"open_card": name_or_null(e.laurel_ids, g.stadium_open), **seen}
    return {}
