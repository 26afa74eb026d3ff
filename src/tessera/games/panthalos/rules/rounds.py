"""The course of a round: A opening, B placement, C evaluation of the places 0 to 10, D clean-up, E end check."""

from typing import Final

from mypy_extensions import i64

from tessera.core.agenda import Step
from tessera.games.panthalos.rules.arena import Arena
from tessera.games.panthalos.rules.krypt import Krypt
from tessera.games.panthalos.rules.placement import Placement
from tessera.games.panthalos.rules.places import Agora, Agro, Art, Foro, Oraculum, Phalanx, Polis, Thermae, Titanus
from tessera.games.panthalos.state import Table
from tessera.games.panthalos.tables import BATHS, ON, SUPPLY


def face_up(g: Table) -> None:
    """PAN-213: everybody sees the top disaster tile."""
    if len(g.known_disasters) > 0:
        g.known_disasters = (int(g.everybody()), *g.known_disasters[1:])


def refill(g: Table) -> None:
    """PAN-080, PAN-081, PAN-083: fill the displays, PORT and MERKATOR up, as far as bags and stacks last."""
    sizes = g.edition.refill[g.side]
    g.agora, g.goods_bag = filled_up(g.agora, g.goods_bag, sizes[0])
    g.phalanx, g.support_bag = filled_up(g.phalanx, g.support_bag, sizes[1])
    g.art, g.artisan_stack = filled_up(g.art, g.artisan_stack, sizes[2])
    g.port, g.ship_stack = filled_up(g.port, g.ship_stack, sizes[3])
    g.merkator, g.merchant_stack = filled_up(g.merkator, g.merchant_stack, sizes[4])


def filled_up(row: tuple[int, ...], stack: tuple[int, ...], size: i64) -> tuple[tuple[int, ...], tuple[int, ...]]:
    n: i64 = max(0, size - len(row))
    return row + stack[:n], stack[n:]


def open_round(g: Table) -> None:
    """PAN-060: placement from the start player on, then the places 0 to 10, clean-up and end check."""
    g.tell("round", -1, g.round, g.templum())
    g.then(Placement(g.start_player), *[step() for step in ROUND])


class FirstRound(Step[Table]):
    """The table is set up: what everybody sees of the first round is told."""

    def run(self, g: Table) -> None:
        g.tell("round", -1, g.round, g.templum())
        if len(g.disasters) > 0:
            g.tell("open-disaster", -1, g.disasters[0])


# ---- A, D, E ----------------------------------------------------------------------------------------------


class RoundOpen(Step[Table]):
    """A: the marker moves on, a new disaster tile is turned up, the displays are filled."""

    def run(self, g: Table) -> None:
        g.round += 1
        g.disasters, g.known_disasters = g.disasters[1:], g.known_disasters[1:]
        face_up(g)
        if len(g.disasters) > 0:
            g.tell("open-disaster", -1, g.disasters[0])
        refill(g)
        open_round(g)


class CleanUp(Step[Table]):
    """D, PAN-061 to PAN-063: followers rest in THERMAE, leaders go home, left-over tiles leave the game."""

    def run(self, g: Table) -> None:
        for p in g.players:
            for piece in range(g.edition.dice + 1):
                if p.at(piece) >= ON:
                    p.move(piece, SUPPLY if p.leads(piece) else BATHS)
            p.passed = False
            p.challenged = False
        g.agora, g.phalanx, g.art = (), (), ()
        g.tell("cleaned-up")


class EndCheck(Step[Table]):
    """E, PAN-064 to PAN-068: too many discs in KRYPT, or the last round, or both."""

    def run(self, g: Table) -> None:
        e = g.edition
        g.krypt_end = g.krypt_discs() >= e.thresholds[len(g.players)]
        g.round_end = g.round >= e.rounds
        if g.krypt_end or g.round_end:
            g.over = True
            g.tell("ended", -1, int(g.krypt_end), int(g.round_end))
        else:
            g.then(RoundOpen())


ROUND: Final[tuple[type[Step[Table]], ...]] = (
    Thermae, Polis, Agora, Phalanx, Art, Oraculum, Foro, Titanus, Agro, Krypt, Arena, CleanUp, EndCheck,
)  # fmt: skip
