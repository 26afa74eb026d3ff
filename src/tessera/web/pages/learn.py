"""Guided first games, and the rules."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from tessera.core import kept
from tessera.core.agenda import Book
from tessera.core.cards import cards
from tessera.core.game import Game
from tessera.core.kept import EditionText
from tessera.core.overlay import differing
from tessera.core.rulestext import CLAUSE, RulesText, rules_text
from tessera.web import lessons
from tessera.web.errors import Refusal
from tessera.web.exercises import exercises
from tessera.web.hall import Hall
from tessera.web.pages.frame import by_weight, game_facts, page
from tessera.web.plans import SeatPlan, TablePlan
from tessera.web.sessions import Visitor
from tessera.web.site import site_words
from tessera.web.visit import Checked, HallHere, LangHere, Seen, fields_of, limits_of

router = APIRouter()


def sections(text: RulesText, of: Game | Book, lang: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """The rules chapter by chapter as (clause, text); then cards and spaces."""
    found = []
    for name, paragraphs in text.sections:
        lines = []
        for paragraph in paragraphs:
            clause = CLAUSE.match(paragraph)
            lines.append((clause[1], clause[2]) if clause else ("", paragraph))
        found.append((name, lines))
    return found + [(name, [("", f"{card.name}: {card.text}") for card in group]) for name, group in cards(of, lang).items()]


def listed(game: Game, lang: str, folder: str, act: str, post: bool = False) -> dict[str, Any]:
    """A game in a list of games: where it leads, and what the button says."""
    facts = game_facts(game, lang)
    return {
        "title": facts["title"],
        "about": facts["about"],
        "href": f"/{folder}/{game.id}",
        "act": act,
        "post": post,
        "tag": "",
        "parts": "",
        "of": facts,
    }


def lesson_item(game: Game, lang: str, act: str) -> dict[str, Any]:
    """Says what it teaches."""
    t, script = site_words(lang), lessons.lesson(game)
    item = listed(game, lang, "learn", t(act, game=game.title, n=lessons.minutes(game, lang)), True)
    chapters = [chapter[lang] for chapter in script.chapters] if script else []
    return item | {"parts": t("learn-chapters", what=" · ".join([*chapters, t("lesson-scoring")]))}


def lesson_in_list(game: Game, lang: str, first: bool) -> dict[str, Any]:
    """The first is the place to begin."""
    return lesson_item(game, lang, "learn-other") | {"tag": site_words(lang)("learn-first") if first else ""}


def ways(game: Game, lang: str) -> list[dict[str, Any]]:
    """Everything by which somebody may come to know a game: lesson, rules, puzzles, and a game against bots."""
    t, facts = site_words(lang), game_facts(game, lang)
    taught = (
        [lesson_item(game, lang, "learn-start") | {"title": t("learn"), "about": t("learn-one")}]
        if lessons.has_lesson(game)
        else []
    )
    rules = listed(game, lang, "rules", t("read")) | {"title": t("rules"), "about": t("rules-one")}
    solve = listed(game, lang, "puzzles", t("puzzles-solve")) | {"title": t("puzzles"), "about": t("puzzles-text")}
    play = listed(game, lang, "new", t("play")) | {
        "title": t("play"),
        "about": t("alone-minutes", n=facts["alone"]) if facts["alone"] else "",
    }
    return [*taught, rules, *([solve | {"href": f"/puzzles/{game.id}/1"}] if exercises(game) else []), play]


@router.get("/rules")
async def all_rules(request: Request, visitor: Seen, lang: LangHere) -> HTMLResponse:
    t = site_words(lang)
    items = [listed(game, lang, "rules", t("read")) for game in by_weight()]
    return page(
        request, visitor, "list.html.jinja", heading=t("rules-title"), text=t("rules-text"), items=items, here="nav-rules"
    )


@router.get("/rules/{game_id}")
async def rules(
    request: Request, hall: HallHere, visitor: Seen, lang: LangHere, game_id: str, edition: Annotated[str, Query(max_length=16)] = ""
) -> HTMLResponse:  # fmt: skip
    """By the game's own edition of today, or by one that a table here plays (see `rules_at`)."""
    game = hall.known_game(game_id)
    text = await played_here(hall, game, edition) if edition else game.edition_text(None)
    of = game.book(text) if edition else game
    told = rules_text(of, lang)
    return page(
        request, visitor, "rules.html.jinja", game=game, title=told.title, sections=sections(told, of, lang), of=game_facts(game, lang),
        differs=differing(game.edition_text(None).data, text.data),
    )  # fmt: skip


async def played_here(hall: Hall, game: Game, hash: str) -> EditionText:
    """An edition that tables here were begun with, or that every installation has."""
    found = await hall.store.kept_edition(game.id, hash) or kept.packaged(game, hash)
    if found is None:
        raise Refusal("not-found")
    return found


@router.get("/learn")
async def learn(request: Request, visitor: Seen, lang: LangHere) -> HTMLResponse:
    t = site_words(lang)
    games = [game for game in by_weight() if lessons.has_lesson(game)]
    items = [lesson_in_list(game, lang, game is games[0]) for game in games]
    return page(
        request, visitor, "list.html.jinja", heading=t("learn-title"), text=t("learn-text"), items=items, here="nav-learn"
    )


@router.get("/learn/{game_id}")
async def learn_game(request: Request, hall: HallHere, visitor: Seen, lang: LangHere, game_id: str) -> HTMLResponse:
    game = hall.known_game(game_id)
    facts = game_facts(game, lang)
    return page(
        request,
        visitor,
        "list.html.jinja",
        heading=game.title,
        text=facts["about"],
        items=ways(game, lang),
        here="nav-learn",
        of=facts,
    )


async def unfinished(hall: Hall, visitor: Visitor, game: str) -> str:
    """A lesson of this game that somebody has begun and may go on with, or "" ."""
    mine = await hall.store.tables_of(visitor.user.id)
    return next(
        (
            row.id
            for row, _ in mine
            if row.kind == "learn" and row.game == game and row.status == "playing" and lessons.taught(row)
        ),
        "",
    )


@router.post("/learn/{game_id}")
async def begin_lesson(request: Request, hall: HallHere, visitor: Checked, game_id: str) -> Response:
    limits_of(request).take(visitor.user.id, "table")
    game = hall.known_game(game_id)
    script = lessons.lesson(game)
    if script is None:
        raise Refusal("not-found")
    begun = await unfinished(hall, visitor, game.id)
    if begun and "anew" not in await fields_of(request):
        return RedirectResponse(f"/t/{begun}", 303)
    seats = tuple(SeatPlan("me") if n == script.you else SeatPlan("bot", "", "easy") for n in range(script.seats))
    edition = game.edition_text(script.edition or None)
    plan = TablePlan(
        game.id, seats, dict(script.options), kind="learn", seed=script.seed, edition=edition, origin={"active": True, "step": 0}
    )
    table = await hall.open(plan, visitor.user)
    return RedirectResponse(f"/t/{table.id}", 303)
