"""A sitting at the terminal: shows the table, asks, understands what is typed."""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tessera.bots import Bot, make
from tessera.bots.hints import advise, because, number
from tessera.cli.boards import board, final_scores
from tessera.cli.find import entries, shown
from tessera.cli.plan import plan_of
from tessera.cli.say import Say
from tessera.core.agenda import State
from tessera.core.errors import TesseraError
from tessera.core.events import Event, listen
from tessera.core.facts import facts, reason
from tessera.core.record import Record
from tessera.core.reveal import reveals
from tessera.core.rulestext import rules_in_play, rules_text
from tessera.core.story import sentences

MANY = 24  # more options than this are set in columns
JUDGE = "search:ms=600"  # who is asked for hints


@dataclass
class Memory:
    """The table before a person's choice: what undo goes back to."""

    state: State
    keys: int
    log: int


def told_once(keys: Iterable[str], say: Say) -> dict[str, list[str]]:
    """By key: what the cards and spaces it names do, each of them where it comes up first. Too many options only name them."""
    keys, said = list(keys), set[str]()
    found: dict[str, list[str]] = {}
    for key in keys if len(keys) <= MANY else ():
        parts = key.split(":")
        named = [part for part in parts[len(parts) > 1 :] if not part.isdigit()]
        found[key] = [text for part in named if (text := say.effect(part)) and text not in said]
        said.update(found[key])
    return found


@dataclass
class Sitting:
    record: Record
    state: State
    players: list[Bot | None]  # None: a person
    language: str
    console: Console
    memories: list[Memory] = field(default_factory=list)
    log: list[Event] = field(default_factory=list)
    told: int = 0  # how much of the log has been shown
    seen: int = -1  # whose table was shown last

    def __post_init__(self) -> None:
        self.say = Say(self.record.book, self.language, self.record.seats)
        listen(self.state, self.log.append)

    # ---- the loop -----------------------------------------------------------------------------------------

    def run(self) -> None:
        """Until the game is over, or nobody types any more."""
        try:
            while not self.state.over:
                bot = self.players[self.state.seat]
                if bot is None:
                    if not self.ask():
                        self.console.print(self.say("goodbye"))
                        return
                else:
                    before = bot.trouble
                    self.choose(bot.choose(self.state.perspective(self.state.seat)))
                    if bot.trouble != before:  # a level without its network, a program that was replaced: said once
                        self.console.print(f"{bot.name}: {bot.trouble}", style="yellow")
        except EOFError:
            self.console.print()
            self.console.print(self.say("goodbye"))
            return
        self.tell_news(None)
        self.console.print(board(self.state.view(None), self.say))
        self.console.print(final_scores(self.state, self.say))

    def choose(self, key: str) -> None:
        self.state.choose(key)
        self.record.keys.append(key)

    def ask(self) -> bool:
        """One decision of a person; False when they want to stop."""
        seat = int(self.state.seat)
        self.tell_news(seat)
        self.show_board()
        self.show_options()
        before = self.memory()
        while True:
            typed = self.console.input(f"{self.say('prompt')} > ").strip()
            if not typed:
                continue
            word, _, rest = typed.partition(" ")
            if word in ("quit", "exit", "q"):
                return False
            if word == "undo":
                if self.undo():
                    return True
                continue
            if typed not in self.state.options() and self.command(word, rest.strip()):
                continue
            key = self.understood(typed)
            if key is not None:
                self.memories.append(before)
                self.choose(key)
                return True

    # ---- what people type ---------------------------------------------------------------------------------

    def command(self, word: str, rest: str) -> bool:
        """Carry out a command that changes nothing on the table; False if it is none."""
        silent: dict[str, Callable[[], None]] = {
            "?": self.help,
            "help": self.help,
            "log": self.show_log,
            "board": self.show_board,
            "keys": self.show_options,
        }
        asking: dict[str, Callable[[str], None]] = {
            "why": self.why,
            "rules": self.rules,
            "hint": self.hint,
            "save": self.save,
            "show": self.show,
        }
        if word in silent:
            silent[word]()
        elif word in asking:
            asking[word](rest)
        return word in silent or word in asking

    def understood(self, typed: str) -> str | None:
        """The key meant by a number, a key, or the beginning of one."""
        keys = self.offered()
        if typed in keys:
            return typed
        if typed.isdigit() and 1 <= int(typed) <= len(keys):
            return keys[int(typed) - 1]
        begun = [key for key in keys if key.startswith(typed)]
        if len(begun) == 1:
            return begun[0]
        if begun:
            self.console.print(self.say("ambiguous", typed=typed, keys=", ".join(begun[:8])), style="yellow")
        elif typed in self.state.book.codes:
            self.why(typed)
        else:
            self.console.print(self.say("no-such-option", typed=typed), style="yellow")
        return None

    def offered(self) -> list[str]:
        """The legal keys in the order they are shown: numbers rise."""
        return [self.state.book.keys[code] for code in self.state.codes()]

    def help(self) -> None:
        table = Table(box=None, show_header=False, title=self.say("help"), title_justify="left", title_style="bold")
        for typed, message in (
            ("1, 2, 3 …", "help-number"),
            (self.state.options()[0], "help-key"),
            ("undo", "help-undo"),
            ("why KEY", "help-why"),
            ("rules [CLAUSE]", "help-rules"),
            ("log", "help-log"),
            ("board", "help-board"),
            ("show [NAME]", "help-show"),
            ("keys", "help-keys"),
            ("hint [BOT]", "help-hint"),
            ("save FILE", "help-save"),
            ("quit", "help-quit"),
            ("?", "help-help"),
        ):
            table.add_row(Text(typed, style="bold"), self.say(message))
        self.console.print(table)

    def why(self, key: str) -> None:
        if not key:
            self.console.print(self.say("what-key", key=self.state.book.keys[0]))
            return
        if key.isdigit() and 1 <= int(key) <= len(self.state.legal):
            key = self.offered()[int(key) - 1]
        if key not in self.state.book.codes:
            self.console.print(self.say("unknown-key", key=key), style="yellow")
            return
        why = reason(self.state, key)
        if why is None:
            self.console.print(self.say("legal", key=key))
            return
        fact = self.say.words.reason(why)
        self.console.print(self.say("why", key=key, clause=self.clause(why.clause)), style="yellow")
        if fact:
            self.console.print(fact, style="yellow")

    def clause(self, name: str) -> str:
        found = rules_text(self.record.book, self.language).clauses.get(name)
        return f"[{name}] {found.text}" if found else name

    def rules(self, wanted: str) -> None:
        text = rules_in_play(self.record.book, self.language)
        if not wanted:
            for heading, paragraphs in text.sections:
                self.console.print(Text(f"\n{heading}", style="bold"))
                for paragraph in paragraphs:
                    self.console.print(paragraph.replace("**", ""))
            return
        name = wanted.upper()
        if name.isdigit():
            name = f"{next(iter(text.clauses)).partition('-')[0]}-{int(name):03d}"
        found = [name] if name in text.clauses else [k for k, c in text.clauses.items() if wanted.lower() in c.text.lower()]
        for one in found:
            self.console.print(self.clause(one))
        if not found:
            self.console.print(self.say("no-clause", clause=wanted), style="yellow")

    def show(self, name: str) -> None:
        """One entry of the view in full, or one card or space by its id."""
        view = self.state.view(self.viewer())
        found = shown(view, name, self.say) if name else None
        if found is not None:
            self.console.print(found)
            return
        known = ", ".join(self.say.label(entry) for entry in entries(view) if entry not in plan_of(self.record.game).left_out)
        self.console.print(self.say("what-entry", entries=known))

    def hint(self, name: str) -> None:
        """What a bot thinks of the best options, from the same knowledge: chances, reasons, and how it might go on."""
        try:
            bot = make(name or JUDGE, seed=len(self.record.keys))
            found = advise(bot, self.state.perspective(self.state.seat), seed=len(self.record.keys))
        except TesseraError as error:
            self.console.print(str(error), style="yellow")
            return
        said, names, keys = self.say.words, self.names(), self.offered()
        self.console.print(self.say("hint", bot=bot.name))
        for place, one in enumerate(found):
            words = said.option(self.state.decision, one.key, facts(self.state, one.key), names)
            told = [number(said, one.chance, found[0].chance, place), because(said, one, found[0].chance, place)]
            extra = "".join(f"; {text}" for text in told if text)
            self.console.print(Text.assemble((f"{keys.index(one.key) + 1:3} ", "bold cyan"), words, (extra, "italic")))
        if found and len(found[0].line) > 1:
            later = [f"{names[seat]}: {said.option(decision, key, None, names)}" for seat, decision, key in found[0].line[1:]]
            self.console.print(self.say("hint-then", later=", ".join(later)))
        bot.close()

    def save(self, file: str) -> None:
        """The record, or with .json the position."""
        path = Path(file or f"{self.record.game.id}.rec")
        if path.suffix == ".json":
            text = json.dumps(self.state.position(), indent=1, ensure_ascii=False) + "\n"
        else:
            text = self.record.text(self.state.digest())
        try:
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            self.console.print(f"{path}: {error.strerror}", style="yellow")
            return
        self.console.print(self.say("saved", file=str(path)))

    # ---- taking back --------------------------------------------------------------------------------------

    def memory(self) -> Memory:
        return Memory(self.state.clone(), len(self.record.keys), len(self.log))

    def undo(self) -> bool:
        """Back to before the last choice of a person; says so when that choice had shown something hidden."""
        if not self.memories:
            self.console.print(self.say("nothing-to-undo"), style="yellow")
            return False
        last = self.memories.pop()
        after = last.state.clone()
        key = self.record.keys[last.keys]
        after.choose(key)
        showed = reveals(last.state, key, after)
        self.state = last.state
        listen(self.state, self.log.append)
        del self.record.keys[last.keys :], self.log[last.log :]
        self.told = min(self.told, last.log)
        self.console.print(self.say("undone-seen" if showed else "undone"), style="yellow")
        return True

    # ---- what people see ----------------------------------------------------------------------------------

    def viewer(self) -> int | None:
        """Whose eyes: the one asked, if a person; with nobody at the table a spectator's."""
        return None if self.players[self.state.seat] is not None else int(self.state.seat)

    def show_board(self) -> None:
        self.console.print(
            Rule(
                self.say("asks", who=self.say.player(self.state.seat), decision=self.say.words.question(self.state, self.names()))
            )
        )
        self.console.print(board(self.state.view(self.viewer()), self.say))

    def show_options(self) -> None:
        self.console.print(Text(self.say.words.question(self.state, self.names()), style="bold"))
        lines = []
        offered = self.say.words.choices(self.state, self.names())
        effects = told_once(offered, self.say) if self.state.decision not in plan_of(self.record.game).plain else {}
        for n, (key, words) in enumerate(offered.items(), 1):
            effect = "".join(f"  {one}" for one in effects.get(key, ()))
            lines.append(
                Text.assemble((f"{n:3} ", "bold cyan"), words, (effect, "italic"), (f"  {key}" if key != words else "", "dim"))
            )
        if len(lines) > MANY:
            self.console.print(Columns(lines, column_first=True, padding=(0, 2)))
        else:
            for line in lines:
                self.console.print(line)

    def tell_news(self, viewer: int | None) -> None:
        """The log since it was last shown."""
        self.show_events(self.log[self.told :], viewer)
        self.told = len(self.log)

    def show_log(self) -> None:
        self.show_events(self.log, self.viewer())
        if not self.log:
            self.console.print(self.say("no-log"))

    def show_events(self, events: list[Event], viewer: int | None) -> None:
        """What happened, as this viewer may read it."""
        for line in sentences(self.say.words, self.record.game, events, viewer, self.names()):
            self.console.print(Text(f"  {line}"))

    def names(self) -> dict[int, str]:
        return self.say.names(self.record.seats)
