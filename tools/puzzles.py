"""Exercises from real positions: python -m tools.puzzles [GAME ...]

Greedy bots play games of three; a decision of the middle of a game with at least four options, whose best one is far ahead of the
second in every imagined world, and which the search finds too, is kept. At most two of a kind of decision; written to the game's
`puzzles.toml` with the chance of each option and the reasons that favour the best one over the next.
"""

import math
import statistics
import sys
from dataclasses import dataclass, field

import tessera
from tessera import bots
from tessera.bots.reasons import favouring
from tessera.core.agenda import State
from tessera.core.game import Game, games
from tessera.web.weighing import weigh

WANTED, OF_A_KIND, GAMES = 8, 2, 40
AHEAD, OPTIONS, SEATS = 0.10, 4, 3
JUDGE = "search:ms=500"


@dataclass
class Found:
    """A position, reached from its seed by its keys, and what its options are worth."""

    seed: str
    theme: str
    best: str
    chances: dict[str, float]
    reasons: list[str]
    keys: list[str] = field(default_factory=list)

    def text(self) -> str:
        keys = ", ".join(f'"{key}"' for key in self.keys)
        chances = ", ".join(f'"{key}" = {chance:.2f}' for key, chance in self.chances.items())
        why = ", ".join(f'"{term}"' for term in self.reasons)
        head = f'[[puzzle]]\nseed = "{self.seed}"\nseats = {SEATS}\ntheme = "{self.theme}"\nbest = "{self.best}"\n'
        return f"{head}reasons = [{why}]\nchances = {{ {chances} }}\nkeys = [{keys}]\n"


def clear_best(state: State) -> tuple[str, dict[str, float]] | None:
    """The option that is far ahead of all others in every world, and the chance of each."""
    found = weigh(state, state.seat, 11)
    chances = {key: statistics.fmean(row) for key, row in found.items()}
    first, second = sorted(chances, key=lambda key: -chances[key])[:2]
    lead = [a - b for a, b in zip(found[first], found[second], strict=True)]
    noise = statistics.stdev(lead) / math.sqrt(len(lead))
    if chances[first] - chances[second] < AHEAD + 2 * noise or chances[first] > 0.97:
        return None
    search = bots.make(JUDGE, seed=5)
    return (first, chances) if search.choose(state.perspective(state.seat)) == first else None


def why(state: State, best: str, chances: dict[str, float]) -> list[str]:
    """The terms that favour the best option over the next one, strongest first."""
    other = sorted(chances, key=lambda key: -chances[key])[1]
    return list(favouring(state.perspective(state.seat), best, other))


def search_for(game: Game) -> list[Found]:
    kept: list[Found] = []
    for number in range(GAMES):
        state, bot = game.start(seats=SEATS, seed=f"puzzle {number}"), bots.make("greedy:worlds=2,depth=4", seed=number)
        keys: list[str] = []
        while not state.over and len(kept) < WANTED:
            of_kind = sum(one.theme == state.decision for one in kept)
            fresh = all(one.seed != f"puzzle {number}" or len(keys) - len(one.keys) > 30 for one in kept)
            if (
                len(state.options()) >= OPTIONS
                and of_kind < OF_A_KIND
                and len(keys) > 12
                and fresh
                and (found := clear_best(state))
            ):
                best, chances = found
                because = why(state, best, chances)
                if because:
                    kept.append(Found(f"puzzle {number}", state.decision, best, chances, because, list(keys)))
                    print(
                        game.id,
                        state.decision,
                        best,
                        f"{sorted(chances.values())[-1]:.2f} {sorted(chances.values())[-2]:.2f}",
                        because,
                    )
            keys.append(bot.choose(state.perspective(state.seat)))
            state.choose(keys[-1])
    return kept


def main() -> None:
    for game in games():
        if not sys.argv[1:] or game.id in sys.argv[1:]:
            head = f'# Exercises from played games: python -m tools.puzzles\n\nedition = "{game.edition_text(None).hash}"\n\n'
            path = tessera.game(game.id).folder / "puzzles.toml"
            path.write_text(head + "\n".join(one.text() for one in search_for(game)), encoding="utf-8")


if __name__ == "__main__":
    main()
