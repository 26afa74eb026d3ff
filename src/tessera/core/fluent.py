"""Fluent messages (projectfluent.org) filled in: the part of the language our catalogues use.

`fluent.syntax` reads the files. The usual runtime brings 40 MB of locale data for what English and German need here: variables,
selection by number or word, thousands marked, and one function, PRINTED("action.equi.price"): what the edition prints there;
PRINTED("actions.consul.cards", "card", "cards"): with the word for one or for many. `tests/core/test_fluent.py` compares every message
of ours with that runtime.
"""

from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

Filling = Mapping[str, Any]
Part = Callable[[Filling], str]
PRINTED = "PRINTED"  # the function that says what the edition prints
THOUSANDS = {"en": ",", "de": "."}


class Bundle:
    """The messages of one language; a later text may replace a message of an earlier one."""

    def __init__(self, language: str, *texts: str) -> None:
        self.language = language
        self.messages: dict[str, ast.Pattern] = {}
        self.ready: dict[str, Part] = {}
        for text in texts:
            for entry in FluentParser(with_spans=False).parse(text).body:
                if isinstance(entry, ast.Message) and entry.value is not None:
                    self.messages[entry.id.name] = entry.value

    def has(self, message: str) -> bool:
        return message in self.messages

    def form(self, message: str, args: Filling) -> str:
        """The message, filled in. A variable that is not given reads as its name."""
        ready = self.ready.get(message)
        if ready is None:
            ready = self.ready[message] = self.pattern(self.messages[message])
        return ready(args)

    def pattern(self, pattern: ast.Pattern) -> Part:
        parts = [
            element.value if isinstance(element, ast.TextElement) else self.expression(element.expression)
            for element in pattern.elements
        ]
        if len(parts) == 1:
            only = parts[0]
            return only if callable(only) else lambda _args: only
        return lambda args: "".join([part if isinstance(part, str) else part(args) for part in parts])

    def expression(self, expression: Any) -> Part:
        if isinstance(expression, ast.Placeable):
            return self.expression(expression.expression)
        if isinstance(expression, ast.StringLiteral):
            text: str = expression.parse()["value"]
            return lambda _args: text
        if isinstance(expression, ast.VariableReference):
            name = expression.id.name
            return lambda args: self.shown(args.get(name, name))
        if isinstance(expression, ast.FunctionReference):
            asked, *words = entries(expression)
            return lambda args: self.counted(args[PRINTED](asked), *words)
        if isinstance(expression, ast.SelectExpression):
            return self.selection(expression)
        raise ValueError(f"our catalogues do not use {type(expression).__name__}")

    def selection(self, expression: ast.SelectExpression) -> Part:
        value_of = self.selector(expression.selector)
        exact: dict[int | float | str, Part] = {}
        default: Part | None = None
        for variant in expression.variants:
            said = self.pattern(variant.value)
            if variant.default:
                default = said
            exact.setdefault(variant.key.name if isinstance(variant.key, ast.Identifier) else number(variant.key.value), said)
        assert default is not None
        otherwise: Part = default

        def choose(args: Filling) -> str:
            value = value_of(args)
            said = exact.get(value) if isinstance(value, (int, float, str)) else None
            if said is None and isinstance(value, (int, float)):
                said = exact.get("one" if value == 1 and isinstance(value, int) else "other")
            return (said or otherwise)(args)

        return choose

    def selector(self, expression: Any) -> Callable[[Filling], Any]:
        if isinstance(expression, ast.FunctionReference):
            asked = entries(expression)[0]
            return lambda args: args[PRINTED](asked)
        name = expression.id.name
        return lambda args: args.get(name)

    def shown(self, value: Any) -> str:
        if isinstance(value, int):
            return f"{int(value):,}".replace(",", THOUSANDS[self.language])
        if isinstance(value, float):
            return self.fraction(value)
        return str(value)

    def counted(self, value: Any, one: str = "", many: str = "") -> str:
        return f"{self.shown(value)} {one if value == 1 else many}" if many else self.shown(value)

    def fraction(self, value: float) -> str:
        """Three places at most, in the language's way."""
        whole, _, rest = f"{value:,.3f}".partition(".")
        rest = rest.rstrip("0")
        marked = whole.replace(",", THOUSANDS[self.language])
        return f"{marked}{',' if self.language == 'de' else '.'}{rest}" if rest else marked


def entries(expression: ast.FunctionReference) -> list[str]:
    """The entry of the edition that `PRINTED("action.equi.price")` means, and the words that may follow it."""
    if expression.id.name != PRINTED:
        raise ValueError(f"our catalogues do not use FunctionReference {expression.id.name}")
    return [str(one.parse()["value"]) for one in expression.arguments.positional if isinstance(one, ast.StringLiteral)]


def number(text: str) -> int | float:
    return float(text) if "." in text else int(text)
