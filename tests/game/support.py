"""What the tests of the rules share: short notation, random rule sets, matches played at random."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import strategies as st

from belote_bot.game.actions import Action, Pass, Play, Take
from belote_bot.game.cards import CARDS, Card, Mask, Suit, mask_of
from belote_bot.game.deal import Deal
from belote_bot.game.dealing import Pack
from belote_bot.game.house_rules import (
    PRESETS,
    Announce,
    Direction,
    DrawBreaker,
    HouseRules,
    Litige,
    MeldsTie,
    Packets,
    Rounding,
    Shuffle,
)
from belote_bot.game.match import Match
from belote_bot.game.record import MatchRecord, record_deal

DATA = Path(__file__).parent.parent / "data"

PLAYERS = ("alice", "bob", "chloe", "denis")

SEEDS = st.integers(0, 2**32 - 1)


def read_lines(name: str) -> list[dict[str, Any]]:
    """The cases of a file of JSON lines in tests/data."""
    with (DATA / name).open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def cards(text: str) -> tuple[Card, ...]:
    """The cards of `7S TH …`."""
    return tuple(map(Card.parse, text.split()))


def hand(text: str) -> Mask:
    """The mask of `7S TH …`."""
    return mask_of(cards(text))


def shuffled(random: Random) -> Pack:
    """A pack in random order."""
    return tuple(random.sample(CARDS, 32))


def pack_for(hands: list[str], dealer: int = 3, taker: int = 0, upcard: str = "") -> Pack:
    """A pack that deals these four hands of eight, `upcard` (else the taker's first card) turned up."""
    held = [list(cards(text)) for text in hands]
    turned = Card.parse(upcard) if upcard else held[taker][0]
    held[taker].remove(turned)
    order = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    pack = [card for seat in order for card in held[seat][:3]]
    pack += [card for seat in order for card in held[seat][3:5]]
    return (*pack, turned, *(card for seat in order for card in held[seat][5:]))


def house_rules() -> st.SearchStrategy[HouseRules]:
    """Any rule set at all."""
    ends = st.one_of(
        st.builds(lambda target: {"target": target, "deals": None}, st.integers(100, 10_000)),
        st.builds(lambda deals: {"target": None, "deals": deals}, st.integers(1, 60)),
    )
    switches = st.fixed_dictionaries(
        {
            "draw_breaker": st.sampled_from(DrawBreaker),
            "direction": st.sampled_from(Direction),
            "shuffle": st.sampled_from(Shuffle),
            "packets": st.sampled_from(Packets),
            "overtrump_partner_when_trump_led": st.booleans(),
            "must_ruff_partner": st.booleans(),
            "must_undertrump": st.booleans(),
            "belote_announce": st.sampled_from(Announce),
            "belote_king_first": st.booleans(),
            "belote_counts_for_contract": st.booleans(),
            "capot_value": st.sampled_from([250, 252]),
            "litige": st.sampled_from(Litige),
            "rounding": st.sampled_from(Rounding),
            "melds": st.booleans(),
            "melds_tie": st.sampled_from(MeldsTie),
            "melds_announce": st.sampled_from(Announce),
        }
    )
    drawn = st.builds(lambda end, switch: HouseRules(**end, **switch), ends, switches)
    return st.one_of(st.sampled_from(list(PRESETS.values())), drawn)


def choose(random: Random, deal: Deal) -> Action:
    """A legal action at random; in the auction mostly a pass, so that every end of it is met."""
    legal = deal.legal_actions()
    if deal.contract is None and random.random() < 0.75:
        return Pass()
    return random.choice(legal)


def play_deals(match: Match, random: Random, deals: int, *, stop: float = 0.0) -> Match:
    """Play up to `deals` deals at random; with probability `stop` at each action, leave it there."""
    for _ in range(deals):
        if match.winner is not None:
            break
        match.start_deal(shuffled(random))
        deal = match.deals[-1]
        while deal.turn is not None:
            if random.random() < stop:
                return match
            match.apply(choose(random, deal))
    return match


def random_match(rules: HouseRules, seed: int, deals: int = 4, *, stop: float = 0.0) -> Match:
    """A match under these rules, its dealer, packs and actions drawn from `seed`."""
    random = Random(seed)
    return play_deals(Match(rules, random.randrange(4)), random, deals, stop=stop)


def record_of(match: Match, salt: str | None = None) -> MatchRecord:
    """The record of a match as it stands."""
    return MatchRecord(match.rules, PLAYERS, tuple(record_deal(deal, salt) for deal in match.deals))


def actions_of(deal: Deal) -> tuple[Action, ...]:
    """Everything that was done in a deal, in order."""
    return (*deal.bids, *deal.plays)


def replayed(deal: Deal, pack: Pack | None = None) -> Iterator[tuple[Match, Action | None]]:
    """Play a first deal again, on another pack if given: the match before each action and at the end."""
    match = Match(deal.rules, deal.dealer)
    match.start_deal(pack or deal.pack)
    for action in actions_of(deal):
        yield match, action
        match.apply(action)
    yield match, None


def opened(hands: list[str], trump: str, rules: HouseRules | None = None, *, dealer: int = 3) -> Match:
    """A match in which the first speaker took, the four hands of eight cards dealt."""
    taker = (dealer + 1) % 4
    upcard = next(card for card in hands[taker].split() if card[1] == trump)
    match = Match(rules or HouseRules(), dealer)
    match.start_deal(pack_for(hands, dealer, taker, upcard))
    match.apply(Take(Suit.from_letter(trump)))
    return match


def play(match: Match, text: str) -> None:
    """Play the cards of `7S TH …` without a word."""
    for card in cards(text):
        match.apply(Play(card))


FIGURES = {case["name"]: case for case in read_lines("figures.jsonl")}
"""Deals in which the first speaker takes in hearts, by tricks and belote, the takers' figure first."""


def play_figure(match: Match, name: str) -> None:
    """Deal and play one of FIGURES; the takers are the seat after the dealer and its partner."""
    figure = FIGURES[name]
    match.start_deal(cards(" ".join(figure["deck"])))
    match.apply(Take(Suit.HEARTS))
    play(match, " ".join(figure["plays"]))


def play_void(match: Match) -> None:
    """A deal in which everybody passes twice."""
    match.start_deal(CARDS)
    for _ in range(8):
        match.apply(Pass())


def snapshot(match: Match) -> str:
    """Everything there is to a match, to compare."""
    parts = [{**vars(match), "deals": len(match.deals)}, *map(vars, match.deals)]
    return repr(parts)
