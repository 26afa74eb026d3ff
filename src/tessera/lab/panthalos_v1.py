"""Panthalos as a PettingZoo environment, version 1: `panthalos_v1.env(seats=4)`."""

from typing import Any

from tessera.lab.aec import TesseraEnv


def env(seats: int | None = None, **settings: Any) -> TesseraEnv:
    """A table of Panthalos; settings: reward, edition, render_mode and the game's options."""
    return TesseraEnv("panthalos", seats, **settings)


raw_env = env
