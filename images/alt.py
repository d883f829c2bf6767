"""The pictures in words, for those who cannot see them: enough to play by, and nothing that is hidden."""

from belote_bot.game.deal import DealStatus
from belote_bot.locales import say
from images.hand import playable
from images.order import sorted_hand
from images.scene import HandScene
from images.words import card_name, listed, suit_name

LONGEST = 1024
"""Characters that Discord takes as the description of a picture."""


def joined(sentences: list[str]) -> str:
    """The sentences one after another, as much of them as Discord takes."""
    text = " ".join(sentence for sentence in sentences if sentence)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def describe_hand(scene: HandScene) -> str:
    """The hand in words: the cards held, and which of them may be played now."""
    language, view = scene.language, scene.view
    cards = sorted_hand(view, scene.order)
    sentences = [
        say(language, "alt-hand", cards=listed(language, [card_name(language, card) for card in cards]))
        if cards
        else say(language, "image-hand-empty") + "."
    ]
    if view.deal.contract is not None:
        sentences.append(say(language, "alt-trump", suit=suit_name(language, view.deal.contract.trump)))
    elif view.deal.status is DealStatus.RUNNING:
        sentences.append(say(language, "alt-upcard", card=card_name(language, view.deal.upcard)))
    legal = playable(scene)
    if legal is not None:
        names = [card_name(language, card) for card in cards if card in legal]
        sentences.append(say(language, "alt-playable", cards=listed(language, names)))
    elif view.legal:
        sentences.append(say(language, "alt-your-bid"))
    return joined(sentences)
