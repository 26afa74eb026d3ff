"""Cards that call cards: diplomat, magister, dual cards, legatus, proconsul; and what playing any card sets in motion."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.core.sets import bit
from tessera.games.concordia.rules.architect import use_architect
from tessera.games.concordia.rules.colonists import ColonistMode, use_tribune
from tessera.games.concordia.rules.common import kinds_in, play_from_hand, top_kind
from tessera.games.concordia.rules.mercator import use_mercator
from tessera.games.concordia.rules.prefect import PrefectChoice, use_specialist
from tessera.games.concordia.rules.purchase import use_buyer
from tessera.games.concordia.state import Table
from tessera.games.concordia.tables import (
    ARCHITECT,
    COLONIST,
    DIPLOMAT,
    LEGATUS,
    MAGISTER,
    MERCATOR_3,
    MERCATOR_5,
    PREFECT,
    PREFECT_ARCHITECT,
    PREFECT_MERCATOR,
    PROCONSUL,
    SENATOR,
    TRIBUNE,
)


def execute(g: Table, seat: i64, kind: i64) -> None:
    """One player uses one card for himself: a card whose action calls no other card."""
    if kind == ARCHITECT:
        use_architect(g, seat)
    elif kind == PREFECT:
        g.then(PrefectChoice(seat))
    elif kind == TRIBUNE:
        use_tribune(g, seat)
    elif kind == MERCATOR_3:
        use_mercator(g, seat, g.edition.money_own)
    elif kind == MERCATOR_5:
        use_mercator(g, seat, g.edition.money_bought)
    elif kind == COLONIST:
        g.then(ColonistMode(seat))
    elif g.edition.cards.grows[kind] >= 0:
        use_specialist(g, seat, g.edition.cards.grows[kind])
    else:
        use_buyer(g, seat, kind)


class Execute(Step[Table]):
    """This player's use of a card, when his moment has come."""

    def __init__(self, seat: i64, kind: i64) -> None:
        self.seat, self.kind = seat, kind

    def run(self, g: Table) -> None:
        g.tell("uses", self.seat, self.kind)
        execute(g, self.seat, self.kind)


def resolve(g: Table, lead: i64, kind: i64, solo: bool, answer: bool, again: bool) -> None:
    """What a card does as if `lead` had played it.

    solo: it counts for the lead alone (always in the single game); answer: it answers a legatus or proconsul; again: it is
    reached through a magister. Otherwise the partner uses the card too, after the lead (CON-123).
    """
    if kind == DIPLOMAT:
        g.then(DiplomatCopy(lead, solo, answer, again))
    elif PREFECT_ARCHITECT <= kind <= PREFECT_MERCATOR:
        g.then(ChooseRole(lead, kind, solo))
    elif kind == MAGISTER:
        repeat_below(g, lead)
    elif kind == LEGATUS:
        g.then(LegatusSuggest(lead), LegatusAnswer(g.partner(lead)))
    elif kind == PROCONSUL:
        if not solo:
            g.then(ProconsulAnswer(g.partner(lead)))
        use_buyer(g, lead, kind)
    else:
        if not solo:
            g.then(Execute(g.partner(lead), kind))
        execute(g, lead, kind)


def below_top(g: Table, seat: i64) -> i64:
    """Kind of the card under the last one played, -1 if there is none."""
    pile = g.players[seat].pile
    if len(pile) < 2:
        return -1
    return g.edition.cards.kind_of[pile[-2]]


def repeat_below(g: Table, seat: i64) -> None:
    """Magister: the card below is used again, as if played (CON-059, CON-060). On nothing it does nothing."""
    kind = below_top(g, seat)
    if kind >= 0 and kind not in (SENATOR, MAGISTER):
        g.tell("repeats", seat, kind)
        resolve(g, seat, kind, True, False, True)


class DiplomatCopy(Choice[Table]):
    """Use the last card an opponent has played (CON-050); copying nothing ends the action, for the partner too."""

    def __init__(self, seat: i64, solo: bool, answer: bool, again: bool) -> None:
        self.seat, self.solo, self.answer, self.again = seat, solo, answer, again

    def candidates(self, g: Table) -> list[int]:
        found = g.edition.copy.options[: len(g.players)]
        found.append(g.edition.none)
        return found

    def barred(self, g: Table, option: i64) -> str:
        if option == g.edition.none:
            return ""
        other = g.edition.copy.item(option)
        if other == self.seat:
            return "CON-050"
        if g.edition.team and other == g.partner(self.seat):
            return "CON-054"
        kind = top_kind(g, other)
        if kind < 0:
            return "CON-053"
        if kind == DIPLOMAT:
            return "CON-052"
        if g.edition.team and g.players[other].copied >> g.team(self.seat) & 1:
            return "CON-055"
        if kind == LEGATUS and self.answer:
            return "CON-084" if self.solo else "CON-088"
        if kind == MAGISTER:
            below = below_top(g, self.seat)
            if self.again or below in (-1, MAGISTER, DIPLOMAT):
                return "CON-059"
            if below == SENATOR:
                return "CON-061"
        return ""

    def outside(self, g: Table, option: i64) -> str:
        return "CON-007" if g.edition.team else "CON-006"

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        if option == e.none:
            return
        other = e.copy.item(option)
        kind = top_kind(g, other)
        g.tell("copied", self.seat, other, kind)
        if e.team:
            g.players[other].copied |= bit(g.team(self.seat))
        resolve(g, self.seat, kind, self.solo, self.answer, self.again)


class ChooseRole(Choice[Table]):
    """A dual card: one of its two roles; in the team game the partner uses the other (CON-094, CON-095)."""

    def __init__(self, seat: i64, kind: i64, solo: bool) -> None:
        self.seat, self.kind, self.solo = seat, kind, solo

    def options(self, g: Table) -> list[int]:
        return [g.edition.role[role] for role in g.edition.cards.roles[self.kind]]

    def choose(self, g: Table, option: i64) -> None:
        role = g.edition.role.item(option)
        if not self.solo:
            roles = g.edition.cards.roles[self.kind]
            g.then(Execute(g.partner(self.seat), roles[1] if roles[0] == role else roles[0]))
        g.tell("uses", self.seat, role)
        execute(g, self.seat, role)


def callable_kinds(g: Table, seat: i64) -> list[int]:
    """The cards in this hand that may be called for: all but a legatus, which would call again."""
    return [kind for kind in kinds_in(g, g.players[seat].hand) if kind != LEGATUS]


class LegatusSuggest(Choice[Table]):
    """The legatus player looks at his partner's hand and names a card; only the team knows which (CON-089)."""

    def options(self, g: Table) -> list[int]:
        return [g.edition.suggest[kind] for kind in callable_kinds(g, g.partner(self.seat))]

    def outside(self, g: Table, option: i64) -> str:
        return "CON-088" if option == g.edition.suggest[LEGATUS] else "CON-089"

    def choose(self, g: Table, option: i64) -> None:
        g.suggested = g.edition.suggest.item(option)
        g.tell("suggested", self.seat, g.suggested)


class Answer(Choice[Table]):
    """The partner who is called plays a card of his own."""

    def options(self, g: Table) -> list[int]:
        return [g.edition.play[kind] for kind in callable_kinds(g, self.seat)]

    def answer(self, g: Table, option: i64, solo: bool) -> None:
        kind = g.edition.play.item(option)
        play_from_hand(g, self.seat, kind)
        resolve(g, self.seat, kind, solo, True, False)


class LegatusAnswer(Answer):
    """Bound by nothing; the card counts for both partners and he who answers acts first (CON-090, CON-091)."""

    def outside(self, g: Table, option: i64) -> str:
        return "CON-088" if option == g.edition.play[LEGATUS] else "CON-091"

    def choose(self, g: Table, option: i64) -> None:
        g.suggested = -1
        self.answer(g, option, False)


class ProconsulAnswer(Answer):
    """After the purchase the partner plays a card and uses it for himself alone; no legatus (CON-083, CON-084)."""

    def outside(self, g: Table, option: i64) -> str:
        return "CON-084" if option == g.edition.play[LEGATUS] else "CON-083"

    def choose(self, g: Table, option: i64) -> None:
        self.answer(g, option, True)
