"""The panels of settings and preferences as values: within Discord's limits, in both languages."""

from itertools import product

import pytest

from belote_bot.locales import Language
from belote_bot.storage.guilds import LONGEST_PAUSE, LONGEST_TURN, GuildSettings
from belote_bot.tables.pace import Pace
from belote_bot.tables.service import Preferences
from cogs.choices.preferring import preferences_rows
from cogs.choices.settings import BOT_DELAY, TRICK_PAUSE, TURN, Page, Panel, Setting, duration
from cogs.parts.faces import ButtonFace, MenuFace, PickerFace, Rows

PANELS = [
    *(
        Panel(language, GuildSettings(), Pace()).rows(page)
        for language, page in product(Language, Page)
        if page is not Page.RULES
    ),
    *(preferences_rows(language, Preferences()) for language in Language),
]


def components(row: tuple[ButtonFace, ...] | MenuFace | PickerFace) -> int:
    """How many components a row is, its title included."""
    return 1 + len(row) if isinstance(row, tuple) else 2 + (row.title is not None)


@pytest.mark.parametrize("rows", PANELS)
def test_a_panel_is_within_discords_limits(rows: Rows) -> None:
    assert 2 + sum(map(components, rows)) <= 40
    for row in rows:
        match row:
            case MenuFace(choices=choices):
                assert 1 <= len(choices) <= 25
                assert all(1 <= len(choice.label) <= 100 for choice in choices)
                assert all(1 <= len(choice.about or "?") <= 100 for choice in choices)
                assert sum(choice.chosen for choice in choices) == 1
                assert len({choice.value for choice in choices}) == len(choices)
            case PickerFace(placeholder=placeholder):
                assert placeholder is not None
                assert len(placeholder) <= 150
            case _:
                assert len(row) <= 5
                assert all(1 <= len(face.label) <= 80 for face in row)


@pytest.mark.parametrize("setting", [BOT_DELAY, TRICK_PAUSE])
def test_pauses_are_those_that_can_be_stored(setting: Setting) -> None:
    values = [float(value) for value in setting.values.values() if value is not None]
    assert 0 <= min(values) <= max(values) <= LONGEST_PAUSE


def test_turns_are_those_that_can_be_stored() -> None:
    values = [int(value) for value in TURN.values if value != "0"]
    assert 30 <= min(values) <= max(values) <= LONGEST_TURN


@pytest.mark.parametrize(
    ("seconds", "french", "english"),
    [
        (0, "Aucune attente", "No wait"),
        (0.5, "0,5 seconde", "0.5 seconds"),
        (1, "1 seconde", "1 second"),
        (2.5, "2,5 secondes", "2.5 seconds"),
        (90, "90 secondes", "90 seconds"),
        (60, "1 minute", "1 minute"),
        (7200, "2 heures", "2 hours"),
        (86400, "1 jour", "1 day"),
        (3 * 86400, "3 jours", "3 days"),
    ],
)
def test_a_span_of_time_is_told_in_its_largest_unit(seconds: float, french: str, english: str) -> None:
    assert duration(Language.FR, seconds) == french
    assert duration(Language.EN, seconds) == english
