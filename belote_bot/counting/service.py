"""All counts: opening and closing them, who plays and by which rules, which message shows them."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from belote_bot.counting.count import Actor, Count, Player, Players, Writers
from belote_bot.counting.entries import Entries
from belote_bot.counting.ledger import Ledger, Listener, now
from belote_bot.counting.refusals import CountRefusal, CountRefused
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.seats import Seat
from belote_bot.storage import counts as stored
from belote_bot.storage.counts import CountRow, CountStatus
from belote_bot.storage.database import Database

MOST_OPEN: Final = 10
"""How many open counts one person may have in one server."""


@dataclass(frozen=True, slots=True)
class Opening:
    """What a new count begins with."""

    guild_id: int
    channel_id: int
    opener_id: int
    language: str
    """Of what everybody reads, `fr` or `en`."""
    rules: HouseRules
    players: Players


class Counts:
    """The counts of all servers; `entries` are their deals.

    Each change is stored before anybody is told. Raises CountRefused when what is asked is not possible.
    """

    def __init__(self, database: Database) -> None:
        self._ledger = Ledger(database)
        self.entries: Entries = Entries(self._ledger)

    def listen(self, listener: Listener) -> None:
        """Have a listener told of every change from now on."""
        self._ledger.listen(listener)

    # ---- finding ----------------------------------------------------------------------------

    async def get(self, guild_id: int, count_id: int) -> Count:
        """A count of this server; refused if there is none of this id."""
        count = await self.find(count_id)
        if count is None or count.row.guild_id != guild_id:
            raise CountRefused(CountRefusal.NO_COUNT)
        return count

    async def find(self, count_id: int) -> Count | None:
        """A count of any server, None if there is none of this id."""
        return await self._ledger.find(count_id)

    async def of_person(self, guild_id: int, user_id: int) -> tuple[Count, ...]:
        """The open counts of a server that a person opened or plays in, newest first."""
        ids = await stored.open_ids_of(self._ledger.database, guild_id, user_id)
        found = [await self.find(count_id) for count_id in ids]
        return tuple(count for count in found if count is not None)

    async def shown_by(self, post_id: int) -> int | None:
        """The count that a message shows; None if it shows none."""
        return await stored.count_of_post(self._ledger.database, post_id)

    async def unshown(self) -> list[int]:
        """The counts whose messages do not show their last change."""
        return await stored.unshown_ids(self._ledger.database)

    # ---- opening and closing ----------------------------------------------------------------

    async def open(self, opening: Opening) -> Count:
        """Open a count; refused if the person has opened too many."""
        row = CountRow(
            id=0,
            guild_id=opening.guild_id,
            channel_id=opening.channel_id,
            opener_id=opening.opener_id,
            language=opening.language,
            rules=opening.rules,
            first_dealer=0,
            writers=Writers.NAMED,
            status=CountStatus.OPEN,
            version=0,
            post_id=None,
            players=opening.players,
            deals=(),
        )
        async with self._ledger.storing():
            await self._check_room(opening.guild_id, opening.opener_id)
            count_id = await stored.insert_count(self._ledger.database, row, now())
        self._ledger.changed(count_id)
        return Count(replace(row, id=count_id))

    async def check_room(self, guild_id: int, opener_id: int) -> None:
        """Refuse whoever has opened as many counts of a server as one may."""
        async with self._ledger.database.reading():
            await self._check_room(guild_id, opener_id)

    async def _check_room(self, guild_id: int, opener_id: int) -> None:
        if await stored.number_open(self._ledger.database, guild_id, opener_id) >= MOST_OPEN:
            raise CountRefused(CountRefusal.TOO_MANY)

    async def close(self, count_id: int, actor: Actor) -> Count:
        """Close a count: it is only looked at from then on."""
        return await self._settle(count_id, actor, lambda row: replace(row, status=CountStatus.CLOSED))

    async def reopen(self, count_id: int, actor: Actor) -> Count:
        """Open a count that was closed; refused if whoever opened it has too many."""
        async with self._ledger.changing(count_id, closed=True) as change:
            change.check(change.count.may_settle(actor), CountRefusal.NOT_THE_OPENER)
            if not change.count.is_open:
                await self._check_room(change.row.guild_id, change.row.opener_id)
            change.row = replace(change.row, status=CountStatus.OPEN)
        return change.count

    async def close_all(self, guild_id: int, channel_id: int | None = None) -> None:
        """Close all counts of a channel, or of a whole server, that is gone."""
        async with self._ledger.storing():
            await stored.close_all_in(self._ledger.database, guild_id, channel_id)

    # ---- who plays what ---------------------------------------------------------------------

    async def choose_rules(
        self, count_id: int, actor: Actor, choose: Callable[[HouseRules], HouseRules]
    ) -> Count:
        """Choose other house rules, before the first deal; a RulesError of `choose` changes nothing."""
        return await self._settle(
            count_id, actor, lambda row: replace(row, rules=choose(row.rules)), before_first_deal=True
        )

    async def choose_dealer(self, count_id: int, actor: Actor, seat: Seat) -> Count:
        """Choose who deals the first deal, before it."""
        return await self._settle(
            count_id, actor, lambda row: replace(row, first_dealer=seat), before_first_deal=True
        )

    async def choose_writers(self, count_id: int, actor: Actor, writers: Writers) -> Count:
        """Choose who may enter deals."""
        return await self._settle(count_id, actor, lambda row: replace(row, writers=writers))

    async def name_players(self, count_id: int, actor: Actor, players: Players) -> Count:
        """Name the players anew; whoever keeps their name, at any seat, stays the member that they are."""
        return await self._settle(
            count_id, actor, lambda row: replace(row, players=_renamed(row.players, players))
        )

    # ---- showing ----------------------------------------------------------------------------

    async def shown(self, count: Count, post_id: int | None) -> None:
        """Remember which message shows a count as it is here."""
        async with self._ledger.storing():
            await stored.set_shown(self._ledger.database, count.id, count.row.version, post_id)

    def show_again(self, count_id: int) -> None:
        """Have a count shown although it did not change."""
        self._ledger.changed(count_id)

    # ---- storing ----------------------------------------------------------------------------

    async def _settle(
        self,
        count_id: int,
        actor: Actor,
        choose: Callable[[CountRow], CountRow],
        *,
        before_first_deal: bool = False,
    ) -> Count:
        async with self._ledger.changing(count_id) as change:
            change.check(change.count.may_settle(actor), CountRefusal.NOT_THE_OPENER)
            change.check(not (before_first_deal and change.row.deals), CountRefusal.BEGUN)
            before = change.row.players
            change.row = choose(change.row)
            if change.row.players != before:
                await stored.replace_players(self._ledger.database, count_id, change.row.players)
        return change.count


def _renamed(before: tuple[Player, ...], after: Players) -> tuple[Player, ...]:
    """The players as they are named now, with the members among those who were only written by name."""
    moved = [old for old, new in zip(before, after, strict=True) if old.name != new.name]

    def found(old: Player, new: Player) -> Player:
        if new.user_id is not None:
            return new
        if old.name == new.name:
            return old
        for player in moved:
            if player.name == new.name:
                moved.remove(player)
                return player
        return new

    return tuple(map(found, before, after))
