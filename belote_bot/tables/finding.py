"""Finding tables by who sits there and where they are, at the same cost however many there are."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from belote_bot.tables.table import Table

Key = TypeVar("Key")


class _Drawers(Generic[Key]):
    """Tables filed under keys, each under any number of them."""

    def __init__(self) -> None:
        self._tables: dict[Key, dict[int, Table]] = {}
        self._filed: dict[int, frozenset[Key]] = {}

    def file(self, table: Table, keys: Iterable[Key]) -> None:
        """Have a table lie under these keys and no others; under those it keeps, it keeps its place."""
        before, after = self._filed.get(table.id, frozenset[Key]()), frozenset(keys)
        for key in before - after:
            del self._tables[key][table.id]
            if not self._tables[key]:
                del self._tables[key]
        for key in after - before:
            self._tables.setdefault(key, {})[table.id] = table
        if after:
            self._filed[table.id] = after
        else:
            self._filed.pop(table.id, None)

    def all(self, key: Key) -> tuple[Table, ...]:
        """The tables under a key, in the order in which they came there."""
        return tuple(self._tables.get(key, {}).values())

    def oldest(self, key: Key) -> Table | None:
        """The table under a key that was opened first."""
        found = self._tables.get(key)
        return found[min(found)] if found else None

    def latest(self, key: Key) -> Table | None:
        """The table under a key that came there last."""
        found = self._tables.get(key)
        return next(reversed(found.values())) if found else None

    def count(self, key: Key) -> int:
        """How many tables lie under a key."""
        return len(self._tables.get(key, ()))


class Finder:
    """Where the tables of a process are found; true as of the last time that each was filed."""

    def __init__(self) -> None:
        self._seated: _Drawers[tuple[int, int]] = _Drawers()
        self._asleep: _Drawers[tuple[int, int]] = _Drawers()
        self._players: _Drawers[int] = _Drawers()
        self._channels: _Drawers[int] = _Drawers()
        self._guilds: _Drawers[int] = _Drawers()
        self._posts: _Drawers[int] = _Drawers()

    def file(self, table: Table) -> None:
        """Note how a table stands now; a closed one is found by its message only."""
        is_open = table.status.is_open
        seated = {person.user_id for person in table.people()} if is_open else set[int]()
        asleep = set(table.sleepers()) if is_open else set[int]()
        self._seated.file(table, ((table.guild_id, user_id) for user_id in seated))
        self._asleep.file(table, ((table.guild_id, user_id) for user_id in asleep))
        self._players.file(table, seated | asleep)
        self._channels.file(table, (table.channel_id,) if is_open else ())
        self._guilds.file(table, (table.guild_id,) if is_open else ())
        self._posts.file(table, () if table.post_id is None else (table.post_id,))

    def drop(self, table: Table) -> None:
        """Forget a table."""
        for drawers in (self._seated, self._asleep):
            drawers.file(table, ())
        for drawers in (self._players, self._channels, self._guilds, self._posts):
            drawers.file(table, ())

    def of_person(self, guild_id: int, user_id: int) -> Table | None:
        """The open table of a server at which a person sits."""
        return self._seated.oldest((guild_id, user_id))

    def keeping(self, guild_id: int, user_id: int) -> Table | None:
        """The match of a server in which a bot holds a person's seat until they come back."""
        return self._asleep.oldest((guild_id, user_id))

    def of_player(self, user_id: int) -> tuple[Table, ...]:
        """The open tables of all servers at which a person sits, or a bot holds their seat."""
        return self._players.all(user_id)

    def in_channel(self, channel_id: int) -> Table | None:
        """The latest open table of a channel or thread."""
        return self._channels.latest(channel_id)

    def all_in_channel(self, channel_id: int) -> tuple[Table, ...]:
        """The open tables of a channel or thread."""
        return self._channels.all(channel_id)

    def number_in_channel(self, channel_id: int) -> int:
        """How many open tables a channel or thread has."""
        return self._channels.count(channel_id)

    def in_guild(self, guild_id: int) -> tuple[Table, ...]:
        """The open tables of a server."""
        return self._guilds.all(guild_id)

    def number_in_guild(self, guild_id: int) -> int:
        """How many open tables a server has."""
        return self._guilds.count(guild_id)

    def shown_by(self, message_id: int) -> Table | None:
        """The table that a message shows."""
        return self._posts.oldest(message_id)
