"""The chapters of the rules in words, as a table plays them; its own rules are marked."""

from collections.abc import Iterator
from typing import Final

from belote_bot.game.belote import BELOTE_POINTS
from belote_bot.game.cards import (
    DECK_POINTS,
    LAST_TRICK_POINTS,
    PLAIN_POINTS,
    TRUMP_POINTS,
    Rank,
    Suit,
)
from belote_bot.game.house_rules import (
    DEFAULT_PRESET,
    PRESETS,
    Announce,
    Direction,
    DrawBreaker,
    HouseRules,
    Litige,
    MeldsTie,
    Packets,
    Shuffle,
)
from belote_bot.game.melds import FOUR_POINTS
from belote_bot.game.scoring import DealScore, Outcome
from belote_bot.game.seats import other_team
from belote_bot.locales import Language, say
from belote_bot.locales.cards import rank_index
from cogs.rules.words import Switch, differences_from, rules_card
from images import Chapter
from images.chapters import case_title, order_of
from images.worked import TAKERS, WORKED, worked_deal

BASE: Final = PRESETS[DEFAULT_PRESET]
"""The rules that are explained where there is no table."""

WHOLE: Final = DECK_POINTS + LAST_TRICK_POINTS
"""What a deal without a capot is worth."""

_ONE_SIDE: Final = 70
"""An example of what one side may have."""


def chapter_name(language: Language, chapter: Chapter) -> str:
    """What a chapter is called, in a heading and in menus."""
    return say(language, f"chapter-{chapter.value}")


def chapter_text(chapter: Chapter, language: Language, rules: HouseRules) -> str:
    """A chapter in Markdown, its title included."""
    title = say(language, "page-title", title=chapter_name(language, chapter))
    if chapter is Chapter.HOUSE:
        return "\n".join([title, rules_card(language, rules)])
    lines = (say(language, "page-point", line=line) for line in chapter_lines(chapter, language, rules))
    return "\n".join([title, *lines])


def differs(rules: HouseRules) -> bool:
    """Whether a table plays by rules of its own somewhere."""
    return bool(differences_from(BASE, rules))


def chapter_lines(chapter: Chapter, language: Language, rules: HouseRules) -> Iterator[str]:
    """The paragraphs of a chapter; none for that of the house rules, which are a card of their own."""
    match chapter:
        case Chapter.START:
            yield from _start(language, rules)
        case Chapter.CARDS:
            yield from _cards(language)
        case Chapter.DEALING:
            yield from _dealing(language, rules)
        case Chapter.FOLLOWING:
            yield from _following(language, rules)
        case Chapter.RUFFING:
            yield from _ruffing(language, rules)
        case Chapter.PARTNER:
            yield from _partner(language, rules)
        case Chapter.BELOTE:
            yield from _belote(language, rules)
        case Chapter.MELDS:
            yield from _melds(language, rules)
        case Chapter.SCORING:
            yield from _scoring(language, rules)
        case Chapter.TIPS:
            yield from _tips(language, rules)
        case Chapter.HOUSE:
            pass


def _own(language: Language, rules: HouseRules, switch: Switch, sentence: str) -> str:
    """A sentence that says what a switch stands at, marked where that is the table's own choice."""
    if switch in differences_from(BASE, rules):
        sentence = say(language, "page-own-rule", rule=sentence)
    return sentence


def _start(language: Language, rules: HouseRules) -> Iterator[str]:
    yield say(language, "start-goal")
    yield say(language, "start-taking")
    playing = say(language, "start-playing-strict" if rules.must_ruff_partner else "start-playing")
    yield _own(language, rules, Switch.MUST_RUFF_PARTNER, playing)
    yield say(language, "start-counting", whole=WHOLE)
    yield say(language, "start-trumps", jack=TRUMP_POINTS[Rank.JACK], nine=TRUMP_POINTS[Rank.NINE])


def _cards(language: Language) -> Iterator[str]:
    yield say(language, "cards-two-orders")
    yield say(language, "cards-trump", order=_order(language, Suit.HEARTS))
    yield say(language, "cards-plain", order=_order(language, Suit.SPADES))
    yield say(
        language,
        "cards-sum",
        trump=sum(TRUMP_POINTS),
        plain=sum(PLAIN_POINTS),
        deck=DECK_POINTS,
        last=LAST_TRICK_POINTS,
        whole=WHOLE,
    )
    yield say(language, "cards-subtract", one=_ONE_SIDE, other=WHOLE - _ONE_SIDE)


def _order(language: Language, suit: Suit) -> str:
    """A suit with its points when hearts are trumps."""
    return ", ".join(
        say(
            language,
            "cards-worth",
            rank=rank_index(language, card.rank),
            points=card.points(Suit.HEARTS),
        )
        for card in order_of(suit, Suit.HEARTS)
    )


def _dealing(language: Language, rules: HouseRules) -> Iterator[str]:
    yield say(language, "dealing-dealer")
    clockwise = rules.direction is Direction.CLOCKWISE
    turn = say(language, "dealing-clockwise" if clockwise else "dealing-anticlockwise")
    yield _own(language, rules, Switch.DIRECTION, turn)
    cut_only = rules.shuffle is Shuffle.CUT_ONLY
    shuffled = say(language, "dealing-cut-only" if cut_only else "dealing-shuffle")
    yield _own(language, rules, Switch.SHUFFLE, shuffled)
    first, second = (3, 2) if rules.packets is Packets.THREE_TWO else (2, 3)
    packets = say(language, "dealing-packets", first=first, second=second)
    yield _own(language, rules, Switch.PACKETS, packets)
    yield say(language, "dealing-first-round")
    yield say(language, "dealing-second-round")
    yield say(language, "dealing-rest")


def _following(language: Language, rules: HouseRules) -> Iterator[str]:
    yield say(language, "following-you")
    yield say(language, "following-suit")
    yield say(language, "following-trump")
    over = rules.overtrump_partner_when_trump_led
    partner = say(language, "following-over-partner" if over else "following-under-partner")
    yield _own(language, rules, Switch.OVERTRUMP_PARTNER, partner)
    yield say(language, "following-wins")


def _ruffing(language: Language, rules: HouseRules) -> Iterator[str]:
    yield say(language, "ruffing-must")
    yield say(language, "ruffing-over")
    under = say(language, "ruffing-under" if rules.must_undertrump else "ruffing-free")
    yield _own(language, rules, Switch.MUST_UNDERTRUMP, under)
    yield say(language, "ruffing-discard")


def _partner(language: Language, rules: HouseRules) -> Iterator[str]:
    must = rules.must_ruff_partner
    partner = say(language, "partner-strict" if must else "partner-free")
    yield _own(language, rules, Switch.MUST_RUFF_PARTNER, partner)
    if not must:
        yield say(language, "partner-load")


def _belote(language: Language, rules: HouseRules) -> Iterator[str]:
    yield say(language, "belote-pair", points=BELOTE_POINTS)
    king = say(language, "belote-king-first" if rules.belote_king_first else "belote-any-order")
    yield _own(language, rules, Switch.BELOTE_KING_FIRST, king)
    if rules.belote_announce is Announce.MANUAL:
        said = say(language, "belote-manual", points=BELOTE_POINTS)
    else:
        said = say(language, "belote-automatic")
    yield _own(language, rules, Switch.BELOTE_ANNOUNCE, said)
    yield say(language, "belote-kept")


def _melds(language: Language, rules: HouseRules) -> Iterator[str]:
    yield _own(language, rules, Switch.MELDS, say(language, "melds-on" if rules.melds else "melds-off"))
    if rules.melds:
        manual = rules.melds_announce is Announce.MANUAL
        announced = say(language, "melds-manual" if manual else "melds-automatic")
        yield _own(language, rules, Switch.MELDS_ANNOUNCE, announced)
    yield say(language, "melds-order", order=" ".join(rank_index(language, rank) for rank in Rank))
    lowest = min(FOUR_POINTS.values())
    ranks = ", ".join(rank_index(language, rank) for rank, points in FOUR_POINTS.items() if points == lowest)
    yield say(language, "melds-fours", ranks=ranks, points=lowest)
    yield say(language, "melds-best")
    first = rules.melds_tie is MeldsTie.FIRST
    tie = say(language, "melds-tie-first" if first else "melds-tie-none")
    yield _own(language, rules, Switch.MELDS_TIE, tie)
    yield say(language, "melds-contract")


def _scoring(language: Language, rules: HouseRules) -> Iterator[str]:
    yield say(language, "scoring-sum", last=LAST_TRICK_POINTS)
    counts = rules.belote_counts_for_contract
    contract = say(language, "scoring-belote-counts" if counts else "scoring-belote-apart")
    yield _own(language, rules, Switch.BELOTE_COUNTS, contract)
    equal = {
        Litige.HOLD: "scoring-hold",
        Litige.FAILED: "scoring-equal-failed",
        Litige.MADE: "scoring-equal-made",
    }
    yield _own(language, rules, Switch.LITIGE, say(language, equal[rules.litige]))
    capot = say(language, "scoring-capot", points=rules.capot_value)
    yield _own(language, rules, Switch.CAPOT_VALUE, capot)
    rounding = say(language, f"scoring-rounding-{rules.rounding.value}")
    yield _own(language, rules, Switch.ROUNDING, rounding)
    yield _own(language, rules, Switch.LENGTH, _length(language, rules))
    yield say(language, "scoring-examples")
    for name in WORKED:
        yield _case(language, worked_deal(name).score(rules))


def _length(language: Language, rules: HouseRules) -> str:
    if rules.target is not None:
        return say(language, "scoring-target", target=rules.target)
    extra = rules.draw_breaker is DrawBreaker.EXTRA_DEAL
    return say(language, "scoring-deals-extra" if extra else "scoring-deals", deals=rules.deals or 0)


def _case(language: Language, score: DealScore) -> str:
    """A worked deal in a sentence; every figure is the engine's."""
    defence = other_team(TAKERS)
    title = case_title(language, score)
    figures = {
        "title": title,
        "takers": score.contract[TAKERS],
        "defence": score.contract[defence],
        "takers_mark": score.marks[TAKERS],
        "defence_mark": score.marks[defence],
    }
    if score.outcome is Outcome.LITIGE:
        del figures["defence"]
        return say(language, "case-litige", held=score.held, **figures)
    return say(language, "case-made" if score.outcome is Outcome.MADE else "case-failed", **figures)


def _tips(language: Language, rules: HouseRules) -> Iterator[str]:
    """Advice for beginners, the most useful first."""
    yield say(language, "tips-take")
    yield say(language, "tips-lead-trumps")
    yield say(language, "tips-count")
    yield say(language, "tips-aces")
    yield say(language, "tips-tens")
    if not rules.must_ruff_partner:
        yield say(language, "tips-load")
    yield say(language, "tips-last", last=LAST_TRICK_POINTS)
    if rules.belote_announce is Announce.MANUAL:
        yield say(language, "tips-belote", points=BELOTE_POINTS)
