"""What lies on the table of Panthalos.

Tiles of a player are counted in packed numbers, three bits to a kind (goods: core.goods). Dice are packed too: pips four
bits, places six bits to a piece. Piece 0 is the leader figure, pieces 1.. are the dice d1.. . `leaders` has one bit per
piece: the figure's is always set, a die's once it is crowned.
"""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from tessera.core.agenda import Book, Frame, State
from tessera.core.goods import total
from tessera.games.panthalos.tables import ON, RESERVE, SUPPLY, PanthalosEdition


def bit(n: i64) -> i64:
    """2 to the n. Compiled, `1 << n` is a shift of 32 bits, so the rules never write it."""
    return 0x4000000000000000 >> 62 - n


def tile(kind: i64) -> i64:
    """One tile of this kind."""
    return 0x4000000000000000 >> 62 - 3 * kind


def held(pack: i64, kind: i64) -> i64:
    return pack >> 3 * kind & 7


def tally(pack: i64) -> i64:
    """Tiles of all kinds together: neighbouring counts are added in pairs, then the pairs, then all."""
    pairs = (pack & 0x1C71C71C71C71C7) + (pack >> 3 & 0x1C71C71C71C71C7)
    fours = (pairs & 0x3F03F03F03F03F) + (pairs >> 6 & 0x3F03F03F03F03F)
    return fours + (fours >> 12) + (fours >> 24) + (fours >> 36) + (fours >> 48) & 0xFFF


@mypyc_attr(free_list_len=1, acyclic=True)
class Player:
    def __init__(
        self,
        score: i64,
        supply: i64,
        bank: i64,
        krypt: i64,
        basic: i64,
        refined: i64,
        supports: i64,
        titans: i64,
        known: i64,
        artisans: i64,
        ships: i64,
        pips: i64,
        places: i64,
        leaders: i64,
        passed: bool,
        challenged: bool,
        duel_titan: i64,
        duel_supports: i64,
    ) -> None:
        self.score = score
        self.supply, self.bank, self.krypt = supply, bank, krypt  # discs; those in POLIS and on crowned dice are counted there
        self.basic, self.refined = basic, refined  # goods by side
        self.supports, self.titans, self.artisans, self.ships = supports, titans, artisans, ships
        self.known = known  # those of the titans that everybody knows
        self.pips, self.places, self.leaders = pips, places, leaders
        self.passed, self.challenged = passed, challenged  # this round
        self.duel_titan, self.duel_supports = duel_titan, duel_supports  # committed in secret; -1 and 0: nothing

    def clone(self) -> "Player":
        return Player(
            self.score,
            self.supply,
            self.bank,
            self.krypt,
            self.basic,
            self.refined,
            self.supports,
            self.titans,
            self.known,
            self.artisans,
            self.ships,
            self.pips,
            self.places,
            self.leaders,
            self.passed,
            self.challenged,
            self.duel_titan,
            self.duel_supports,
        )

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
        places: i64 = self.places
        i: i64 = 0
        while i <= dice:
            if places & 63 == SUPPLY:
                return False
            places >>= 6
            i += 1
        return True

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

    def upgradable(self, piece: i64, only_supply: bool, most: i64) -> bool:
        """PAN-237: a follower, not in the reserve, below the highest face."""
        if self.leaders >> piece & 1 == 1 or self.pips >> 4 * piece & 15 >= most:
            return False
        place = self.places >> 6 * piece & 63
        return place == SUPPLY if only_supply else place != RESERVE

    def can_upgrade(self, dice: i64, only_supply: bool, most: i64) -> bool:
        i: i64 = 1
        while i <= dice:
            if self.upgradable(i, only_supply, most):
                return True
            i += 1
        return False

    def crowns(self) -> i64:
        """How many dice are crowned."""
        n: i64 = 0
        mask: i64 = self.leaders >> 1
        while mask > 0:
            n += mask & 1
            mask >>= 1
        return n

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
        if self.known >> 3 * kind & 7 > 0:
            self.known -= tile(kind)

    def regain_titan(self, kind: i64) -> None:
        """A titan everybody has seen comes back."""
        self.titans += tile(kind)
        self.known += tile(kind)

    def gain_discs(self, wanted: i64) -> i64:
        """PAN-226: discs come from the own bank, as far as it lasts."""
        n: i64 = min(wanted, self.bank)
        self.bank -= n
        self.supply += n
        return n

    def pay_discs(self, n: i64) -> None:
        self.supply -= n
        self.bank += n


@mypyc_attr(free_list_len=1)
class Table(State):
    def __init__(
        self,
        book: Book,
        agenda: list[Frame[Any]],
        legal: list[int],
        over: bool,
        rng: i64,
        secret: bytes,
        edition: PanthalosEdition,
        side: i64,
        round: i64,
        start: i64,
        players: list[Player],
        polis: tuple[int, ...],
        agora: tuple[int, ...],
        phalanx: tuple[int, ...],
        art: tuple[int, ...],
        port: tuple[int, ...],
        merkator: tuple[int, ...],
        goods_bag: tuple[int, ...],
        support_bag: tuple[int, ...],
        titan_stack: tuple[int, ...],
        titan_discard: i64,
        artisan_stack: tuple[int, ...],
        ship_stack: tuple[int, ...],
        merchant_stack: tuple[int, ...],
        disasters: tuple[int, ...],
        aware: tuple[int, ...],
        krypt_end: bool,
        round_end: bool,
    ) -> None:
        self.book, self.agenda, self.legal, self.over, self.rng, self.secret = book, agenda, legal, over, rng, secret
        self.listener = None
        self.edition = edition
        self.side = side  # of the board: 0 small, 1 large
        self.round, self.start = round, start
        self.players = players
        self.polis = polis  # by POLIS space: whose disc lies there, or -1
        self.agora, self.phalanx, self.art, self.port, self.merkator = agora, phalanx, art, port, merkator  # open tiles
        self.goods_bag, self.support_bag, self.titan_stack = (
            goods_bag,
            support_bag,
            titan_stack,
        )  # next tile first, like all stacks
        self.titan_discard = titan_discard
        self.artisan_stack, self.ship_stack, self.merchant_stack = artisan_stack, ship_stack, merchant_stack
        self.disasters = disasters  # the first one lies face up
        self.aware = aware  # by disaster tile: bits of the seats that know it, and above them the bit of the public
        self.krypt_end, self.round_end = krypt_end, round_end  # how the game ended

    def clone(self) -> "Table":
        return Table(
            self.book,
            self.agenda[:],
            self.legal,
            self.over,
            self.rng,
            self.secret,
            self.edition,
            self.side,
            self.round,
            self.start,
            [p.clone() for p in self.players],
            self.polis,
            self.agora,
            self.phalanx,
            self.art,
            self.port,
            self.merkator,
            self.goods_bag,
            self.support_bag,
            self.titan_stack,
            self.titan_discard,
            self.artisan_stack,
            self.ship_stack,
            self.merchant_stack,
            self.disasters,
            self.aware,
            self.krypt_end,
            self.round_end,
        )

    def order(self) -> list[int]:
        """Player order: clockwise from the start player."""
        n: i64 = len(self.players)
        return [(self.start + i) % n for i in range(n)]

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
                mask |= bit(places & 63)
                places >>= 6
                i += 1
        mask >>= ON
        space: i64 = 0
        for owner in self.polis:
            if owner >= 0:
                mask |= bit(space)
            space += 1
        return mask & ~self.edition.open_fields

    def best_follower(self, place: i64) -> i64:
        """The highest pips of a follower on the spaces of a place, whoever owns it; 0 when only leaders or nobody stand there."""
        e = self.edition
        best: i64 = 0
        dice: i64 = e.dice
        for p in self.players:
            i: i64 = 1
            while i <= dice:
                at = p.places >> 6 * i & 63
                if at >= ON and p.leaders >> i & 1 == 0 and e.space_place[at - ON] == place:
                    shown = p.pips >> 4 * i & 15
                    best = max(best, shown)
                i += 1
        return best

    def krypt_discs(self) -> i64:
        n: i64 = 0
        for p in self.players:
            n += p.krypt
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
                self.titan_stack = self.shuffled(self.unpacked(self.titan_discard))
                self.titan_discard = 0
                self.tell("titans-reshuffled")
            kind: i64 = self.titan_stack[0]
            self.titan_stack = self.titan_stack[1:]
            p.titans += tile(kind)
            self.tell("drew-titan", seat, kind)
            drawn += 1
        return drawn

    def unpacked(self, pack: i64) -> tuple[int, ...]:
        """The tiles of a packed number one by one, by rising kind."""
        found: list[int] = []
        kind: i64 = 0
        while pack > 0:
            n = pack & 7
            while n > 0:
                found.append(kind)
                n -= 1
            pack >>= 3
            kind += 1
        return tuple(found)

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


def without(tiles: tuple[int, ...], kind: i64) -> tuple[int, ...]:
    """An open row of tiles with the first one of this kind taken away."""
    for i, one_tile in enumerate(tiles):
        if one_tile == kind:
            return tiles[:i] + tiles[i + 1 :]
    return tiles
