"""What the expert advises, in words."""

from belote_bot.game.actions import Action, Pass, Play, Take
from belote_bot.locales import Language, say
from belote_bot.locales.cards import card_name, suit_name
from belote_bot.locales.motives import because
from belote_bot.tables.advising import Advice, Reason


def hint_sentence(advice: Advice, language: Language) -> str:
    """What to do and what speaks for it."""
    return say(
        language,
        "hint",
        action=_to_do(advice.action, language),
        reason=reason_clause(advice.reason, language),
    )


def reason_clause(reason: Reason, language: Language) -> str:
    """What speaks for an action, for after a colon."""
    return because(language, reason.motive, reason.suit, reason.card)


def _to_do(action: Action, language: Language) -> str:
    match action:
        case Pass():
            return say(language, "hint-pass")
        case Take(suit):
            return say(language, "hint-take", suit=suit_name(language, suit))
        case Play(card, words) if words:
            said = say(language, "hint-words").join(say(language, f"word-{word}") for word in sorted(words))
            return say(language, "hint-play-saying", card=card_name(language, card), said=said)
        case Play(card):
            return say(language, "hint-play", card=card_name(language, card))
