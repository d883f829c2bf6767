"""The command line; each command imports what it runs only when it runs, so that `--help` answers at once."""

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path

from belote_bot.arena.options import arena_options
from belote_bot.engine.options import LEVELS, engine_options
from belote_bot.locales import Language
from belote_bot.upkeep.options import upkeep_commands

__all__ = ["main"]

_DIFFERENT = 1
_BAD_SETTINGS = 2
_INTERRUPTED = 128 + 2

_DEMO_PORT = 8765


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command line, that of the process if None, and returns the exit status."""
    chosen = _parser().parse_args(arguments)
    command: Callable[[argparse.Namespace], int] = chosen.command
    try:
        return command(chosen)
    except KeyboardInterrupt:
        return _INTERRUPTED


def _run(_: argparse.Namespace) -> int:
    from belote_bot.config import ConfigError, load_settings

    try:
        settings = load_settings()
    except ConfigError as error:
        return _refuse(error)

    from belote_bot import app
    from belote_bot.logs import set_up_logging

    set_up_logging(settings.log_level, settings.log_format)
    return app.run(settings)


def _demo(chosen: argparse.Namespace) -> int:
    from belote_bot.config import ConfigError, DemoOptions, load_settings
    from belote_bot.storage.database import MEMORY

    # Nothing that is set for the real Discord, token, server or tables, may find its way into the demo.
    overrides = {
        "token": "demo.token",
        "dev_guild": None,
        "shard_ids": None,
        "shard_count": None,
        "database": chosen.database or MEMORY,
    }
    if chosen.language is not None:
        overrides["language"] = chosen.language
    try:
        settings = load_settings(**overrides)
    except ConfigError as error:
        return _refuse(error)

    try:
        from belote_bot import demo
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] != "simcord":
            raise
        print("The demo needs simcord: run `make demo`, or install belote-bot[demo].", file=sys.stderr)
        return _BAD_SETTINGS
    from belote_bot.logs import set_up_logging

    set_up_logging(settings.log_level, settings.log_format)
    return demo.run(settings, DemoOptions(port=chosen.port, open_browser=chosen.browser))


def _verify(chosen: argparse.Namespace) -> int:
    from belote_bot import verify

    return verify.main(chosen.files, json_lines=chosen.json)


def _recompute(chosen: argparse.Namespace) -> int:
    import asyncio
    import sqlite3

    from belote_bot.config import ConfigError, load_settings
    from belote_bot.standings.recompute import at_file, compare, recompute, with_achievements
    from belote_bot.storage.database import StorageError

    def told(matches: int) -> None:
        print(f"matches worked out: {matches} …", file=sys.stderr)

    without_token: dict[str, object] = {"token": "no.token"}  # nobody connects anywhere
    try:
        place = chosen.file or load_settings(**without_token).database
        work = with_achievements if chosen.achievements else compare if chosen.check else recompute
        done = asyncio.run(at_file(place, work, told))
    except (ConfigError, StorageError, sqlite3.Error) as error:
        return _refuse(error)
    for sentence in done.sentences():
        print(sentence)
    return _DIFFERENT if done.found else 0


def _gallery(chosen: argparse.Namespace) -> int:
    from images.gallery import gallery

    try:
        written = gallery(chosen.folder)
    except OSError as error:
        return _refuse(error)
    print(f"{len(written)} pictures; all of them small: {written[-1]}")
    return 0


def _engine(chosen: argparse.Namespace) -> int:
    from belote_bot.engine import serving
    from belote_bot.engine.thinking import thinker
    from belote_bot.players.player import Level

    return serving.main(thinker(Level(chosen.level), seed=chosen.seed, milliseconds=chosen.time_ms))


def _arena(chosen: argparse.Namespace) -> int:
    from belote_bot.arena.contenders import Contender
    from belote_bot.arena.contest import Contest, main
    from belote_bot.arena.options import rules_of

    try:
        contest = Contest(
            a=Contender.parse(chosen.a),
            b=Contender.parse(chosen.b),
            rules=rules_of(chosen.rules),
            deals=chosen.deals,
            seed=chosen.seed,
            cards_only=chosen.cards_only,
            jobs=min(chosen.jobs, chosen.deals),
        )
    except ValueError as error:
        return _refuse(error)
    return main(contest)


def _refuse(error: Exception) -> int:
    print(error, file=sys.stderr)
    return _BAD_SETTINGS


def _port(text: str) -> int:
    port = int(text)
    if not 0 <= port < 1 << 16:
        raise ValueError
    return port


_port.__name__ = "port"  # argparse names it in its message


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="belote-bot", description="Classic belote in a Discord server.")
    parser.add_argument("--version", action="version", version=f"%(prog)s {version('belote-bot')}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    run = commands.add_parser(
        "run",
        help="run the bot on Discord",
        description="Runs the bot on Discord until it is told to stop (SIGTERM, Ctrl-C). The settings come "
        "from the environment or from .env in the working directory; .env.example lists them.",
    )
    run.set_defaults(command=_run)

    demo = commands.add_parser(
        "demo",
        help="play against three bots in the browser, without a token",
        description="Runs the same bot in a simulated Discord, shown on a page at 127.0.0.1. Ctrl-C ends it.",
    )
    demo.set_defaults(command=_demo)
    demo.add_argument(
        "--database",
        metavar="FILE",
        type=Path,
        help="keep tables and matches in this SQLite file (default: forget them at the end)",
    )
    demo.add_argument(
        "--port",
        type=_port,
        default=_DEMO_PORT,
        help="the page's port; 0: any free one (default: %(default)s)",
    )
    demo.add_argument(
        "--no-browser", dest="browser", action="store_false", help="print the address, do not open it"
    )
    demo.add_argument(
        "--language", choices=[str(language) for language in Language], help="what the bot speaks"
    )

    verify = commands.add_parser(
        "verify",
        help="replay match records and check every step",
        description="Replays match records with the rules that the tables use. Exit status: 0 if all are in "
        "order, 1 if one breaks a rule, 2 if one is not a record.",
    )
    verify.set_defaults(command=_verify)
    verify.add_argument("files", nargs="+", metavar="FILE", type=Path, help="a match record")
    verify.add_argument("--json", action="store_true", help="print each deal as a line of JSON")

    engine = commands.add_parser(
        "engine",
        help="answer positions of other programs, a line of JSON each",
        description="Reads positions from stdin, one JSON object a line, and answers each with a line on "
        "stdout: an action, or why the position is impossible. Empty lines are skipped. It ends when its "
        "input ends.",
    )
    engine.set_defaults(command=_engine)
    engine_options(engine)

    arena = commands.add_parser(
        "arena",
        help="let two players play the same deals against each other",
        description="Plays each deal twice, the teams swapped, at 0 : 0, and prints the mean difference "
        "in marks and card points with its standard error, what each side took, and the time of a move "
        "(processor time; that of a program outside by the clock). "
        f"A PLAYER is {', '.join(LEVELS)}, or engine:COMMAND, a program that answers as `belote-bot "
        "engine` does.",
    )
    arena.set_defaults(command=_arena)
    arena_options(arena)

    recompute = commands.add_parser(
        "recompute",
        help="work out results, ratings and ranking lists anew",
        description="Works out what every match gave, all ratings and all ranking lists from the stored "
        "matches alone, says where what is stored differs, and puts it right. The bot may run meanwhile, but "
        "waits while differences are put right. Exit status: 0 if nothing differed, 1 if something did.",
    )
    recompute.set_defaults(command=_recompute)
    recompute.add_argument(
        "file", nargs="?", metavar="FILE", type=Path, help="the database (default: that of the settings)"
    )
    how = recompute.add_mutually_exclusive_group()
    how.add_argument("--check", action="store_true", help="only say what differs")
    how.add_argument(
        "--achievements", action="store_true", help="play every match again to find achievements anew, too"
    )

    upkeep_commands(commands)

    gallery = commands.add_parser(
        "gallery",
        help="write every kind of picture into a folder, to look at",
        description="Draws the table, the hand, the score sheet and the emojis in every state, style and "
        "language, and with odd names. contact.webp shows all of them small.",
    )
    gallery.set_defaults(command=_gallery)
    gallery.add_argument("folder", metavar="OUT", type=Path, help="the folder, made if it is not there")
    return parser
