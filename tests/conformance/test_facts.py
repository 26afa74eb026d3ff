"""Questions, options and refusals say what is so: what it costs, what it brings, what is missing; in both languages."""

import random
from functools import cache
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast

import tessera
from tessera import Event, Game, State
from tessera.conformance.tables import every_game, played
from tessera.core.agenda import Choice
from tessera.core.events import listen
from tessera.core.facts import Reason, facts, question, reason, told
from tessera.core.fluent import PRINTED
from tessera.core.rulestext import applies, rules_text
from tessera.core.words import LANGUAGES, Words

REFUSALS = 500  # illegal options of a game that are asked about


class Strict(Words):
    """Words that take nothing for granted: a message or a variable that is not there is an error; `used` are those that were said."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(game, language)
        self.used: set[str] = set()

    def formed(self, message: str, args: dict[str, Any]) -> str:
        self.used.add(message)
        text = self.bundle.form(message, Complete({PRINTED: self.printed, **args}))
        assert "{" not in text, text
        assert "$" not in text, text
        return text


class Complete(dict[str, Any]):
    """Arguments that must hold whatever is asked of them."""

    def get(self, name: str, default: Any = None) -> Any:
        return self[name]


@cache
def strict(game: Game, language: str) -> Strict:
    return Strict(game, language)


both_languages = pytest.mark.parametrize("language", LANGUAGES)


@every_game
def test_every_fact_is_about_decisions_and_no_two_functions_about_the_same(game: Game) -> None:
    room = game.room("facts")
    if room is None:
        pytest.skip("says no facts")
    for beginning in ("about_", "of_"):
        functions = [
            thing for name, thing in vars(room).items() if name.startswith(beginning) and thing.__module__ == room.__name__
        ]
        about = [kind for one in functions for top in [get_type_hints(one)["top"]] for kind in get_args(top) or (top,)]
        assert functions
        assert all(issubclass(kind, Choice) for kind in about)
        assert len(set(about)) == len(about), "two functions about the same decision"
        assert set(told(room, beginning)) == set(about)


@every_game
@both_languages
def test_questions_and_options_are_filled_in(game: Game, language: str) -> None:
    said, names = strict(game, language), {seat: f"Nemo{seat}" for seat in range(6)}
    for state in played(game):
        assert begins_well(said.question(state, names))
        texts = said.choices(state, names)
        assert all(texts.values())
        assert list(texts) == [state.book.keys[code] for code in state.codes()], "numbers rise"
        assert len(set(texts.values())) == len(texts), f"{state.decision}: {sorted(texts.values())}"


@every_game
def test_every_message_with_facts_is_said(game: Game) -> None:
    said = strict(game, "en")
    for state in played(game):
        said.question(state)
        said.choices(state)
    rare = RARE.get(game.id, set())
    unsaid = {name for name in messages(game) if name.endswith("-now")} - said.used
    assert unsaid <= rare, "never said"


def begins_well(text: str) -> bool:
    return text[:1].isupper() or text[:1].isdigit()


def messages(game: Game) -> list[str]:
    body = FluentParser().parse((game.folder / "en.ftl").read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


RARE: dict[str, set[str]] = {  # met too seldom in random play, or not in this edition; most are said in tests/games/test_said.py
    "gloria_mundi": {"decision-again-now", "decision-pick-payment-now", "opt-again-again-now", "opt-choose-lock-lock-now"},
    "massilia": {"decision-move-goods-now", "decision-sell-beige-now", "opt-move-goods-done-now", "opt-sell-beige-yes-now"},
    "panthalos": {
        "decision-merchant-wild-now",
        "opt-merchant-wild-now",
        "opt-polis-disc-now",
        "opt-turn-merchant-now",
        "opt-omen-keep-first-now",
        "opt-omen-keep-second-now",
    },
}


# ---- what it costs --------------------------------------------------------------------------------------------------

# Options that cost something, by the rules: which fact is the price; "" where the key itself names what is given.
PRICES: dict[str, dict[str, str]] = {
    "gloria_mundi": {
        "activate:use": "give",
        "again:again": "give",
        "buy:buy": "price",
        "discard-building:discard": "",
        "lose-card:lose": "",
        "lose-card:raze": "",
        "pay-food:food": "",
        "pay-glory:glory": "",
        "pay-gold:gold": "",
        "pick-payment:give": "",
        "place:place": "",
        "repeat-count:times": "give",
        "tribute:move": "lost",
        "tribute:pay": "",
    },
    "massilia": {
        "build-stall:yes": "price",
        "buy-split:beige": "price",
        "keep-dice:keep": "price",
        "move-figure:move": "",
        "pay-tax:give": "",
        "pay-tax:pay": "tax",
        "prepare:colour": "stones",
        "prepare:down": "stones",
        "prepare:execute": "size",
        "prepare:join": "stones",
        "prepare:up": "stones",
        "sacrifice:give": "",
        "sell-beige:yes": "goods",
        "turn:card": "",
    },
    "concordia": {
        "architect-build:build": "price",
        "buy-card:card": "price",
        "colonist-place:place": "price",
        "mercator-trade:buy": "money",
        "mercator-trade:sell": "lot",
        "pay-any:pay": "",
        "tribune-colonist:land": "price",
        "tribune-colonist:sea": "price",
    },
    "aquileia": {
        "arena-card:play": "",
        "equi-buy:buy": "price",
        "forum-build:site": "price",
        "forum-slaves:pay": "",
        "pecunia-exchange:gold-down": "give",
        "pecunia-exchange:gold-up": "give",
        "pecunia-exchange:silver-down": "give",
        "pecunia-exchange:silver-up": "give",
        "place:henchman": "price",
        "portus-pay:pay": "price",
        "servi-buy:buy": "price",
        "stadium-card:play": "",
        "theatre-bid:drop": "",
        "theatre-bid:raise": "price",
        "theatre-open:coin": "price",
    },
    "panthalos": {
        "art-choice:scrap": "price",
        "crown-die": "",  # its price is said when the pair chooses to crown
        "defend:endure": "",
        "defend:defend": "required",
        "duel-redeem:no": "",
        "duel-redeem:yes": "price",
        "foro-choice:crown": "price",
        "krypt-pay:support": "worth",
        "krypt-pay:titan": "worth",
        "krypt-redeem:titan": "price",
        "merchant-wild": "",
        "polis-disc": "",
        "scrap-more:more": "price",
        "scrap-tile": "",
        "turn:artisan": "price",
        "turn:merchant": "price",
        "turn:ship": "lot",
    },
}
# Events by which a game tells that somebody gives something away.
PAYING: dict[str, set[str]] = {
    "gloria_mundi": {"paid", "tributed", "discarded", "lost", "ruined", "walled"},
    "massilia": {"paid", "took-stones", "taxed", "seized", "sacrificed", "sold"},
    "concordia": {"built", "settled", "bought", "sold", "paid"},
    "aquileia": {"coin-laid", "paid", "paid-slaves", "played-slave", "played-equi"},
    "panthalos": {
        "activated",
        "delivered",
        "gave-good",
        "shipped",
        "scrapped",
        "paid-tile",
        "endured",
        "crowned",
        "redeemed",
        "laid-disc",
    },
}


def kind(state: State, key: str, prices: dict[str, str]) -> str:
    return state.decision if state.decision in prices else f"{state.decision}:{key.split(':', maxsplit=1)[0]}"


def costs(state: State, key: str, paying: set[str]) -> bool:
    """Does choosing it make its player give something, before anybody is asked again or something else begins?"""
    told: list[Event] = []
    twin, seat = state.clone(), state.seat
    listen(twin, told.append)
    frame = twin.agenda.pop()
    frame.choose(twin, twin.book.codes[key])
    return any(event.seat == seat and event.kind in paying for event in told)


@every_game
def test_no_option_that_costs_something_is_without_its_price(game: Game) -> None:
    prices, met = PRICES[game.id], set[str]()
    for state in played(game):
        for key, _ in zip(state.options(), range(12), strict=False):
            what = kind(state, key, prices)
            if costs(state, key, PAYING[game.id]):
                assert what in prices, f"{what} costs something: name its price"
            if what in prices:
                met.add(what)
                for language in LANGUAGES:
                    priced(strict(game, language), state, key, prices[what])
    assert len(met) >= 0.8 * len(prices), sorted(set(prices) - met)


def priced(said: Words, state: State, key: str, price: str) -> None:
    known = facts(state, key)
    text = said.option(state.decision, key, known).lower()
    if not price:
        parts = [part for part in key.split(":")[1:] if not part.isdigit()]
        assert all(said.name(part).lower() in text for part in parts) or known, text
    elif known.get(price) not in (None, "none", "free") and not nothing(known[price]):
        due = said.said(known[price])
        assert str(due).lower() in text, f"{state.decision}: {text} ({price}: {due})"


def nothing(price: Any) -> bool:
    return isinstance(price, dict) and not any(price.values())


# ---- why not --------------------------------------------------------------------------------------------------------


@cache
def refused(game: Game) -> tuple[tuple[Reason, State], ...]:
    """500 options that are not legal: of the pending decision, and of all others."""
    chance = random.Random(game.id)
    states = played(game)
    found: list[tuple[Reason, State]] = []
    while len(found) < REFUSALS:
        state = chance.choice(states)
        pool = state.book.own(state.agenda[-1]) if len(found) % 5 else range(len(state.book.keys))
        key = state.book.keys[chance.choice(list(pool))]
        why = reason(state, key)
        if why is not None:
            found.append((why, state))
    return tuple(found)


@every_game
@both_languages
def test_why_not_says_the_fact(game: Game, language: str) -> None:
    said, names = strict(game, language), {seat: f"Nemo{seat}" for seat in range(6)}
    for why, state in refused(game):
        text = said.reason(why, names)
        assert text, f"{state.decision}: {why.key} ({why.clause}) has no why-{why.clause}"
        assert begins_well(text), text


@every_game
def test_why_not_names_no_clause_of_another_phase(game: Game) -> None:
    """Of its own options a decision names its clauses; what belongs to another phase is closed by the clause that orders the phases."""
    clauses = rules_text(game, "en").clauses
    for why, state in refused(game):
        assert why.clause in clauses
        blocks = [block for block in state.book.blocks if state.book.codes[why.key] in block]
        order = {clause for clause, _ in state.book.edition.phases}
        if why.belongs and apart(state, blocks[0].at):
            assert why.clause in order | {"MAS-101"}, why
        else:
            assert why.clause not in foreign(state), why


def foreign(state: State) -> set[str]:
    """Clauses that speak of things of other phases only."""
    blocks = state.book.blocks
    near = {block.closed for block in blocks if not apart(state, block.at)} | set(applies(state.book.game)[state.decision])
    return {block.closed for block in blocks} - near


def apart(state: State, at: tuple[str, ...]) -> bool:
    for _, groups in state.book.edition.phases:
        here = [group for group in groups if state.decision in group]
        there = [group for group in groups if set(group) & set(at)]
        if here and there and here[0] not in there:
            return True
    return False


def test_at_the_end_and_elsewhere_the_reason_says_so() -> None:
    state = tessera.game("gloria_mundi").start(2, seed=1)
    assert question(state) == {}
    why = reason(state, "pass")
    assert why is not None
    assert Words(state.book.game, "en").reason(why) == "It answers “Buy a building?”, which is not asked now."
    while not state.over:
        state.apply(state.legal[0])
    why = reason(state, "farm")
    assert why is not None
    assert Words(state.book.game, "de").reason(why) == "Das Spiel ist aus."
