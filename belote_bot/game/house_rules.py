"""What a table may choose: one frozen value (RULES, every switch, and the presets of §10)."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final, TypeAlias, cast


class RulesError(ValueError):
    """A house rule that does not exist or a value out of its range; `str()` names both."""


class Direction(StrEnum):
    """Which way play turns on the picture (RULES §2); the engine does not care."""

    ANTICLOCKWISE = "anticlockwise"
    CLOCKWISE = "clockwise"


class Shuffle(StrEnum):
    """How the pack is made ready for the next deal (RULES §3)."""

    EVERY_DEAL = "every_deal"
    CUT_ONLY = "cut_only"


class Packets(StrEnum):
    """The two packets of the first round of dealing (RULES §3)."""

    THREE_TWO = "3-2"
    TWO_THREE = "2-3"


class Announce(StrEnum):
    """Who says the words: the table for everybody, or each player (RULES §6, §9)."""

    AUTOMATIC = "automatic"
    MANUAL = "manual"


class Litige(StrEnum):
    """What equality of the two sides means (RULES §7)."""

    HOLD = "hold"
    FAILED = "failed"
    MADE = "made"


class Rounding(StrEnum):
    """How the marks of a deal are rounded (RULES §7)."""

    NONE = "none"
    TEN_5_UP = "ten_5_up"
    TEN_6_UP = "ten_6_up"
    TEN_5_TO_TAKERS = "ten_5_to_takers"


class MeldsTie(StrEnum):
    """Who wins two equal best melds (RULES §9)."""

    FIRST = "first"
    NONE = "none"


class DrawBreaker(StrEnum):
    """What equal totals mean after the agreed number of deals (RULES §8)."""

    NONE = "none"
    EXTRA_DEAL = "extra_deal"


_CAPOT_VALUES: Final = (252, 250)


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The rules of one table. Exactly one of `target` and `deals` is None.

    Raises RulesError when a value is out of range.
    """

    target: int | None = 1000
    """Points that end the match, 100 … 10 000; None when the match is to a number of deals."""
    deals: int | None = None
    """Number of played deals that end the match, 1 … 60; None when it is to a target."""
    draw_breaker: DrawBreaker = DrawBreaker.NONE
    direction: Direction = Direction.ANTICLOCKWISE
    shuffle: Shuffle = Shuffle.EVERY_DEAL
    packets: Packets = Packets.THREE_TWO
    overtrump_partner_when_trump_led: bool = True
    must_ruff_partner: bool = False
    must_undertrump: bool = True
    belote_announce: Announce = Announce.AUTOMATIC
    belote_king_first: bool = False
    belote_counts_for_contract: bool = True
    capot_value: int = 252
    """What all eight tricks are worth: 252 or 250."""
    litige: Litige = Litige.HOLD
    rounding: Rounding = Rounding.NONE
    melds: bool = False
    melds_tie: MeldsTie = MeldsTie.FIRST
    melds_announce: Announce = Announce.AUTOMATIC

    def __post_init__(self) -> None:
        if (self.target is None) == (self.deals is None):
            raise RulesError("a match is either to a target or to a number of deals: choose one of them")
        _check_range("target", self.target, 100, 10_000)
        _check_range("deals", self.deals, 1, 60)
        if self.capot_value not in _CAPOT_VALUES:
            raise RulesError(f"capot_value is 252 or 250, not {self.capot_value}")


def _check_range(name: str, value: int | None, low: int, high: int) -> None:
    if value is not None and not low <= value <= high:
        raise RulesError(f"{name} is a whole number from {low} to {high}, not {value}")


DEFAULT_PRESET: Final = "ffb"

PRESETS: Final[Mapping[str, HouseRules]] = MappingProxyType(
    {
        "ffb": HouseRules(),
        "jeu_belote": HouseRules(belote_counts_for_contract=False),
        "capot": HouseRules(target=501),
        "cafe": HouseRules(melds=True, rounding=Rounding.TEN_5_TO_TAKERS),
        "tournoi": HouseRules(target=None, deals=12, belote_announce=Announce.MANUAL),
        "bridgee": HouseRules(overtrump_partner_when_trump_led=False),
        "stricte": HouseRules(must_ruff_partner=True),
    }
)
"""The seven presets of RULES §10 by name."""

_CHOICES: Final[Mapping[str, type[StrEnum]]] = MappingProxyType(
    {
        "draw_breaker": DrawBreaker,
        "direction": Direction,
        "shuffle": Shuffle,
        "packets": Packets,
        "belote_announce": Announce,
        "litige": Litige,
        "rounding": Rounding,
        "melds_tie": MeldsTie,
        "melds_announce": Announce,
    }
)
_NUMBERS: Final = frozenset({"target", "deals", "capot_value"})
FIELD_NAMES: Final = tuple(item.name for item in fields(HouseRules))


@dataclass(frozen=True, slots=True)
class _Reading:
    """Field values read from outside, checked one by one."""

    values: dict[str, object] = field(default_factory=dict[str, object])

    def take(self, name: str, value: object) -> None:
        if name not in FIELD_NAMES:
            raise RulesError(f"unknown house rule {name!r}")
        if name in _CHOICES:
            kind = _CHOICES[name]
            options = [choice.value for choice in kind]
            if value not in options:
                raise RulesError(f"{name} is one of {', '.join(options)}, not {value!r}")
            self.values[name] = kind(cast(str, value))
        elif name in _NUMBERS:
            nullable = name in ("target", "deals") and value is None
            if not nullable and (not isinstance(value, int) or isinstance(value, bool)):
                raise RulesError(f"{name} is a whole number, not {value!r}")
            self.values[name] = value
        else:
            if not isinstance(value, bool):
                raise RulesError(f"{name} is true or false, not {value!r}")
            self.values[name] = value


def rules_from(chosen: Mapping[str, object]) -> HouseRules:
    """Read house rules from a record's `rules`: a `preset` (default `ffb`) and the fields that differ.

    Choosing a target takes back the preset's number of deals and the reverse.
    Raises RulesError for an unknown preset or field and for a value out of range, naming it.
    """
    preset = chosen.get("preset", DEFAULT_PRESET)
    if not isinstance(preset, str) or preset not in PRESETS:
        raise RulesError(f"preset is one of {', '.join(PRESETS)}, not {preset!r}")
    reading = _Reading()
    for name, value in chosen.items():
        if name != "preset":
            reading.take(name, value)
    values = reading.values
    if values.get("deals") is not None and "target" not in values:
        values["target"] = None
    elif values.get("target") is not None and "deals" not in values:
        values["deals"] = None
    return replace(PRESETS[preset], **values)  # pyright: ignore[reportArgumentType]  # each value was read by its field's type


def rules_to(rules: HouseRules) -> dict[str, object]:
    """The shortest mapping that `rules_from` reads back as these rules: nearest preset and differences."""

    def differences(preset: str) -> dict[str, object]:
        base = PRESETS[preset]
        return {
            name: getattr(rules, name) for name in FIELD_NAMES if getattr(rules, name) != getattr(base, name)
        }

    nearest = min(PRESETS, key=lambda preset: len(differences(preset)))
    chosen = {"preset": nearest, **_plain(differences(nearest))}
    # A target takes back a number of deals and the reverse: the one that is None goes without saying.
    chosen.pop("deals" if rules.deals is None else "target", None)
    return chosen


Value: TypeAlias = bool | int | StrEnum
"""What a house rule may be."""


def choices(name: str) -> tuple[Value, ...]:
    """All that a house rule may be, the default first; RulesError for `target`, `deals` and unknown names."""
    if name in _CHOICES:
        found: tuple[Value, ...] = tuple(_CHOICES[name])
    elif name == "capot_value":
        found = _CAPOT_VALUES
    elif name in FIELD_NAMES and name not in _NUMBERS:
        found = (True, False)
    else:
        raise RulesError(f"{name!r} is no house rule with a list of choices")
    default = getattr(PRESETS[DEFAULT_PRESET], name)
    return tuple(sorted(found, key=lambda value: value != default))


def changed(rules: HouseRules, name: str, value: object) -> HouseRules:
    """These rules with one of them changed; a target takes back a number of deals and the reverse.

    Raises RulesError for an unknown name and for a value out of its range, naming it.
    """
    if name not in FIELD_NAMES:
        raise RulesError(f"unknown house rule {name!r}")
    kept = rules_to(rules)
    if name in ("target", "deals"):
        kept.pop("target", None)
        kept.pop("deals", None)
    return rules_from({**kept, name: value})


def _plain(values: dict[str, object]) -> dict[str, object]:
    return {name: str(value) if isinstance(value, StrEnum) else value for name, value in values.items()}
