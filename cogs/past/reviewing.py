"""What a review of a deal says."""

from collections.abc import Iterator

from belote_bot.game.actions import Action, Pass, Play, Take
from belote_bot.locales import Language, say
from belote_bot.locales.cards import card_name, suit_name
from belote_bot.tables.reviewing import LEAST_COST, Haul, Mistake, OpenHands, Review
from cogs.hand.hinting import reason_clause


def review_text(review: Review, language: Language) -> str:
    """The decisions that cost most, or praise; and below, apart, the result with all cards open."""
    paragraphs = ["\n".join(_heading(review, language)), *_mistakes(review, language)]
    if review.open_hands is not None:
        paragraphs.append(_open_hands(review.open_hands, language))
    return "\n\n".join(paragraphs)


def _open_hands(opened: OpenHands, language: Language) -> str:
    """What the takers could have won with all cards open, and what they did win."""
    possible, made = _haul(opened.possible, "possible", language), _haul(opened.made, "made", language)
    return say(language, "review-open", possible=possible, made=made)


def _heading(review: Review, language: Language) -> Iterator[str]:
    yield say(language, "review-title", deal=review.deal + 1)
    if review.mistakes:
        yield say(language, "review-about", count=len(review.mistakes))
    elif review.decisions:
        yield say(language, "review-praise", least=int(LEAST_COST))
    else:
        yield say(language, "review-no-choice")


def _mistakes(review: Review, language: Language) -> Iterator[str]:
    """One paragraph each, and below the last what their points are."""
    for mistake in review.mistakes[:-1]:
        yield _mistake(mistake, language)
    for mistake in review.mistakes[-1:]:
        yield "\n".join((_mistake(mistake, language), say(language, "review-costs")))


def _mistake(mistake: Mistake, language: Language) -> str:
    trick = mistake.trick
    when = say(language, "review-auction")
    if trick is not None:
        when = say(language, "review-trick", trick=trick + 1)
    in_marks = mistake.cost >= LEAST_COST
    cost = (
        say(language, "review-cost", points=round(mistake.cost))
        if in_marks
        else say(language, "review-chance")
    )
    return say(
        language,
        "review-mistake",
        when=when,
        cost=cost,
        done=_in_words(mistake.done, "done", language),
        better=_in_words(mistake.better, "better", language),
        reason=reason_clause(mistake.reason, language),
    )


def _in_words(action: Action, manner: str, language: Language) -> str:
    """An action as the person did it (`done`), or as the expert does (`better`)."""
    match action:
        case Pass():
            return say(language, f"review-{manner}-pass")
        case Take(suit):
            return say(language, f"review-{manner}-take", suit=suit_name(language, suit))
        case Play(card):
            return say(language, f"review-{manner}-play", card=card_name(language, card))


def _haul(haul: Haul, manner: str, language: Language) -> str:
    return say(language, f"review-{manner}-{haul.tricks}", points=haul.points)
