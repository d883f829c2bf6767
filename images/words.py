"""The words that pictures and their descriptions share."""

from belote_bot.game.cards import Card, Rank, Suit
from belote_bot.game.events import Winner
from belote_bot.game.house_rules import Direction
from belote_bot.game.melds import Meld, MeldKind
from belote_bot.game.seats import Seat, Team
from belote_bot.locales import Language, say
from images.fonts import readable
from images.layout import Side, side_of
from images.scene import BotLevel, Places


def rank_index(language: Language, rank: Rank) -> str:
    """The rank as the cards show it: `V` in French, `J` in English."""
    return say(language, f"rank-{rank.name.lower()}")


def suit_sign(language: Language, suit: Suit) -> str:
    """The suit's sign, ♠ ♥ ♦ or ♣."""
    return say(language, f"suit-{suit.name.lower()}")


def suit_name(language: Language, suit: Suit) -> str:
    """The suit's name."""
    return say(language, f"suit-name-{suit.name.lower()}")


def card_name(language: Language, card: Card) -> str:
    """The card's name in a sentence."""
    return say(language, f"card-{card.rank.name.lower()}-{card.suit.name.lower()}")


def side_name(language: Language, side: Side) -> str:
    """South, East, North or West."""
    return say(language, f"seat-{side.name.lower()}")


def seat_name(language: Language, places: Places, seat: Seat, direction: Direction) -> str:
    """The name of who sits there, or the side of the table when nobody does or the name cannot be drawn."""
    place = places[seat]
    if place is None or not readable(place.name):
        return side_name(language, side_of(seat, direction))
    return place.name


def level_name(language: Language, level: BotLevel) -> str:
    """How well a bot plays, in a word."""
    return say(language, f"image-level-{level.value}")


def team_name(language: Language, places: Places, team: Team, direction: Direction) -> str:
    """Both names of a team."""
    return say(
        language,
        "image-team",
        one=seat_name(language, places, team, direction),
        two=seat_name(language, places, team + 2, direction),
    )


def winners_in_words(language: Language, places: Places, winner: Winner, direction: Direction) -> str:
    """Who won the match."""
    if winner == "draw":
        return say(language, "image-draw-match")
    return say(language, "image-winners", names=team_name(language, places, winner, direction))


def meld_name(language: Language, kind: MeldKind) -> str:
    """What is said when such a meld is announced."""
    return say(language, f"image-meld-{kind.value}")


def meld_shown(language: Language, meld: Meld) -> str:
    """A meld with its cards, in short."""
    name = meld_name(language, meld.kind)
    low, top = meld.cards[0], meld.cards[-1]
    if meld.kind is MeldKind.CARRE:
        return say(language, "image-meld-four", meld=name, rank=rank_index(language, low.rank))
    return say(
        language,
        "image-meld-sequence",
        meld=name,
        low=rank_index(language, low.rank),
        top=rank_index(language, top.rank),
        suit=suit_sign(language, top.suit),
    )


def listed(language: Language, items: list[str]) -> str:
    """The items as a list in a sentence."""
    if len(items) < 2:
        return "".join(items)
    return say(language, "image-list", first=", ".join(items[:-1]), last=items[-1])
