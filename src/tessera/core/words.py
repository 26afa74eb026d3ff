"""Words: Fluent catalogues in English and German, one pair per game and a common pair.

Message names follow the engine's: a game's `en.ftl` holds

    decision-lay-base               the question
    opt-buy-pass, opt-buy-buy       options, by decision and head of the key
    did-buy-pass                    the same as a log tells it, {$who}: "Ada buys nothing." (optional)
    event-sold                      a log line, {$who} and its fields
    event-drew-secret               the same for those who may not know its starred fields (optional)
    name-farm                       the name of a thing

An option key `head:part:part` fills {$a}, {$b}, {$c} with its parts, each turned into its name. Keys of one head with fewer or
more parts may have their own words, `opt-<decision>-<head>-<number of parts>`. If no message
`opt-<decision>-<head>` exists, `opt-<decision>` gets the head as {$a}. A number that is a seat reads {$a_seat}: the player's name.
With the facts of the moment (`core.facts`) `decision-...-now` and `opt-...-now` say what it costs and brings; a log, which knows
them no more, does without. `why-<decision>-<clause>` or `why-<clause>` says the fact behind a refusal.

Things with their numbers, {"brick": 2}, read by `count-brick` ("2 bricks"), or as number and name. In a key `sell:brick:2` that is
{$a_b}; where an event has a number `n`, {$good_n} is that many of its `good`; where it has several numbers named like things,
{$counted} says those that are not 0: "1 bronze, 2 gold".
"""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from tessera.core.agenda import Book, State
from tessera.core.facts import Facts, Reason, facts, paid_from, question, short_of
from tessera.core.fluent import PRINTED, Bundle
from tessera.core.game import Game
from tessera.core.kept import own_prints
from tessera.core.printed import NAMED, printed

LANGUAGES = ("en", "de")
COMMON = Path(__file__).parent / "catalogue"


@cache
def catalogue(folder: Path, language: str, rooms: tuple[str, ...]) -> Bundle:
    """The common words with those of a game's rooms on top."""
    files = (COMMON / f"{language}.ftl", *(folder / f"{room}{language}.ftl" for room in rooms))
    return Bundle(language, *(file.read_text(encoding="utf-8") for file in files if file.exists()))


def begun(text: str, names: Mapping[int, str] | None) -> str:
    """A sentence begins with a capital letter, unless with somebody's name, which is as they write it."""
    if any(name and text.startswith(name) for name in (names or {}).values()):
        return text
    return text[:1].upper() + text[1:]


def unprinted(entry: str) -> str:
    return entry


class Phrases:
    """A catalogue in one language."""

    printed: Callable[[str], Any] = staticmethod(unprinted)  # what PRINTED("entry") says

    def __init__(self, bundle: Bundle, language: str) -> None:
        self.bundle, self.language = bundle, language
        self.fixed: dict[str, str] = {}  # messages without anything to fill in

    def has(self, message: str) -> bool:
        return self.bundle.has(message)

    def __call__(self, message: str, **args: Any) -> str:
        """A message, filled in; an unknown one comes back as its own name."""
        if args:
            return self.formed(message, args)
        if message not in self.fixed:
            self.fixed[message] = self.formed(message, args)
        return self.fixed[message]

    def formed(self, message: str, args: dict[str, Any]) -> str:
        text = self.bundle.form(message, {PRINTED: self.printed, **args}) if self.bundle.has(message) else message
        return text[:-1] if text.endswith("..") and not text.endswith("...") else text  # "beside Isca D."


class Words(Phrases):
    """The words of one game in one language, with the numbers and names of one edition (`text`; the default one if empty)."""

    rooms: tuple[str, ...] = ("",)  # which files of the game: "cards." is cards.en.ftl; the later ones go before

    def __init__(self, game: Game | None, language: str = "en", text: str = "") -> None:
        spoken = language if language in LANGUAGES else "en"
        super().__init__(catalogue(game.folder, spoken, self.rooms) if game else catalogue(COMMON, spoken, ()), spoken)
        self.game = game
        if game is not None:
            self.edition = printed(text or game.default_edition)
            self.renamed = self.edition.renamed(own_prints(game)) if text else {}
            self.printed = self.say_printed

    def say_printed(self, entry: str) -> int | float | str:
        """The value of an entry of the edition, as words need it; one that this edition leaves out is a dash."""
        try:
            value = self.edition.value(entry)
        except KeyError:
            return "–"
        found: int | float | str = self.titled(entry, value) if entry.endswith(".name") else self.said(value)
        return found

    def titled(self, entry: str, value: Any) -> str:
        """What a thing is called whose entry has this name: its own words in this language, unless the edition calls it otherwise."""
        if isinstance(value, dict):
            return str(value[self.language])
        id = NAMED.findall(entry)[0]
        own = self.game is not None and any(one.says(entry, value) for one in own_prints(self.game)) and self.has(f"name-{id}")
        return self(f"name-{id}") if own else str(value)

    def name(self, part: Any) -> str:
        """The name of a thing, or the number as it is."""
        text = str(part)
        own = self.edition.name(text, self.language) or self.renamed.get(text) if self.game is not None else None
        if own is not None:
            return own
        if self.has(f"name-{text}"):
            return self(f"name-{text}")
        if self.game is None or text.lstrip("-").isdigit():
            return text
        plain = self.edition.plain_name(text)
        if plain is not None:
            return plain
        return self.game.part(text, self) if self.game.part is not None else text

    def decision(self, decision: str) -> str:
        return self(f"decision-{decision}")

    def option_message(self, decision: str, key: str) -> tuple[str, list[str]]:
        """Which message describes this option, and the parts of the key that fill it."""
        parts = key.split(":")
        specific = f"opt-{decision}-{parts[0]}"
        if self.has(f"{specific}-{len(parts) - 1}"):
            return f"{specific}-{len(parts) - 1}", parts[1:]
        return (specific, parts[1:]) if self.has(specific) else (f"opt-{decision}", parts)

    def option(self, decision: str, key: str, known: Facts | None = None, others: Mapping[int, str] | None = None) -> str:
        """What choosing this key does, in words; better ones with the facts of the moment and the players' names."""
        message, parts = self.option_message(decision, key)
        args = self.parts(parts, others)
        if known and self.has(f"{message}-now"):
            return begun(self(f"{message}-now", **args, **self.filled(known, others)), others)
        return begun(self(message, **args), others)

    def chosen(self, kind: str, who: str, decision: str, key: str, others: Mapping[int, str] | None = None) -> str:
        """A choice as a log tells it, "Ada buys nothing."; by the option's words where the game has none, "Ada: Buy nothing"."""
        message, parts = self.option_message(decision, key)
        did = message.replace("opt-", "did-", 1)
        if kind == "forced" or not self.has(did):
            return self(f"event-{kind}", who=who, words=self.option(decision, key, others=others))
        return begun(self(did, who=who, **self.parts(parts, others)), {**(others or {}), -1: who})

    def parts(self, parts: list[str], others: Mapping[int, str] | None) -> dict[str, Any]:
        """The parts of a key as {$a}, {$b}, ..."""
        args: dict[str, Any] = {}
        for letter, part in zip("abcd", parts, strict=False):
            args[letter] = int(part) if part.isdigit() else self.name(part)
            if part.isdigit():
                args[f"{letter}_seat"] = self.player(int(part), others)
        for at, (thing, n) in enumerate(pairwise(parts[:4])):
            if n.isdigit() and not thing.isdigit():
                args[f"{'abc'[at]}_{'bcd'[at]}"] = self.counted(thing, int(n))
        return args

    def choices(self, state: State, others: Mapping[int, str] | None = None) -> dict[str, str]:
        """Every legal option with its words, in the order of the index: numbers rise."""
        keys = [state.book.keys[code] for code in sorted(state.legal)]
        return {key: self.option(state.decision, key, facts(state, key), others) for key in keys}

    def question(self, state: State, others: Mapping[int, str] | None = None) -> str:
        """What is asked now, in words that everybody may read."""
        message = f"decision-{state.decision}"
        if self.has(f"{message}-now"):
            return begun(self(f"{message}-now", **self.filled(question(state), others)), others)
        return self(message)

    def reason(self, why: Reason, others: Mapping[int, str] | None = None) -> str:
        """The fact behind a refusal, in a sentence; "" where the clause alone says it."""
        if why.over:
            return self("why-over")
        if why.belongs:
            return self("why-belongs", question=self.decision(why.belongs))
        args = self.parts(self.option_message(why.decision, why.key)[1], others) | self.filled(why.facts, others)
        args["lack"] = self.lack(why.facts)
        found = [name for name in (f"why-{why.decision}-{why.clause}", f"why-{why.clause}") if self.has(name)]
        return begun(self(found[0], **args), others) if found else ""

    def lack(self, known: Facts) -> str:
        """What is missing for a price, or what is there where nothing is; "" where no price is the reason."""
        if (paid := paid_from(known)) is None:
            return ""
        missing = {thing: short for thing, _, _, short in short_of(*paid) if short}
        return (
            self("why-lack", short=self.said(missing)) if missing else self("why-there", have=self.said({**paid[1], **paid[2]}))
        )

    def player(self, seat: int, others: Mapping[int, str] | None = None) -> str:
        return (others or {}).get(seat) or self("some-player", n=seat + 1)

    def filled(self, args: Mapping[str, Any], others: Mapping[int, str] | None) -> dict[str, Any]:
        """Fields named `...seat` become the player's name, names of things and things with their numbers their words."""
        found: dict[str, Any] = {}
        for name, value in args.items():
            is_seat = name.endswith("seat") and isinstance(value, int)
            found[name] = self.player(value, others) if is_seat else self.said(value)
            if isinstance(value, str) and isinstance(args.get("n"), int):
                found[f"{name}_n"] = self.counted(value, args["n"])
        things = {name: n for name, n in args.items() if isinstance(n, int) and self.has(f"name-{name}")}
        return {**found, "counted": self.said(things)} if len(things) > 1 else found

    def said(self, value: Any) -> Any:
        """A fact in words; numbers stay numbers, so that messages can choose by them."""
        if isinstance(value, int):
            return int(value)
        if isinstance(value, Mapping):
            return ", ".join([self.counted(thing, n) for thing, n in value.items() if n or len(value) == 1]) or self("nothing")
        if isinstance(value, list | tuple):
            said = [
                self.step(one) if isinstance(one, dict) else self("no-limit") if one == -1 else self.name(one) for one in value
            ]
            return ", ".join(said) or self("nothing")
        return self.name(value)

    def step(self, row: Mapping[str, Any]) -> str:
        """A step of a scale, "3 for 1–2" or "15 for 9 or more"; a max of -1 means no upper end."""
        least, most = row["min"], row["max"]
        many = str(least) if most == least else f"{least}–{most}" if most > least else self("or-more", n=least)
        return self("step-of-scale", points=row["points"], many=many)

    def counted(self, thing: str, n: int) -> str:
        """So many of a thing: "1 brick", "2 bricks"."""
        return self(f"count-{thing}", n=n) if self.has(f"count-{thing}") else f"{self.bundle.shown(n)} {self.name(thing)}"

    def fields(self, kind: str) -> tuple[str, ...]:
        return self.game.events.get(kind, ()) if self.game is not None else ()

    def event(self, kind: str, who: str, args: Mapping[str, Any], others: Mapping[int, str] | None = None) -> str:
        """A log line. Fields named `...seat` become the player's name. What this viewer may not know (a starred field that is
        not there) reads "something hidden", unless the game words it itself in `event-KIND-secret`."""
        hidden = [name[1:] for name in self.fields(kind) if name[0] == "*" and name[1:] not in args]
        if hidden and self.has(f"event-{kind}-secret"):
            kind = f"{kind}-secret"
        filled: dict[str, Any] = {name: self("secret") for name in hidden}
        return begun(self(f"event-{kind}", who=who, **filled, **self.filled(args, others)), {**(others or {}), -1: who})


def words(of: Game | Book | None, language: str = "en") -> Words:
    """The words of a game; of a table's book, those of its edition."""
    return spoken(*edition_in(of), language)


def edition_in(of: Any) -> tuple[Any, str]:
    """A game and the text of an edition of it that is not its default one."""
    if not isinstance(of, Book):
        return of, ""
    game: Game = of.game
    return game, "" if of.edition.text == game.default_edition else of.edition.text


@lru_cache(maxsize=128)
def spoken(game: Game | None, text: str, language: str) -> Words:
    return Words(game, language, text)
