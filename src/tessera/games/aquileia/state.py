"""What lies on the table. Compiled."""

from mypy_extensions import i64, mypyc_attr

from tessera.core.agenda import State
from tessera.core.goods import count, covers, one
from tessera.core.hands import card, held, one_by_one, size
from tessera.core.sets import bits
from tessera.games.aquileia.tables import Tables


@mypyc_attr(free_list_len=1, acyclic=True)
class Player:
    """One seat: its supply, its cards (packed hands), its pieces on the board (sets), its shield during a contest."""

    coins: i64
    slave_cards: i64
    equi_public: i64  # bought from an open slot: everybody knows which
    equi_secret: i64  # drawn face down
    laurels: i64
    theatre_cards: i64
    henchmen: i64  # the spaces they stand on
    houses: i64  # the sites they stand on
    crest: i64  # field on the advantage track, 0 while not placed
    stopped: bool
    score: i64  # points on the score track, packed by source
    strength: i64
    red_dice: i64  # faces shown in the contest going on
    blue_dice: i64


@mypyc_attr(free_list_len=1, acyclic=True)
class Race:
    """A past round's two stadium cards: where they went, and so who may know what. The state keeps it packed in one number.

    `first` chose (-1: nobody raced), `second` got the other card (-1: it left the game)."""

    def __init__(self, first: i64, second: i64, open_card: i64, hidden_card: i64, kept_open: bool) -> None:
        self.first, self.second = first, second
        self.open_card, self.hidden_card, self.kept_open = open_card, hidden_card, kept_open

    def kept(self) -> i64:
        """The card the first kept."""
        return self.open_card if self.kept_open else self.hidden_card

    def given(self) -> i64:
        """The other one, for the second."""
        return self.hidden_card if self.kept_open else self.open_card

    def won_by(self, seat: i64) -> i64:
        """The cards this seat got, as a packed hand; -1: those out of the game."""
        kept, given = self.kept(), self.given()
        hand: i64 = card(kept) if self.first == seat and kept >= 0 else 0
        return hand + card(given) if self.second == seat and given >= 0 else hand

    def packed(self) -> i64:
        cards = (self.open_card + 1) << 8 | (self.hidden_card + 1) << 14
        return self.first + 1 | (self.second + 1) << 4 | cards | (1048576 if self.kept_open else 0)


def race_of(packed: i64) -> Race:
    return Race(
        (packed & 15) - 1, (packed >> 4 & 15) - 1, (packed >> 8 & 63) - 1, (packed >> 14 & 63) - 1, packed >> 20 & 1 == 1
    )  # fmt: skip


@mypyc_attr(free_list_len=1)
class Table(State):
    edition: Tables
    round: i64
    start_player: i64
    players: list[Player]
    harbour_coins: i64  # the metals of the coins lying on paid spaces
    blue_holder: i64  # seat, or -1
    blue_dice: i64  # not rolled yet this round
    slave_deck: tuple[int, ...]
    slave_discard: i64  # a packed hand
    equi_open: tuple[int, ...]  # by slot: a kind, or -1
    equi_deck: tuple[int, ...]
    equi_discard: i64
    stadium_open: i64  # a kind of laurel, or -1
    stadium_deck: tuple[int, ...]
    theatre_open: i64
    theatre_deck: tuple[int, ...]
    races: tuple[int, ...]  # packed, see Race
    next_dice: tuple[int, ...]  # faces the next dice will show: for puzzles, see docs/positions; empty in a real game

    # ---- pieces -------------------------------------------------------------------------------------------

    def taken(self) -> i64:
        """All spaces with a henchman."""
        mask: i64 = 0
        for p in self.players:
            mask |= p.henchmen
        return mask

    def built(self) -> i64:
        """All sites with a house."""
        mask: i64 = 0
        for p in self.players:
            mask |= p.houses
        return mask

    def owner(self, space: i64) -> i64:
        """Whose henchman stands there, or -1."""
        for seat in range(len(self.players)):
            if self.players[seat].henchmen >> space & 1 == 1:
                return seat
        return -1

    def go_home(self, spaces: i64) -> None:
        """AQU-034: the henchmen on these spaces return to their owners."""
        for p in self.players:
            p.henchmen &= ~spaces

    def henchmen_left(self, p: Player) -> i64:
        return self.edition.henchmen - bits(p.henchmen)

    def houses_left(self, p: Player) -> i64:
        return self.edition.houses - bits(p.houses)

    def clockwise(self, first: i64) -> list[int]:
        """All seats, beginning with this one."""
        n: i64 = len(self.players)
        return [(first + i) % n for i in range(n)]

    # ---- coins and points ---------------------------------------------------------------------------------

    def gain(self, seat: i64, metal: i64, n: i64) -> None:
        """Coins from the bank."""
        if n > 0:
            self.players[seat].coins += n * one(metal)
            self.tell("gained", seat, metal, n)

    def gain_all(self, seat: i64, coins: i64) -> None:
        """Coins of several metals from the bank."""
        for metal in range(3):
            self.gain(seat, metal, count(coins, metal))

    def spend(self, seat: i64, coins: i64) -> None:
        """Coins to the bank, each metal as asked (AQU-007)."""
        p = self.players[seat]
        assert covers(p.coins, coins)
        p.coins -= coins
        if self.listener is not None:
            for metal in range(3):
                if count(coins, metal) > 0:
                    self.tell("paid", seat, metal, count(coins, metal))

    def score(self, seat: i64, source: i64, n: i64) -> None:
        """AQU-129: points at once on the score track."""
        if n > 0:
            self.players[seat].score += n * one(source)
            self.tell("scored", seat, n, source)

    def show(self, what: str, seat: i64, goods: i64) -> None:
        """Tell coins or the faces of dice, metal by metal."""
        self.tell(what, seat, count(goods, 0), count(goods, 1), count(goods, 2))

    # ---- dice ---------------------------------------------------------------------------------------------

    def die(self) -> i64:
        """AQU-002: the face of one die."""
        if len(self.next_dice) > 0:
            face: i64 = self.next_dice[0]
            self.next_dice = self.next_dice[1:]
            return face
        faces = self.edition.faces
        return faces[self.below(len(faces))]

    def dice(self, n: i64) -> i64:
        """n dice at once; the faces as counts by metal."""
        shown: i64 = 0
        for _ in range(n):
            shown += one(self.die())
        return shown

    # ---- cards --------------------------------------------------------------------------------------------

    def slaves_left(self) -> i64:
        """Slave cards that could still be drawn."""
        return len(self.slave_deck) + size(self.slave_discard)

    def draw_slaves(self, seat: i64, n: i64) -> None:
        """AQU-046, AQU-010, AQU-134: the top slave cards into hand, unseen by the others, as far as there are any."""
        for _ in range(n):
            if len(self.slave_deck) == 0:
                if self.slave_discard == 0:
                    return
                self.slave_deck = self.shuffled(one_by_one(self.slave_discard))
                self.slave_discard = 0
                self.tell("reshuffled-slaves", -1, len(self.slave_deck))
            drawn: i64 = self.slave_deck[0]
            self.slave_deck = self.slave_deck[1:]
            self.players[seat].slave_cards += card(drawn)
            self.tell("drew-slave", seat, drawn)

    def draw_equi(self) -> i64:
        """The top equi card, reshuffling if need be; -1 if there is none."""
        if len(self.equi_deck) == 0:
            if self.equi_discard == 0:
                return -1
            self.equi_deck = self.shuffled(one_by_one(self.equi_discard))
            self.equi_discard = 0
            self.tell("reshuffled-equi", -1, len(self.equi_deck))
        drawn: i64 = self.equi_deck[0]
        self.equi_deck = self.equi_deck[1:]
        return drawn

    def equi_held(self, p: Player, kind: i64) -> i64:
        return held(p.equi_public, kind) + held(p.equi_secret, kind)

    def slaves_of(self, p: Player) -> i64:
        """All slaves shown on the slave cards in hand."""
        worth = self.edition.slave_worth
        return held(p.slave_cards, 0) * worth[0] + held(p.slave_cards, 1) * worth[1]
