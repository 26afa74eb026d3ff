"""The start of the game, and a turn."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.core.sets import members
from tessera.games.concordia.rules.calls import resolve
from tessera.games.concordia.rules.common import kinds_in, play_from_hand, put_colonist, top_kind
from tessera.games.concordia.rules.purchase import refill
from tessera.games.concordia.state import Table
from tessera.games.concordia.tables import CONSUL, LAND, LEGATUS, MAGISTER, PRAETOR, PROCONSUL, SEA, SENATOR


class ChooseStartCity(Choice[Table]):
    """Team game: the second half of the seats start in a city of their choice, not joined to the capital (CON-156)."""

    def options(self, g: Table) -> list[int]:
        return [g.edition.start[city] for city in members(g.edition.chart.start_cities)]

    def choose(self, g: Table, option: i64) -> None:
        chart, city = g.edition.chart, g.edition.start.item(option)
        land = chart.with_way[LAND] >> city & 1
        sea = chart.with_way[SEA] >> city & 1
        put_colonist(g, self.seat, LAND if land else SEA, city)
        put_colonist(g, self.seat, SEA if sea else LAND, city)
        g.tell("started", self.seat, city)


class PlayCard(Choice[Table]):
    """Play one card from the hand and use its action (CON-011); in the team game for the team (CON-122)."""

    def options(self, g: Table) -> list[int]:
        first = g.edition.play.first  # by arithmetic, not play[kind]: this is asked every turn
        cards = g.players[self.seat].hand
        if top_kind(g, self.seat) == SENATOR:
            cards &= ~g.edition.cards.of_kind[MAGISTER]
        return [first + kind for kind in kinds_in(g, cards)]

    def outside(self, g: Table, option: i64) -> str:
        e, p, kind = g.edition, g.players[self.seat], g.edition.play.item(option)
        if p.hand & e.cards.of_kind[kind] != 0:
            return "CON-061"
        if e.team and kind in (SENATOR, MAGISTER, CONSUL):
            return "CON-071" if kind == SENATOR else "CON-058" if kind == MAGISTER else "CON-078"
        if not e.team and kind in (PRAETOR, PROCONSUL, LEGATUS):
            return "CON-076" if kind == PRAETOR else "CON-081" if kind == PROCONSUL else "CON-088"
        return "CON-013" if any(e.cards.kind_of[card] == kind for card in p.pile) else "CON-011"

    def choose(self, g: Table, option: i64) -> None:
        kind = g.edition.play.item(option)
        play_from_hand(g, self.seat, kind)
        g.then(EndTurn(self.seat))
        resolve(g, self.seat, kind, not g.edition.team, False, False)


class EndTurn(Step[Table]):
    """Refill the display; then the game is over, or the next seat plays (CON-009, CON-125)."""

    def run(self, g: Table) -> None:
        refill(g)
        g.turns += 1
        n: i64 = len(g.players)
        if g.concordia >= 0:
            if g.turns_left <= 0:
                end_game(g)
                return
            g.turns_left -= 1
        elif g.turns >= n * g.edition.max_turns_per_player:
            end_game(g)
            return
        g.then(PlayCard((self.seat + 1) % n))


def end_game(g: Table) -> None:
    g.over = True
    g.tell("ended", -1)
