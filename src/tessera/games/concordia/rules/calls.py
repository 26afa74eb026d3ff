"""Cards that call cards: diplomat, magister, dual cards, legatus, proconsul; and what playing any card sets in motion."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
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
    ROLES,
    SENATOR,
    TRIBUNE,
    bit,
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
        use_mercator(g, seat, g.edition.mercator_own)
    elif kind == MERCATOR_5:
        use_mercator(g, seat, g.edition.mercator_bought)
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

    def options(self, g: Table) -> list[int]:
        e = g.edition
        found = [e.COPY + other for other in range(len(g.players)) if self.forbids(g, other) == ""]
        found.append(e.NONE)
        return found

    def forbids(self, g: Table, other: i64) -> str:
        """The clause against copying this seat's last card, or ""."""
        if other >= len(g.players):
            return "CON-007" if g.edition.team else "CON-006"
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

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        return self.forbids(g, option - e.COPY) if e.COPY <= option < e.ROLE else ""

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        if option == e.NONE:
            return
        other = option - e.COPY
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
        roles = g.edition.cards.roles[self.kind]
        return [g.edition.ROLE + i for i in range(len(ROLES)) if ROLES[i] in roles]

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        if e.ROLE <= option < e.PLACE:
            return "" if ROLES[option - e.ROLE] in e.cards.roles[self.kind] else "CON-093"
        return ""

    def choose(self, g: Table, option: i64) -> None:
        roles = g.edition.cards.roles[self.kind]
        role: i64 = ROLES[option - g.edition.ROLE]
        other: i64 = roles[1] if roles[0] == role else roles[0]
        if not self.solo:
            g.then(Execute(g.partner(self.seat), other))
        g.tell("uses", self.seat, role)
        execute(g, self.seat, role)


class LegatusSuggest(Choice[Table]):
    """The legatus player looks at his partner's hand and names a card; only the team knows which (CON-089)."""

    def options(self, g: Table) -> list[int]:
        hand = g.players[g.partner(self.seat)].hand
        return [g.edition.SUGGEST + kind for kind in kinds_in(g, hand) if kind != LEGATUS]

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        if not e.SUGGEST <= option < e.END:
            return ""
        if option - e.SUGGEST == LEGATUS:
            return "CON-088"
        hand = g.players[g.partner(self.seat)].hand
        return "" if hand & e.cards.of_kind[option - e.SUGGEST] != 0 else "CON-089"

    def choose(self, g: Table, option: i64) -> None:
        g.suggested = option - g.edition.SUGGEST
        g.tell("suggested", self.seat, g.suggested)


def answers(g: Table, seat: i64) -> list[int]:
    """The cards of his own hand with which a partner may answer: all but a legatus."""
    return [g.edition.PLAY + kind for kind in kinds_in(g, g.players[seat].hand) if kind != LEGATUS]


def no_answer(g: Table, seat: i64, option: i64, called: str, absent: str) -> str:
    """Why this card is no answer: it would call again (`called`), or it is not in the hand (`absent`)."""
    e = g.edition
    if not e.PLAY <= option < e.SINGLE:
        return ""
    if option - e.PLAY == LEGATUS:
        return called
    return "" if g.players[seat].hand & e.cards.of_kind[option - e.PLAY] != 0 else absent


class LegatusAnswer(Choice[Table]):
    """The partner plays a card of his own, bound by nothing; it counts for both and he acts first (CON-090, CON-091)."""

    def options(self, g: Table) -> list[int]:
        return answers(g, self.seat)

    def barred(self, g: Table, option: i64) -> str:
        return no_answer(g, self.seat, option, "CON-088", "CON-091")

    def choose(self, g: Table, option: i64) -> None:
        kind = option - g.edition.PLAY
        g.suggested = -1
        play_from_hand(g, self.seat, kind)
        resolve(g, self.seat, kind, False, True, False)


class ProconsulAnswer(Choice[Table]):
    """After the purchase the partner plays a card and uses it for himself alone; no legatus (CON-083, CON-084)."""

    def options(self, g: Table) -> list[int]:
        return answers(g, self.seat)

    def barred(self, g: Table, option: i64) -> str:
        return no_answer(g, self.seat, option, "CON-084", "CON-083")

    def choose(self, g: Table, option: i64) -> None:
        kind = option - g.edition.PLAY
        play_from_hand(g, self.seat, kind)
        resolve(g, self.seat, kind, True, True, False)
