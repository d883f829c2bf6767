"""Reading columns at the edge: each value is checked to be of the kind that the schema promises."""

from belote_bot.storage.database import StorageError, Value


def integer(value: Value) -> int:
    """A column that is a number; StorageError otherwise."""
    if not isinstance(value, int):
        raise StorageError(f"The database holds {value!r} where a number belongs.")
    return value


def text(value: Value) -> str:
    """A column that is text; StorageError otherwise."""
    if not isinstance(value, str):
        raise StorageError(f"The database holds {value!r} where text belongs.")
    return value


def maybe_integer(value: Value) -> int | None:
    """A column that is a number or NULL."""
    return None if value is None else integer(value)


def maybe_text(value: Value) -> str | None:
    """A column that is text or NULL."""
    return None if value is None else text(value)


def maybe_number(value: Value) -> float | None:
    """A column that is a number, perhaps with a fraction, or NULL."""
    return value if value is None or isinstance(value, float) else float(integer(value))


def number(value: Value) -> float:
    """A column that is a number, perhaps with a fraction; StorageError otherwise."""
    return value if isinstance(value, float) else float(integer(value))
