"""Our filling-in of messages against the runtime of projectfluent.org, over every message of every catalogue."""

import itertools
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

import tessera
from tessera.core.fluent import PRINTED, Bundle
from tessera.core.words import words

pytestmark = pytest.mark.once
CATALOGUES = sorted(Path(tessera.__file__).parent.rglob("*.ftl"))
VALUES = (0, 1, 2, 1234, 1_000_000, "Ada", "yes")


def test_there_are_catalogues() -> None:
    assert len(CATALOGUES) > 20


@pytest.mark.parametrize("file", CATALOGUES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_message_reads_as_the_standard_runtime_says_it(file: Path) -> None:
    language, text = file.stem[-2:], file.read_text(encoding="utf-8")

    def printed(entry: object, *words: object) -> object:
        n = len(str(entry))
        return f"{n} {words[n != 1]}" if words else fluent_number(n)

    functions = {"PRINTED": printed}
    ours, theirs = Bundle(language, text), FluentBundle([language], use_isolating=False, functions=functions)
    theirs.add_resource(FluentResource(text), allow_overrides=True)
    assert ours.messages
    for message in ours.messages:
        source = re.findall(rf"^{re.escape(message)} *=(.*?)(?=^\S|\Z)", text, re.MULTILINE | re.DOTALL)[-1]
        names = sorted(set(re.findall(r"\$([\w-]+)", source)))
        for values in (
            *([value] * len(names) for value in VALUES),
            *itertools.islice(itertools.permutations(VALUES, len(names)), 40),
        ):
            args = dict(zip(names, values, strict=True))
            pattern = theirs.get_message(message).value
            assert pattern is not None
            assert ours.form(message, args | {PRINTED: len}) == theirs.format_pattern(pattern, args)[0], (message, args)


def test_a_variable_nobody_gave_reads_as_its_name_and_fractions_in_the_languages_way() -> None:
    text = "say = { $n } of { $m }\n"
    assert Bundle("en", text).form("say", {"n": 1234.5}) == "1,234.5 of m"
    assert Bundle("de", text).form("say", {"n": 1234.5, "m": 0.25}) == "1.234,5 of 0,25"


def test_what_our_catalogues_do_not_use_is_refused() -> None:
    with pytest.raises(ValueError, match="FunctionReference"):
        Bundle("en", "when = { DATETIME($d) }\n").form("when", {})


def test_a_price_says_what_is_missing() -> None:
    said = words(tessera.game("concordia"), "en")
    facts = {"price": {"brick": 1, "tool": 1, "sestertius": 6}, "have": {"brick": 1}, "purse": {"sestertius": 30}}
    assert said.lack(facts) == "you are short of 1 tool"
    assert said.lack({**facts, "have": {}, "purse": {}}) == "you are short of 1 brick, 1 tool, 6 sestertii"
    assert said.lack({"price": {"wine": 1, "any": 1}, "have": {"wine": 1}, "purse": {"sestertius": 30}}).endswith(
        said.said({"any": 1})
    )
    assert said.lack({"price": {"wine": 1}, "have": {"wine": 2}}) == "you have 2 wine"
    assert said.lack({"houses": 2}) == ""


def test_what_an_edition_prints_has_the_word_for_one_or_many() -> None:
    text = 'takes = { PRINTED("a.b", "Karte", "Karten") } nehmen\n'
    assert Bundle("de", text).form("takes", {PRINTED: lambda _entry: 1}) == "1 Karte nehmen"
    assert Bundle("de", text).form("takes", {PRINTED: lambda _entry: 2}) == "2 Karten nehmen"
