"""A house in a real file, for every test of the tables."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from tests.tables.clocks import Time
from tests.tables.support import House, house_at


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "running" / "belote.db"


@pytest.fixture
async def house(place: Path) -> AsyncGenerator[House]:
    async with house_at(place) as opened:
        yield opened


@pytest.fixture
def time() -> Time:
    return Time()
