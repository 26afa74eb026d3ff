"""Concordia Venus as a PettingZoo environment, version 1: `concordia_v1.env(seats=4)`."""

from typing import Any

from tessera.lab.aec import TesseraEnv


def env(seats: int | None = None, **settings: Any) -> TesseraEnv:
    """A table of Concordia Venus; settings: reward, edition, render_mode and the game's options."""
    return TesseraEnv("concordia", seats, **settings)


raw_env = env
