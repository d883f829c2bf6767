"""Entering deals: what was typed is kept until it is right, and noted once."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from belote_bot.counting.count import MOST_DEALS, Actor, Count
from belote_bot.counting.draft import Draft
from belote_bot.counting.ledger import Change, Ledger, now
from belote_bot.counting.refusals import CountRefusal, CountRefused
from belote_bot.game.counted import Counted
from belote_bot.storage import count_deals as stored


@dataclass(frozen=True, slots=True)
class Entry:
    """Which deal somebody enters: a new one, or a correction of one that was noted."""

    number: int
    """0 for the first deal; the number of deals for a new one."""
    deals: int
    """How many deals they saw: as many as `number` says for a new one, more for a correction."""

    @property
    def is_new(self) -> bool:
        """Whether it is a new deal."""
        return self.number == self.deals


@dataclass(frozen=True, slots=True)
class Moment:
    """Which deal somebody enters, and what they saw of the count."""

    number: int
    """0 for the first deal; the number of deals for a new one."""
    version: int
    deals: int
    """How many deals it had: as many as `number` says for a new one, more for a correction."""

    @property
    def entry(self) -> Entry:
        """Which deal it is."""
        return Entry(self.number, self.deals)


class Entries:
    """The deals of all counts. Raises CountRefused when what is asked is not possible."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def draft(self, count: Count, actor: Actor, entry: Entry) -> Draft:
        """What somebody has chosen and typed of a deal so far: of a noted one, at first what was noted.

        Refused if they may not write, and if there can be no such deal.
        """
        async with self._ledger.database.reading():
            return await self._draft(count, actor, entry)

    async def _draft(self, count: Count, actor: Actor, entry: Entry) -> Draft:
        _check_entry(count, actor, entry)
        kept = await stored.draft_of(self._ledger.database, count.id, actor.user_id, entry.number)
        if kept is not None:
            return Draft.read(kept)
        return Draft() if entry.is_new else Draft.of(count.deals[entry.number])

    async def change(
        self, count_id: int, actor: Actor, entry: Entry, choose: Callable[[Draft], Draft]
    ) -> tuple[Count, Draft]:
        """Change what somebody has chosen and typed of a deal; gives the count too, as it is then.

        If somebody noted the new deal meanwhile it is refused, and waits as a draft of the next one.
        """
        async with self._ledger.storing():
            count = await self._ledger.stored(count_id)
            late, meant = _is_late(count, entry), entry.number
            if late:
                entry = Entry(len(count.deals), len(count.deals))
                await stored.move_draft(self._ledger.database, count_id, actor.user_id, meant, entry.number)
            draft = choose(await self._draft(count, actor, entry))
            await stored.put_draft(self._ledger.database, count_id, actor.user_id, entry.number, str(draft))
        if late:
            raise CountRefused(CountRefusal.DEAL_NOTED)
        return count, draft

    def check_correction(self, count: Count, actor: Actor) -> None:
        """Refuse whoever may not correct deals, and a count in which there is none."""
        if not count.deals:
            raise CountRefused(CountRefusal.NO_DEALS)
        _check_entry(count, actor, Entry(len(count.deals) - 1, len(count.deals)))

    async def begin_anew(self, count: Count, actor: Actor, entry: Entry) -> Draft:
        """The draft of a deal as if nobody had chosen or typed anything yet."""
        _check_entry(count, actor, entry)
        async with self._ledger.storing():
            await stored.drop_draft(self._ledger.database, count.id, actor.user_id, entry.number)
            return await self._draft(count, actor, entry)

    async def is_noted_by(self, count: Count, actor: Actor, number: int) -> bool:
        """Whether somebody has noted a deal themselves, and chosen or typed nothing of it since."""
        async with self._ledger.database.reading():
            author = await stored.entered_by(self._ledger.database, count.id, number)
            kept = await stored.draft_of(self._ledger.database, count.id, actor.user_id, number)
        return author == actor.user_id and kept is None

    async def note(self, count_id: int, actor: Actor, moment: Moment) -> Count:
        """Note a deal as its draft says: a new one, or another in place of one that was noted."""
        async with self._ledger.changing(count_id) as change:
            count = _check_moment(change, actor, moment)
            deal = (await self._draft(count, actor, moment.entry)).counted(count.rules)
            change.check(deal is not None, CountRefusal.UNFINISHED)
            await self._put(change, moment.entry, deal, actor)
        return change.count

    async def note_void(self, count_id: int, actor: Actor, moment: Moment) -> Count:
        """Note a deal in which nobody took."""
        async with self._ledger.changing(count_id) as change:
            _check_moment(change, actor, moment)
            await self._put(change, moment.entry, None, actor)
        return change.count

    async def remove_last(self, count_id: int, actor: Actor, version: int) -> Count:
        """Take the last deal away."""
        async with self._ledger.changing(count_id) as change:
            change.check(change.count.may_write(actor), CountRefusal.NOT_A_WRITER)
            change.check(change.row.version == version, CountRefusal.STALE)
            change.check(change.row.deals, CountRefusal.NO_DEALS)
            last = len(change.row.deals) - 1
            await stored.remove_deal(self._ledger.database, count_id, last)
            await stored.drop_drafts(self._ledger.database, count_id, last)
            change.row = replace(change.row, deals=change.row.deals[:-1])
        return change.count

    async def _put(self, change: Change, entry: Entry, deal: Counted, actor: Actor) -> None:
        """Store a deal. What others have begun of a new one waits: they may mean the next."""
        database, count_id, number = self._ledger.database, change.row.id, entry.number
        await stored.put_deal(database, count_id, number, deal, actor.user_id, now())
        if entry.is_new:
            await stored.drop_draft(database, count_id, actor.user_id, number)
        else:
            await stored.drop_drafts(database, count_id, number)
        change.row = change.count.with_deal(number, deal).row


def _check_moment(change: Change, actor: Actor, moment: Moment) -> Count:
    """Refuse a deal that was entered on another state of the count; gives the count."""
    count = change.count
    is_stale = count.row.version != moment.version
    if is_stale and _is_late(count, moment.entry):
        raise CountRefused(CountRefusal.DEAL_NOTED)
    _check_entry(count, actor, moment.entry)
    change.check(not is_stale, CountRefusal.STALE)
    return count


def _is_late(count: Count, entry: Entry) -> bool:
    """Whether somebody noted the new deal meanwhile."""
    return entry.is_new and entry.number < len(count.deals)


def _check_entry(count: Count, actor: Actor, entry: Entry) -> None:
    """Refuse whoever may not write, and a deal that there cannot be."""
    if not count.is_open:
        raise CountRefused(CountRefusal.CLOSED)
    if not count.may_write(actor):
        raise CountRefused(CountRefusal.NOT_A_WRITER)
    if _is_late(count, entry):
        raise CountRefused(CountRefusal.DEAL_NOTED)
    if entry.is_new and entry.number == len(count.deals):
        if count.is_over:
            raise CountRefused(CountRefusal.OVER)
        if entry.number >= MOST_DEALS:
            raise CountRefused(CountRefusal.TOO_LONG)
    elif entry.is_new or not 0 <= entry.number < len(count.deals):
        raise CountRefused(CountRefusal.STALE)
