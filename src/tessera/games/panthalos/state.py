"""What lies on the table of Panthalos.

Tiles of a player are counted in packed numbers, three bits to a kind (goods: core.goods). Dice are packed too: pips four
bits, places six bits to a piece. Piece 0 is the leader figure, pieces 1.. are the dice d1.. . `leaders` has one bit per
piece: the figure's is always set, a die's once it is crowned.
"""

from mypy_extensions import i64, mypyc_attr

from tessera.core.agenda import State
from tessera.core.goods import total
from tessera.core.rows import copies
from tessera.core.sets import bit, bits
from tessera.games.panthalos.tables import ON, RESERVE, SUPPLY, Tables


def tile(kind: i64) -> i64:
    """One tile of this kind."""
    return 0x2000000000000000 >> 61 - 3 * kind


def held(pack: i64, kind: i64) -> i64:
    return pack >> 3 * kind & 7


def of_element(pack: i64, element: i64, values: i64) -> i64:
    """The tiles of one element, which has so many kinds."""
    return pack & (tile(values) - 1) << 3 * values * element


def tally(pack: i64) -> i64:
    """Tiles of all kinds together: neighbouring counts are added in pairs, then the pairs, then all."""
    pairs = (pack & 0x1C71C71C71C71C7) + (pack >> 3 & 0x1C71C71C71C71C7)
    fours = (pairs & 0x3F03F03F03F03F) + (pairs >> 6 & 0x3F03F03F03F03F)
    return fours + (fours >> 12) + (fours >> 24) + (fours >> 36) + (fours >> 48) & 0xFFF


@mypyc_attr(free_list_len=1, acyclic=True)
class Player:
    score: i64
    discs: i64  # in the supply; those in POLIS and on crowned dice are counted there
    bank: i64
    krypt_discs: i64
    basic: i64  # goods by side, packed
    refined: i64
    supports: i64
    titans: i64
    known_titans: i64  # those of the titans that everybody knows
    artisans: i64
    ships: i64
    pips: i64
    places: i64
    leaders: i64
    passed: bool  # this round
    challenged: bool
    duel_titan: i64  # committed in secret; -1 and 0: nothing
    duel_supports: i64

    # ---- pieces -------------------------------------------------------------------------------------------

    def at(self, piece: i64) -> i64:
        """SUPPLY, BATHS, RESERVE or ON + space."""
        return self.places >> 6 * piece & 63

    def move(self, piece: i64, place: i64) -> None:
        self.places += (place - (self.places >> 6 * piece & 63)) << 6 * piece

    def shows(self, piece: i64) -> i64:
        """The pips of a die; a leader's mean nothing."""
        return self.pips >> 4 * piece & 15

    def turn(self, piece: i64, pips: i64) -> None:
        self.pips += (pips - (self.pips >> 4 * piece & 15)) << 4 * piece

    def leads(self, piece: i64) -> bool:
        """Is it the figure or a crowned die?"""
        return self.leaders >> piece & 1 == 1

    def idle(self, dice: i64) -> bool:
        """Is no piece unplaced?"""
        return self.standing_on(SUPPLY, dice) < 0

    def idle_leader(self, dice: i64) -> i64:
        """The leader to place next: the figure, then crowned dice; -1 when none is unplaced."""
        i: i64 = 0
        while i <= dice:
            if self.leaders >> i & 1 == 1 and self.places >> 6 * i & 63 == SUPPLY:
                return i
            i += 1
        return -1

    def idle_die(self, dice: i64, pips: i64) -> i64:
        """The lowest-numbered unplaced follower that shows these pips, or -1."""
        i: i64 = 1
        while i <= dice:
            if self.pips >> 4 * i & 15 == pips and self.places >> 6 * i & 63 == SUPPLY and self.leaders >> i & 1 == 0:
                return i
            i += 1
        return -1

    def standing_on(self, place: i64, dice: i64) -> i64:
        """The first own piece at this place code, or -1."""
        places: i64 = self.places
        i: i64 = 0
        while i <= dice:
            if places & 63 == place:
                return i
            places >>= 6
            i += 1
        return -1

    def followers(self, dice: i64) -> list[int]:
        """The own followers outside the reserve."""
        return [die for die in range(1, dice + 1) if not self.leads(die) and self.at(die) != RESERVE]

    def upgradable(self, piece: i64, only_supply: bool, most: i64) -> bool:
        """PAN-237: a follower, not in the reserve, below the highest face."""
        if self.leaders >> piece & 1 == 1 or self.pips >> 4 * piece & 15 >= most:
            return False
        place = self.places >> 6 * piece & 63
        return place == SUPPLY if only_supply else place != RESERVE

    def can_upgrade(self, dice: i64, only_supply: bool, most: i64) -> bool:
        return any(self.upgradable(i, only_supply, most) for i in range(1, dice + 1))

    def crowns(self) -> i64:
        """How many dice are crowned."""
        return bits(self.leaders >> 1)

    # ---- tiles --------------------------------------------------------------------------------------------

    def tiles(self) -> i64:
        """All own tiles: goods, supports, titans, artisans, collected ships."""
        return (
            total(self.basic)
            + total(self.refined)
            + tally(self.supports)
            + tally(self.titans)
            + tally(self.artisans)
            + tally(self.ships)
        )

    def lose_titan(self, kind: i64) -> None:
        """A titan leaves the stack; if everybody knew one of that kind there, it was that one."""
        self.titans -= tile(kind)
        if self.known_titans >> 3 * kind & 7 > 0:
            self.known_titans -= tile(kind)

    def regain_titan(self, kind: i64) -> None:
        """A titan everybody has seen comes back."""
        self.titans += tile(kind)
        self.known_titans += tile(kind)

    def gain_discs(self, wanted: i64) -> i64:
        """PAN-226: discs come from the own bank, as far as it lasts."""
        n: i64 = min(wanted, self.bank)
        self.bank -= n
        self.discs += n
        return n

    def pay_discs(self, n: i64) -> None:
        self.discs -= n
        self.bank += n


@mypyc_attr(free_list_len=1)
class Table(State):
    edition: Tables
    side: i64  # of the board: 0 small, 1 large
    round: i64
    start_player: i64
    players: list[Player]
    polis: tuple[int, ...]  # by POLIS space: whose disc lies there, or -1
    agora: tuple[int, ...]  # open tiles, like the next four
    phalanx: tuple[int, ...]
    art: tuple[int, ...]
    port: tuple[int, ...]
    merkator: tuple[int, ...]
    goods_bag: tuple[int, ...]  # next tile first, like all stacks
    support_bag: tuple[int, ...]
    titan_stack: tuple[int, ...]
    titan_discard: i64
    artisan_stack: tuple[int, ...]
    ship_stack: tuple[int, ...]
    merchant_stack: tuple[int, ...]
    disasters: tuple[int, ...]  # the first one lies face up
    known_disasters: tuple[int, ...]  # by disaster tile: bits of the seats that know it, and above them the bit of the public
    krypt_end: bool  # how the game ended
    round_end: bool

    def order(self) -> list[int]:
        """Player order: clockwise from the start player."""
        n: i64 = len(self.players)
        return [(self.start_player + i) % n for i in range(n)]

    def everybody(self) -> i64:
        """Bits of all seats and, above them, of the public."""
        return bit(len(self.players) + 1) - 1

    def templum(self) -> i64:
        return self.edition.templum[self.round - 1]

    def owner_on(self, space: i64) -> i64:
        """The seat whose piece stands on a space, or -1."""
        place: i64 = ON + space
        dice: i64 = self.edition.dice
        for seat, p in enumerate(self.players):
            if p.standing_on(place, dice) >= 0:
                return seat
        return -1

    def taken(self) -> i64:
        """A bit for every space that takes no further piece: a piece stands there, or a disc lies there (POLIS)."""
        mask: i64 = 0
        dice: i64 = self.edition.dice
        for p in self.players:
            places: i64 = p.places
            i: i64 = 0
            while i <= dice:
                mask |= 0x2000000000000000 >> 61 - (places & 63)  # bit(), written out: asked before every placement
                places >>= 6
                i += 1
        mask >>= ON
        space: i64 = 0
        for owner in self.polis:
            if owner >= 0:
                mask |= bit(space)
            space += 1
        return mask & ~self.edition.open_fields

    def stands_in(self, p: Player, piece: i64, place: i64) -> bool:
        at = p.places >> 6 * piece & 63
        return at >= ON and self.edition.space_place[at - ON] == place

    def best_follower(self, place: i64) -> i64:
        """The highest pips of a follower on the spaces of a place, whoever owns it; 0 when only leaders or nobody stand there."""
        best: i64 = 0
        dice: i64 = self.edition.dice
        for p in self.players:
            i: i64 = 1
            while i <= dice:
                if p.leaders >> i & 1 == 0 and self.stands_in(p, i, place):
                    shown = p.pips >> 4 * i & 15
                    best = max(best, shown)
                i += 1
        return best

    def brought(self, seat: i64, place: i64, gain: i64, pips: i64, alone: i64) -> i64:
        """What the pieces of a seat bring in a place: so much gain for so many pips of each. A leader counts like the best follower
        there, and without any it brings `alone`."""
        p = self.players[seat]
        best = self.best_follower(place)
        n: i64 = 0
        for piece in range(self.edition.dice + 1):
            if self.stands_in(p, piece, place):
                counted = best if p.leads(piece) else p.shows(piece)
                n += counted * gain // pips if counted > 0 else alone
        return n

    def krypt_discs(self) -> i64:
        n: i64 = 0
        for p in self.players:
            n += p.krypt_discs
        return n

    # ---- draws --------------------------------------------------------------------------------------------

    def draw_titans(self, seat: i64, wanted: i64) -> i64:
        """PAN-224: the discard becomes a new stack when the stack is empty; what cannot be drawn lapses."""
        p = self.players[seat]
        drawn: i64 = 0
        while drawn < wanted:
            if len(self.titan_stack) == 0:
                if self.titan_discard == 0:
                    break
                discard = self.titan_discard
                self.titan_stack = self.shuffled(copies(tuple([held(discard, k) for k in range(self.edition.titan_kinds())])))
                self.titan_discard = 0
                self.tell("titans-reshuffled")
            kind: i64 = self.titan_stack[0]
            self.titan_stack = self.titan_stack[1:]
            p.titans += tile(kind)
            self.tell("drew-titan", seat, kind)
            drawn += 1
        return drawn

    def draw_supports(self, seat: i64, wanted: i64) -> None:
        """Blind from the bag, as far as it lasts."""
        p = self.players[seat]
        n: i64 = min(wanted, len(self.support_bag))
        for kind in self.support_bag[:n]:
            p.supports += tile(kind)
            self.tell("drew-support", seat, kind)
        self.support_bag = self.support_bag[n:]

    def gain_discs(self, seat: i64, wanted: i64) -> None:
        n = self.players[seat].gain_discs(wanted)
        if n > 0:
            self.tell("gained-discs", seat, n)

    def score(self, seat: i64, points: i64) -> None:
        self.players[seat].score += points
        self.tell("scored", seat, points)
