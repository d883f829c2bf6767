"""What can be wrong with a database while it is used, and what whoever runs the bot can do about it."""

import sqlite3
from enum import StrEnum
from pathlib import Path
from typing import Final


class Fault(StrEnum):
    """Why the file does not take changes; the value says it in short."""

    FULL = "its disk is full"
    LOCKED = "another program keeps it locked"
    READ_ONLY = "it cannot be written"
    DAMAGED = "it is damaged"
    GONE = "its files were moved, deleted or replaced"
    DISK = "its disk does not answer as it should"


REMEDIES: Final = {
    Fault.FULL: "Free some space on that disk.",
    Fault.LOCKED: "End that program, or let it come to its end.",
    Fault.READ_ONLY: "Give this user the right to write the file and its folder, and look whether the file "
    "system is mounted read-only.",
    Fault.DAMAGED: "Stop the bot, then put a backup in its place (belote-bot restore FILE); without one, "
    "`sqlite3 FILE .recover` saves what can still be read.",
    Fault.GONE: "Put them back, or stop the bot and put a backup in their place (belote-bot restore FILE).",
    Fault.DISK: "Look into the system's log, and whether a limit on the size of files is set.",
}

CANNOT_BE_OPENED: Final = (
    "Look whether it is a file, and give this user the right to read and write it and its folder."
)

_FAULTS: Final = {
    sqlite3.SQLITE_FULL: Fault.FULL,
    sqlite3.SQLITE_BUSY: Fault.LOCKED,
    sqlite3.SQLITE_LOCKED: Fault.LOCKED,
    sqlite3.SQLITE_READONLY: Fault.READ_ONLY,
    sqlite3.SQLITE_PERM: Fault.READ_ONLY,
    sqlite3.SQLITE_CORRUPT: Fault.DAMAGED,
    sqlite3.SQLITE_NOTADB: Fault.DAMAGED,
    sqlite3.SQLITE_CANTOPEN: Fault.GONE,
    sqlite3.SQLITE_IOERR: Fault.DISK,
    sqlite3.SQLITE_PROTOCOL: Fault.DISK,
}

_PRIMARY: Final = 0xFF
"""Of an extended result code of SQLite's, the part that tells its kind."""


class DatabaseFault(sqlite3.OperationalError):
    """The file does not answer as it should; what was asked was not done."""

    def __init__(self, fault: Fault, told: str | None = None) -> None:
        """`told` is what SQLite said, if it said something."""
        super().__init__(told or fault.value)
        self.fault: Fault = fault


def fault_of(error: sqlite3.Error) -> Fault | None:
    """What is wrong with the file, None if the error says nothing about it."""
    if isinstance(error, DatabaseFault):
        return error.fault
    code = getattr(error, "sqlite_errorcode", None)
    return None if code is None else _FAULTS.get(code & _PRIMARY)


def remedy_for(error: sqlite3.Error) -> str:
    """A sentence on how to get a file opened, behind a blank; nothing where none is known."""
    fault = fault_of(error)
    if fault is None:
        return ""
    return f" {CANNOT_BE_OPENED if fault is Fault.GONE else REMEDIES[fault]}"


def fault_told(path: Path | str, fault: Fault) -> str:
    """A sentence on what is wrong with a database, and one on what to do."""
    return f"The database {path} does not take changes: {fault}. {REMEDIES[fault]}"
