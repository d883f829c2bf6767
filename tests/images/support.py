"""Real matches for the pictures: random legal play from a seed."""

from collections.abc import Iterator
from random import Random

from belote_bot.game.actions import Pass
from belote_bot.game.cards import CARDS, Card
from belote_bot.game.house_rules import PRESETS, HouseRules
from belote_bot.game.match import Match
from images import BotLevel, Place

PLACES = (
    Place("Alice"),
    Place("Bélisaire", BotLevel.STEADY),
    Place("Chloé"),
    Place("Didier"),
)
WITH_MELDS = PRESETS["cafe"]


def shuffled(random: Random) -> tuple[Card, ...]:
    pack = list(CARDS)
    random.shuffle(pack)
    return tuple(pack)


def states(seed: int, rules: HouseRules = WITH_MELDS) -> Iterator[Match]:
    """The match after every action of its first deal that is played, the void ones before it included."""
    random = Random(seed)
    match = Match(rules, seed % 4)
    while not any(result.score for result in match.results):
        match.start_deal(shuffled(random))
        yield match
        while not match.awaits_deal and match.winner is None:
            assert match.deal is not None
            match.apply(random.choice(match.deal.legal_actions()))
            yield match


def played(seed: int, actions: int, rules: HouseRules = WITH_MELDS) -> Match:
    """The match after so many actions."""
    for count, match in enumerate(states(seed, rules)):
        if count == actions:
            return match
    raise ValueError("the deal is shorter than that")


def after_void_deal() -> Match:
    match = Match(HouseRules(), 0)
    match.start_deal(CARDS)
    for _ in range(8):
        match.apply(Pass())
    return match


def to_the_end(seed: int, rules: HouseRules = WITH_MELDS) -> Match:
    """A whole match."""
    random = Random(seed)
    match = Match(rules, 0)
    while match.winner is None:
        if match.awaits_deal:
            match.start_deal(shuffled(random))
        assert match.deal is not None
        match.apply(random.choice(match.deal.legal_actions()))
    return match
