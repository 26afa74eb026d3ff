"""The frame of a round and the end of the game. Compiled."""

from typing import Any

from mypy_extensions import i64

from tessera.core.agenda import Frame
from tessera.core.rows import changed
from tessera.games.aquileia.rules.arena import Arena
from tessera.games.aquileia.rules.forum import Forum
from tessera.games.aquileia.rules.frames import Phase
from tessera.games.aquileia.rules.mercatus import Mercatus
from tessera.games.aquileia.rules.placement import Place
from tessera.games.aquileia.rules.portus import Portus
from tessera.games.aquileia.rules.stadium import Stadium
from tessera.games.aquileia.rules.theatrum import Theatrum
from tessera.games.aquileia.scoring import neutral_points, villa_points
from tessera.games.aquileia.state import Table


def new_round(g: Table) -> list[Frame[Any]]:
    """AQU-013, AQU-014, AQU-032: placement, then the areas I to VI, then the end of the round; the last comes first here."""
    frames: list[Frame[Any]] = [AutoRoundEnd(), Portus(), Forum(), Theatrum(), Stadium(), Arena(), Mercatus()]
    frames.append(Place(g.start_player))
    return frames


def refill(g: Table) -> None:
    """AQU-116: empty equi slots, left to right."""
    for slot in range(len(g.equi_open)):
        if g.equi_open[slot] < 0:
            drawn = g.draw_equi()
            if drawn >= 0:
                g.equi_open = changed(g.equi_open, slot, drawn)
                g.tell("equi-open", -1, drawn, g.edition.equi_spaces[slot])


def turn_up_stadium(g: Table) -> None:
    """AQU-116: the next stadium card, while there are any."""
    if g.stadium_open < 0 and len(g.stadium_deck) > 0:
        g.stadium_open = g.stadium_deck[0]
        g.stadium_deck = g.stadium_deck[1:]
        g.tell("stadium-open", -1, g.stadium_open)


class AutoRoundEnd(Phase):
    """AQU-115, AQU-116: start token, crests, equi slots, stadium card; then the next round or the final score."""

    def run(self, g: Table) -> None:
        n: i64 = len(g.players)
        first = (g.start_player + 1) % n  # AQU-022: nobody on field 1 (only if crests are not compulsory)
        for seat in range(n):
            if g.players[seat].crest == 1:
                first = seat
        g.start_player = first
        for p in g.players:
            p.crest = 0
            p.stopped = False
            p.henchmen = 0  # all are home already, unless a position began in the middle of a round
        g.harbour_coins = 0
        g.tell("start-player", first)
        refill(g)
        turn_up_stadium(g)
        if g.round >= g.edition.rounds:
            g.then(AutoFinalScore())
            return
        g.round += 1
        g.tell("round", -1, g.round)
        g.agenda = new_round(g)


class AutoFinalScore(Phase):
    """AQU-118, AQU-119, AQU-121: neutral laurels and villas are added; most points win."""

    def run(self, g: Table) -> None:
        if g.listener is not None:
            for seat in range(len(g.players)):
                p = g.players[seat]
                if p.laurels > 0:
                    g.tell("final-laurels", seat, neutral_points(g, p))
                for colour in range(len(g.edition.colours)):
                    points = villa_points(g, p, colour)
                    if points > 0:
                        g.tell("final-villas", seat, colour, points)
        g.over = True
