"""One bot for one database: whoever runs on it holds a lock beside it, which ends with the process."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from belote_bot.storage.database import MEMORY, StorageError


@contextmanager
def owning(database: Path | str) -> Generator[None]:
    """Be the only one meanwhile who runs on a database, or puts another one in its place.

    The lock is the system's, on a file that stays: it is free as soon as the process has ended, however it
    ended. Raises StorageError if another process holds it, or the file cannot be made.
    """
    if str(database) == MEMORY:
        yield
        return
    place = Path(database).expanduser().resolve()
    file = place.with_name(f"{place.name}.lock")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
    except OSError as error:
        raise StorageError(
            f"{file} cannot be made: {error.strerror}. Give this user the right to write that folder."
        ) from error
    lock = FileLock(file, timeout=0, thread_local=False, fallback_to_soft=False, preserve_lock_file=True)
    try:
        lock.acquire()
    except Timeout as error:
        raise StorageError(
            f"{database} is in use by another bot: stop that one first, or choose another file."
        ) from error
    except (OSError, NotImplementedError) as error:
        raise StorageError(f"{file} cannot be locked: {error}. Keep the database on a local disk.") from error
    try:
        yield
    finally:
        lock.release()


def is_owned(database: Path) -> bool:
    """Whether a process runs on a database now; nothing is made or changed."""
    place = database.expanduser().resolve()
    if not place.with_name(f"{place.name}.lock").exists():
        return False
    try:
        with owning(database):
            return False
    except StorageError:
        return True
