"""The engine: a state is what lies on the table plus an agenda of things still to do.

Each thing is a frame. A `Step` happens by itself (`run`); a `Choice` asks a seat: its `candidates` that are not `barred` are the
options, one of which the seat will `choose`. Doing one may put others on top. Frames are never changed once made, so copies of a
state share them. `settle` runs steps and forced choices until a real decision is on top. That is all.

This module is compiled: see docs/architecture.md, "Writing compiled code", before changing it.
"""

from typing import Any, Final, Generic, Self, TypeVar

from mypy_extensions import i64, mypyc_attr

from tessera.core.book import Book, Edition, dashed
from tessera.core.chance import keyed, scatter
from tessera.core.errors import IllegalChoice, UnknownKey

__all__ = ["Book", "Choice", "Edition", "Frame", "Perspective", "State", "Step", "dashed"]

G = TypeVar("G", bound="State")

RETRIES: Final = 200  # deals tried until an imagined world leaves the asked player a real decision


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[G]):
    """One thing still to do. Every field is a constructor argument of the same name."""

    def __init__(self, seat: i64 = -1) -> None:
        self.seat = seat

    def __deepcopy__(self, memo: Any) -> Self:
        """It never changes."""
        return self

    def asks(self) -> bool:
        """Is it a choice? Else it happens by itself."""
        raise NotImplementedError

    def run(self, g: G) -> None:
        """A step: do it."""
        raise NotImplementedError

    def options(self, g: G) -> list[int]:
        """A choice: what is legal, as numbers of the action index."""
        raise NotImplementedError

    def choose(self, g: G, option: i64) -> None:
        """A choice: carry out one of its options."""
        raise NotImplementedError

    def refusal(self, g: G, option: i64) -> str:
        """A choice: the clause that forbids an option of its own."""
        raise NotImplementedError

    def elsewhere(self, g: G, option: i64) -> str:
        """A choice: the clause that forbids an option of another decision."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[G]):
    """Happens by itself."""

    def asks(self) -> bool:
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Frame[G]):
    """Asks `seat`; choose() carries out exactly one option. What is legal is said once, in one of two ways.

    Where conditions have clauses of their own: `candidates` come into question, `barred` names what forbids one of them.
    Where the list itself is the rule: `options`. Either way the clause of the rest is that of its block, or `outside` names it.
    """

    def asks(self) -> bool:
        return True

    def candidates(self, g: G) -> list[int]:
        """What comes into question, in a new list: unless a decision narrows it, all options of its blocks."""
        return g.book.own(self)[:]

    def barred(self, g: G, option: i64) -> str:
        """The clause that forbids this candidate, or "": then it is legal."""
        return ""

    def options(self, g: G) -> list[int]:
        """What is legal: the candidates that are not barred, in their order."""
        found: list[Any] = self.candidates(g)  # Any: the numbers stay objects, nothing is unpacked and packed again
        seen: i64 = 0
        kept: i64 = 0
        for option in found:
            if not self.barred(g, option):
                if kept < seen:
                    found[kept] = option
                kept += 1
            seen += 1
        return found if kept == seen else found[:kept]

    def outside(self, g: G, option: i64) -> str:
        """The clause why this option of its blocks does not come into question."""
        return g.book.closed(option)

    def refusal(self, g: G, option: i64) -> str:
        """The clause that forbids this option of its blocks, or "" when it is legal."""
        if option in self.options(g):
            return ""
        clause = self.barred(g, option) if option in self.candidates(g) else ""
        return clause if clause else self.outside(g, option)

    def elsewhere(self, g: G, option: i64) -> str:
        """The clause why this option of other decisions is closed now: what orders the phases, or that of its block."""
        return g.book.elsewhere(self, option)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A table in the middle of a game. Games add their fields, one line each; clone() follows from them."""

    book: Book
    agenda: list[Frame[Any]]
    legal: list[int]
    over: bool
    rng: i64
    secret: bytes
    listener: Any

    def share(self, twin: "State") -> None:
        """The fields every game has, for clone(): frames and options are shared, nobody listens."""
        twin.book = self.book
        twin.agenda = self.agenda[:]
        twin.legal = self.legal
        twin.over = self.over
        twin.rng = self.rng
        twin.secret = self.secret
        twin.listener = None

    # ---- for rules ----------------------------------------------------------------------------------------

    def then(self, first: Frame[Any] | None = None, second: Frame[Any] | None = None, *more: Frame[Any]) -> None:
        """Do these next, in this order, before what is already on the agenda. Mostly it is one: no tuple is made of up to two."""
        i = len(more)
        while i > 0:
            i -= 1
            self.agenda.append(more[i])
        if second is not None:
            self.agenda.append(second)
        if first is not None:
            self.agenda.append(first)

    def tell(self, what: str, seat: i64 = -1, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Report an event. In search nobody listens, and this costs next to nothing."""
        if self.listener is not None:
            self.listener(self, what, seat, a, b, c)

    def below(self, n: i64) -> i64:
        """A random number 0 .. n-1."""
        if len(self.secret) > 0:
            return self.below_keyed(n)
        x: i64 = self.rng
        x = 2147483085 * (x & 0xFFFFFFFF) + (x >> 32)
        self.rng = x
        return (x & 0xFFFFFFFF) * n >> 32

    def below_keyed(self, n: i64) -> i64:
        """The same from the keyed stream, without bias: draws past the last full multiple of n are thrown away."""
        limit = (1 << 62) - (1 << 62) % int(n)
        while True:
            drawn = keyed(self.secret, self.rng)
            self.rng += 1
            if drawn < limit:
                return drawn % int(n)

    def shuffled(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """The same cards in random order."""
        pile = list(cards)
        self.shuffle(pile)
        return tuple(pile)

    def shuffle(self, pile: list[int]) -> None:
        """Bring a list into random order, in place."""
        fast = len(self.secret) == 0
        x: i64 = self.rng
        i: i64 = len(pile) - 1
        while i > 0:
            if fast:  # below(), written out: imagined worlds shuffle every deck
                x = 2147483085 * (x & 0xFFFFFFFF) + (x >> 32)
                j = (x & 0xFFFFFFFF) * (i + 1) >> 32
            else:
                j = self.below_keyed(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
            i -= 1
        if fast:
            self.rng = x

    # ---- the loop -----------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Run what happens by itself or leaves no choice, up to the next real decision or the end."""
        while not self.over and len(self.agenda) > 0:
            agenda: list[Any] = self.agenda  # Any: what comes off the top was looked at already
            top: Frame[Any] = agenda[-1]
            if not top.asks():
                agenda.pop()
                top.run(self)
            else:
                self.legal = top.options(self)
                if len(self.legal) > 1:
                    return
                if len(self.legal) == 0:
                    raise AssertionError(f"dead end: {type(top).__name__} asks seat {top.seat} and offers nothing")
                forced = self.legal[0]
                self.tell("forced", top.seat, forced)
                agenda.pop()
                top.choose(self, forced)
        self.over = True
        self.legal = []

    def apply(self, option: i64) -> None:
        """Carry out one option of the pending decision; it must be legal."""
        agenda: list[Any] = self.agenda
        top: Frame[Any] = agenda[-1]
        self.tell("chose", top.seat, option)
        agenda.pop()
        top.choose(self, option)
        self.settle()

    # ---- the public face ----------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Who decides; -1 when the game is over."""
        return -1 if self.over else self.agenda[-1].seat

    @property
    def decision(self) -> str:
        """The id of the pending decision, as the rules name it; "" when the game is over."""
        return "" if self.over else dashed(type(self.agenda[-1]).__name__)

    def options(self) -> list[str]:
        """The canonical keys of all legal options, sorted."""
        keys = self.book.keys
        return sorted([keys[code] for code in self.legal])

    def codes(self) -> list[int]:
        """The same as integers of the action index, in rising order."""
        return sorted(self.legal)

    def choose(self, key: str) -> None:
        """Carry out the option with this key; what is not legal now raises IllegalChoice with the clause that forbids it."""
        code = self.book.codes.get(key)
        if code is None or code not in self.legal:
            raise IllegalChoice(key, self.decision, None if code is None else self.why_not(key))
        self.apply(code)

    def why_not(self, key: str) -> str | None:
        """The clause that forbids this key now, or None when it is legal."""
        code = self.book.codes.get(key)
        if code is None:
            raise UnknownKey(f"{key!r} is no option key of {self.book.game.id}")
        if code in self.legal:
            return None
        if self.over:
            return self.book.edition.over
        top = self.agenda[-1]
        return top.refusal(self, code) if code in self.book.own(top) else top.elsewhere(self, code)

    def clone(self) -> Self:
        """A copy that goes its own way. Every game has its own, made of its fields: by the build, or here when it is first asked for."""
        from tessera.core.fields import cloner

        twin: Self = cloner(type(self))(self)
        return twin

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: Any) -> Self:
        return self.clone()

    def __reduce__(self) -> Any:
        from tessera.core.position import restore

        return restore, (self.book.game.id, self.book.edition.text, self.position())

    def seats(self) -> int:
        """How many play."""
        return len(self.book.standing(self))

    def scores(self) -> list[int]:
        """Points by seat, at any time; tie-breaks are in winners()."""
        return [place[0] for place in self.book.standing(self)]

    def winners(self) -> list[int]:
        """The seats in front, tie-breaks applied; at the end: who has won."""
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 1]

    def ranks(self) -> list[int]:
        """1 for the best; equal standing shares a rank."""
        places = self.book.standing(self)
        return [1 + sum([1 for other in places if other > place]) for place in places]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What this seat may know (None: a spectator), JSON-ready."""
        from tessera.core.views import framed

        return framed(self, seat)

    def perspective(self, seat: int) -> "Perspective":
        """What a player at this seat gets: see Perspective."""
        return Perspective(self, seat)

    def imagined(self, seat: i64, seed: i64) -> "State":
        """A world consistent with all this seat knows; it depends on that knowledge and the seed, on nothing else."""
        tries = 0
        rng = scatter(seed)
        while True:
            world = self.clone()
            world.rng = rng
            world.secret = b""
            self.book.deal(world, seat)
            if world.over:
                return world
            world.legal = world.agenda[-1].options(world)
            if len(world.legal) > 1:
                return world
            tries += 1
            if tries == RETRIES:
                world.settle()
                return world
            rng = world.rng

    def digest(self) -> str:
        """A hash equal for equal states, in every process."""
        from tessera.core.plain import digest

        return digest(self)

    def position(self) -> dict[str, Any]:
        """Everything, JSON-ready, in the words of the rules; `game.load` makes the same state of it."""
        from tessera.core.position import position

        return position(self)

    def _repr_svg_(self) -> str | None:
        from tessera.core.hooks import drawing

        return drawing(self)


class Perspective:
    """All a bot ever gets: what one seat sees, what it may do, and worlds it can imagine."""

    def __init__(self, state: State, seat: i64) -> None:
        self._state, self.seat = state, seat

    @property
    def game(self) -> Any:
        """The game that is played."""
        return self._state.book.game

    @property
    def decision(self) -> str:
        """The id of the pending decision, whoever decides."""
        return self._state.decision

    @property
    def view(self) -> dict[str, Any]:
        """What this seat sees, JSON-ready."""
        return self._state.view(self.seat)

    def options(self) -> list[str]:
        """The keys this seat may choose from now; empty while another seat decides."""
        return self._state.options() if self._state.seat == self.seat else []

    def codes(self) -> list[int]:
        """The same as integers of the action index."""
        return self._state.codes() if self._state.seat == self.seat else []

    def key(self, code: int) -> str:
        """The key of an action number."""
        return self._state.book.keys[code]

    @property
    def seats(self) -> int:
        """How many play."""
        return self._state.seats()

    def numbers(self) -> bytes:
        """The observation for networks: what this seat may know, one byte per number."""
        found: bytes = self._state.book.game.numbers(self._state, self.seat)
        return found

    def imagine(self, rng: Any) -> State:
        """A state consistent with what the seat knows. `rng`: an int seed, or anything with getrandbits."""
        return self._state.imagined(self.seat, rng if isinstance(rng, int) else rng.getrandbits(62))
