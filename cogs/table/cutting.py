"""Cutting in words: whose it is between two deals, and what was done with the pack."""

from collections.abc import Iterator

from belote_bot.game.seats import Seat
from belote_bot.game.views import DealView
from belote_bot.locales import Language, say
from belote_bot.tables.occupants import Person
from belote_bot.tables.table import Snapshot
from cogs.table.sentences import language_of, mention_of, name_of


def cutting_person(snapshot: Snapshot) -> Person | None:
    """Who may still choose how to cut; None once that is done, and where a bot cuts or nobody does."""
    if snapshot.cutter is None or snapshot.cut is not None:
        return None
    return snapshot.person(snapshot.cutter)


def cut_lines(snapshot: Snapshot) -> Iterator[str]:
    """Between two deals: who is to cut, or how they did."""
    language = language_of(snapshot)
    if snapshot.cutter is not None and cutting_person(snapshot) is not None:
        yield say(language, "cut-ask", who=mention_of(snapshot, snapshot.cutter))
    elif snapshot.cutter is not None and snapshot.cut is not None:
        name = name_of(snapshot, snapshot.cut.seat)
        yield say(language, "cut-chosen", name=name, height=snapshot.cut.height)


def was_cut_lines(snapshot: Snapshot, deal: DealView) -> Iterator[str]:
    """Until the first card is played: who cut the pack for this deal, and how."""
    cut = snapshot.cut
    if cut is None or deal.trick or deal.tricks:
        return
    missed = cut.user_id is None and snapshot.person(cut.seat) is not None
    yield say(
        language_of(snapshot),
        "cut-missed" if missed else "cut-made",
        name=name_of(snapshot, cut.seat),
        height=cut.height,
    )


def hand_cut_lines(snapshot: Snapshot, seat: Seat, language: Language) -> Iterator[str]:
    """What the one who cuts reads in private between two deals."""
    if seat != snapshot.cutter:
        return
    if snapshot.cut is None:
        yield say(language, "hand-cut")
    else:
        yield say(language, "hand-cut-done", height=snapshot.cut.height)
