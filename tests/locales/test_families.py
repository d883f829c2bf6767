"""Sentences that the code names by the parts of their id: one for each member of a family, and no other."""

import ast
import re
from collections.abc import Iterable, Iterator

import pytest

from belote_bot.counting.draft import Missing
from belote_bot.counting.refusals import CountRefusal
from belote_bot.game.actions import Word
from belote_bot.game.dealing import CutHeight
from belote_bot.game.house_rules import PRESETS, choices
from belote_bot.game.melds import MeldKind
from belote_bot.game.play import Duty
from belote_bot.locales import Language, message_ids
from belote_bot.tables.refusals import Refusal
from cogs.choices.preferring import WISHES
from cogs.choices.settings import Page
from cogs.rules import words as rules_words
from cogs.rules.terms import Term
from cogs.rules.words import Switch, spelled
from images import Chapter
from tests.test_locales import TREES, strings

FREE = {Duty.LEAD, Duty.PARTNER_HOLDS, Duty.DISCARD}
"""Duties that forbid no card."""


def duties(members: Iterable[Duty]) -> set[str]:
    return {duty.name.lower().replace("_", "-") for duty in members}


def switches() -> Iterator[str]:
    for switch in Switch:
        yield switch.value
        if switch is not Switch.LENGTH:
            for value in choices(switch):
                yield from (f"{switch}-{spelled(value)}", f"{switch}-{spelled(value)}-about")
    yield from ("length-other-target", "length-other-deals")


def wishes() -> Iterator[str]:
    for key, wish in WISHES.items():
        yield from (key, *(f"{key}-{value}" for value in wish.values))


FAMILIES: dict[str, Iterable[str]] = {
    "refusal": Refusal,
    "count-refusal": CountRefusal,
    "count-missing": Missing,
    "button-cut": CutHeight,
    "why-duty": duties(set(Duty) - FREE),
    "image-duty": duties(Duty),
    "meld": [kind.value for kind in MeldKind],
    "image-meld": [kind.value for kind in MeldKind],
    "image-word": (Word.BELOTE, Word.REBELOTE),
    "preset": [name for preset in PRESETS for name in (preset, f"{preset}-about")],
    "rule": switches(),
    "rules-chapter": rules_words.Chapter,
    "chapter": Chapter,
    "term": Term,
    "meaning": Term,
    "settings-to": Page,
    "settings-page": set(Page) - {Page.RULES},
    "prefer": wishes(),
}


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_a_sentence_for_each_member_and_no_other(family: str) -> None:
    named = {text for text, is_beginning in strings() if not is_beginning}
    ids = message_ids(Language.FR)
    members = {f"{family}-{member}" for member in FAMILIES[family]}
    assert members <= ids
    assert {name for name in ids - named if name.startswith(f"{family}-")} <= members


def shapes() -> Iterator[re.Pattern[str]]:
    """The ids that each f-string in the code can become, names of tasks and files left aside."""
    for tree in TREES.values():
        nodes = list(ast.walk(tree))
        names = {id(node.value) for node in nodes if isinstance(node, ast.keyword) and node.arg == "name"}
        speaks = any(isinstance(node, ast.alias) and node.name in ("say", "told") for node in nodes)
        for node in nodes:
            if speaks and isinstance(node, ast.JoinedStr) and id(node) not in names:
                parts = [_shape(part) for part in node.values]
                if isinstance(node.values[0], ast.Constant):
                    yield re.compile("".join(parts))


def _shape(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]+"


def test_every_sentence_is_said_whole_or_in_parts() -> None:
    named = {text for text, is_beginning in strings() if not is_beginning}
    possible = list(shapes())
    unsaid = {
        name
        for name in message_ids(Language.FR) - named
        if not any(shape.fullmatch(name) for shape in possible)
    }
    assert not unsaid
