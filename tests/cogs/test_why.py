"""Why not?: for each dimmed card the rule that forbids it, in words, out of what one seat knows."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_bot.game.actions import Play
from belote_bot.game.cards import CARDS, Card, Suit, mask_of
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match
from belote_bot.game.play import obligation
from belote_bot.game.views import SeatView, seat_view
from belote_bot.locales import Language
from belote_bot.locales.cards import rank_index, suit_name
from cogs.hand.why import asked, why_lines, why_not, with_why
from cogs.parts.faces import ButtonFace
from cogs.parts.ids import ControlId, Verb
from tests.game.support import SEEDS, cards, house_rules, opened, random_match

DEFAULT = HouseRules()
STRICT = HouseRules(must_ruff_partner=True)
FREE = HouseRules(must_undertrump=False)
BRIDGED = HouseRules(overtrump_partner_when_trump_led=False)

FOUR_HANDS = [
    "JH 9H 7H AS KS 7S AD 8D",
    "AH TH 8H QS JS TS KD 7D",
    "KH QH 9S 8S QD JD TD 9D",
    "7C 8C 9C TC JC QC KC AC",
]


def facing(rules: HouseRules, trick: str, held: str) -> SeatView:
    """What a seat knows that holds these cards and plays to this trick; trumps are hearts."""
    view = seat_view(opened(FOUR_HANDS, "H", rules), 0)
    lying, own = cards(trick), cards(held)
    due = obligation(mask_of(own), lying, Suit.HEARTS, rules)
    deal = replace(view.deal, trick=lying, rules=rules)
    legal = tuple(Play(card) for card in own if due.legal >> card & 1)
    return replace(view, deal=deal, hand=own, legal=legal, obligation=due)


# Rules, trick so far, hand, what is told.
CASES: dict[str, tuple[HouseRules, str, str, list[str]]] = {
    "any card": (DEFAULT, "", "7S JH", []),
    "to follow": (
        DEFAULT,
        "KC",
        "QS 7D AC 8C",
        ["**Q of spades, 7 of diamonds** — clubs were led and you have some: you must follow suit."],
    ),
    "to follow, with many other cards": (
        DEFAULT,
        "KC",
        "QS 7D AD TD 7H 9H TH AC",
        [
            (
                "**Q of spades, 9 10 7 of hearts, A 10 7 of diamonds** — "
                "clubs were led and you have some: you must follow suit."
            )
        ],
    ),
    "to follow trumps": (
        DEFAULT,
        "JH",
        "QS AH 7H",
        ["**Q of spades** — trumps were led and you have some: you must play a trump."],
    ),
    "to go higher": (
        DEFAULT,
        "TH",
        "QS 8H JH",
        [
            "**Q of spades** — trumps were led and you have some: you must play a trump.",
            (
                "**8 of hearts** — a trump was led and you hold a higher one than the ten of hearts: "
                "you must go higher, with the jack of hearts."
            ),
        ],
    ),
    "to go higher than one's partner": (
        DEFAULT,
        "TH 7H",
        "8H AH JH",
        [
            (
                "**8 of hearts** — a trump was led and you hold a higher one than the ten of hearts: "
                "you must go higher, even over your partner, with the jack of hearts or the ace of hearts."
            ),
            "-# A rule of this table — Beating your partner when trumps are led: compulsory.",
        ],
    ),
    "bridged: not to go higher than one's partner": (BRIDGED, "TH 7H", "8H AH JH", []),
    "to ruff": (
        DEFAULT,
        "AC",
        "QS 8H",
        ["**Q of spades** — you have no clubs and an opponent holds the trick: you must ruff."],
    ),
    "behind one's partner any card": (DEFAULT, "AC 7C", "QS 8H", []),
    "strictly: to ruff one's partner": (
        STRICT,
        "AC 7C",
        "QS 8H",
        [
            "**Q of spades** — you have no clubs: you must ruff, even though your partner holds the trick.",
            "-# A rule of this table — Ruffing your partner: compulsory.",
        ],
    ),
    "to ruff higher": (
        DEFAULT,
        "AC 9H",
        "QS 8H JH",
        [
            "**Q of spades** — you have no clubs and an opponent holds the trick: you must ruff.",
            (
                "**8 of hearts** — you can ruff higher than the nine of hearts: you must, "
                "with the jack of hearts."
            ),
        ],
    ),
    "strictly: to ruff higher than one's partner": (
        STRICT,
        "7C TH 8C",
        "8H AH",
        [
            (
                "**8 of hearts** — you can ruff higher than the ten of hearts: you must, "
                "even over your partner, with the ace of hearts."
            ),
            "-# A rule of this table — Ruffing your partner: compulsory.",
        ],
    ),
    "to underruff": (
        DEFAULT,
        "AC 9H",
        "QS 8H",
        [
            (
                "**Q of spades** — you have no clubs and cannot beat the nine of hearts: "
                "you must play a trump all the same."
            ),
            "-# A rule of this table — Underruffing: compulsory.",
        ],
    ),
    "freely: not to underruff": (FREE, "AC 9H", "QS 8H", []),
    "strictly: to underruff one's partner": (
        STRICT,
        "7C JH 8C",
        "QS 8H",
        [
            (
                "**Q of spades** — you have no clubs: you must play a trump, "
                "even though you cannot beat the jack of hearts of your partner."
            ),
            "-# A rule of this table — Ruffing your partner: compulsory.",
            "-# A rule of this table — Underruffing: compulsory.",
        ],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_rules_in_words(name: str) -> None:
    rules, trick, held, lines = CASES[name]
    assert list(why_lines(facing(rules, trick, held), Language.EN)) == lines


def test_the_rules_in_french() -> None:
    lines = list(why_lines(facing(STRICT, "7C TH 8C", "QS 8H AH"), Language.FR))
    assert [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines] == [
        "**D pique** — vous n’avez pas de trèfle : il faut couper, même si votre partenaire tient le pli.",
        (
            "**8 cœur** — vous pouvez surcouper le dix de cœur : il le faut, même sur votre partenaire, "
            "avec l’as de cœur."
        ),
        "-# Règle de cette table — Couper son partenaire : obligatoire.",
    ]


def test_a_refused_card_is_told_its_own_rule() -> None:
    view = facing(DEFAULT, "AC 9H", "QS 8H JH")
    assert [why_not(view, card, Language.EN) for card in cards("QS 8H JH 7S")] == [
        "Not the queen of spades: you have no clubs and an opponent holds the trick: you must ruff.",
        (
            "Not the eight of hearts: you can ruff higher than the nine of hearts: you must, "
            "with the jack of hearts."
        ),
        None,
        "You do not hold the seven of spades.",
    ]


def test_a_refused_card_is_told_the_house_rule() -> None:
    told = why_not(facing(DEFAULT, "AC 9H", "QS 8H"), Card.parse("QS"), Language.EN)
    assert told is not None
    assert told.endswith("\n-# A rule of this table — Underruffing: compulsory.")


def test_out_of_turn_nothing_is_told() -> None:
    view = replace(facing(DEFAULT, "AC", "QS 8H"), obligation=None, legal=())
    assert list(why_lines(view, Language.EN)) == []
    assert why_not(view, Card.parse("QS"), Language.EN) is None


# ---- the button ----------------------------------------------------------------------------------


def faces(count: int) -> tuple[ButtonFace, ...]:
    return tuple(ButtonFace(ControlId(Verb.ACT, 1, (str(index),)), "a card") for index in range(count))


@pytest.mark.parametrize(
    ("rows", "sizes"), [((1,), [2]), ((4,), [5]), ((5,), [5, 1]), ((4, 3), [4, 4]), ((5, 5), [5, 5, 1])]
)
def test_the_button_comes_last_and_stays_within_a_row(rows: tuple[int, ...], sizes: list[int]) -> None:
    view = facing(DEFAULT, "KC", "QS AC")
    with_button = with_why(tuple(map(faces, rows)), 1, view, Language.EN)
    assert [len(row) for row in with_button if isinstance(row, tuple)] == sizes
    last = with_button[-1]
    assert isinstance(last, tuple)
    assert (last[-1].label, str(last[-1].id), last[-1].enabled) == ("Why not?", "b:why:1", True)
    after = asked(with_button)[-1]
    assert isinstance(after, tuple)
    assert [face.enabled for face in after] == [*(True for _ in after[:-1]), False]


def test_there_is_no_button_where_no_card_is_dimmed() -> None:
    rows = (faces(2),)
    assert with_why(rows, 1, facing(DEFAULT, "", "QS AC"), Language.EN) == rows


# ---- any position --------------------------------------------------------------------------------


def on_turn(match: Match) -> SeatView | None:
    """What the seat knows whose turn it is to play; None if nobody is to play."""
    if match.turn is None:
        return None
    view = seat_view(match, match.turn)
    return None if view.obligation is None else view


def one_by_one(suit: str) -> list[str]:
    """The cards of "K J 7 of clubs"."""
    *ranks, name = suit.replace(" of ", " ").split(" ")
    return [f"{rank} {name}" for rank in ranks]


@given(SEEDS, house_rules(), st.sampled_from(Language))
def test_every_card_of_a_hand_is_legal_or_explained(seed: int, rules: HouseRules, language: Language) -> None:
    view = on_turn(random_match(rules, seed, stop=0.04))
    if view is None:
        return
    legal = {action.card for action in view.legal if isinstance(action, Play)}
    told = [line for line in why_lines(view, language) if line.startswith("**")]
    headings = [line.removeprefix("**").partition("**")[0].split(", ") for line in told]
    named = [name for heading in headings for suit in heading for name in one_by_one(suit)]
    dimmed = [
        f"{rank_index(language, card.rank)} {suit_name(language, card.suit)}"
        for card in view.hand
        if card not in legal
    ]
    assert sorted(named) == sorted(dimmed)
    for card in CARDS:
        assert (why_not(view, card, language) is None) == (card in legal)


@given(SEEDS, house_rules())
def test_what_is_told_follows_from_the_hand_and_the_trick_alone(seed: int, rules: HouseRules) -> None:
    """The same hand and trick in another deal, where others hold other cards: the same words."""
    view = on_turn(random_match(rules, seed, stop=0.04))
    if view is None or view.deal.trump is not Suit.HEARTS:
        return
    trick, held = (" ".join(map(str, cards)) for cards in (view.deal.trick, view.hand))
    assert list(why_lines(facing(rules, trick, held), Language.EN)) == list(why_lines(view, Language.EN))
