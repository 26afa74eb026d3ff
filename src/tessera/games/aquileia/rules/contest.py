"""What the gladiator fight and the chariot race share: who takes part, dice, cards, ranking, prizes. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Choice
from tessera.core.blocks import Block
from tessera.core.goods import count
from tessera.core.hands import card, held
from tessera.core.sets import members
from tessera.games.aquileia.state import Player, Table


def contestants(g: Table, area: i64) -> list[int]:
    """AQU-048, AQU-061: the players with a henchman in this area, in player order."""
    return [seat for seat in g.clockwise(g.start_player) if g.players[seat].henchmen & area != 0]


def next_contestant(g: Table, area: i64, seat: i64) -> i64:
    """Who follows this seat in player order, or -1."""
    n: i64 = len(g.players)
    seat = (seat + 1) % n
    while seat != g.start_player:
        if g.players[seat].henchmen & area != 0:
            return seat
        seat = (seat + 1) % n
    return -1


def face_of(g: Table, p: Player, area: i64) -> i64:
    """AQU-050, AQU-063: the face that counts, in the stadium that of the side this racer stands on (AQU-061: never both)."""
    e = g.edition
    if area == e.arena_mask:
        return e.arena_face
    metal: i64 = 0
    while metal < 2 and p.henchmen & e.side_masks[metal] == 0:
        metal += 1
    return metal


# ---- places and dice ------------------------------------------------------------------------------------------


def base(g: Table, area: i64, henchmen: i64) -> i64:
    """AQU-049, AQU-062: the values of the spaces one player holds in this area."""
    strength: i64 = 0
    for space in members(henchmen & area):
        strength += g.edition.space_value[space]
    return strength


def take_places(g: Table, area: i64) -> None:
    """The shields go to the base strengths."""
    for seat in contestants(g, area):
        p = g.players[seat]
        p.strength = base(g, area, p.henchmen)
        p.red_dice = 0
        p.blue_dice = 0
        g.tell("strength", seat, p.strength)


def roll_red(g: Table, area: i64, n: i64) -> i64:
    """AQU-053: each contestant rolls the red dice once, in player order, all before any card; returns who begins with cards."""
    order = contestants(g, area)
    for seat in order:
        p = g.players[seat]
        p.red_dice = g.dice(n)
        add_dice(g, seat, area, "red-dice", p.red_dice)
    return order[0]


def blue_dice_serve(g: Table, area: i64) -> bool:
    """AQU-074: only their holder, and only in a contest he takes part in."""
    return g.blue_holder >= 0 and g.blue_dice > 0 and g.players[g.blue_holder].henchmen & area != 0


def roll_blue(g: Table, area: i64, n: i64) -> None:
    """Blue dice of their holder; they are used up."""
    p = g.players[g.blue_holder]
    p.blue_dice = g.dice(n)
    g.blue_dice -= n
    add_dice(g, g.blue_holder, area, "blue-roll", p.blue_dice)


def add_dice(g: Table, seat: i64, area: i64, what: str, shown: i64) -> None:
    """+1 for every face that counts."""
    p = g.players[seat]
    g.show(what, seat, shown)
    p.strength += count(shown, face_of(g, p, area))
    g.tell("strength", seat, p.strength)


# ---- cards ----------------------------------------------------------------------------------------------------


class PlayCards(Choice[Table]):
    """AQU-138: cards, one by one, as many as he likes; then the next contestant."""

    def area(self, g: Table) -> i64:
        raise NotImplementedError

    def asked_next(self, seat: i64) -> "PlayCards":
        raise NotImplementedError

    def all_played(self, g: Table) -> None:
        raise NotImplementedError

    def add_equi(self, g: Table, cards: Block, side: i64, found: list[int]) -> None:
        """The cards of this block and side that he holds."""
        e, p = g.edition, g.players[self.seat]
        if p.equi_public + p.equi_secret > 0:
            for kind in cards.items:
                if e.equi_side[kind] == side and g.equi_held(p, kind) > 0:
                    found.append(cards[kind])

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        if option != e.done:
            if option in e.slave_card:
                play_slave(g, self.seat, e.slave_card.item(option))
            else:
                play_equi(g, self.seat, e.weapon.item(option) if option in e.weapon else e.horse.item(option))
            g.then(self)
            return
        follower = next_contestant(g, self.area(g), self.seat)
        if follower >= 0:
            g.then(self.asked_next(follower))
        else:
            self.all_played(g)


def play_slave(g: Table, seat: i64, kind: i64) -> None:
    p = g.players[seat]
    p.slave_cards -= card(kind)
    g.slave_discard += card(kind)
    p.strength += g.edition.slave_worth[kind]
    g.tell("played-slave", seat, kind, p.strength)


def play_equi(g: Table, seat: i64, kind: i64) -> None:
    """AQU-060: the card goes to the discard pile. The publicly known copy is played first."""
    p = g.players[seat]
    if held(p.equi_public, kind) > 0:
        p.equi_public -= card(kind)
    else:
        p.equi_secret -= card(kind)
    g.equi_discard += card(kind)
    p.strength += g.edition.equi_strength[kind]
    g.tell("played-equi", seat, kind, p.strength)


# ---- ranking and prizes ---------------------------------------------------------------------------------------


def ahead(g: Table, a: i64, b: i64) -> bool:
    """AQU-054, AQU-066: more strength, then the lower crest, then (AQU-022, no crest) player order."""
    one, other = g.players[a], g.players[b]
    if one.strength != other.strength:
        return one.strength > other.strength
    n: i64 = len(g.players)
    mine = one.crest if one.crest > 0 else 100 + (a - g.start_player + n) % n
    theirs = other.crest if other.crest > 0 else 100 + (b - g.start_player + n) % n
    return mine < theirs


def ranking(g: Table, area: i64) -> list[int]:
    """The contestants, best first."""
    ranked: list[int] = []
    for seat in contestants(g, area):
        place: i64 = 0
        while place < len(ranked) and ahead(g, ranked[place], seat):
            place += 1
        ranked.insert(place, seat)
    return ranked


def tell_ranking(g: Table, ranked: list[int]) -> None:
    if g.listener is not None:
        for place in range(len(ranked)):
            g.tell("ranked", ranked[place], place + 1, g.players[ranked[place]].strength)


def disperse(g: Table, area: i64) -> None:
    """The contest is over: henchmen go home, shields leave the track."""
    g.go_home(area)
    for p in g.players:
        p.strength = 0
        p.red_dice = 0
        p.blue_dice = 0
