"""What a click on the panel of house rules asks, and what the rules are afterwards: values, no Discord."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from belote_bot.game.house_rules import PRESETS, HouseRules, RulesError, Value, changed, choices
from cogs.rules.words import Chapter, Switch, chapter_of, spelled

NUMBERS: Final = ("target", "deals")
"""The fields of HouseRules that may be any number of their range."""

WRITTEN: Final = "number"
"""The key of the form's only field."""

# Digits, in groups of three or not: 1000, 1 000, 1,000, 1.000.
_NUMBER: Final = re.compile(r"\d{1,6}|\d{1,3}([\s.,’']\d{3})+")


@dataclass(frozen=True, slots=True)
class Turn:
    """Open a chapter, or the card of all rules (None)."""

    page: Chapter | None


@dataclass(frozen=True, slots=True)
class Write:
    """Show the form for a number of points (`target`) or deals (`deals`)."""

    name: str


@dataclass(frozen=True, slots=True)
class ChoosePreset:
    """Take a preset as it is: nothing of the rules before stays."""

    preset: str

    @property
    def page(self) -> Chapter | None:
        """The page on which it is asked."""
        return None

    def applied(self, _rules: HouseRules) -> HouseRules:
        """The rules afterwards."""
        return PRESETS[self.preset]


@dataclass(frozen=True, slots=True)
class ChooseRule:
    """Change one rule to one of its choices, or the length of the match to a number."""

    name: str
    """The field of HouseRules."""
    value: Value

    @property
    def page(self) -> Chapter | None:
        """The page on which it is asked."""
        return chapter_of(Switch.LENGTH if self.name in NUMBERS else Switch(self.name))

    def applied(self, rules: HouseRules) -> HouseRules:
        """The rules afterwards; RulesError if a number is out of its range."""
        return changed(rules, self.name, self.value)


@dataclass(frozen=True, slots=True)
class WriteNumber:
    """Change the length of the match to what somebody wrote into the form."""

    name: str
    """`target` or `deals`."""
    written: str

    @property
    def page(self) -> Chapter | None:
        """The page on which it is asked."""
        return Chapter.MATCH

    def applied(self, rules: HouseRules) -> HouseRules:
        """The rules afterwards; RulesError if that is no number or out of its range."""
        if _NUMBER.fullmatch(self.written) is None:
            raise RulesError(f"{self.name} is a whole number, not {self.written!r}")
        return changed(rules, self.name, int(re.sub(r"\D", "", self.written)))


Change: TypeAlias = ChoosePreset | ChooseRule | WriteNumber
"""What changes rules: `applied(rules)` gives those afterwards, or raises RulesError."""

Asked: TypeAlias = Turn | Write | Change


def read_panel(rest: tuple[str, ...], values: tuple[str, ...], fields: Mapping[str, str]) -> Asked:
    """What a click on the panel asks, by the id's rest, what was chosen in a menu and written into a form.

    Raises ValueError if a panel of ours asks no such thing.
    """
    match rest, values:
        case ("page",), ():
            return Turn(None)
        case ("page", chapter), ():
            return Turn(Chapter(chapter))
        case ("preset",), (preset,) if preset in PRESETS:
            return ChoosePreset(preset)
        case ("set", Switch.LENGTH), (length,):
            return _read_length(length)
        case ("set", name), (written,):
            (value,) = [value for value in choices(Switch(name)) if spelled(value) == written]
            return ChooseRule(name, value)
        case ("write", name), () if name in NUMBERS and WRITTEN in fields:
            return WriteNumber(name, fields[WRITTEN])
        case _:
            raise ValueError(f"no panel asks {rest} {values}")


def _read_length(length: str) -> Asked:
    name, _, number = length.partition("-")
    if name not in NUMBERS:
        raise ValueError(f"{length!r} is no length of a match")
    return ChooseRule(name, int(number)) if number else Write(name)
