"""What a click on a count's buttons, menus and forms does."""

from typing import Final

from cogs.clicking import Handler
from cogs.counts.clicks import (
    bring_down,
    choose_dealer,
    choose_writers,
    close,
    more,
    name_players,
    reopen,
    rules,
)
from cogs.counts.entry_clicks import correct, enter_points, new_deal, note, note_void, set_part, undo
from cogs.counts.finding import find
from cogs.counts.opening import open_by_form
from cogs.parts.ids import Verb

COUNT_HANDLERS: Final[dict[Verb, Handler]] = {
    Verb.COUNT_OPEN: open_by_form,
    Verb.COUNT_FIND: find,
    Verb.COUNT_NEW: new_deal,
    Verb.COUNT_SET: set_part,
    Verb.COUNT_POINTS: enter_points,
    Verb.COUNT_NOTE: note,
    Verb.COUNT_VOID: note_void,
    Verb.COUNT_CORRECT: correct,
    Verb.COUNT_UNDO: undo,
    Verb.COUNT_RULES: rules,
    Verb.COUNT_MORE: more,
    Verb.COUNT_DOWN: bring_down,
    Verb.COUNT_NAMES: name_players,
    Verb.COUNT_DEALER: choose_dealer,
    Verb.COUNT_WHO: choose_writers,
    Verb.COUNT_CLOSE: close,
    Verb.COUNT_REOPEN: reopen,
}
