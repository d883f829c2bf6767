"""The matches of a server as private messages: a page of them, and one with its deals."""

from dataclasses import dataclass
from typing import Final, Self

from belote_bot.archive.history import HistoryPage, PastDeal, PastMatch
from belote_bot.locales import Language, say
from cogs.parts.faces import ButtonFace, Choice, MenuFace, Rows, capital
from cogs.parts.ids import ControlId, Verb, number_in
from cogs.parts.names import in_text
from cogs.past.words import (
    deal_choice,
    deal_line,
    ending_word,
    moment_of,
    past_table,
    score_line,
    short_score,
)
from cogs.rules.pages import PagePost
from cogs.rules.words import preset_name, preset_of, rules_summary
from cogs.table.sentences import match_length, name_of

DEALS_A_PAGE: Final = 15
"""So many lines of deals fit into one message."""
LONGEST_LABEL: Final = 100
"""How long a line of a menu may be, and what stands below it."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """Which page of whose matches somebody looks at; read from ids and written into them."""

    page: int = 0
    """0 for the newest matches."""
    user_id: int = 0
    """Whose matches; 0 for all of the server."""

    def __str__(self) -> str:
        return f"{self.page}_{self.user_id}"

    @classmethod
    def read(cls, text: str) -> Self:
        """The shelf that an id names; ValueError if it names none."""
        page, user_id = text.split("_")
        return cls(number_in(page), number_in(user_id))

    @property
    def person(self) -> int | None:
        """Whose matches; None for all of the server."""
        return self.user_id or None


def history_id(shelf: Shelf) -> ControlId:
    """The id of a button that shows a page of matches."""
    return ControlId(Verb.HISTORY, 0, (str(shelf),))


def match_id(match: int, page: int, shelf: Shelf) -> ControlId:
    """The id of a button that shows a match, from this page of its deals on."""
    return ControlId(Verb.MATCH, match, (str(page), str(shelf)))


# ---- a page of matches -----------------------------------------------------------------------


def history_post(language: Language, page: HistoryPage, shelf: Shelf, name: str | None) -> PagePost:
    """A page of matches; `name` is whose they are, None for all of the server."""
    title = (
        say(language, "history-title")
        if name is None
        else say(language, "history-title-of", name=in_text(name))
    )
    if not page.matches:
        none = "history-none" if not page.number else "history-no-more"
        return PagePost(f"{title}\n{say(language, none)}", _turning(language, page, shelf))
    lines = [line for match in page.matches for line in _match_lines(language, match)]
    menu = MenuFace(
        ControlId(Verb.MATCH, 0, ("0", str(shelf))),
        tuple(_match_choice(language, match) for match in page.matches),
        say(language, "history-menu"),
    )
    return PagePost("\n".join([title, *lines]), (menu, *_turning(language, page, shelf)))


def _match_lines(language: Language, match: PastMatch) -> tuple[str, str]:
    rules = say(
        language,
        "history-rules",
        length=match_length(language, match.rules).removesuffix("."),
        preset=preset_name(language, preset_of(match.rules)),
    )
    more = " · ".join(filter(None, (moment_of(match, "f"), rules, ending_word(language, match))))
    return score_line(language, match), f"-# {more}"


def _match_choice(language: Language, match: PastMatch) -> Choice:
    return Choice(
        str(match.id),
        short_score(language, match)[:LONGEST_LABEL],
        capital(ending_word(language, match)) or None,
    )


def _turning(language: Language, page: HistoryPage, shelf: Shelf) -> Rows:
    if not page.number and not page.has_more:
        return ()
    newer, older = Shelf(max(page.number - 1, 0), shelf.user_id), Shelf(page.number + 1, shelf.user_id)
    return (
        (
            ButtonFace(history_id(newer), say(language, "count-button-newer"), enabled=page.number > 0),
            ButtonFace(history_id(older), say(language, "count-button-older"), enabled=page.has_more),
        ),
    )


# ---- one match -------------------------------------------------------------------------------


def match_post(
    language: Language, match: PastMatch, deals: tuple[PastDeal, ...], page: int, shelf: Shelf
) -> PagePost:
    """A match with its finished deals, as they were told at the table."""
    last = max(0, -(-len(deals) // DEALS_A_PAGE) - 1)
    page = min(page, last)
    shown = deals[page * DEALS_A_PAGE : (page + 1) * DEALS_A_PAGE]
    seated = past_table(language, match)
    about = " · ".join(filter(None, (moment_of(match, "f"), ending_word(language, match))))
    lines = [
        f"### {score_line(language, match)}",
        about,
        f"-# {match_length(language, match.rules)} {rules_summary(language, match.rules)}"[:600],
        *(
            deal_line(language, deal, "" if deal.taker is None else name_of(seated, deal.taker))
            for deal in shown
        ),
    ]
    if not deals:
        lines.append(say(language, "match-no-deals"))
    if match.ending is None:
        lines.append(say(language, "refusal-match-runs"))
    return PagePost("\n".join(lines), _match_rows(language, match, shown, (page, last), shelf))


def _match_rows(
    language: Language,
    match: PastMatch,
    shown: tuple[PastDeal, ...],
    place: tuple[int, int],
    shelf: Shelf,
) -> Rows:
    page, last = place
    rows: list[tuple[ButtonFace, ...] | MenuFace] = []
    if shown and match.ending is not None:
        choices = [(deal, *deal_choice(language, match, deal)) for deal in shown]
        rows.append(
            MenuFace(
                ControlId(Verb.REPLAY, match.id, ("menu", "0", str(shelf))),
                tuple(
                    Choice(str(deal.number), label[:LONGEST_LABEL], about) for deal, label, about in choices
                ),
                say(language, "match-menu"),
            )
        )
    if last:
        rows.append(
            (
                ButtonFace(
                    match_id(match.id, max(page - 1, 0), shelf),
                    say(language, "match-earlier"),
                    enabled=page > 0,
                ),
                ButtonFace(
                    match_id(match.id, page + 1, shelf), say(language, "match-later"), enabled=page < last
                ),
            )
        )
    back = ButtonFace(history_id(shelf), say(language, "button-history"))
    export = ButtonFace(ControlId(Verb.EXPORT, match.id), say(language, "button-export"))
    rows.append((back, export) if match.ending is not None else (back,))
    if match.ending is not None and not shown:
        rows[-1] = (back,)
    return tuple(rows)
