"""From a table to what its picture shows."""

from dataclasses import replace

from belote_bot.game.events import DealResult
from belote_bot.tables.occupants import Bot
from belote_bot.tables.table import Shown, Snapshot, TableStatus
from cogs.table.melds import trick_on_the_table
from cogs.table.sentences import language_of
from images import BotLevel, MeldsScene, Place, Places, ScoreScene, TableScene, TrickShown


def places_of(snapshot: Snapshot) -> Places:
    """Who sits where, for a picture."""
    first, second, third, fourth = (
        None
        if occupant is None
        else Place(occupant.name, BotLevel(occupant.level) if isinstance(occupant, Bot) else None)
        for occupant in snapshot.seats
    )
    return first, second, third, fourth


def table_scene(snapshot: Snapshot) -> TableScene:
    """The table as everybody sees it now."""
    match = snapshot.match
    if match is not None and match.deal is not None and snapshot.status is TableStatus.STOPPED:
        match = replace(match, deal=replace(match.deal, turn=None))
    complete = snapshot.shown is Shown.COMPLETE_TRICK
    return TableScene(
        language_of(snapshot),
        places_of(snapshot),
        match,
        TrickShown.COMPLETE if complete else TrickShown.CURRENT,
        direction=snapshot.rules.direction,
    )


def melds_scene(snapshot: Snapshot) -> MeldsScene | None:
    """The melds shown so far, while the second trick lies on the table; None when there are none."""
    deal = None if snapshot.match is None else snapshot.match.deal
    if deal is None or not deal.shown or trick_on_the_table(snapshot, deal) != 1:
        return None
    return MeldsScene(language_of(snapshot), places_of(snapshot), snapshot.rules.direction, deal.shown)


def draw_scene(snapshot: Snapshot) -> TableScene:
    """The draw for the first deal."""
    return TableScene(
        language_of(snapshot),
        places_of(snapshot),
        draws=snapshot.draws[-1] if snapshot.draws else None,
        direction=snapshot.rules.direction,
    )


def score_scene(snapshot: Snapshot, result: DealResult) -> ScoreScene | None:
    """The score sheet of a finished deal; None when no match began."""
    if snapshot.match is None:
        return None
    results = snapshot.match.results[: result.number + 1]
    return ScoreScene(language_of(snapshot), places_of(snapshot), snapshot.rules, results)
