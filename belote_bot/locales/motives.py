"""What speaks for a bid or a card, as the end of a sentence."""

from belote_bot.game.cards import Card, Suit
from belote_bot.locales import Language, say
from belote_bot.locales.cards import card_name, suit_name


def because(language: Language, motive: str, suit: Suit | None, card: Card | None) -> str:
    """The clause for a motive of a player, for after a colon: small at its beginning, a full stop at its end.

    `suit` and `card` are those that the motive is about, as far as it names any.
    """
    return say(
        language,
        f"because-{motive}",
        suit="" if suit is None else suit_name(language, suit),
        card="" if card is None else card_name(language, card),
    )
