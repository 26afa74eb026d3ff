"""A new table: its form, and opening it; or a record to watch."""

import contextlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, File, Request, UploadFile
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from tessera.core.errors import TesseraError
from tessera.core.game import Game, Option
from tessera.core.kept import own_files
from tessera.web.api.history import uploaded
from tessera.web.errors import Refusal
from tessera.web.hall import Hall
from tessera.web.hints import CHOICES
from tessera.web.paces import PACES
from tessera.web.pages.frame import game_facts, page
from tessera.web.plans import SeatPlan, TablePlan
from tessera.web.players import LEVELS, networks
from tessera.web.sessions import Visitor
from tessera.web.site import all_games, bot_name, option_name, site_words
from tessera.web.visit import Checked, HallHere, LangHere, Seen, lang_of, limits_of, words_of

router = APIRouter()


def new_form(
    game: Game, lang: str, name: str, offered: Iterable[str], editions: Mapping[str, Path], count: int | None = None
) -> dict[str, Any]:
    t = site_words(lang)
    counts = sorted(set(game.seat_counts()) | set(all_counts(game)))
    if count not in counts:
        count = 3 if 3 in counts else counts[0]
    bots = [(f"bot:{spec}", bot_name(t, spec)) for spec in (*LEVELS, *offered)]
    kinds = [("me", t("kind-me", name=name)), *bots, ("open", t("kind-open")), ("local", t("kind-local"))]
    seats = [
        {"value": "me" if n == 0 else "bot:easy" if n == 1 else "bot:medium", "off": n >= count, "name": ""}
        for n in range(counts[-1])
    ]
    options = [
        {
            "name": o.name,
            "label": option_name(game, lang, o.name),
            "choices": with_counts(game, o, choices(game, lang, o, editions)),
        }
        for o in game.options
    ]
    return {
        "game": game.id, "title": game.title, "of": game_facts(game, lang), "games": all_games(), "kinds": kinds,
        "seats": seats, "counts": counts, "count": count, "options": options, "paces": list(PACES),
        "editions": list(editions), "typed": {},
    }  # fmt: skip


def choices(game: Game, lang: str, option: Option, editions: Mapping[str, Path]) -> list[dict[str, Any]]:
    """The values of an option; what only an edition of the data folder has stands there with the edition's name."""
    found = [
        {"value": str(v), "label": option_name(game, lang, option.name, v), "on": v == option.default} for v in option.values
    ]
    for edition, file in editions.items() if option.table else ():
        with contextlib.suppress(TesseraError):
            book = game.book(file)
            more = [value for value in game.values(option, file) if value not in option.values]
            found += [{"value": v, "label": f"{option_name(book, lang, option.name, v)} ({edition})", "on": False} for v in more]
    return found


def with_counts(game: Game, option: Option, found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """With the numbers of players each value is for, where it matters; ones that only an edition has are for all."""
    fit = {str(value): game.seat_counts({option.name: value}) for value in option.values}
    matters = len(set(fit.values())) > 1
    return [one | {"counts": fit.get(one["value"], ()) if matters else ()} for one in found]


def trained(hall: Hall, game: Game) -> list[str]:
    return list(networks(hall.settings.folder, game.id))


def form_of(hall: Hall, game: Game, lang: str, name: str, count: int | None = None) -> dict[str, Any]:
    return new_form(game, lang, name, trained(hall, game), own_files(game, hall.settings.folder), count)


def all_counts(game: Game) -> list[int]:
    return list(range(game.min_seats, game.max_seats + 1))


@router.get("/new/{game_id}")
async def new_table(
    request: Request, hall: HallHere, visitor: Seen, lang: LangHere, game_id: str, friends: bool = False
) -> HTMLResponse:
    """The form for a table; `friends`: the other seats are open to begin with."""
    form = form_of(hall, hall.known_game(game_id), lang, visitor.user.name)
    for seat in form["seats"][1:] if friends else ():
        seat["value"] = "open"
    return page(request, visitor, "new.html.jinja", form=form, error="", why="")


@router.get("/new/{game_id}/form")
async def form_part(request: Request, hall: HallHere, visitor: Seen, lang: LangHere, game_id: str) -> HTMLResponse:
    """The form alone, when another game is picked."""
    game = hall.known_game(game_id)
    return page(request, visitor, "parts/new_form.html.jinja", form=form_of(hall, game, lang, visitor.user.name))


def seats_in(fields: Mapping[str, str]) -> tuple[SeatPlan, ...]:
    """Who shall sit where. One person cannot sit twice; at one screen they share it."""
    try:
        count = int(fields.get("count", "3"))
    except ValueError:
        raise Refusal("bad-request", what="count") from None
    if not 1 <= count <= 8:
        raise Refusal("bad-setup", what="count")
    seats: list[SeatPlan] = []
    for number in range(count):
        kind, _, bot = fields.get(f"seat{number}", "bot:easy").partition(":")
        again = kind == "me" and any(seat.kind == "me" for seat in seats)
        name = fields.get(f"name{number}", "")
        seats.append(SeatPlan("local", name) if again else SeatPlan(kind, name, bot))
    return tuple(seats)


def options_in(fields: Mapping[str, str], game: Game) -> dict[str, Any]:
    """The game's options as the form has them; a value that is none of theirs is refused later, by name."""
    given = {option: fields[f"opt-{option.name}"] for option in game.options if f"opt-{option.name}" in fields}
    return {option.name: next((v for v in option.values if str(v) == text), text) for option, text in given.items()}


def typed(form: dict[str, Any], fields: Mapping[str, str]) -> dict[str, Any]:
    """The form with what was filled in."""
    given = fields.get("count", "")
    count = int(given) if given.isdecimal() and len(given) < 4 else form["count"]
    for number, seat in enumerate(form["seats"]):
        seat |= {
            "value": fields.get(f"seat{number}", seat["value"]),
            "off": number >= count,
            "name": fields.get(f"name{number}", ""),
        }
    for option in form["options"]:
        for choice in option["choices"]:
            choice["on"] = choice["value"] == fields.get(f"opt-{option['name']}", choice["value"] if choice["on"] else None)
    return form | {"count": count, "typed": fields}


def way_out(game: Game, lang: str, count: int, options: Mapping[str, Any]) -> tuple[str, str, str]:
    """The one other option with which so many could play: in words, for the button that takes it, and what that sends."""
    t = site_words(lang)
    for option in game.options:
        for value in option.values:
            if count in game.seat_counts({**options, option.name: value}):
                said = option_name(game, lang, option.name), option_name(game, lang, option.name, value)
                words = t("setup-way-out", n=count, option=said[0], value=said[1])
                return words, t("setup-take", value=said[1]), f"{option.name}={value}"
    return "", "", ""


def refused_form(
    request: Request, hall: Hall, visitor: Visitor, game: Game, fields: Mapping[str, str], refusal: Refusal
) -> HTMLResponse:
    """The same form again, with everything that was typed and why it did not work."""
    lang = lang_of(request)
    form = typed(form_of(hall, game, lang, visitor.user.name), fields)
    why, out = str(refusal.facts["what"]) if refusal.code == "bad-edition" else "", ("", "", "")
    if form["count"] not in game.seat_counts(options_in(fields, game)):
        out = way_out(game, lang, form["count"], options_in(fields, game))
    response = page(request, visitor, "new.html.jinja", form=form, error=words_of(refusal, site_words(lang)), out=out, why=why)
    response.status_code = refusal.status
    return response


@router.post("/tables")
async def make_table(request: Request, hall: HallHere, visitor: Checked) -> Response:
    limits_of(request).take(visitor.user.id, "table")
    fields = {name: str(value) for name, value in (await request.form()).items()}
    option, _, value = fields.pop("instead", "").partition("=")  # the way out of a form that was refused
    fields |= {f"opt-{option}": value} if option else {}
    game = hall.known_game(fields.get("game", ""))
    try:
        table = await hall.open(plan_of(game, fields), visitor.user)
    except Refusal as refusal:
        if refusal.code not in ("bad-setup", "bad-edition", "name-long"):
            raise
        return refused_form(request, hall, visitor, game, fields, refusal)
    return RedirectResponse(f"/t/{table.id}", 303)


def plan_of(game: Game, fields: Mapping[str, str]) -> TablePlan:
    chosen, public = options_in(fields, game), fields.get("public") == "1"
    hinted = fields.get("hints", "") if fields.get("hints", "") in CHOICES else ""
    pace, edition = fields.get("pace", "none"), fields.get("edition", "")
    return TablePlan(game.id, seats_in(fields), chosen, pace, public, edition=edition, hints=hinted)


@router.post("/records")
async def watch_record(request: Request, visitor: Checked, record: Annotated[UploadFile, File()]) -> Response:
    raw = await record.read(2_000_001)
    table = await uploaded(request, visitor, raw)
    return RedirectResponse(f"/t/{table.id}", 303)
