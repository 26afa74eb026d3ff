"""Training: self-play in a league, on one GPU or, small, on a processor. `tessera train GAME`, or from Python:

    from tessera.train import Recipe, train
    train(Recipe("gloria_mundi", minutes=10), "runs/gloria")

A network corrects the heuristic: it is shown what a seat may know (layout 2), the heuristic's chances of all seats and its rating of every
option, and learns what to add to both. It begins as the greedy player and need not learn the game from nothing. docs/training.md
"""

from tessera.train.recipe import Recipe
from tessera.train.run import train

__all__ = ["Recipe", "train"]
