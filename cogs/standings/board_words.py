"""What a leaderboard says in words: its title, its lines, and why nobody stands there."""

from collections.abc import Mapping

from belote_bot.locales import Language, say
from belote_bot.locales.standings import figure, out_of, percentage
from belote_bot.standings.service import LEAST_MATCHES, Company, Line, Measure, Named, Page, Sides
from cogs.connection.members import UNKNOWN, Known, Standing
from cogs.parts.faces import capital
from cogs.parts.names import in_text
from cogs.standings.boards import Asked, Week

People = Mapping[int, Known]
"""What is known of people now, by their ids."""

COUNTED = {Measure.WINS, Measure.CONTRACTS, Measure.CAPOTS}
"""What can be none of: nobody stands on a podium for that."""
RATES = {Measure.WIN_RATE, Measure.POINTS}
"""What needs a least number of matches."""


def when_words(language: Language, asked: Asked) -> str:
    """Of which time a leaderboard is."""
    if isinstance(asked.when, Week):
        return say(language, "board-week", number=asked.when.number)
    return say(language, f"board-when-{asked.when.value}")


def title_words(language: Language, asked: Asked) -> str:
    """The title of a leaderboard, for the message and the picture alike."""
    pairs = "pairs" if asked.sides is Sides.PAIRS else "people"
    return say(language, f"board-title-{pairs}", when=when_words(language, asked))


def about_words(language: Language, asked: Asked) -> str:
    """By what people are ranked, and of which matches."""
    return say(
        language,
        "board-about",
        measure=capital(say(language, f"board-measure-{asked.measure.value}")),
        company=say(language, f"board-company-{asked.company.value}"),
    )


def value_words(language: Language, measure: Measure, line: Line) -> str:
    """What somebody is ranked by."""
    match measure:
        case Measure.RATING:
            return figure(language, int(line.value))
        case Measure.WIN_RATE:
            return percentage(language, line.won, line.matches)
        case Measure.POINTS:
            return say(language, "standing-figure", number=round(line.value, 1))
        case _:
            return say(language, f"board-value-{measure.value}", count=int(line.value))


def detail_words(language: Language, measure: Measure, line: Line) -> str:
    """What is to be known with it."""
    match measure:
        case Measure.RATING if line.rating is not None:
            margin = say(language, "standing-margin", margin=line.rating.spread)
            if not line.rating.is_provisional:
                return margin
            return say(language, "board-provisional", margin=margin)
        case Measure.WIN_RATE:
            return out_of(language, line.won, line.matches)
        case Measure.POINTS | Measure.CAPOTS:
            return say(language, "board-deals", count=line.deals)
        case _:
            return say(language, "board-matches", count=line.matches)


def name_now(language: Language, person: Named, people: People) -> str:
    """What somebody is called now, or was when they played last."""
    known = people.get(person.user_id, UNKNOWN)
    return known.name or person.name or say(language, "former-player")


def names_words(language: Language, line: Line, people: People) -> str:
    """Who stands on a line; whoever has left the server is said to."""
    names: list[str] = []
    for person in line.people:
        name = in_text(name_now(language, person, people))
        left = people.get(person.user_id, UNKNOWN).standing is Standing.LEFT
        names.append(say(language, "board-left", name=name) if left else name)
    return names[0] if len(names) == 1 else say(language, "image-team", one=names[0], two=names[1])


def line_words(language: Language, measure: Measure, line: Line, people: People) -> str:
    """A line of the leaderboard."""
    return say(
        language,
        "board-line",
        rank=line.rank,
        names=names_words(language, line, people),
        value=value_words(language, measure, line),
        detail=detail_words(language, measure, line),
    )


def says_something(page: Page) -> bool:
    """Whether there is anybody, and the first of them did what people are ranked by."""
    if not page.lines:
        return False
    return page.number > 0 or page.board.measure not in COUNTED or page.lines[0].value > 0


def empty_words(language: Language, asked: Asked, page: Page) -> str:
    """Why nobody stands there."""
    if page.lines:
        return say(language, f"board-none-{asked.measure.value}", when=when_words(language, asked))
    if asked.measure in RATES:
        return say(language, "board-empty-rate", count=LEAST_MATCHES[asked.span])
    if asked.company is Company.PEOPLE:
        return say(language, "board-empty-people")
    return say(language, "board-empty")


def unranked_words(language: Language, asked: Asked) -> str:
    """What somebody is told who has no line."""
    if asked.measure in RATES:
        return say(language, "board-you-rate", count=LEAST_MATCHES[asked.span])
    return say(language, "board-you-none")
