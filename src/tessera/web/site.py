"""Words and templates of the site itself."""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.ext import Extension
from markupsafe import Markup, escape

from tessera import look
from tessera.core.agenda import Book
from tessera.core.fluent import Bundle
from tessera.core.game import Game, games
from tessera.core.words import LANGUAGES, Phrases, words

HERE = Path(__file__).parent


class SiteWords(Phrases):
    """The site's own catalogue."""

    def __init__(self, language: str) -> None:
        super().__init__(Bundle(language, (HERE / "words" / f"{language}.ftl").read_text(encoding="utf-8")), language)


@cache
def site_words(language: str) -> SiteWords:
    return SiteWords(language if language in LANGUAGES else "en")


def language(cookie: str | None, accepted: str | None) -> str:
    """The visitor's language: the one chosen, else the browser's first that we have, else English."""
    if cookie in LANGUAGES:
        return cookie
    ranked = []
    for number, part in enumerate((accepted or "").split(",")[:20]):
        tag, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        ranked.append((-weight, number, tag.split("-")[0].lower()))
    for _, _, tag in sorted(ranked):
        if tag in LANGUAGES:
            return tag
    return "en"


class Lines(Extension):
    """Templates are written in lines for people: a break between two tags, or beside what Jinja fills in, is not in the page.

    Where a space is meant, it stands within a line. The break becomes a comment, so that faults still name their line.
    Addresses are written from the site's own root; where it lives under a path of a host (`home`), that comes before them.
    """

    BREAK = re.compile(r"(?<=[>}])\n\s*(?=[<{])")
    ADDRESS = re.compile(r'(?<= )(href|src|action)="/')

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        return self.ADDRESS.sub(r'\1="{{ home() }}/', self.BREAK.sub("{#\n#}", source))


environment = Environment(
    loader=FileSystemLoader(HERE / "templates"), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True,
    extensions=[Lines], auto_reload=False,
)  # fmt: skip
HOME = [""]  # the path under which this process's site lives, "" or "/games"
environment.globals["home"] = lambda: HOME[0]
environment.globals["icon"] = lambda name, cls="ic": Markup(look.icon(name, cls))
environment.globals["badge"] = lambda seat, cls="badge", size=28: Markup(look.badge(seat, size, cls))
environment.globals["seal"] = lambda seat, cls="": Markup(look.seal(seat, cls))
environment.filters["marked"] = lambda text: Markup(re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", str(escape(text))))
environment.globals["seat_colour"] = lambda seat: look.SEATS[seat]


def bot_name(t: SiteWords, spec: str) -> str:
    """A bot in words; a network by the name its host gave it."""
    kind, _, name = spec.partition(":")
    return t("bot-network", name=name) if kind == "network" else t(f"bot-{spec}")


def bot_level(t: SiteWords, spec: str) -> str:
    """The same in one word, beside a picture that says bot."""
    kind, _, name = spec.partition(":")
    return name if kind == "network" else t(f"level-{spec}")


environment.globals |= {"bot_name": bot_name, "bot_level": bot_level}


def listed(names: Sequence[str], t: SiteWords) -> str:
    """Names in a sentence: "Ada, Ben and Cleo"."""
    return t("and-last", names=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else "".join(names)


def rules_at(book: Book, clause: str = "") -> str:
    """Where the rules stand as they read in this edition."""
    own = book.edition.hash == book.game.edition_text(None).hash
    return f"{HOME[0]}/rules/{book.game.id}{'' if own else f'?edition={book.edition.hash}'}{clause and f'#{clause}'}"


environment.globals["rules_at"] = rules_at


def draw(name: str, lang: str, /, **facts: Any) -> str:
    """A template of the site in one language."""
    return environment.get_template(name).render(t=site_words(lang), lang=lang, **facts)


def draw_part(name: str, lang: str, /, **facts: Any) -> str:
    return draw(f"parts/{name}.html.jinja", lang, **facts)


def option_name(of: Game | Book, lang: str, name: str, value: Any = None) -> str:
    said = words(of, lang)
    message = f"option-{name}" if value is None else f"option-{name}-{str(value).lower()}"
    if said.has(message):
        return said(message)
    if isinstance(value, bool):
        return site_words(lang)("yes" if value else "no")
    return str(name).replace("_", " ") if value is None else said.name(value).replace("_", " ")


def all_games() -> list[Game]:
    return games()
