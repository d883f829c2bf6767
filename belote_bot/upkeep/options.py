"""The commands `backup`, `restore`, `health` and `doctor`; nothing is loaded here that `--help` waits for."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from argparse import _SubParsersAction  # pyright: ignore[reportPrivateUsage]  # it has no public name

_REFUSED: Final = 2


def upkeep_commands(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds these commands."""
    backup = commands.add_parser(
        "backup",
        help="write all that is stored into one more file, also while the bot runs",
        description="Writes the database as it is at one moment into FILE, which gets its name when it is "
        "whole and found sound. The bot may run meanwhile. A file that is there already is not overwritten.",
    )
    backup.set_defaults(command=_backup)
    backup.add_argument("file", metavar="FILE", type=Path, help="the backup")
    _database_option(backup)

    restore = commands.add_parser(
        "restore",
        help="put a backup into the place of the database, while the bot is stopped",
        description="Checks that FILE is a sound database of belote-bot and puts a copy of it into the place "
        "of the database. The former database stays beside it under another name. It refuses while the "
        "database is in use.",
    )
    restore.set_defaults(command=_restore)
    restore.add_argument("file", metavar="FILE", type=Path, help="the backup")
    _database_option(restore)

    health = commands.add_parser(
        "health",
        help="say whether the running bot answers and is connected to Discord",
        description="Reads the heartbeat that the running bot writes beside its database every few seconds, "
        "and says whether it answers and is connected to Discord. Exit status: 0 if it is well, also while "
        "it connects again for a moment; 1 if it does not run, does not answer or is not connected; 2 if the "
        "settings will not do or the database is in memory.",
    )
    health.set_defaults(command=_health)
    _database_option(health)

    doctor = commands.add_parser(
        "doctor",
        help="say whether settings, database, pictures and versions are in order",
        description="Looks at the settings, the token (which it does not show), the database, what draws the "
        "pictures, the bots' search and the versions, without connecting to Discord and without changing "
        "anything. Exit status: 0 if all is in order, 1 if something keeps the bot from running.",
    )
    doctor.set_defaults(command=_doctor)


def _database_option(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--database", metavar="FILE", type=Path, help="the database (default: that of the settings)"
    )


def _backup(chosen: argparse.Namespace) -> int:
    from belote_bot.config import ConfigError
    from belote_bot.storage.backups import back_up
    from belote_bot.storage.database import StorageError

    try:
        size = back_up(_database(chosen), chosen.file)
    except (ConfigError, StorageError) as error:
        return _refuse(error)
    print(f"{chosen.file}: {size:,} bytes, whole and sound")
    return 0


def _restore(chosen: argparse.Namespace) -> int:
    from datetime import UTC, datetime

    from belote_bot.config import ConfigError
    from belote_bot.storage.backups import restore
    from belote_bot.storage.database import StorageError

    try:
        database = _database(chosen)
        former = restore(chosen.file, database, datetime.now(UTC))
    except (ConfigError, StorageError) as error:
        return _refuse(error)
    print(f"{database} is now what {chosen.file} was.")
    if former is not None:
        print(f"The former database is kept as {former}.")
    return 0


def _health(chosen: argparse.Namespace) -> int:
    import time

    from belote_bot.config import ConfigError
    from belote_bot.storage.database import MEMORY
    from belote_bot.upkeep.heartbeat import health_of

    try:
        database = _database(chosen)
    except ConfigError as error:
        return _refuse(error)
    if str(database) == MEMORY:
        print("A bot whose database is in memory writes no heartbeat.", file=sys.stderr)
        return _REFUSED
    health = health_of(database, time.time())
    print(health.sentence)
    return int(not health.good)


def _doctor(_: argparse.Namespace) -> int:
    from belote_bot.upkeep.doctor import examine

    findings = examine()
    for finding in findings:
        print(finding)
    return int(not all(finding.good for finding in findings))


def _database(chosen: argparse.Namespace) -> Path:
    from belote_bot.config import load_settings

    without_token: dict[str, object] = {"token": "no.token"}  # nobody connects anywhere
    place: Path = chosen.database or load_settings(**without_token).database
    return place.expanduser()


def _refuse(error: Exception) -> int:
    print(error, file=sys.stderr)
    return _REFUSED
