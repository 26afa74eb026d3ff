"""Exercises: a list by game and theme, and one position at a time with its best option to find."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from tessera.core.game import Game
from tessera.core.words import words
from tessera.web import drawing
from tessera.web.errors import Refusal
from tessera.web.exercises import Exercise, exercises, judged, position
from tessera.web.pages.frame import by_weight, game_facts, page
from tessera.web.plans import SeatPlan, TablePlan
from tessera.web.site import site_words
from tessera.web.visit import Checked, HallHere, LangHere, Seen, drawing_allowed, limits_of

router = APIRouter()


def found(game: Game, number: int) -> Exercise:
    known = exercises(game)
    if not 0 < number <= len(known):
        raise Refusal("not-found")
    return known[number - 1]


@router.get("/puzzles")
async def all_puzzles(request: Request, visitor: Seen, lang: LangHere) -> HTMLResponse:
    shown = [game_facts(game, lang) | {"themes": themes(game, lang)} for game in by_weight() if exercises(game)]
    return page(request, visitor, "puzzles.html.jinja", games=shown)


def themes(game: Game, lang: str) -> list[tuple[str, list[int]]]:
    """The exercises of a game by the kind of decision, in words."""
    by: dict[str, list[int]] = {}
    for one in exercises(game):
        by.setdefault(one.theme, []).append(one.number)
    return [(words(game, lang).decision(theme), numbers) for theme, numbers in by.items()]


@router.get("/puzzles/{game_id}/{number}")
async def puzzle(
    request: Request, hall: HallHere, visitor: Seen, lang: LangHere, game_id: str, number: int,
    choice: Annotated[str, Query(max_length=120)] = "",
) -> HTMLResponse:  # fmt: skip
    drawing_allowed(request, visitor)
    game = hall.known_game(game_id)
    one = found(game, number)
    state, t = position(game, number), site_words(lang)
    seat, said = state.seat, words(game, lang)
    options = said.choices(state)
    if choice and choice not in options:
        raise Refusal("bad-request", what="choice")
    names = [t("you") if other == seat else t("rival", n=(other - seat) % one.seats) for other in range(one.seats)]
    picture = drawing.picture(state.view(seat), {} if choice else options, lang, (), names, "desk", None)
    return page(
        request, visitor, "puzzle.html.jinja", game=game, one=one, total=len(exercises(game)), picture=picture, seat=seat, options=options,
        question=said.question(state), answer=judged(game, one, choice, lang) if choice else None, players=picture.players, names=names,
    )  # fmt: skip


@router.post("/puzzles/{game_id}/{number}")
async def play_on(request: Request, hall: HallHere, visitor: Checked, game_id: str, number: int) -> Response:
    """A table of one's own from this position, against bots."""
    limits_of(request).take(visitor.user.id, "table")
    game = hall.known_game(game_id)
    one = found(game, number)
    state = position(game, number)
    seats = tuple(SeatPlan("me") if seat == state.seat else SeatPlan("bot", "", "medium") for seat in range(one.seats))
    table = await hall.open(TablePlan(game.id, seats, position=state.position(), origin={"puzzle": number}), visitor.user)
    return RedirectResponse(f"/t/{table.id}", 303)
