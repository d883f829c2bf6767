"""The one-line notation of actions."""

import pytest

from belote_bot.game.actions import Action, Pass, Play, Take, Word, parse_action
from belote_bot.game.cards import CARDS, Card, Suit

JACK = Card.parse("JH")


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Pass(), "pass"),
        (Take(Suit.HEARTS), "H"),
        (Play(JACK), "JH"),
        (Play(JACK, frozenset({Word.BELOTE})), "JH+belote"),
        (Play(JACK, frozenset({Word.MELDS, Word.REBELOTE})), "JH+melds+rebelote"),
    ],
    ids=str,
)
def test_an_action_is_read_as_it_is_written(action: Action, text: str) -> None:
    assert str(action) == text
    assert parse_action(text) == action


def test_every_card_and_suit_is_read_back() -> None:
    actions: list[Action] = [Pass(), *map(Take, Suit), *map(Play, CARDS)]

    assert [parse_action(str(action)) for action in actions] == actions


@pytest.mark.parametrize(
    "text", ["", "take", "N", "Pass", "JH+", "JH+capot", "+belote", "pass+belote", "JH belote"]
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # whichever part is wrong says so
        parse_action(text)
