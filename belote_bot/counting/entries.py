"""Entering deals: what was typed is kept until it is right, and noted once."""

from dataclasses import dataclass, replace

from belote_bot.counting.count import MOST_DEALS, Actor, Count
from belote_bot.counting.draft import Draft
from belote_bot.counting.ledger import Change, Ledger, now
from belote_bot.counting.refusals import CountRefusal, CountRefused
from belote_bot.game.counted import Counted
from belote_bot.storage import count_deals as stored


@dataclass(frozen=True, slots=True)
class Moment:
    """Which deal somebody enters, and what they saw of the count."""

    number: int
    """0 for the first deal; the number of deals for a new one."""
    version: int
    deals: int
    """How many deals it had: as many as `number` says for a new one, more for a correction."""


class Entries:
    """The deals of all counts. Raises CountRefused when what is asked is not possible."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def draft(self, count: Count, actor: Actor, number: int) -> Draft:
        """What somebody has chosen and typed of a deal so far: of a noted one, at first what was noted.

        Refused if they may not write, and if there can be no such deal.
        """
        _check_entry(count, actor, number)
        kept = await stored.draft_of(self._ledger.database, count.id, actor.user_id, number)
        if kept is not None:
            return Draft.read(kept)
        return Draft.of(count.deals[number]) if number < len(count.deals) else Draft()

    def check_correction(self, count: Count, actor: Actor) -> None:
        """Refuse whoever may not correct deals, and a count in which there is none."""
        if not count.deals:
            raise CountRefused(CountRefusal.NO_DEALS)
        _check_entry(count, actor, len(count.deals) - 1)

    async def keep(self, count: Count, actor: Actor, number: int, draft: Draft) -> None:
        """Keep what somebody has chosen and typed of a deal so far."""
        _check_entry(count, actor, number)
        async with self._ledger.storing():
            await stored.put_draft(self._ledger.database, count.id, actor.user_id, number, str(draft))

    async def begin_anew(self, count: Count, actor: Actor, number: int) -> Draft:
        """The draft of a deal as if nobody had chosen or typed anything yet."""
        _check_entry(count, actor, number)
        async with self._ledger.storing():
            await stored.drop_draft(self._ledger.database, count.id, actor.user_id, number)
        return await self.draft(count, actor, number)

    async def note(self, count_id: int, actor: Actor, moment: Moment) -> Count:
        """Note a deal as its draft says: a new one, or another in place of one that was noted."""
        async with self._ledger.changing(count_id) as change:
            count = _check_moment(change, actor, moment)
            deal = (await self.draft(count, actor, moment.number)).counted(count.rules)
            change.check(deal is not None, CountRefusal.UNFINISHED)
            await self._put(change, moment.number, deal, actor)
        return change.count

    async def note_void(self, count_id: int, actor: Actor, moment: Moment) -> Count:
        """Note a deal in which nobody took."""
        async with self._ledger.changing(count_id) as change:
            _check_moment(change, actor, moment)
            await self._put(change, moment.number, None, actor)
        return change.count

    async def remove_last(self, count_id: int, actor: Actor, version: int) -> Count:
        """Take the last deal away."""
        async with self._ledger.changing(count_id) as change:
            change.check(change.count.may_write(actor), CountRefusal.NOT_A_WRITER)
            change.check(change.row.version == version, CountRefusal.STALE)
            change.check(change.row.deals, CountRefusal.NO_DEALS)
            await stored.remove_deal(self._ledger.database, count_id, len(change.row.deals) - 1)
            change.row = replace(change.row, deals=change.row.deals[:-1])
        return change.count

    async def _put(self, change: Change, number: int, deal: Counted, actor: Actor) -> None:
        await stored.put_deal(self._ledger.database, change.row.id, number, deal, actor.user_id, now())
        await stored.drop_drafts(self._ledger.database, change.row.id, number)
        change.row = change.count.with_deal(number, deal).row


def _check_moment(change: Change, actor: Actor, moment: Moment) -> Count:
    """Refuse a deal that was entered on another state of the count; gives the count."""
    count = change.count
    is_stale = count.row.version != moment.version
    if is_stale and moment.deals == moment.number < len(count.deals):
        raise CountRefused(CountRefusal.DEAL_NOTED)
    _check_entry(count, actor, moment.number)
    change.check(not is_stale, CountRefusal.STALE)
    return count


def _check_entry(count: Count, actor: Actor, number: int) -> None:
    """Refuse whoever may not write, and a deal that there cannot be."""
    if not count.is_open:
        raise CountRefused(CountRefusal.CLOSED)
    if not count.may_write(actor):
        raise CountRefused(CountRefusal.NOT_A_WRITER)
    if number == len(count.deals):
        if count.is_over:
            raise CountRefused(CountRefusal.OVER)
        if number >= MOST_DEALS:
            raise CountRefused(CountRefusal.TOO_LONG)
    elif not 0 <= number < len(count.deals):
        raise CountRefused(CountRefusal.STALE)
