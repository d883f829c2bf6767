"""A server with the bot in it, for every test of what people see on Discord."""

import logging
from collections.abc import AsyncGenerator, Iterator
from itertools import product
from pathlib import Path

import pytest
import simcord

from belote_bot.game.cards import CARDS
from belote_bot.locales import Language
from belote_bot.tables.pace import Pace
from images import CardStyle, prepare_card
from tests.discord.harness import Clock, Server, open_server

# How often simcord looks whether the bot has come to rest, in seconds: 0.05 by itself, paid by every click.
_SETTLING = simcord.Env._settle_internal.__kwdefaults__
assert _SETTLING is not None
_SETTLING["idle"] = 0.002


@pytest.fixture(scope="session", autouse=True)
def cards_are_drawn() -> None:
    """As after the first seconds of a bot's life: no test waits for them."""
    for card, language, style in product(CARDS, Language, CardStyle):
        prepare_card(card, language, style)


@pytest.fixture(autouse=True)
def no_error_is_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever people and Discord do, nothing may go wrong inside the bot."""
    yield
    assert not [
        record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR
    ]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "belote.db"


@pytest.fixture
async def server(path: Path) -> AsyncGenerator[Server]:
    """The bot where no pause takes any time."""
    async with open_server(path) as opened:
        yield opened


@pytest.fixture
async def slow_server(path: Path) -> AsyncGenerator[Server]:
    """The bot at its usual pace, on a clock that stands still until a test lets time go by."""
    async with open_server(path, Pace(sleep=Clock())) as opened:
        yield opened
