"""The options of `belote-bot arena`; nothing is loaded here that `--help` would wait for."""

import argparse
import json
import os

from belote_bot.engine.options import count
from belote_bot.game.house_rules import HouseRules, rules_from


def arena_options(arena: argparse.ArgumentParser) -> None:
    """The options of `belote-bot arena`."""
    arena.add_argument("--a", required=True, metavar="PLAYER", help="one side")
    arena.add_argument("--b", required=True, metavar="PLAYER", help="the other side")
    arena.add_argument("--deals", type=count, default=100, help="how many deals (default: %(default)s)")
    arena.add_argument(
        "--rules",
        default="ffb",
        help="a preset, fields that differ, or both: cafe,melds_tie=none (default: %(default)s)",
    )
    arena.add_argument(
        "--seed",
        type=int,
        default=1,
        help="which deals; the same seed, the same deals (default: %(default)s)",
    )
    arena.add_argument(
        "--jobs",
        type=count,
        default=os.cpu_count() or 1,
        help="processes; what is played does not depend on their number (default: one for each core)",
    )
    arena.add_argument(
        "--cards-only",
        action="store_true",
        help="let steady bid for all four seats, so that only the play of the cards differs",
    )


def rules_of(text: str) -> HouseRules:
    """Rules as `--rules` writes them: a preset, fields that differ as `name=value`, or both, with commas."""
    chosen: dict[str, object] = {}
    for part in filter(None, text.split(",")):
        name, given, value = part.partition("=")
        try:
            chosen[name if given else "preset"] = json.loads(value) if given else name
        except (ValueError, RecursionError):  # a choice by its name
            chosen[name] = value
    return rules_from(chosen)
