"""JSON from strangers: read strictly, and refused in words that can be shown to them."""

import json


class Unreadable(ValueError):
    """The bytes are no JSON to rely on; `str()` goes on a sentence that begins with what was read."""


def read_json(data: bytes, longest_key: int = 40) -> object:
    """The JSON value of these bytes, a byte order mark at their beginning aside.

    Raises Unreadable for what is not UTF-8 or not JSON, for NaN and infinities, for numbers and nesting
    beyond reason, and for a key that stands twice in an object, whose first value would silently be lost.
    Of a key `longest_key` characters are shown.
    """

    def once(pairs: list[tuple[str, object]]) -> dict[str, object]:
        found = dict(pairs)
        if len(found) < len(pairs):
            keys = [key for key, _ in pairs]
            twice = next(key for key in keys if keys.count(key) > 1)
            raise Unreadable(f"has the key {twice[:longest_key]!r} twice in one object")
        return found

    try:
        return json.loads(data.decode("utf-8-sig"), object_pairs_hook=once, parse_constant=_no_constant)
    except Unreadable:
        raise
    except UnicodeDecodeError as error:
        raise Unreadable(f"is not UTF-8 text: byte {error.start}") from None
    except json.JSONDecodeError as error:
        raise Unreadable(f"is not JSON: {error}") from None
    except RecursionError:
        raise Unreadable("is nested too deeply") from None
    except ValueError:  # Python reads no number of thousands of digits
        raise Unreadable("has a number in it that is too long") from None


def _no_constant(name: str) -> object:
    raise Unreadable(f"is not JSON: {name} is not a number")
