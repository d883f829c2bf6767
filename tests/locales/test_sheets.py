"""Every rule that can decide a deal is told in a sentence, in words of the table's own rules."""

from dataclasses import replace

import pytest

from belote_bot.game.cards import Card
from belote_bot.game.highlights import (
    Belotes,
    BiggestDeal,
    Capots,
    Comeback,
    Contracts,
    Highlight,
    Streak,
)
from belote_bot.game.house_rules import HouseRules, Litige, Rounding
from belote_bot.game.melds import Meld, MeldKind
from belote_bot.game.scoring import BeloteLoss, DealPoints, LostBelote, Pair, score_deal
from belote_bot.game.seats import Team
from belote_bot.game.tally import tally
from belote_bot.locales import Language
from belote_bot.locales.sheets import highlight_line, reasons

FR, EN = Language
NAMES = ("Alice", "Bruno", "Chloé", "Denis")
DEFAULT = HouseRules()
APART = HouseRules(belote_counts_for_contract=False)
MELDS = HouseRules(melds=True)


def deal(tricks: int, takers: Team = 0, *, belote: Pair = (0, 0), melds: Pair = (0, 0)) -> DealPoints:
    """A deal by what team A's tricks were worth with the last one, which it won: 0 and 252 are capots."""
    if tricks in {0, 252}:
        capot: Team = 0 if tricks else 1
        cards, won = ((0, 152), (0, 8)) if capot else ((152, 0), (8, 0))
        return DealPoints(takers, cards, won, capot, belote, melds)
    return DealPoints(takers, (tricks - 10, 162 - tricks), (4, 4), 0, belote, melds)


def told(language: Language, rules: HouseRules, *deals: DealPoints | None) -> str:
    """All that is said of the last of these deals, with plain spaces."""
    scores = [None if points is None else score_deal(points, rules) for points in deals]
    results = tally(rules, [(None, score) for score in scores]).results
    assert len(results) == len(deals)
    said = reasons(language, results, rules, lambda seat: NAMES[seat], lambda meld: meld.kind.value)
    return " ".join(said).replace("\N{NO-BREAK SPACE}", " ")


MADE = "Plus de points que la défense : chacun marque les siens."


# ---- the judgement ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "points", "french", "english"),
    [
        (DEFAULT, deal(90), MADE, "More points than the defence: each side marks its own."),
        (
            DEFAULT,
            deal(75, belote=(20, 0)),
            "La belote compte pour le contrat : 75 + 20 contre 87.",
            "Belote counts for the contract: 75 + 20 against 87.",
        ),
        (
            APART,
            deal(75, belote=(20, 0)),
            (
                "La belote ne compte pas pour le contrat : 75 contre 87. La défense marque 162."
                " Les preneurs gardent leur belote."
            ),
            (
                "Belote does not count for the contract: 75 against 87. The defence marks 162."
                " The takers keep their belote."
            ),
        ),
        (
            DEFAULT,
            deal(85, belote=(0, 20)),
            "La belote compte pour le contrat : 85 contre 77 + 20. La défense marque 162 + 20 de belote.",
            "Belote counts for the contract: 85 against 77 + 20. The defence marks 162 + 20 for belote.",
        ),
        (
            APART,
            deal(91, belote=(0, 20)),
            "La belote ne compte pas pour le contrat : 91 contre 71.",
            "Belote does not count for the contract: 91 against 71.",
        ),
        (
            MELDS,
            deal(62, melds=(50, 0)),
            "Les annonces comptent pour le contrat : 62 + 50 contre 100.",
            "Melds count for the contract: 62 + 50 against 100.",
        ),
        (
            MELDS,
            deal(62, belote=(20, 0), melds=(20, 0)),
            "Belote et annonces comptent pour le contrat : 62 + 20 + 20 contre 100.",
            "Belote and melds count for the contract: 62 + 20 + 20 against 100.",
        ),
        (
            DEFAULT,
            deal(60, belote=(0, 20)),
            "Moins de points que la défense, qui marque 162 + 20 de belote.",
            "Fewer points than the defence, which marks 162 + 20 for belote.",
        ),
        (
            MELDS,
            deal(30, belote=(20, 0), melds=(50, 0)),
            (
                "Moins de points que la défense, qui marque 162 + 50 d’annonces."
                " Les preneurs gardent leur belote. Les annonces des preneurs vont à la défense."
            ),
            (
                "Fewer points than the defence, which marks 162 + 50 for melds."
                " The takers keep their belote. The takers’ melds go to the defence."
            ),
        ),
    ],
)
def test_what_decided_is_told(rules: HouseRules, points: DealPoints, french: str, english: str) -> None:
    assert told(FR, rules, points) == french
    assert told(EN, rules, points) == english


@pytest.mark.parametrize(
    ("litige", "french", "english"),
    [
        (
            Litige.HOLD,
            "Égalité : la défense marque ses points, les 81 des preneurs vont au pot.",
            "Equal: the defence marks its points, the takers’ 81 go into the pot.",
        ),
        (
            Litige.FAILED,
            "Égalité : à cette table, les preneurs sont dedans. La défense marque 162.",
            "Equal: at this table the takers have failed. The defence marks 162.",
        ),
        (
            Litige.MADE,
            "Égalité : à cette table, elle suffit aux preneurs.",
            "Equal: at this table that is enough for the takers.",
        ),
    ],
)
def test_what_equality_means_at_this_table_is_told(litige: Litige, french: str, english: str) -> None:
    rules = HouseRules(litige=litige)
    assert told(FR, rules, deal(81)) == french
    assert told(EN, rules, deal(81)) == english


def test_equality_by_a_belote_is_told_with_what_the_takers_keep() -> None:
    assert told(FR, DEFAULT, deal(71, belote=(20, 0))) == (
        "La belote compte pour le contrat : 71 + 20 contre 91."
        " Égalité : la défense marque ses points, les 71 des preneurs vont au pot."
        " Les preneurs gardent leur belote."
    )


@pytest.mark.parametrize("value", [250, 252])
def test_a_capot_is_told_with_its_value_at_this_table(value: int) -> None:
    rules = HouseRules(capot_value=value)
    assert told(FR, rules, deal(252)) == f"Tous les plis aux preneurs : le capot vaut {value} points."
    assert told(EN, rules, deal(252)) == f"Every trick to the takers: the capot is worth {value} points."
    assert told(FR, rules, deal(252, 1)) == f"Tous les plis à la défense, qui marque {value}."
    assert told(EN, rules, deal(252, 1)) == f"Every trick to the defence, which marks {value}."


# ---- the pot ----------------------------------------------------------------------------------


def test_the_pot_is_told_as_it_grows_waits_and_is_paid() -> None:
    equal = deal(81)
    assert "vont au pot, qui monte à 162." in told(FR, DEFAULT, equal, equal)
    assert "go into the pot, which grows to 162." in told(EN, DEFAULT, equal, equal)
    assert told(FR, DEFAULT, equal, None) == "Les 81 points du pot attendent toujours."
    assert told(EN, DEFAULT, equal, None) == "The 81 points in the pot still wait."
    assert told(FR, DEFAULT, equal, deal(90)) == f"{MADE} Le pot de 81 va aux preneurs."
    assert told(EN, DEFAULT, equal, deal(90)).endswith("The pot of 81 goes to the takers.")
    assert told(FR, DEFAULT, equal, deal(90, 1)).endswith("Le pot de 81 va à la défense.")
    assert told(EN, DEFAULT, equal, deal(90, 1)).endswith("The pot of 81 goes to the defence.")


def test_what_happens_to_the_pot_at_the_end_is_told() -> None:
    to_target, to_deals = HouseRules(target=150), HouseRules(target=None, deals=2)
    equal = deal(81)
    end = "Égalité, et la partie est finie"
    assert told(FR, to_target, equal, equal) == f"{end} : les 162 points du pot sont perdus."
    assert told(FR, to_deals, equal, equal) == f"{end} : le pot de 162 revient à ceux qui l’ont mis."
    end = "Equal, and the match is over"
    assert told(EN, to_target, equal, equal) == f"{end}: the 162 points in the pot are lost."
    assert told(EN, to_deals, equal, equal) == f"{end}: the pot of 162 goes back to those who put it in."


# ---- rounding ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rounding", "french", "english"),
    [
        (Rounding.TEN_5_UP, "un 5 monte : 97 → 100, 65 → 70", "a 5 goes up: 97 → 100, 65 → 70"),
        (Rounding.TEN_6_UP, "un 5 descend : 97 → 100, 65 → 60", "a 5 goes down: 97 → 100, 65 → 60"),
        (
            Rounding.TEN_5_TO_TAKERS,
            "un 5 profite aux preneurs : 97 → 100, 65 → 60",
            "a 5 in favour of the takers: 97 → 100, 65 → 60",
        ),
    ],
)
def test_rounding_is_told_with_where_a_five_goes(rounding: Rounding, french: str, english: str) -> None:
    rules = HouseRules(rounding=rounding)
    assert told(FR, rules, deal(97)).endswith(f"Arrondi à la dizaine, {french}.")
    assert told(EN, rules, deal(97)).endswith(f"Rounded to tens, {english}.")


def test_rounding_without_a_five_is_told_plainly_and_none_not_at_all() -> None:
    rules = HouseRules(rounding=Rounding.TEN_5_UP)
    assert told(FR, rules, deal(98)).endswith("Arrondi à la dizaine la plus proche : 98 → 100, 64 → 60.")
    assert told(EN, rules, deal(98)).endswith("Rounded to the nearest ten: 98 → 100, 64 → 60.")
    assert "Arrondi" not in told(FR, rules, deal(100, 0, belote=(0, 18)))


# ---- what was said at the table ---------------------------------------------------------------


def test_a_lost_belote_is_told_with_who_lost_it() -> None:
    forgotten = replace(deal(90), lost_belote=LostBelote(2, BeloteLoss.FORGOTTEN))
    assert told(FR, DEFAULT, forgotten) == f"{MADE} Belote oubliée par Chloé : 20 points perdus."
    assert told(EN, DEFAULT, forgotten).endswith("Belote forgotten by Chloé: 20 points lost.")
    queen_first = replace(deal(90), lost_belote=LostBelote(1, BeloteLoss.QUEEN_FIRST))
    sentence = "Dame jouée avant le roi par Bruno : la belote ne compte pas."
    assert told(FR, DEFAULT, queen_first) == f"{MADE} {sentence}"
    sentence = "Queen played before the king by Bruno: the belote does not count."
    assert told(EN, DEFAULT, queen_first).endswith(sentence)


def test_melds_are_told_with_who_showed_them() -> None:
    tierce = Meld(MeldKind.TIERCE, tuple(map(Card.parse, ("TC", "JC", "QC"))))
    kings = Meld(MeldKind.CARRE, tuple(map(Card.parse, ("KS", "KH", "KD", "KC"))))
    points = replace(deal(30, 0, melds=(0, 140)), shown=((1, (kings, tierce)), (3, (tierce,))))
    sentence = "Annonces : Bruno (carre, tierce), Denis (tierce)."
    assert told(FR, MELDS, points).endswith(sentence)
    assert told(EN, MELDS, points).endswith("Melds: Bruno (carre, tierce), Denis (tierce).")


# ---- the best moments -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("highlight", "french", "english"),
    [
        (
            Capots(0, (4,), 272),
            "Capot à la donne 5 : 272 points pour eux.",
            "Capot in deal 5: 272 points for them.",
        ),
        (
            Capots(0, (1, 3, 6), 252),
            "3 capots pour eux : donnes 2, 4 et 7.",
            "3 capots for them: deals 2, 4 and 7.",
        ),
        (
            BiggestDeal(0, 2, 182),
            "La plus grosse donne, la n° 3 : 182 points pour eux.",
            "The biggest deal, no. 3: 182 points for them.",
        ),
        (
            Comeback(0, 2, 340),
            "Remontée : eux avaient 340 points de retard après la donne 3.",
            "A comeback: them were 340 points behind after deal 3.",
        ),
        (Streak(0, 4), "4 donnes de suite pour eux.", "4 deals in a row for them."),
        (
            Contracts(0, 5, 7),
            "Contrats réussis par eux : 5 sur 7.",
            "Contracts made by them: 5 of 7.",
        ),
        (Belotes(0, 3), "3 belotes pour eux.", "3 belotes for them."),
    ],
)
def test_moments_are_told_with_whose_they_were(highlight: Highlight, french: str, english: str) -> None:
    assert highlight_line(FR, highlight, "eux").replace("\N{NO-BREAK SPACE}", " ") == french
    assert highlight_line(EN, highlight, "them") == english
