"""Gloria Mundi as a PettingZoo environment, version 1: `gloria_mundi_v1.env(seats=4)`."""

from typing import Any

from tessera.lab.aec import TesseraEnv


def env(seats: int | None = None, **settings: Any) -> TesseraEnv:
    """A table of Gloria Mundi; settings: reward, edition, render_mode and the game's options."""
    return TesseraEnv("gloria_mundi", seats, **settings)


raw_env = env
