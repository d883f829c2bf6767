"""A leaderboard as a message: the podium, ten lines, one's own, menus and pages."""

from dataclasses import dataclass, replace
from typing import Final

from belote_bot.locales import Language, say
from belote_bot.standings.service import Company, Line, Measure, Page, Sides, Span
from cogs.parts.faces import ButtonFace, Choice, MenuFace, Rows, capital
from cogs.standings.board_words import (
    COUNTED,
    People,
    about_words,
    detail_words,
    empty_words,
    line_words,
    name_now,
    says_something,
    title_words,
    unranked_words,
    value_words,
    when_words,
)
from cogs.standings.boards import Asked, Week, When, board_id, menu_id
from images import PodiumScene
from images import Standing as Placed

PODIUM: Final = 3
"""The last rank that stands on a podium."""


@dataclass(frozen=True, slots=True)
class BoardPost:
    """What a message with a leaderboard shows."""

    text: str
    rows: Rows
    scene: PodiumScene | None = None
    footer: str | None = None


@dataclass(frozen=True, slots=True)
class Reader:
    """Whoever reads a leaderboard."""

    language: Language
    user_id: int
    kept: Language | None = None
    """The language of a message that everybody sees; None where they alone see it."""


def board_post(reader: Reader, asked: Asked, page: Page, people: People) -> BoardPost:
    """A page of a leaderboard."""
    language = reader.language
    lines = [
        say(language, "board-heading", title=title_words(language, asked)),
        say(language, "board-subheading", about=about_words(language, asked)),
    ]
    if not says_something(page):
        lines.append(empty_words(language, asked, page))
        return BoardPost("\n".join(lines), (*_menus(reader, asked), (_swap(reader, asked),)))
    lines += [_line(reader, asked, line, people) for line in page.lines]
    lines += _own(reader, asked, page, people)
    return BoardPost(
        "\n".join(lines),
        (*_menus(reader, asked), _turns(reader, asked, page)),
        podium_scene(language, asked, page, people) if page.number == 0 else None,
        _foot(language, page),
    )


def _foot(language: Language, page: Page) -> str:
    ranked = say(language, f"board-ranked-{page.board.sides.value}", count=page.entries)
    if page.pages < 2:
        return ranked
    return say(language, "board-foot", number=page.number + 1, pages=page.pages, ranked=ranked)


def podium_scene(language: Language, asked: Asked, page: Page, people: People) -> PodiumScene:
    """The first three of the first page, as far as they did what they are ranked by."""
    some = asked.measure in COUNTED
    first = [line for line in page.lines if line.rank <= PODIUM and not (some and line.value <= 0)]
    return PodiumScene(
        language,
        title_words(language, asked),
        about_words(language, asked),
        tuple(
            Placed(
                line.rank,
                tuple(name_now(language, person, people) for person in line.people),
                value_words(language, asked.measure, line),
                detail_words(language, asked.measure, line),
            )
            for line in first
        ),
    )


def _line(reader: Reader, asked: Asked, line: Line, people: People) -> str:
    words = line_words(reader.language, asked.measure, line, people)
    own = reader.kept is None and any(person.user_id == reader.user_id for person in line.people)
    return say(reader.language, "board-own-line", line=words) if own else words


def _own(reader: Reader, asked: Asked, page: Page, people: People) -> list[str]:
    """The reader's own line where it is not on the page, or why they have none."""
    if page.own is None:
        return [] if reader.kept is not None else ["", unranked_words(reader.language, asked)]
    if any(line.people == page.own.people for line in page.lines):
        return []
    return ["⋯", _line(reader, asked, page.own, people)]


def _menus(reader: Reader, asked: Asked) -> Rows:
    """A menu for each thing that a leaderboard can differ in; a line is the leaderboard that it opens."""
    language = reader.language
    spans: list[When] = [*Span]
    if isinstance(asked.when, Week):
        spans.insert(0, asked.when)
    times = [replace(asked, when=when) for when in spans]
    measures = [replace(asked, measure=measure) for measure in Measure]
    companies = [replace(asked, company=company) for company in Company]
    axes = {
        "period": [(other, when_words(language, other)) for other in times],
        "measure": [(other, say(language, f"board-by-{other.measure.value}")) for other in measures],
        "company": [(other, say(language, f"board-company-{other.company.value}")) for other in companies],
    }
    return tuple(
        MenuFace(
            menu_id(axis, reader.kept),
            tuple(Choice(str(other), capital(words), chosen=other == asked) for other, words in lines),
        )
        for axis, lines in axes.items()
    )


def _turns(reader: Reader, asked: Asked, page: Page) -> tuple[ButtonFace, ...]:
    """The pages before and after, where there are any, and the other sides."""
    language, number, swap = reader.language, page.number, _swap(reader, asked)
    if page.pages < 2:
        return (swap,)
    before, after = max(number - 1, 0), number + 1
    return (
        ButtonFace(board_id(asked, before, reader.kept), say(language, "board-previous"), enabled=number > 0),
        ButtonFace(
            board_id(asked, after, reader.kept), say(language, "board-next"), enabled=after < page.pages
        ),
        swap,
    )


def _swap(reader: Reader, asked: Asked) -> ButtonFace:
    """The button for pairs instead of people, or the other way round."""
    key = "board-to-people" if asked.sides is Sides.PAIRS else "board-to-pairs"
    return ButtonFace(board_id(asked.swapped(), 0, reader.kept), say(reader.language, key))
