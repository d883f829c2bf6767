"""What holds for every test."""

import logging
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

# In CI a property must fail for the change under test or not at all, and a loaded machine is no failure.
settings.register_profile("ci", derandomize=True, deadline=None)
settings.register_profile("dev", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


@pytest.fixture
def log_set_up_anew() -> Iterator[None]:
    """For tests that set the log up: it is pytest's again afterwards."""
    loggers = [logging.getLogger(name) for name in ("", "belote_bot", "cogs", "images")]
    levels, handlers = [logger.level for logger in loggers], logging.getLogger().handlers[:]
    # Not closed by force=True: they are pytest's.
    logging.getLogger().handlers.clear()
    yield
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)
    logging.getLogger().handlers[:] = handlers
