"""What a server may choose for its tables: the menus of its panel, page by page."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final, TypeAlias

from belote_bot.locales import Language, say
from belote_bot.standings.service import Desertion
from belote_bot.tables.pace import Pace
from belote_bot.tables.service import MOST_CHANNELS, TURN_SECONDS, Bots, GuildSettings, Kind, Level, Threads
from cogs.parts.faces import ButtonFace, Choice, Look, MenuFace, PickerFace, Picks, Rows, capital
from cogs.parts.ids import ControlId, Verb
from cogs.table.bots import level_about, level_name

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

Held: TypeAlias = str | float | None
Change: TypeAlias = Callable[[GuildSettings], GuildSettings]


class Page(StrEnum):
    """One page of the panel."""

    TABLES = "tables"
    PACE = "pace"
    RULES = "rules"
    STANDINGS = "standings"
    RESET = "reset"


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing to choose by a menu whose lines we write."""

    key: str
    """The name of the field of `GuildSettings`."""
    values: Mapping[str, Held]
    """What it may be, by the values of the menu's lines; None is no choice at all."""

    def change(self, value: str) -> Change:
        """The change that chooses a line; ValueError if there is none of this value."""
        if value not in self.values:
            raise ValueError(f"{value!r} is no {self.key}")
        held = self.values[value]
        return lambda chosen: replace(chosen, **{self.key: held})


def _seconds(first: str, *values: float) -> Mapping[str, float | None]:
    return MappingProxyType({first: None, **{f"{seconds:g}": seconds for seconds in values}})


LANGUAGE: Final = Setting("language", {"auto": None, **{language: language for language in Language}})
THREADS: Final = Setting(
    "threads", {Threads.ASKER: None, Threads.OWN: Threads.OWN, Threads.NEVER: Threads.NEVER}
)
KIND: Final = Setting("kind", {Kind.RANKED: None, Kind.FRIENDLY: Kind.FRIENDLY})
BOTS: Final = Setting("bots", {Bots.ALLOWED: None, Bots.REFUSED: Bots.REFUSED})
BOT_LEVEL: Final = Setting(
    "bot_level", {Level.BEGINNER: Level.BEGINNER, Level.STEADY: None, Level.EXPERT: Level.EXPERT}
)
BOT_DELAY: Final = Setting("bot_delay", _seconds("program", 0.0, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0))
TRICK_PAUSE: Final = Setting("trick_pause", _seconds("program", 1.0, 2.0, 3.0, 4.0, 6.0, 10.0, 20.0))
TURN: Final = Setting(
    "turn_seconds",
    {
        f"{seconds}": None if seconds == TURN_SECONDS else seconds
        for seconds in (
            *(TURN_SECONDS, 0, 30, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR),
            *(6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY),
        )
    },
)
DESERTION: Final = Setting("desertion", {Desertion.LOST: None, Desertion.VOID: Desertion.VOID})
SETTINGS: Final = {
    setting.key: setting
    for setting in (LANGUAGE, THREADS, KIND, BOTS, BOT_LEVEL, BOT_DELAY, TRICK_PAUSE, TURN, DESERTION)
}
CHANNELS: Final = "channels"
ROLE: Final = "role_id"
WEEKLY: Final = "weekly"


@dataclass(frozen=True, slots=True)
class WeeklyChannel:
    """Where the podium of the week is posted."""

    channel_id: int | None = None
    """None where it is not, or where the channel is gone."""
    trouble: str | None = None
    """What keeps it from being posted, as a sentence."""


@dataclass(frozen=True, slots=True)
class Panel:
    """What a server's panel is made from."""

    language: Language
    """The reader's."""
    chosen: GuildSettings
    """Its channels and its role exist."""
    pace: Pace
    """The program's own."""
    weekly: WeeklyChannel = WeeklyChannel()

    def text(self, page: Page) -> str:
        """What stands above the menus of a page."""
        text = say(self.language, f"settings-page-{page}")
        if page is not Page.STANDINGS or self.weekly.trouble is None:
            return text
        return f"{text}\n{self.weekly.trouble}"

    def rows(self, page: Page) -> Rows:
        """The menus of a page, and the way to the others."""
        match page:
            case Page.TABLES:
                return (
                    self._menu(LANGUAGE),
                    PickerFace(
                        ControlId(Verb.SET, 0, (CHANNELS,)),
                        Picks.CHANNELS,
                        self.chosen.channels,
                        say(self.language, "settings-channels-all"),
                        MOST_CHANNELS,
                        say(self.language, "settings-channels"),
                    ),
                    self._menu(THREADS),
                    self._menu(KIND),
                    PickerFace(
                        ControlId(Verb.SET, 0, (ROLE,)),
                        Picks.ROLES,
                        () if self.chosen.role_id is None else (self.chosen.role_id,),
                        say(self.language, "settings-role-all"),
                        title=say(self.language, "settings-role"),
                    ),
                    self.ways(page),
                )
            case Page.PACE:
                menus = map(self._menu, (BOTS, BOT_LEVEL, BOT_DELAY, TRICK_PAUSE, TURN))
                return (*menus, self.ways(page))
            case Page.RULES:
                return (self.ways(page),)
            case Page.STANDINGS:
                return (
                    self._menu(DESERTION),
                    PickerFace(
                        ControlId(Verb.SET, 0, (WEEKLY,)),
                        Picks.TEXT_CHANNELS,
                        () if self.weekly.channel_id is None else (self.weekly.channel_id,),
                        say(self.language, "settings-weekly-off"),
                        title=say(self.language, "settings-weekly"),
                    ),
                    self.ways(page),
                )
            case Page.RESET:
                back = ButtonFace(
                    ControlId(Verb.SETTINGS, 0, (Page.RESET, "yes")),
                    say(self.language, "settings-reset"),
                    Look.RED,
                )
                return ((back,), self.ways(page))

    def ways(self, page: Page) -> tuple[ButtonFace, ...]:
        """A button for each page, that of the page shown marked."""
        return tuple(
            ButtonFace(
                ControlId(Verb.SETTINGS, 0, (other,)),
                say(self.language, f"settings-to-{other}"),
                Look.MAIN if other is page else Look.PLAIN,
            )
            for other in Page
        )

    def _menu(self, setting: Setting) -> MenuFace:
        held: Held = getattr(self.chosen, setting.key)
        return MenuFace(
            ControlId(Verb.SET, 0, (setting.key,)),
            tuple(
                Choice(value, *self._words(setting, value), chosen=meant == held)
                for value, meant in setting.values.items()
            ),
            say(self.language, "settings-other"),
            title=say(self.language, f"settings-{setting.key}"),
        )

    def _words(self, setting: Setting, value: str) -> tuple[str, str | None]:
        """What a line says, and in smaller print what it means."""
        if setting is TURN:
            return self._turn(int(value)), None
        if setting is BOT_LEVEL:
            level = Level(value)
            return capital(level_name(self.language, level)), level_about(self.language, level)
        if setting not in (BOT_DELAY, TRICK_PAUSE):
            key = f"settings-{setting.key}-{value}"
            return say(self.language, key), say(self.language, f"{key}-about")
        if value != "program":
            return duration(self.language, float(value)), None
        usual = self.pace.bot if setting is BOT_DELAY else self.pace.trick
        return say(self.language, "settings-usual", value=duration(self.language, usual)), None

    def _turn(self, seconds: int) -> str:
        if seconds == 0:
            return say(self.language, "settings-turn-endless")
        words = duration(self.language, seconds)
        return say(self.language, "settings-usual", value=words) if seconds == TURN_SECONDS else words


def duration(language: Language, seconds: float) -> str:
    """A span of time in the largest unit that fits it."""
    if seconds < MINUTE or seconds % MINUTE:
        return say(language, "duration-seconds", count=seconds)
    for unit, key in ((DAY, "duration-days"), (HOUR, "duration-hours")):
        if seconds % unit == 0:
            return say(language, key, count=int(seconds // unit))
    return say(language, "duration-minutes", count=int(seconds // MINUTE))
