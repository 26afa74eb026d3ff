"""What lies on the table. Compiled."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from tessera.core.agenda import Book, Frame, State
from tessera.core.goods import count, covers, one
from tessera.games.aquileia.tables import AquileiaEdition, card, held, many, size


@mypyc_attr(free_list_len=1, acyclic=True)
class Player:
    """One seat: its supply, its cards (packed hands), its pieces on the board (masks), its shield during a contest."""

    def __init__(
        self,
        coins: i64,
        slave_cards: i64,
        equi_public: i64,
        equi_secret: i64,
        laurels: i64,
        theatre_cards: i64,
        henchmen: i64,
        houses: i64,
        crest: i64,
        stopped: bool,
        score: i64,
        strength: i64,
        red_dice: i64,
        blue_dice: i64,
    ) -> None:
        self.coins = coins
        self.slave_cards = slave_cards
        self.equi_public = equi_public  # bought from an open slot: everybody knows which
        self.equi_secret = equi_secret  # drawn face down
        self.laurels = laurels
        self.theatre_cards = theatre_cards
        self.henchmen = henchmen  # the spaces they stand on
        self.houses = houses  # the sites they stand on
        self.crest = crest  # field on the advantage track, 0 while not placed
        self.stopped = stopped
        self.score = score  # points on the score track, packed by source
        self.strength = strength
        self.red_dice = red_dice  # faces shown in the contest going on
        self.blue_dice = blue_dice


@mypyc_attr(free_list_len=1, acyclic=True)
class Race:
    """A past round's two stadium cards: where they went, and so who may know what. The state keeps it packed in one number.

    `first` chose (-1: nobody raced), `second` got the other card (-1: it left the game)."""

    def __init__(self, first: i64, second: i64, open_card: i64, hidden_card: i64, kept_open: bool) -> None:
        self.first, self.second = first, second
        self.open_card, self.hidden_card, self.kept_open = open_card, hidden_card, kept_open

    def packed(self) -> i64:
        cards = (self.open_card + 1) << 8 | (self.hidden_card + 1) << 14
        return self.first + 1 | (self.second + 1) << 4 | cards | (1048576 if self.kept_open else 0)


def race_of(packed: i64) -> Race:
    return Race(
        (packed & 15) - 1, (packed >> 4 & 15) - 1, (packed >> 8 & 63) - 1, (packed >> 14 & 63) - 1, packed >> 20 & 1 == 1
    )  # fmt: skip


@mypyc_attr(free_list_len=1)
class Aquileia(State):
    """A table in the middle of a game."""

    def __init__(
        self,
        book: Book,
        agenda: list[Frame[Any]],
        legal: list[int],
        over: bool,
        rng: i64,
        secret: bytes,
        edition: AquileiaEdition,
        round: i64,
        start_player: i64,
        players: list[Player],
        harbour_coins: i64,
        blue_holder: i64,
        blue_dice: i64,
        slave_deck: tuple[int, ...],
        slave_discard: i64,
        equi_open: tuple[int, ...],
        equi_deck: tuple[int, ...],
        equi_discard: i64,
        stadium_open: i64,
        stadium_deck: tuple[int, ...],
        theatre_open: i64,
        theatre_deck: tuple[int, ...],
        races: tuple[int, ...],
        next_dice: tuple[int, ...],
    ) -> None:
        self.book, self.agenda, self.legal, self.over, self.rng, self.secret = book, agenda, legal, over, rng, secret
        self.listener = None
        self.edition = edition
        self.round, self.start_player, self.players = round, start_player, players
        self.harbour_coins = harbour_coins  # by metal: does a coin lie on that paid space?
        self.blue_holder, self.blue_dice = blue_holder, blue_dice  # dice not rolled yet this round
        self.slave_deck, self.slave_discard = slave_deck, slave_discard
        self.equi_open, self.equi_deck, self.equi_discard = equi_open, equi_deck, equi_discard
        self.stadium_open, self.stadium_deck = stadium_open, stadium_deck
        self.theatre_open, self.theatre_deck = theatre_open, theatre_deck
        self.races = races  # packed, see Race
        self.next_dice = next_dice  # faces the next dice will show: for puzzles and tests; empty in a real game

    def clone(self) -> "Aquileia":
        return Aquileia(
            self.book, self.agenda[:], self.legal, self.over, self.rng, self.secret, self.edition, self.round,
            self.start_player,
            [
                Player(
                    p.coins, p.slave_cards, p.equi_public, p.equi_secret, p.laurels, p.theatre_cards, p.henchmen, p.houses,
                    p.crest, p.stopped, p.score, p.strength, p.red_dice, p.blue_dice,
                )
                for p in self.players
            ],
            self.harbour_coins, self.blue_holder, self.blue_dice, self.slave_deck, self.slave_discard, self.equi_open,
            self.equi_deck, self.equi_discard, self.stadium_open, self.stadium_deck, self.theatre_open, self.theatre_deck,
            self.races, self.next_dice,
        )  # fmt: skip

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
        return self.edition.henchmen - many(p.henchmen)

    def houses_left(self, p: Player) -> i64:
        return self.edition.houses - many(p.houses)

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

    # ---- dice ---------------------------------------------------------------------------------------------

    def die(self) -> i64:
        """AQU-002: the face of one die."""
        if len(self.next_dice) > 0:
            face: i64 = self.next_dice[0]
            self.next_dice = self.next_dice[1:]
            return face
        faces = self.edition.faces
        sides: i64 = len(faces)
        return faces[self.below(sides)]

    def dice(self, n: i64) -> i64:
        """n dice at once; the faces as counts by metal."""
        shown: i64 = 0
        i: i64 = 0
        while i < n:
            shown += one(self.die())
            i += 1
        return shown

    # ---- cards --------------------------------------------------------------------------------------------

    def slaves_left(self) -> i64:
        """Slave cards that could still be drawn."""
        return len(self.slave_deck) + size(self.slave_discard)

    def draw_slave(self, seat: i64) -> None:
        """AQU-046, AQU-010, AQU-134: the top slave card into hand, unseen by the others."""
        if len(self.slave_deck) == 0:
            if self.slave_discard == 0:
                return
            self.slave_deck = self.shuffled(unpiled(self.slave_discard))
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
            self.equi_deck = self.shuffled(unpiled(self.equi_discard))
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


def unpiled(hand: i64) -> tuple[int, ...]:
    """The cards of a packed hand one by one, in rising order."""
    cards: list[int] = []
    kind: i64 = 0
    while hand > 0:
        n: i64 = hand & 63
        while n > 0:
            cards.append(kind)
            n -= 1
        hand >>= 6
        kind += 1
    return tuple(cards)
