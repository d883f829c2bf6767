"""A second file with everything in it, made while the bot runs, and the way back from it."""

import os
import shutil
import sqlite3
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from belote_bot.storage.database import SchemaTooNew, StorageError
from belote_bot.storage.faults import REMEDIES, Fault, remedy_for
from belote_bot.storage.migrating import MIGRATIONS, scripts, tables_at, tables_of
from belote_bot.storage.owning import owning
from belote_bot.storage.reading import BUSY_TIMEOUT_MS

_BESIDE: Final = ("-wal", "-shm", "-journal")
"""The endings of the files that SQLite keeps beside a database."""


_PAGES_A_STEP: Final = 100
_INSTRUCTIONS_A_STEP: Final = 10_000
"""What is done between two looks whether the backup was given up."""


class Damaged(StorageError):
    """The file is one of this program, and what is in it is not whole."""


def _never() -> bool:
    return False


def back_up(database: Path, copy: Path, given_up: Callable[[], bool] = _never) -> int:
    """Write one state of the database, with everything that was committed, into a file of its own.

    Whoever has the database open goes on reading and writing. The file gets its name when it is whole and
    found sound. Gives its size in bytes; raises StorageError, and leaves nothing behind, if it cannot be made
    or is there already, and soon after `given_up` becomes true.
    """
    if copy.exists():
        raise StorageError(f"{copy} is there already: choose another name, or remove it first.")
    with _whole_copy(database, copy, given_up) as part:
        part.replace(copy)
    return copy.stat().st_size


def restore(copy: Path, database: Path, now: datetime) -> Path | None:
    """Put a copy into the place of the database, and give the place where the former file is kept, if any.

    `now` is in the former file's new name. Raises StorageError, and changes nothing, if the copy is not a
    sound database of this program or the database is in use.
    """
    if copy.absolute() == database.absolute():
        raise StorageError(f"{copy} is the database itself.")
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"The folder of {database} cannot be made: {error.strerror}.") from error
    with _whole_copy(copy, database) as part, owning(database):
        if database.exists():
            _claim(database)
        elif not any(each.exists() for each in _companions(database)):
            part.replace(database)
            return None
        former = database.with_name(f"{database.name}.before-{now:%Y%m%d-%H%M%S}")
        if former.exists():
            raise StorageError(f"{former} is there already: try again in a second.")
        _keep(database, former)
        try:
            part.replace(database)
        except OSError:
            _take_back(former, database)
            raise
        return former


def schema_of(database: Path) -> int:
    """The number of the schema of a database; its content is read and checked from end to end.

    Raises StorageError if there is no such file, or it is damaged or another program's, SchemaTooNew if it
    is that of a later version of this one.
    """
    try:
        with _opened(database) as connection:
            return _checked(connection, database)
    except Damaged as error:
        raise Damaged(f"{error} {REMEDIES[Fault.DAMAGED]}") from error
    except sqlite3.Error as error:
        raise StorageError(f"The database {database} cannot be used: {error}.{remedy_for(error)}") from error


@contextmanager
def _whole_copy(source: Path, target: Path, given_up: Callable[[], bool] = _never) -> Generator[Path]:
    """A copy in the folder of its later place, on disk and found sound; removed if it is not taken."""
    part = target.with_name(f"{target.name}.part")
    try:
        _discard(part)
        with _opened(source) as connection:
            # Nobody but its owner sees the copy until it has the rights of the original.
            os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            with closing(sqlite3.connect(part, isolation_level=None)) as written:
                _copy(connection, written, given_up)
                written.execute("PRAGMA journal_mode = DELETE")  # a single file, whole without its log
                _checked(written, source)
        shutil.copymode(source, part)
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        yield part
    except sqlite3.Error as error:
        raise StorageError(f"{source} cannot be copied to {target}: {error}.") from error
    except OSError as error:
        raise StorageError(f"{target} cannot be written: {error.strerror or error}.") from error
    finally:
        with suppress(OSError):  # what kept it from being written was said
            _discard(part)


def _copy(connection: sqlite3.Connection, written: sqlite3.Connection, given_up: Callable[[], bool]) -> None:
    """Copy one state, in steps; whatever is done with the copy afterwards can be given up as well."""

    def go_on(*_pages: int) -> None:
        if given_up():
            raise StorageError("The backup was given up.")

    # Within one reading, every step sees the same state, however much is written meanwhile.
    connection.execute("BEGIN")
    tables_of(connection)
    connection.backup(written, pages=_PAGES_A_STEP, progress=go_on)
    written.set_progress_handler(lambda: int(given_up()), _INSTRUCTIONS_A_STEP)


def _discard(file: Path) -> None:
    for each in (file, *_companions(file)):
        each.unlink(missing_ok=True)


@contextmanager
def _opened(database: Path) -> Generator[sqlite3.Connection]:
    if not database.is_file():
        raise StorageError(f"There is no database {database}.")
    # Not read-only, which would leave an empty log beside the file; nothing is written.
    address = f"{database.absolute().as_uri()}?mode=rw"
    with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
        yield connection


def _checked(connection: sqlite3.Connection, name: Path) -> int:
    """The schema's number, if everything is in order."""
    known = scripts(MIGRATIONS)
    newest = max(known)
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    found = tables_of(connection)
    if version > newest and tables_at(1, known) <= found:
        raise SchemaTooNew(
            f"{name} has schema {version}, and this program knows schemas up to {newest}: install the newer "
            "version of belote-bot that wrote it."
        )
    if not 0 < version <= newest or not tables_at(version, known) <= found:
        raise StorageError(f"{name} is not a database of belote-bot.")
    fault = str(connection.execute("PRAGMA integrity_check(1)").fetchone()[0])
    if fault != "ok":
        raise Damaged(f"{name} is damaged: {' '.join(fault.split())}.")
    if orphan := connection.execute("PRAGMA foreign_key_check").fetchone():
        raise Damaged(f"{name} is damaged: a row of {orphan[0]} belongs to nothing in {orphan[2]}.")
    return version


def _claim(database: Path) -> None:
    """Have the log written into the file, which only works while nobody has it open."""
    try:
        with closing(sqlite3.connect(database, isolation_level=None)) as connection:
            connection.execute("PRAGMA busy_timeout = 0")
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
            raise StorageError(f"{database} is in use: stop the bot first.") from error
        raise
    except sqlite3.DatabaseError:  # damaged, or none at all: perhaps why a copy is put in its place
        pass


def _companions(database: Path) -> list[Path]:
    return [database.with_name(f"{database.name}{ending}") for ending in _BESIDE]


def _keep(database: Path, former: Path) -> None:
    """Give a database a second name, so that there is one in its place at every moment.

    Where the file system knows no second names it is moved; what SQLite keeps beside it is in any case.
    """
    for source, target in zip(_companions(database), _companions(former), strict=True):
        if source.exists():
            source.replace(target)
    if database.exists():
        try:
            former.hardlink_to(database)
        except OSError:
            database.replace(former)


def _take_back(former: Path, database: Path) -> None:
    """Undo the same."""
    if database.exists():
        former.unlink(missing_ok=True)
    elif former.exists():
        former.replace(database)
    for source, target in zip(_companions(former), _companions(database), strict=True):
        if source.exists():
            source.replace(target)
