"""The private steps of a count: entering a deal, choosing one to correct, the names, everything else."""

from typing import Final

from belote_bot.counting.count import Count, Writers
from belote_bot.counting.draft import Draft
from belote_bot.game.cards import Suit
from belote_bot.game.seats import SEATS, TEAMS
from belote_bot.locales import Language, say
from belote_bot.locales.cards import suit_name
from cogs.counts.words import deal_line, plain_name, short_name, team_on_button
from cogs.parts.faces import ButtonFace, Choice, Look, MenuFace, Rows
from cogs.parts.forms import Field, Form
from cogs.parts.ids import ControlId, Verb

DEALS_A_PAGE: Final = 25
NAME_FIELDS: Final = ("player_1", "player_2", "player_3", "player_4")
LENGTH_FIELD: Final = "target"
LONGEST_NAME: Final = 32
LONGEST_LABEL: Final = 100
"""How long a line of a menu may be."""


# ---- entering a deal -------------------------------------------------------------------------


def entry_rows(language: Language, count: Count, number: int, draft: Draft) -> Rows:
    """The buttons of a deal that is being entered; what was chosen is lit."""

    def button(part: str, value: object, label: str, *, lit: bool) -> ButtonFace:
        button_id = ControlId(Verb.COUNT_SET, count.id, (_entry(count, number), part, str(value)))
        return ButtonFace(button_id, label, Look.MAIN if lit else Look.PLAIN)

    takers = tuple(
        button("taker", seat, short_name(count, seat, LONGEST_NAME), lit=draft.taker == seat)
        for seat in SEATS
    )
    trumps = tuple(
        button("trump", suit.letter, suit_name(language, suit), lit=draft.trump is suit) for suit in Suit
    )
    belotes = tuple(
        button(
            "belote",
            team,
            say(language, "count-button-belote", team=team_on_button(language, count, team)),
            lit=draft.belote == team,
        )
        for team in TEAMS
    )
    capots = tuple(
        button(
            "capot",
            team,
            say(language, "count-button-capot", team=team_on_button(language, count, team)),
            lit=draft.capot == team,
        )
        for team in TEAMS
    )
    typed = any(draft.counted_points)
    points = ButtonFace(
        ControlId(Verb.COUNT_POINTS, count.id, (_entry(count, number),)),
        say(language, "count-button-points-melds" if count.rules.melds else "count-button-points"),
        Look.MAIN if typed else Look.PLAIN,
    )
    return takers, trumps, (points, *capots), belotes, _ending(language, count, number, draft)


def _entry(count: Count, number: int) -> str:
    """How ids tell which deal is entered, and a new one from one that is corrected."""
    return f"{number}_{len(count.deals)}"


def _ending(language: Language, count: Count, number: int, draft: Draft) -> tuple[ButtonFace, ...]:
    moment = (str(number), str(count.row.version), str(len(count.deals)))
    whole = draft.counted(count.rules) is not None
    return (
        ButtonFace(
            ControlId(Verb.COUNT_NOTE, count.id, moment),
            say(language, "count-button-note"),
            Look.GOOD,
            enabled=whole,
        ),
        ButtonFace(ControlId(Verb.COUNT_VOID, count.id, moment), say(language, "count-button-void")),
        ButtonFace(
            ControlId(Verb.COUNT_SET, count.id, (_entry(count, number), "clear", "all")),
            say(language, "count-button-clear"),
        ),
    )


def points_form(language: Language, count: Count, number: int, draft: Draft) -> Form:
    """The form for the points of either team, and for melds where they are played; filled in as before."""
    figures = draft.figures
    teams = [team_on_button(language, count, team) for team in TEAMS]
    fields = [
        Field(
            key,
            say(language, "count-field-points", team=team),
            value,
            say(language, "count-field-points-hint"),
            required=False,
            longest=4,
        )
        for key, team, value in zip(("points_a", "points_b"), teams, draft.counted_points, strict=True)
    ]
    if count.rules.melds:
        fields += [
            Field(
                key,
                say(language, "count-field-melds", team=team),
                value,
                say(language, "count-field-melds-hint"),
                required=False,
                longest=4,
            )
            for key, team, value in zip(
                ("melds_a", "melds_b"), teams, (figures.melds_a, figures.melds_b), strict=True
            )
        ]
    form_id = ControlId(Verb.COUNT_POINTS, count.id, (_entry(count, number),))
    return Form(form_id, say(language, "count-form-points", number=number + 1), tuple(fields))


# ---- an earlier deal -------------------------------------------------------------------------


def correct_rows(language: Language, count: Count, page: int) -> Rows:
    """A menu of the deals, newest first, and where there are more than it holds the way to the others."""
    newest = list(range(len(count.deals) - 1, -1, -1))
    pages = -(-len(newest) // DEALS_A_PAGE)
    page = min(page, pages - 1)
    shown = newest[page * DEALS_A_PAGE : (page + 1) * DEALS_A_PAGE]
    choices = tuple(
        Choice(str(number), deal_line(language, count, number, plain_name)[:LONGEST_LABEL])
        for number in shown
    )
    menu = MenuFace(
        ControlId(Verb.COUNT_CORRECT, count.id), choices, say(language, "count-correct-placeholder")
    )
    if pages == 1:
        return (menu,)
    turning = (
        (page - 1, say(language, "count-button-newer"), page > 0),
        (page + 1, say(language, "count-button-older"), page < pages - 1),
    )
    buttons = tuple(
        ButtonFace(ControlId(Verb.COUNT_CORRECT, count.id, (str(max(to, 0)),)), label, enabled=enabled)
        for to, label, enabled in turning
    )
    return menu, buttons


def undo_rows(language: Language, count: Count) -> Rows:
    """The button that really takes the last deal away."""
    removal = ControlId(Verb.COUNT_UNDO, count.id, (str(count.row.version),))
    return ((ButtonFace(removal, say(language, "count-button-remove"), Look.RED),),)


# ---- everything else -------------------------------------------------------------------------


def more_rows(language: Language, count: Count) -> Rows:
    """Moving the message, the names, who deals first, who may enter deals, closing."""

    def button(verb: Verb, name: str, *rest: str, look: Look = Look.PLAIN) -> ButtonFace:
        return ButtonFace(ControlId(verb, count.id, rest), say(language, f"count-button-{name}"), look)

    everybody = count.row.writers is Writers.EVERYBODY
    other = Writers.NAMED if everybody else Writers.EVERYBODY
    buttons = (
        button(Verb.COUNT_DOWN, "down"),
        button(Verb.COUNT_NAMES, "names"),
        button(Verb.COUNT_WHO, f"for-{other.value}", other.value),
        button(Verb.COUNT_CLOSE, "close", look=Look.RED),
    )
    if count.deals:
        return (buttons,)
    dealers = tuple(
        Choice(str(seat), short_name(count, seat, LONGEST_NAME), chosen=seat == count.row.first_dealer)
        for seat in SEATS
    )
    title = say(language, "count-first-dealer")
    return buttons, MenuFace(ControlId(Verb.COUNT_DEALER, count.id), dealers, title=title)


def names_form(language: Language, count: Count) -> Form:
    """The form for the names of the players."""
    fields = name_fields(language, tuple(player.name for player in count.players))
    return Form(ControlId(Verb.COUNT_NAMES, count.id), say(language, "count-form-names"), fields)


def name_fields(language: Language, names: tuple[str, ...]) -> tuple[Field, ...]:
    """A field for each player, in the order of play."""
    return tuple(
        Field(
            key,
            say(language, "count-field-player", number=seat + 1, team="AB"[seat % 2]),
            name,
            say(language, "count-player", number=seat + 1),
            required=False,
            longest=LONGEST_NAME,
        )
        for seat, (key, name) in enumerate(zip(NAME_FIELDS, names, strict=True))
    )


def find_rows(language: Language, counts: tuple[Count, ...]) -> Rows:
    """A menu of somebody's open counts, and the button for a new one."""
    choices = tuple(Choice(str(count.id), count_name(language, count)) for count in counts[:DEALS_A_PAGE])
    menu = MenuFace(ControlId(Verb.COUNT_FIND, 0), choices, say(language, "count-find-placeholder"))
    new = ButtonFace(ControlId(Verb.COUNT_OPEN, 0), say(language, "count-button-open"), Look.MAIN)
    return menu, (new,)


def count_name(language: Language, count: Count) -> str:
    """A count in a menu: who plays, and how it stands."""
    totals = count.tally.totals
    return say(
        language,
        "count-name",
        team_a=team_on_button(language, count, 0),
        team_b=team_on_button(language, count, 1),
        total_a=totals[0],
        total_b=totals[1],
    )[:LONGEST_LABEL]
