"""What the tests of the bots share: positions by notation, two simple players, duplicate deals."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import mean, stdev

from belote_bot.game.actions import Action, Pass, Play, Take
from belote_bot.game.cards import Rank, Suit, mask_of
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match
from belote_bot.game.play import winning_index
from belote_bot.game.views import SeatView, seat_view
from belote_bot.players.player import Player
from tests.game.support import pack_for, play, shuffled

ONE_DEAL = HouseRules(target=None, deals=1)


def situation(
    hands: list[str],
    trump: str,
    played: str = "",
    *,
    leader: int = 0,
    taker: int = 0,
    rules: HouseRules = ONE_DEAL,
) -> SeatView:
    """What the seat to act sees: four hands of eight, who led first and who took, the cards played.

    The taker takes in the first round: the upcard is the first of its trumps.
    """
    dealer = (leader + 3) % 4
    match = Match(rules, dealer)
    upcard = next(card for card in hands[taker].split() if card[1] == trump)
    match.start_deal(pack_for(hands, dealer, taker, upcard))
    while match.turn != taker:
        match.apply(Pass())
    match.apply(Take(Suit.from_letter(trump)))
    play(match, played)
    assert match.turn is not None
    return seat_view(match, match.turn)


class AtRandom:
    """Any legal action."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def decide(self, view: SeatView) -> Action:
        return self._random.choice(view.legal)


class Beginner:
    """Takes with jack or nine and three trumps; plays its highest card if it wins, else the cheapest."""

    def decide(self, view: SeatView) -> Action:
        trump = view.deal.trump
        if trump is None:
            hand = mask_of(view.hand) | 1 << view.deal.upcard
            return next(
                (bid for bid in view.legal if isinstance(bid, Take) and _plain(hand, bid.suit)), Pass()
            )
        plays = [action for action in view.legal if isinstance(action, Play)]
        winning = [
            action
            for action in plays
            if winning_index((*view.deal.trick, action.card), trump) == len(view.deal.trick)
        ]
        if winning:
            return max(winning, key=lambda action: (action.card.strength(trump), action.card.suit == trump))
        return min(plays, key=lambda action: (action.card.points(trump), action.card.strength(trump)))


def _plain(hand: int, suit: Suit) -> bool:
    trumps = hand >> suit * 8 & 0xFF
    return trumps.bit_count() >= 3 and bool(trumps >> Rank.JACK & 1 or trumps >> Rank.NINE & 1)


def play_out(match: Match, players: Sequence[Player]) -> None:
    """Play the deal in progress to its end, seat by seat."""
    while match.turn is not None:
        match.apply(players[match.turn].decide(seat_view(match, match.turn)))


@dataclass(frozen=True, slots=True)
class Duel:
    """What duplicate deals showed: marks by which the first player is ahead, per deal."""

    lead: float
    error: float
    """The standard error of `lead`."""


def duel(first: Player, second: Player, deals: int, seed: int) -> Duel:
    """Play each deal twice, the players changing sides; a side is two seats of the same player."""
    random = Random(seed)
    leads: list[float] = []
    for number in range(deals):
        pack = shuffled(random)
        marks = 0
        for players, sign in (((first, second), 1), ((second, first), -1)):
            match = Match(ONE_DEAL, number % 4)
            match.start_deal(pack)
            play_out(match, players * 2)
            marks += sign * (match.results[0].marks[0] - match.results[0].marks[1])
        leads.append(marks / 2)
    return Duel(mean(leads), stdev(leads) / deals**0.5)
