"""What is written below a score sheet."""

from collections.abc import Iterator, Sequence
from functools import partial

from belote_bot.game.events import DealResult
from belote_bot.game.highlights import highlights
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.scoring import DealScore, Outcome
from belote_bot.game.seats import other_team
from belote_bot.locales import say
from belote_bot.locales.sheets import highlight_line, reasons
from cogs.table.melds import meld_in_short
from cogs.table.sentences import Seated, language_of, name_of, team_names


def sheet_lines(
    seated: Seated, rules: HouseRules, results: Sequence[DealResult], void: str = "sheet-void"
) -> Iterator[str]:
    """The last of these deals, the first ones of a match, in words.

    How it ended and why, the marks, the totals, and in the end who won the match and its best moments.
    `void` names the sentence of a deal that nobody took.
    """
    language, result = language_of(seated), results[-1]
    score = result.score
    why = reasons(language, results, rules, partial(name_of, seated), partial(meld_in_short, language))
    if score is None:
        yield " ".join([say(language, void), *why])
    else:
        yield " ".join([_outcome(seated, score), *why])
        yield say(
            language,
            "sheet-marks",
            team_a=team_names(seated, 0),
            marks_a=result.marks[0],
            total_a=result.totals[0],
            team_b=team_names(seated, 1),
            marks_b=result.marks[1],
            total_b=result.totals[1],
        )
    if result.pot:
        yield say(language, "sheet-pot", pot=result.pot)
    if result.winner == "draw":
        yield say(language, "match-drawn")
    elif result.winner is not None:
        yield say(language, "match-won", team=team_names(seated, result.winner))
    for highlight in highlights(results):
        moment = highlight_line(language, highlight, team_names(seated, highlight.team))
        yield say(language, "highlight-item", moment=moment)


def _outcome(seated: Seated, score: DealScore) -> str:
    key = f"sheet-{score.outcome.value}"
    if score.capot is not None and score.capot == score.winners:
        key = "sheet-capot" if score.outcome is Outcome.MADE else "sheet-capot-defence"
    return say(
        language_of(seated),
        key,
        takers=team_names(seated, score.takers),
        points=score.contract[score.takers],
        against=score.contract[other_team(score.takers)],
    )
