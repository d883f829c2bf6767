"""A column is of the kind that the schema promises, or a sentence says what is there."""

import pytest

from belote_bot.storage.database import StorageError
from belote_bot.storage.rows import integer, maybe_integer, maybe_text, text


def test_columns_of_the_promised_kind() -> None:
    assert (integer(7), text("7S"), maybe_integer(7), maybe_text("7S")) == (7, "7S", 7, "7S")


def test_columns_that_may_be_empty() -> None:
    assert (maybe_integer(None), maybe_text(None)) == (None, None)


@pytest.mark.parametrize("value", ["7", 7.0, None, b"7"])
def test_what_is_not_a_number_is_named(value: str | float | bytes | None) -> None:
    with pytest.raises(StorageError, match=f"^The database holds {value!r} where a number belongs"):
        integer(value)


@pytest.mark.parametrize("value", [7, None, b"7S"])
def test_what_is_not_text_is_named(value: int | bytes | None) -> None:
    with pytest.raises(StorageError, match=f"^The database holds {value!r} where text belongs"):
        text(value)
