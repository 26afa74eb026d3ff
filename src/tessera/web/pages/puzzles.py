"""Exercises: a list by game and theme, and one position at a time with its best option to find."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi import Path as PathParam
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from tessera.core.agenda import State
from tessera.core.game import Game
from tessera.core.kept import played
from tessera.core.words import words
from tessera.web import about, drawing
from tessera.web.errors import Refusal
from tessera.web.exercises import Exercise, drawn_from, exercises, judged, position
from tessera.web.pages.frame import by_weight, game_facts, page
from tessera.web.plans import SeatPlan, TablePlan
from tessera.web.sessions import Visitor, settings_of
from tessera.web.site import site_words
from tessera.web.table import Table
from tessera.web.visit import Checked, HallHere, LangHere, Seen, TableHere, drawing_allowed, lang_of, limits_of

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


Thing = Annotated[str, PathParam(max_length=120)]
Choice = Annotated[str, Query(max_length=120)]


@router.get("/puzzles/{game_id}/{number}")
async def puzzle(
    request: Request, hall: HallHere, visitor: Seen, lang: LangHere, game_id: str, number: int, choice: Choice = ""
) -> HTMLResponse:
    game, t = hall.known_game(game_id), site_words(lang)
    one, total = found(game, number), len(exercises(game))
    after = (f"/puzzles/{game.id}/{number + 1}", t("puzzle-next")) if number < total else ("/puzzles", t("puzzles-all"))
    facts = {"here": f"/puzzles/{game.id}/{number}", "after": after, "place": t("n-of", n=number, of=total)}
    return asked(request, visitor, position(game, number), one, choice, label=t("puzzle-n", game=game.title, n=number), **facts)


@router.get("/puzzles/{game_id}/{number}/about/{thing}")
async def thing_of_puzzle(
    hall: HallHere, lang: LangHere, game_id: str, number: int, thing: Thing, choice: Choice = ""
) -> dict[str, Any]:
    """What a thing of an exercise is and does, and what may be done with it."""
    game = hall.known_game(game_id)
    found(game, number)
    return told(position(game, number), lang, thing, choice)


@router.get("/t/{table_id}/puzzle/{number}")
async def from_game(
    request: Request, hall: HallHere, visitor: Seen, table: TableHere, lang: LangHere, number: int, choice: Choice = ""
) -> HTMLResponse:
    """A decision of one's own in a finished game as an exercise: what came later is not in it."""
    t, state = site_words(lang), own_position(visitor, table, number)
    limits_of(request).take(visitor.user.id, "hint")
    one = await drawn_from(hall, state)
    facts = {"here": f"/t/{table.id}/puzzle/{number}", "after": (f"/t/{table.id}/at/{number}", t("puzzle-back"))}
    return asked(request, visitor, state, one, choice, label=t("puzzle-of-game", game=table.game.title), place="", **facts)


@router.get("/t/{table_id}/puzzle/{number}/about/{thing}")
async def thing_from_game(
    request: Request, visitor: Seen, table: TableHere, lang: LangHere, number: int, thing: Thing, choice: Choice = ""
) -> dict[str, Any]:
    drawing_allowed(request, visitor)
    return told(own_position(visitor, table, number), lang, thing, choice)


def own_position(visitor: Visitor, table: Table, number: int) -> State:
    """What was asked of this visitor in a game that is over."""
    match = table.running
    if not match.state.over:
        raise Refusal("running")
    state = match.at(match.inner(number))
    if state.over or state.seat not in table.seats_of(visitor.user.id):
        raise Refusal("not-yours")
    return state


def told(state: State, lang: str, thing: str, choice: str) -> dict[str, Any]:
    return about.panel(about.position(state, lang, seated(state, lang), not choice), thing)


def seated(state: State, lang: str) -> list[str]:
    """Who sits at the table of an exercise."""
    t = site_words(lang)
    return [
        t("you") if seat == state.seat else t("rival", n=(seat - state.seat) % state.seats()) for seat in range(state.seats())
    ]


def asked(request: Request, visitor: Visitor, state: State, one: Exercise, choice: str, **facts: Any) -> HTMLResponse:
    """The page of an exercise: the table as its seat sees it, and the question, or after a choice what is said of it."""
    drawing_allowed(request, visitor)
    lang, seat, game = lang_of(request), state.seat, state.book.game
    said = words(state.book, lang)
    options = said.choices(state)
    if choice and choice not in options:
        raise Refusal("bad-request", what="choice")
    names = seated(state, lang)
    picture = drawing.picture(
        state.view(seat), {} if choice else options, lang, (), names, "desk", played(game, state.book.edition.text)
    )
    return page(
        request, visitor, "puzzle.html.jinja", game=game, one=one, picture=picture, seat=seat, options=options,
        question=said.question(state), answer=judged(state, one, choice, lang) if choice else None, players=picture.players, names=names,
        plain=settings_of(visitor.user)["plain"], **facts,
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
