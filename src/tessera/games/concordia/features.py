"""Placeholder until the heuristic is written."""

from typing import Any

TERMS: tuple[str, ...] = ("points",)


def terms(g: Any, seat: int) -> list[float]:
    return [float(g.book.standing(g)[seat][0])]


def value(g: Any, seat: int) -> float:
    return sum(terms(g, seat))


def numbers(g: Any, seat: int) -> list[int]:
    return [seat]


def number_rows(edition: Any, seats: int) -> list[tuple[str, int]]:
    return [("seat", 1)]
