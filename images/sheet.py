"""What stands on the score sheet of a deal, line by line; the picture and its description read it alike."""

from dataclasses import dataclass

from belote_bot.game.events import DealResult
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.scoring import DealScore, Outcome, Pair
from belote_bot.game.seats import TEAMS, Team, other_team
from belote_bot.locales import Language, say
from images.scene import ScoreScene
from images.words import suit_name, winners_in_words


@dataclass(frozen=True, slots=True)
class Line:
    """One line of figures, for team A and team B."""

    label: str
    figures: tuple[str, str]


def detail_lines(language: Language, result: DealResult, rules: HouseRules) -> tuple[Line, ...]:
    """How the marks of a played deal came about; nothing for a void one."""
    score = result.score
    if score is None:
        return ()
    bonus = (score.tricks[0] - score.points.cards[0], score.tricks[1] - score.points.cards[1])
    lines = [
        _line(say(language, "image-line-tricks"), score.points.cards),
        _line(say(language, "image-line-last-trick" if score.capot is None else "image-line-capot"), bonus),
        _line(say(language, "image-line-belote"), score.points.belote),
    ]
    if rules.melds:
        lines.append(_line(say(language, "image-line-melds"), score.points.melds))
    if score.held:
        held = (score.held, 0) if score.takers == 0 else (0, score.held)
        lines.append(_line(say(language, "image-line-held"), held))
    if any(result.paid):
        lines.append(_line(say(language, "image-line-paid"), result.paid))
    return tuple(lines)


def _line(label: str, figures: Pair) -> Line:
    shown = [str(figure) if figure else "–" for figure in figures]
    return Line(label, (shown[0], shown[1]))


def contract_line(scene: ScoreScene, taker: str) -> str:
    """Who took, by the name that is to stand there, and what is trumps; empty for a void deal."""
    contract = scene.result.contract
    if contract is None:
        return ""
    return say(
        scene.language,
        "image-contract",
        name=taker,
        suit=suit_name(scene.language, contract.trump),
    )


def outcome_line(language: Language, score: DealScore | None) -> str:
    """Whether the contract was made, in words."""
    if score is None:
        return say(language, "image-outcome-void")
    takers, defence = score.contract[score.takers], score.contract[other_team(score.takers)]
    if score.capot is not None and score.outcome is not Outcome.LITIGE:
        name = "image-outcome-capot" if score.outcome is Outcome.MADE else "image-outcome-capot-defence"
        return say(language, name)
    return say(
        language, f"image-outcome-{score.outcome.value}", takers=takers, defence=defence, held=score.held
    )


def winners_line(scene: ScoreScene) -> str:
    """Who won the match; empty while it goes on."""
    winner = scene.result.winner
    if winner is None:
        return ""
    return winners_in_words(scene.language, scene.places, winner, scene.rules.direction)


def totals_so_far(scene: ScoreScene) -> tuple[Pair, ...]:
    """The totals before the first deal and after each one up to this."""
    return ((0, 0), *(result.totals for result in scene.results))


def leading_team(totals: Pair) -> Team | None:
    """Who is ahead."""
    return None if totals[0] == totals[1] else max(TEAMS, key=lambda team: totals[team])
