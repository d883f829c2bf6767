"""The files of an open database: whether they still lie where they were opened."""

import os
from pathlib import Path
from typing import TypeAlias

from belote_bot.storage.faults import DatabaseFault, Fault

Identity: TypeAlias = tuple[int, int]
"""A file's device and number, whatever its name is by now."""


class Files:
    """A database and its log: who deletes, moves or replaces them under us gets nothing stored elsewhere.

    The system lets an open file be written whose name is gone; what is written so is lost at the end.
    """

    def __init__(self, database: Path) -> None:
        self.database: Path = database
        self._log = database.with_name(f"{database.name}-wal")
        self._part = database.with_name(f"{database.name}.part")
        self._known: tuple[Identity | None, Identity | None] = (None, None)

    def note(self) -> None:
        """Remember the files as those that are open."""
        self._known = _identity(self.database), _identity(self._log)

    def check(self) -> None:
        """Raise DatabaseFault unless both are where they were."""
        database, log = self._known
        if _identity(self.database) != database:
            raise DatabaseFault(Fault.GONE)
        if log is None:  # it is made with the first change
            self.note()
        elif _identity(self._log) != log:
            raise DatabaseFault(Fault.GONE)

    @property
    def is_database_gone(self) -> bool:
        """Whether the database has no file any more, and nothing else lies in its place."""
        return _identity(self.database) is None

    @property
    def are_gone(self) -> bool:
        """Whether either file is no more and can be written anew: another one in its place is left alone."""
        database, log = self._known
        return self.is_database_gone or (
            _identity(self.database) == database and log is not None and _identity(self._log) is None
        )

    def ready_part(self) -> Path:
        """Where the database is written anew before it gets its name; its folder is made.

        Raises DatabaseFault if that would be on another file system: a disk was taken away, and comes back.
        """
        known = self._known[0]
        there = next(folder for folder in self.database.parents if folder.exists())
        if known is None or there.stat().st_dev != known[0]:
            raise DatabaseFault(Fault.GONE)
        try:
            self.database.parent.mkdir(parents=True, exist_ok=True)
            self._part.unlink(missing_ok=True)
        except OSError as error:
            raise DatabaseFault(Fault.GONE) from error
        return self._part

    def take_part(self) -> None:
        """Give what was written anew its name."""
        try:
            with self._part.open("rb+") as file:
                os.fsync(file.fileno())
            self._part.replace(self.database)
        except OSError as error:
            raise DatabaseFault(Fault.GONE) from error


def _identity(file: Path) -> Identity | None:
    try:
        status = file.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino
