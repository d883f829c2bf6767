"""House rules in words, whoever's they are: their names, their choices, and all of them as one card."""

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from belote_bot.game.house_rules import PRESETS, HouseRules, Value
from belote_bot.locales import Language, say
from cogs.rules.lookup import folded


class Chapter(StrEnum):
    """What a house rule is about; the order is that of the card."""

    MATCH = "match"
    DEALING = "dealing"
    PLAY = "play"
    BELOTE = "belote"
    SCORING = "scoring"
    MELDS = "melds"


class Switch(StrEnum):
    """One thing that can be chosen, in the order of the card; the value is the field of HouseRules."""

    LENGTH = "length"
    """`target` and `deals`, of which a match has one."""
    DRAW_BREAKER = "draw_breaker"
    DIRECTION = "direction"
    SHUFFLE = "shuffle"
    PACKETS = "packets"
    OVERTRUMP_PARTNER = "overtrump_partner_when_trump_led"
    MUST_RUFF_PARTNER = "must_ruff_partner"
    MUST_UNDERTRUMP = "must_undertrump"
    BELOTE_ANNOUNCE = "belote_announce"
    BELOTE_KING_FIRST = "belote_king_first"
    BELOTE_COUNTS = "belote_counts_for_contract"
    LITIGE = "litige"
    ROUNDING = "rounding"
    CAPOT_VALUE = "capot_value"
    MELDS = "melds"
    MELDS_TIE = "melds_tie"
    MELDS_ANNOUNCE = "melds_announce"


CHAPTERS: Final[Mapping[Chapter, tuple[Switch, ...]]] = MappingProxyType(
    {
        Chapter.MATCH: (Switch.LENGTH, Switch.DRAW_BREAKER),
        Chapter.DEALING: (Switch.DIRECTION, Switch.SHUFFLE, Switch.PACKETS),
        Chapter.PLAY: (Switch.OVERTRUMP_PARTNER, Switch.MUST_RUFF_PARTNER, Switch.MUST_UNDERTRUMP),
        Chapter.BELOTE: (Switch.BELOTE_ANNOUNCE, Switch.BELOTE_KING_FIRST, Switch.BELOTE_COUNTS),
        Chapter.SCORING: (Switch.LITIGE, Switch.ROUNDING, Switch.CAPOT_VALUE),
        Chapter.MELDS: (Switch.MELDS, Switch.MELDS_TIE, Switch.MELDS_ANNOUNCE),
    }
)
"""The switches of each chapter, in the order of the card."""


NEWS_TOLD: Final = 4
"""How many changes are told one by one."""


def chapter_of(switch: Switch) -> Chapter:
    """The chapter in which a switch stands."""
    return next(chapter for chapter, switches in CHAPTERS.items() if switch in switches)


def takes_effect(rules: HouseRules, switch: Switch) -> bool:
    """Whether a switch changes anything beside the others: without melds, not who wins equal ones."""
    match switch:
        case Switch.DRAW_BREAKER:
            return rules.deals is not None
        case Switch.MELDS_TIE | Switch.MELDS_ANNOUNCE:
            return rules.melds
        case _:
            return True


# ---- the presets -----------------------------------------------------------------------------


def preset_of(rules: HouseRules) -> str:
    """The preset that people would call these rules by: the nearest, the length of the match left aside."""

    def distance(preset: str) -> tuple[int, bool]:
        base = PRESETS[preset]
        switches = [switch for switch in Switch if switch is not Switch.LENGTH]
        different = sum(getattr(rules, switch) != getattr(base, switch) for switch in switches)
        return different, _length(rules) != _length(base)

    return min(PRESETS, key=distance)


def differences(rules: HouseRules) -> tuple[Switch, ...]:
    """The switches that take effect and stand otherwise than in `preset_of` these rules."""
    return differences_from(PRESETS[preset_of(rules)], rules)


def differences_from(before: HouseRules, rules: HouseRules) -> tuple[Switch, ...]:
    """The switches that take effect in the second rules and stood otherwise in the first."""
    return tuple(
        switch for switch in Switch if takes_effect(rules, switch) and _differs(before, rules, switch)
    )


def preset_name(language: Language, preset: str) -> str:
    """What a preset is called: « Café »."""
    return say(language, f"preset-{preset}")


def preset_about(language: Language, preset: str) -> str:
    """What a preset is, in one line of at most 100 characters."""
    return say(language, f"preset-{preset}-about")


def find_preset(text: str) -> str | None:
    """The preset that somebody writes, accents or not: its key or its name in any language; else None."""
    wanted = folded(text)
    for preset in PRESETS:
        names = [preset, *(preset_name(language, preset) for language in Language)]
        if wanted in map(folded, names):
            return preset
    return None


# ---- the switches ----------------------------------------------------------------------------


def chapter_name(language: Language, chapter: Chapter) -> str:
    """The heading of a chapter, short enough for a button."""
    return say(language, f"rules-chapter-{chapter}")


def switch_name(language: Language, switch: Switch) -> str:
    """What is chosen by a switch: "Litige (81–81)"."""
    return say(language, f"rule-{switch}")


def spelled(value: Value) -> str:
    """How ids and menus write a value: `yes`, `no`, `252`, `hold`."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def choice_name(language: Language, switch: Switch, value: Value) -> str:
    """A choice of a switch that has a list of them, in plain words of at most 100 characters."""
    return say(language, f"rule-{switch}-{spelled(value)}")


def choice_about(language: Language, switch: Switch, value: Value) -> str:
    """What that choice changes, in one line of at most 100 characters."""
    return say(language, f"rule-{switch}-{spelled(value)}-about")


def length_name(language: Language, rules: HouseRules) -> str:
    """To how many points or deals a match goes: "1,000 points"."""
    if rules.target is not None:
        return say(language, "rule-length-points", points=rules.target)
    return say(language, "rule-length-deals", deals=rules.deals or 0)


def chosen_name(language: Language, rules: HouseRules, switch: Switch) -> str:
    """What these rules choose of a switch, in plain words."""
    if switch is Switch.LENGTH:
        return length_name(language, rules)
    return choice_name(language, switch, getattr(rules, switch))


def switch_line(language: Language, rules: HouseRules, switch: Switch) -> str:
    """A switch and what these rules choose: "Litige (81–81): the takers fail"."""
    return say(
        language,
        "rule-line",
        name=switch_name(language, switch),
        choice=chosen_name(language, rules, switch),
    )


def number_wanted(language: Language, name: str) -> str:
    """The sentence for whoever writes no fit number of points (`target`) or deals (`deals`)."""
    return say(language, f"rules-number-{name}")


# ---- all of them -----------------------------------------------------------------------------


def rules_summary(language: Language, rules: HouseRules) -> str:
    """The rules in one line: the preset and what differs from it, the length of the match left aside."""
    preset = preset_name(language, preset_of(rules))
    others = [switch for switch in differences(rules) if switch is not Switch.LENGTH]
    if not others:
        return say(language, "rules-as-preset", preset=preset)
    listed = say(language, "rules-between").join(switch_line(language, rules, switch) for switch in others)
    return say(language, "rules-as-preset-but", preset=preset, differences=listed)


def rules_news(language: Language, host: str, before: HouseRules, rules: HouseRules) -> str | None:
    """What the host has changed, for those who sat there before; None if all is as it was."""
    changes = differences_from(before, rules)
    if not changes:
        return None
    told = [switch_line(language, rules, switch) for switch in changes[:NEWS_TOLD]]
    if len(changes) > NEWS_TOLD:
        told.append(say(language, "rules-news-more", more=len(changes) - NEWS_TOLD))
    return say(language, "rules-news", host=host, changes=say(language, "rules-between").join(told))


def rules_card(language: Language, rules: HouseRules, chapters: Iterable[Chapter] = Chapter) -> str:
    """The rules of these chapters as one card in Markdown; what differs from the preset is in bold letters.

    Switches that change nothing beside the others are in small print.
    """
    return "\n".join(_card(language, rules, chapters))


def _card(language: Language, rules: HouseRules, chapters: Iterable[Chapter]) -> Iterator[str]:
    preset = preset_of(rules)
    stressed = differences(rules)
    yield say(language, "rules-card-title", preset=preset_name(language, preset))
    if _length(rules) == _length(PRESETS[preset]):
        yield preset_about(language, preset)
    if stressed:
        yield say(language, "rules-card-stress")
    for chapter in chapters:
        yield say(language, "rules-card-chapter", chapter=chapter_name(language, chapter).upper())
        for switch in CHAPTERS[chapter]:
            line = switch_line(language, rules, switch)
            if not takes_effect(rules, switch):
                yield say(language, "rules-card-idle", line=line)
            elif switch in stressed:
                yield say(language, "rules-card-different", line=line)
            else:
                yield line


def _length(rules: HouseRules) -> tuple[int | None, int | None]:
    return rules.target, rules.deals


def _differs(one: HouseRules, other: HouseRules, switch: Switch) -> bool:
    if switch is Switch.LENGTH:
        return _length(one) != _length(other)
    return bool(getattr(one, switch) != getattr(other, switch))
