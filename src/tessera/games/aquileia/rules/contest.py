"""What the gladiator fight and the chariot race share: who takes part, dice, ranking. Compiled."""

from mypy_extensions import i64

from tessera.core.goods import count
from tessera.games.aquileia.state import Aquileia


def contestants(g: Aquileia, area: i64) -> list[int]:
    """AQU-048, AQU-061: the players with a henchman in this area, in player order."""
    return [seat for seat in g.clockwise(g.start_player) if g.players[seat].henchmen & area != 0]


def next_contestant(g: Aquileia, area: i64, seat: i64) -> i64:
    """Who follows this seat in player order, or -1."""
    n: i64 = len(g.players)
    seat = (seat + 1) % n
    while seat != g.start_player:
        if g.players[seat].henchmen & area != 0:
            return seat
        seat = (seat + 1) % n
    return -1


def base(g: Aquileia, area: i64, henchmen: i64) -> i64:
    """AQU-049, AQU-062: the values of the spaces one player holds in this area."""
    value = g.edition.space_value
    mask = henchmen & area
    strength: i64 = 0
    space: i64 = 0
    while mask != 0:
        if mask & 1 == 1:
            strength += value[space]
        mask >>= 1
        space += 1
    return strength


def take_places(g: Aquileia, area: i64) -> None:
    """The shields go to the base strengths."""
    for seat in contestants(g, area):
        p = g.players[seat]
        p.strength = base(g, area, p.henchmen)
        p.red_dice = 0
        p.blue_dice = 0
        g.tell("strength", seat, p.strength)


def roll_red(g: Aquileia, seat: i64, n: i64, face: i64) -> None:
    """Red dice for one contestant; +1 for every face that counts."""
    p = g.players[seat]
    p.red_dice = g.dice(n)
    g.tell("red-dice", seat, count(p.red_dice, 0), count(p.red_dice, 1), count(p.red_dice, 2))
    p.strength += count(p.red_dice, face)
    g.tell("strength", seat, p.strength)


def roll_blue(g: Aquileia, seat: i64, n: i64, face: i64) -> None:
    """Blue dice of their holder; they are used up."""
    p = g.players[seat]
    p.blue_dice = g.dice(n)
    g.blue_dice -= n
    g.tell("blue-roll", seat, count(p.blue_dice, 0), count(p.blue_dice, 1), count(p.blue_dice, 2))
    p.strength += count(p.blue_dice, face)
    g.tell("strength", seat, p.strength)


def ahead(g: Aquileia, a: i64, b: i64) -> bool:
    """AQU-054, AQU-066: more strength, then the lower crest, then (AQU-022, no crest) player order."""
    one, other = g.players[a], g.players[b]
    if one.strength != other.strength:
        return one.strength > other.strength
    n: i64 = len(g.players)
    mine = one.crest if one.crest > 0 else 100 + (a - g.start_player + n) % n
    theirs = other.crest if other.crest > 0 else 100 + (b - g.start_player + n) % n
    return mine < theirs


def ranking(g: Aquileia, area: i64) -> list[int]:
    """The contestants, best first."""
    ranked: list[int] = []
    for seat in contestants(g, area):
        place: i64 = 0
        while place < len(ranked) and ahead(g, ranked[place], seat):
            place += 1
        ranked.insert(place, seat)
    return ranked


def tell_ranking(g: Aquileia, ranked: list[int]) -> None:
    if g.listener is not None:
        for place in range(len(ranked)):
            g.tell("ranked", ranked[place], place + 1, g.players[ranked[place]].strength)


def disperse(g: Aquileia, area: i64) -> None:
    """The contest is over: henchmen go home, shields leave the track."""
    g.go_home(area)
    for p in g.players:
        p.strength = 0
        p.red_dice = 0
        p.blue_dice = 0
