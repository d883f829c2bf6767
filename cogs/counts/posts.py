"""What the message of a count shows: its sheet, the last deals in a line each, and the buttons."""

from dataclasses import dataclass

from belote_bot.counting.count import Count
from belote_bot.locales import Language, say
from cogs.counts.words import count_lines, deal_list
from cogs.parts.faces import ButtonFace, Look, Rows
from cogs.parts.ids import ControlId, Verb
from images import Place, Places, ScoreScene, TableScene


@dataclass(frozen=True, slots=True)
class CountPost:
    """The message of a count."""

    text: str
    scene: TableScene | ScoreScene
    """The sheet of the last deal that counts; before the first, who sits where."""
    footer: str | None
    rows: Rows


def count_post(count: Count) -> CountPost:
    """How a count is shown now."""
    # Each line of small print has a mark of its own; the layout makes the first one.
    lines = "\n-# ".join(deal_list(count))
    return CountPost("\n".join(count_lines(count)), _scene(count), lines or None, _rows(count))


def _scene(count: Count) -> TableScene | ScoreScene:
    language, results = Language(count.row.language), count.tally.results
    first, second, third, fourth = (Place(player.name, None) for player in count.players)
    places: Places = (first, second, third, fourth)
    if not results:
        return TableScene(language, places, direction=count.rules.direction)
    next_dealer = count.dealer(len(count.deals)) if count.is_open else None
    return ScoreScene(language, places, count.rules, results, next_dealer)


def _rows(count: Count) -> Rows:
    language = Language(count.row.language)
    if not count.is_open:
        return ((ButtonFace(ControlId(Verb.COUNT_REOPEN, count.id), say(language, "count-button-reopen")),),)
    deals = bool(count.deals)
    entering = (
        new_deal_button(language, count),
        ButtonFace(
            ControlId(Verb.COUNT_CORRECT, count.id), say(language, "count-button-correct"), enabled=deals
        ),
        ButtonFace(ControlId(Verb.COUNT_UNDO, count.id), say(language, "count-button-undo"), enabled=deals),
    )
    around = (
        ButtonFace(ControlId(Verb.COUNT_RULES, count.id), say(language, "count-button-rules")),
        ButtonFace(ControlId(Verb.COUNT_MORE, count.id), say(language, "count-button-more")),
    )
    return entering, around


def new_deal_button(language: Language, count: Count) -> ButtonFace:
    """The button that begins a new deal; it cannot be clicked once the match is decided."""
    label = say(language, "count-button-new")
    return ButtonFace(ControlId(Verb.COUNT_NEW, count.id), label, Look.MAIN, enabled=not count.is_over)
