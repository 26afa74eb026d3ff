"""A turn, and the clause for every key that belongs to another moment."""

from typing import Any

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.games.concordia.rules.calls import resolve
from tessera.games.concordia.rules.common import kinds_in, play_from_hand, put_colonist, top_kind
from tessera.games.concordia.rules.purchase import refill
from tessera.games.concordia.state import Table
from tessera.games.concordia.tables import CONSUL, LAND, LEGATUS, MAGISTER, PRAETOR, PROCONSUL, SEA, SENATOR, Tables


class ChooseStartCity(Choice[Table]):
    """Team game: the second half of the seats start in a city of their choice, not joined to the capital (CON-156)."""

    def options(self, g: Table) -> list[int]:
        chart = g.edition.chart
        return [chart.start_code[city] for city in range(chart.cities) if chart.start_cities >> city & 1]

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        if option >= e.PLAY:
            return ""
        city: i64 = e.chart.local[option]
        return "" if city >= 0 and e.chart.start_cities >> city & 1 else "CON-156"

    def choose(self, g: Table, option: i64) -> None:
        chart = g.edition.chart
        city: i64 = chart.local[option]
        land = chart.with_way[LAND] >> city & 1
        sea = chart.with_way[SEA] >> city & 1
        put_colonist(g, self.seat, LAND if land else SEA, city)
        put_colonist(g, self.seat, SEA if sea else LAND, city)
        g.tell("started", self.seat, city)


class PlayCard(Choice[Table]):
    """Play one card from the hand and use its action (CON-011); in the team game for the team (CON-122)."""

    def options(self, g: Table) -> list[int]:
        e = g.edition
        p = g.players[self.seat]
        if top_kind(g, self.seat) == SENATOR:
            return [e.PLAY + kind for kind in kinds_in(g, p.hand) if kind != MAGISTER]
        return [e.PLAY + kind for kind in kinds_in(g, p.hand)]

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        if not e.PLAY <= option < e.SINGLE:
            return ""
        kind = option - e.PLAY
        p = g.players[self.seat]
        if p.hand & e.cards.of_kind[kind] == 0:
            if e.team and kind in (SENATOR, MAGISTER, CONSUL):
                return "CON-071" if kind == SENATOR else "CON-058" if kind == MAGISTER else "CON-078"
            if not e.team and kind in (PRAETOR, PROCONSUL, LEGATUS):
                return "CON-076" if kind == PRAETOR else "CON-081" if kind == PROCONSUL else "CON-088"
            return "CON-013" if any(e.cards.kind_of[card] == kind for card in p.pile) else "CON-011"
        return "CON-061" if kind == MAGISTER and top_kind(g, self.seat) == SENATOR else ""

    def choose(self, g: Table, option: i64) -> None:
        kind = option - g.edition.PLAY
        play_from_hand(g, self.seat, kind)
        g.then(EndTurn(self.seat))
        resolve(g, self.seat, kind, not g.edition.team, False, False)


class EndTurn(Step[Table]):
    """Refill the display; then the game is over, or the next seat plays (CON-009, CON-125)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Table) -> None:
        refill(g)
        g.turns += 1
        n: i64 = len(g.players)
        if g.concordia >= 0:
            if g.turns_left <= 0:
                end_game(g)
                return
            g.turns_left -= 1
        elif g.turns >= n * g.edition.most_turns:
            end_game(g)
            return
        g.then(PlayCard((self.seat + 1) % n))


def end_game(g: Table) -> None:
    g.over = True
    g.tell("ended", -1)


def not_now(g: Any, code: int) -> str:
    """The clause of the moment this key belongs to."""
    e: Tables = g.edition
    ends: tuple[tuple[i64, str], ...] = (
        (e.PLAY, "CON-156"),
        (e.SINGLE, "CON-011"),
        (e.NONE, "CON-018"),  # land, sea
        (e.STOP, "CON-018"),  # none
        (e.CASH, "CON-035"),  # stop
        (e.SETTLE, "CON-038"),  # cash
        (e.DECLINE, "CON-062"),  # settle
        (e.MOVE, "CON-038"),  # decline
        (e.TO, "CON-020"),
        (e.BUILD, "CON-023"),
        (e.PRODUCE, "CON-027"),
        (e.TAKE, "CON-038"),
        (e.SELL, "CON-108"),
        (e.COPY, "CON-046"),
        (e.ROLE, "CON-050"),
        (e.PLACE, "CON-093"),
        (e.CARD, "CON-062"),
        (e.PAY, "CON-072"),
        (e.SUGGEST, "CON-074"),
    )
    for end, clause in ends:
        if code < end:
            return clause
    return "CON-089"
