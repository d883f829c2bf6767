"""The options of `belote-bot engine`; nothing is loaded here that `--help` would wait for."""

import argparse
from typing import Final

LEVELS: Final = ("beginner", "steady", "expert")
"""The names of `Level`."""
MOST: Final = 1_000_000


def count(text: str) -> int:
    """A number of something, at least one; ValueError if it is none."""
    number = int(text)
    if not 1 <= number <= MOST:
        raise ValueError
    return number


def engine_options(engine: argparse.ArgumentParser) -> None:
    """The options of `belote-bot engine`."""
    engine.add_argument("--level", choices=LEVELS, default="expert", help="who thinks (default: %(default)s)")
    engine.add_argument(
        "--time-ms",
        type=count,
        metavar="MS",
        help="bound a decision of the expert: when it must, it imagines fewer hidden hands, and its "
        "answer depends on the machine (default: it stops by their number, and can be repeated)",
    )
    engine.add_argument(
        "--seed", type=int, default=1, help="what the imagined hands are drawn by (default: %(default)s)"
    )
