"""A second reading of RULES §3–§6 and §9, written for clarity with texts alone, to argue with the engine.

It knows nothing of points: whether a match was over, or a result is right, it does not judge.
"""

import hashlib
from typing import Any

from belote_bot.game.house_rules import HouseRules, RulesError, rules_from

RANKS = "789TJQKA"
SUITS = "SHDC"
DECK = sorted(rank + suit for suit in SUITS for rank in RANKS)
TRUMP_ORDER = "78QKTA9J"
PLAIN_ORDER = "789JQKTA"


class Objection(Exception):
    """What the referee holds against a record."""


def object_if(wrong: bool, reason: str) -> None:
    if wrong:
        raise Objection(reason)


def beats(card: str, other: str, trump: str) -> bool:
    """Whether `card`, played later, takes the trick from `other`."""
    if card[1] == other[1]:
        order = TRUMP_ORDER if card[1] == trump else PLAIN_ORDER
        return order.index(card[0]) > order.index(other[0])
    return card[1] == trump


def legal_cards(hand: list[str], trick: list[str], trump: str, rules: HouseRules) -> set[str]:
    """RULES §5, point by point."""
    if not trick:  # 1
        return set(hand)
    led = trick[0][1]
    best = trick[0]
    for card in trick[1:]:
        if beats(card, best, trump):
            best = card
    partner_holds = len(trick) > 1 and best == trick[-2]
    trumps = {card for card in hand if card[1] == trump}
    played = [card for card in trick if card[1] == trump]
    higher = {card for card in trumps if all(beats(card, other, trump) for other in played)}
    if led == trump:  # 3
        if not trumps:
            return set(hand)
        if partner_holds and not rules.overtrump_partner_when_trump_led:
            return trumps
        return higher or trumps
    following = {card for card in hand if card[1] == led}
    if following:  # 2
        return following
    if partner_holds and not rules.must_ruff_partner:  # 4
        return set(hand)
    if not trumps:  # 6
        return set(hand)
    if higher:  # 5
        return higher
    return trumps if rules.must_undertrump else set(hand)


def deal_hands(deck: list[str], dealer: int, taker: int | None, rules: HouseRules) -> list[list[str]]:
    """RULES §3: two packets each; the taker's share of the rest begins with the upcard."""
    hands: list[list[str]] = [[], [], [], []]
    rest = list(deck)
    for size in map(int, rules.packets.split("-")):
        for step in (1, 2, 3, 4):
            hands[(dealer + step) % 4] += rest[:size]
            rest = rest[size:]
    if taker is not None:
        hands[taker].append(rest.pop(0))
        for step in (1, 2, 3, 4):
            seat = (dealer + step) % 4
            missing = 8 - len(hands[seat])
            hands[seat] += rest[:missing]
            rest = rest[missing:]
    return hands


def has_melds(hand: list[str]) -> bool:
    """Whether a hand of eight holds a four of 9 or better, or three in a row."""
    if any(all(rank + suit in hand for suit in SUITS) for rank in "9TJQKA"):
        return True
    runs = [[rank + suit for rank in RANKS[start : start + 3]] for suit in SUITS for start in range(6)]
    return any(all(card in hand for card in run) for run in runs)


def judge_bids(bids: list[str], upcard: str) -> tuple[int, str] | None:
    """RULES §4: which bid took, and which suit; None when nobody has taken yet, or will."""
    for index, bid in enumerate(bids):
        object_if(index >= 8, "a ninth bid")
        if bid == "pass":
            continue
        if index < 4:
            object_if(bid != "take", "round 1 is take or pass")
        else:
            object_if(bid not in list(SUITS) or bid == upcard[1], "round 2 is one of three suits or pass")
        object_if(index + 1 < len(bids), "a bid after the take")
        return index, upcard[1] if index < 4 else bid
    return None


def judge_words(
    deal: dict[str, Any], seats: list[int], dealt: list[list[str]], trump: str, rules: HouseRules
) -> None:
    """RULES §6 and §9 under manual announcing."""
    seen: set[tuple[int, str]] = set()
    for said in deal.get("said", []):
        ply, word = said["ply"], said["word"]
        object_if(not 0 <= ply < len(deal["plays"]), "a word where no card is played")
        object_if((ply, word) in seen, "a word twice")
        seen.add((ply, word))
        seat, card = seats[ply], deal["plays"][ply]
        if word == "melds":
            object_if(not rules.melds or rules.melds_announce != "manual", "the table announces")
            object_if(ply >= 4 or not has_melds(dealt[seat]), "nothing to announce")
        elif word in ("belote", "rebelote"):
            object_if(rules.belote_announce != "manual", "the table announces")
            pair = ["K" + trump, "Q" + trump]
            object_if(card not in pair or not set(pair) <= set(dealt[seat]), "without the pair")
            first = card == min(pair, key=deal["plays"].index) if set(pair) <= set(deal["plays"]) else True
            object_if(first != (word == "belote"), "the other word")
        else:
            raise Objection("no word")


def judge_deal(deal: dict[str, Any], rules: HouseRules) -> bool:
    """Object to the deal, or tell whether it is finished."""
    deck, dealer, plays = deal["deck"], deal["dealer"], deal.get("plays", [])
    object_if(sorted(deck) != DECK, "not the 32 cards")
    if deal.get("commitment") is not None:
        object_if(deal.get("salt") is None, "no salt")
        text = f"{deal['salt']}:{' '.join(deck)}"
        object_if(hashlib.sha256(text.encode()).hexdigest() != deal["commitment"], "another deck")
    took = judge_bids(deal["bids"], deck[20])
    if took is None:
        object_if(bool(plays) or bool(deal.get("said")), "a card without trumps")
        return len(deal["bids"]) == 8
    taker, trump = (dealer + 1 + took[0]) % 4, took[1]
    dealt = deal_hands(deck, dealer, taker, rules)
    hands = [list(hand) for hand in dealt]
    turn, trick, seats = (dealer + 1) % 4, list[str](), list[int]()
    for card in plays:
        object_if(len(seats) == 32, "a 33rd card")
        object_if(card not in hands[turn], "not held")
        object_if(card not in legal_cards(hands[turn], trick, trump, rules), "not legal")
        hands[turn].remove(card)
        trick.append(card)
        seats.append(turn)
        turn = (turn + 1) % 4
        if len(trick) == 4:
            best = 0
            for index in (1, 2, 3):
                if beats(trick[index], trick[best], trump):
                    best = index
            turn, trick = (turn + best) % 4, []
    judge_words(deal, seats, dealt, trump, rules)
    return len(plays) == 32


def objection_to(record: dict[str, Any]) -> str | None:
    """What speaks against the record, None if nothing does."""
    try:
        rules = rules_from(record["rules"])
        finished = True
        for number, deal in enumerate(record["deals"]):
            object_if(not finished, "a deal before the last is not finished")
            first = record["deals"][0]["dealer"]
            object_if(not 0 <= first <= 3 or deal["dealer"] != (first + number) % 4, "dealer out of turn")
            finished = judge_deal(deal, rules)
    except (RulesError, Objection) as objection:
        return str(objection)
    return None
