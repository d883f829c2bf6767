"""Counts on a database in a real file."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from belote_bot.counting.service import Counts
from belote_bot.storage.database import Database


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "belote.db"


@pytest.fixture
async def database(place: Path) -> AsyncGenerator[Database]:
    opened = await Database.open(place)
    yield opened
    await opened.close()


@pytest.fixture
def counts(database: Database) -> Counts:
    return Counts(database)
