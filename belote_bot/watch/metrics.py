"""Metrics for whoever asks on this machine, if that was chosen; play does not depend on them."""

import logging
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from typing import Final

from belote_bot.watch.figures import FIGURES, Figures

__all__ = ["metrics_served"]

log: Final = logging.getLogger(__name__)


@contextmanager
def metrics_served(port: int, figures: Figures = FIGURES) -> Generator[None]:
    """Serve metrics meanwhile on a port of 127.0.0.1; 0: do not.

    Where that cannot be, the log says why with the remedy, and the bot runs without.
    """
    with ExitStack() as stack:
        if port:
            _try(stack, port, figures)
        yield


def _try(stack: ExitStack, port: int, figures: Figures) -> None:
    try:
        from belote_bot.watch.prometheus import LOOPBACK, served  # noqa: PLC0415  # an extra
    except ImportError:
        log.error(  # noqa: TRY400  # the sentence says it all
            "BELOTE_METRICS_PORT is set, but prometheus-client is not installed: the bot runs without "
            "metrics. Install it with pip install 'belote-bot[metrics]'."
        )
        return
    try:
        stack.enter_context(served(port, figures))
    except OSError as error:
        log.error(  # noqa: TRY400
            "metrics cannot be served on port %d: %s. The bot runs without them; choose another "
            "BELOTE_METRICS_PORT, or stop what listens there.",
            port,
            error.strerror or error,
        )
    else:
        log.info("metrics are served on http://%s:%d/metrics", LOOPBACK, port)
