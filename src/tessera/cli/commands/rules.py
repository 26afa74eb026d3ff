"""`tessera rules`: the rules of a game, or one clause of them."""

from typing import Annotated

from cyclopts import App, Parameter
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tessera.cli.common import AsJson, EditionFile, GameName, Language, Refusal, console, language, print_json
from tessera.core.cards import Card
from tessera.core.cards import cards as all_cards
from tessera.core.game import find
from tessera.core.rulestext import Clause, RulesText, rules_text


def register(app: App) -> None:
    app.command(rules, help_epilogue="Example: `tessera rules gloria_mundi GLO-016 --lang de`")


def rules(
    game: GameName,
    clause: Annotated[str | None, Parameter(help="a clause id such as GLO-016, or its number")] = None,
    *,
    find_word: Annotated[str | None, Parameter(name="--find", help="only clauses with this word")] = None,
    cards: Annotated[bool, Parameter(help="every card and space with its effect, from the edition")] = False,
    edition: EditionFile = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Read the rules of a game in our own words, in English or German."""
    book = find(game).book(edition)
    if cards:
        show_cards(all_cards(book, language(lang)), find_word or "", json)
        return
    text = rules_text(book, language(lang))
    if clause is None and find_word is None:
        if json:
            print_json({one.id: {"section": one.section, "text": one.text} for one in text.clauses.values()})
        else:
            show_all(text)
        return
    found = [one_clause(text, clause)] if clause is not None else with_word(text, find_word or "")
    if json:
        print_json([{"id": one.id, "section": one.section, "text": one.text} for one in found])
        return
    for one in found:
        show_clause(one)


def show_cards(groups: dict[str, list[Card]], word: str, json: bool) -> None:
    found = {
        name: [card for card in group if word.lower() in f"{card.name} {card.text}".lower()] for name, group in groups.items()
    }
    if json:
        print_json({name: [card._asdict() for card in group] for name, group in found.items() if group})
        return
    for name, group in found.items():
        if group:
            table = Table(box=None, show_header=False, title=name, title_justify="left", title_style="bold")
            for card in group:
                table.add_row(card.name, card.text)
            console().print(table)


def show_all(text: RulesText) -> None:
    screen = console()
    screen.print(Text(text.title, style="bold"))
    for heading, paragraphs in text.sections:
        if heading:
            screen.print(Text(f"\n{heading}", style="bold"))
        for paragraph in paragraphs:
            screen.print(Padding(Text(paragraph.replace("**", "")), (0, 0, 0, 2)))


def show_clause(clause: Clause) -> None:
    console().print(
        Text.assemble((f"[{clause.id}] ", "bold"), (f"{clause.section}: " if clause.section else "", "dim"), clause.text)
    )


def one_clause(text: RulesText, wanted: str) -> Clause:
    """By id, or by number alone."""
    name = wanted.upper()
    if name.isdigit():
        name = f"{next(iter(text.clauses)).partition('-')[0]}-{int(name):03d}"
    if name not in text.clauses:
        known = sorted(text.clauses)
        raise Refusal(f"no clause {wanted!r} in {text.title}; they run from {known[0]} to {known[-1]}")
    return text.clauses[name]


def with_word(text: RulesText, word: str) -> list[Clause]:
    found = [one for one in text.clauses.values() if word.lower() in one.text.lower()]
    if not found:
        raise Refusal(f"no clause of {text.title} has {word!r}")
    return found
