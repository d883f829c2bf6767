"""The watchdog of the event loop: what it sees, what it says, and that it leaves nothing behind."""

import asyncio
import gc
import logging
import threading
import time
from collections.abc import Callable

import pytest

from belote_bot.watch.figures import Figures
from belote_bot.watch.watchdog import BEAT_SECONDS, watched_loop

BLOCK = 0.3


def sleeps_on_the_loop() -> None:
    time.sleep(BLOCK)


async def calm() -> None:
    """Let the beat begin, or be woken."""
    await asyncio.sleep(2.5 * BEAT_SECONDS)


def told_of(function: Callable[[], None], caplog: pytest.LogCaptureFixture) -> logging.LogRecord:
    """The line about the time for which this function held the loop up."""
    [told] = [record for record in caplog.records if function.__name__ in record.getMessage()]
    return told


async def test_a_loop_that_stood_still_is_told_with_what_ran_then(caplog: pytest.LogCaptureFixture) -> None:
    figures = Figures()
    async with watched_loop(figures, quiet=0):  # a busy machine holds it up by itself as well
        await calm()
        sleeps_on_the_loop()
        await calm()
    told = told_of(sleeps_on_the_loop, caplog)
    assert told.levelno == logging.WARNING
    assert "test_watchdog.py" in told.getMessage()
    fields = told.__dict__["fields"]
    assert fields["event"] == "loop_blocked"
    assert fields["milliseconds"] >= 1000 * (BLOCK - BEAT_SECONDS)
    assert fields["processor_milliseconds"] < fields["milliseconds"] / 2
    assert figures.loop_blocks.total >= 1
    assert figures.loop_lag[""].longest >= BLOCK - BEAT_SECONDS


async def test_many_blocks_are_one_line_and_all_are_counted(caplog: pytest.LogCaptureFixture) -> None:
    figures = Figures()
    async with watched_loop(figures, quiet=2.5 * BLOCK):
        await calm()
        for _ in range(4):
            sleeps_on_the_loop()
            await calm()
    untold = [record.__dict__["fields"]["untold"] for record in caplog.records]
    assert len(untold) == 2
    assert untold[0] == 0
    assert untold[1] >= 1
    assert figures.loop_blocks.total >= 4


async def test_a_full_collection_is_timed_and_named(caplog: pytest.LogCaptureFixture) -> None:
    figures = Figures()
    async with watched_loop(figures, quiet=0):
        await calm()
        gc.collect()
        sleeps_on_the_loop()
        await calm()
    assert any("collecting garbage" in record.getMessage() for record in caplog.records)
    assert figures.collections[""].number >= 1


async def test_it_leaves_neither_a_thread_nor_a_callback_behind() -> None:
    callbacks = list(gc.callbacks)
    async with watched_loop(Figures()):
        await calm()
        assert "watchdog" in {thread.name for thread in threading.enumerate()}
    assert "watchdog" not in {thread.name for thread in threading.enumerate()}
    assert gc.callbacks == callbacks


async def test_a_loop_at_rest_is_not_spoken_of(caplog: pytest.LogCaptureFixture) -> None:
    figures = Figures()
    async with watched_loop(figures, quiet=0):
        await asyncio.sleep(0.3)
    assert len(caplog.records) == figures.loop_blocks.total  # none, but on a busy machine
    assert figures.loop_lag[""].number >= 2
