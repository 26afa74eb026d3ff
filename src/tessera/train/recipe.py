"""What a training run is made of; everything that decides its outcome stands here and in the seed."""

from dataclasses import dataclass, field
from typing import Any

from tessera.core.game import Game, find
from tessera.train.net import WAYS

Setup = tuple[dict[str, Any], int]
LIMIT = 2_950_000  # parameters: at a byte each a network stays below 3 MB


@dataclass
class Recipe:
    """`minutes` or `decisions` end the run, whichever comes first. The league: at `with_greedy` of the tables one to all but one seat is
    the greedy player, at `with_elders` an older self. Learning rate and entropy bonus fall to a tenth over the run."""

    game: str
    minutes: float = 10.0
    decisions: int = 10**12
    seed: int = 1
    tables: int = 2048  # at each of two halves: one plays while the other thinks
    workers: int = 0  # processes at each half; 0: in this process
    steps: int = 48
    epochs: int = 2
    minibatch: int = 16384
    rate: float = 4e-4
    entropy: float = 0.01
    clip: float = 0.2
    trace: float = 0.97  # lambda: how far a result is carried back
    value_weight: float = 1.0
    with_greedy: float = 0.3
    with_elders: float = 0.15
    elder_every: float = 0.08  # of the run
    width: int = 0  # of the hidden layers; 0: as wide as fits into LIMIT, at most 512
    blocks: int = 2
    ways: int = WAYS
    depth: int = 8  # decisions by which the heuristic finishes a series before it judges
    reward: str = "win"
    start: str = ""  # an ONNX file of `tessera train` to go on from; its width, number of blocks and depth are taken over
    teacher: str = ""  # an ONNX file whose play is learnt first, whatever its sizes and depth
    lessons: float = 1.0  # minutes of it, before the run's own begin
    edition: str = ""  # a file, a name in the data folder or a hash; "": the game's own
    setups: list[Setup] = field(default_factory=list)  # kinds of tables, in turn; nothing: all there are, see `mixed`

    def __post_init__(self) -> None:
        if self.start:
            from tessera.train.start import card_of, sizes_of

            self.depth = int(card_of(self.start)["depth"])
            self.width, self.blocks, _ = sizes_of(self.start).values()

    def tables_of(self) -> list[Setup]:
        return self.setups or mixed(find(self.game), self.edition or None)


def mixed(game: Game, edition: str | None = None) -> list[Setup]:
    """Half of the tables as most people play (four seats, default options), the rest every other kind in turn."""
    from tessera.core.layout import settings

    plain = game.check_options({}, edition)
    usual = (plain, 4 if 4 in game.seat_counts(plain) else game.seat_counts(plain)[-1])
    others = [(options, seats) for options, seats in settings(game, edition) if (options, seats) != usual]
    return [setup for other in others for setup in (usual, other)]


def width_of(recipe: Recipe, numbers: int, actions: int) -> int:
    """As wide as asked for, or as fits."""
    if recipe.width:
        return recipe.width
    width = 512
    while width > 64 and width * (recipe.ways * numbers + actions + 2 * recipe.blocks * width) > LIMIT:
        width -= 32
    return width
