"""A database in a real file, for every test of results and standings."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from belote_bot.storage.database import Database


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "belote.db"


@pytest.fixture
async def database(place: Path) -> AsyncGenerator[Database]:
    opened = await Database.open(place)
    yield opened
    await opened.close()
