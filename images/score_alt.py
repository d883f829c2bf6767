"""The score sheet in words."""

from belote_bot.game.highlights import highlights
from belote_bot.game.seats import TEAMS, Seat, Team
from belote_bot.locales import say
from belote_bot.locales.sheets import highlight_line
from images.alt import joined
from images.scene import ScoreScene
from images.sheet import NOTHING, contract_line, detail_lines, outcome_line, points_line, why, winners_line
from images.words import seat_name, team_name


def describe_score(scene: ScoreScene) -> str:
    """The score sheet for those who cannot see it: what matters most comes first."""
    language, result = scene.language, scene.result
    heading = say(language, "image-deal", number=result.number + 1)
    made = result.contract
    contract = "" if made is None else contract_line(scene, _name(scene, made.taker))
    sentences = [
        winners_line(scene),
        heading + ".",
        contract + "." if contract else "",
        _ended(outcome_line(scene)),
        *why(scene, lambda seat: _name(scene, seat)),
        *(_team_sheet(scene, team) for team in TEAMS),
    ]
    if result.pot:
        sentences.append(say(language, "alt-pot", points=result.pot))
    if scene.next_dealer is not None and result.winner is None:
        sentences.append(say(language, "image-next-dealer", name=_name(scene, scene.next_dealer)) + ".")
    sentences += [
        highlight_line(language, highlight, _team(scene, highlight.team))
        for highlight in highlights(scene.results)
    ]
    return joined(sentences)


def _ended(sentence: str) -> str:
    return sentence if sentence.endswith("!") else sentence + "."


def _name(scene: ScoreScene, seat: Seat) -> str:
    return seat_name(scene.language, scene.places, seat, scene.rules.direction)


def _team(scene: ScoreScene, team: Team) -> str:
    return team_name(scene.language, scene.places, team, scene.rules.direction)


def _team_sheet(scene: ScoreScene, team: Team) -> str:
    """The column of a team, without the rows that bring it nothing."""
    language, result, names = scene.language, scene.result, _team(scene, team)
    if result.score is None:
        return say(language, "alt-team-total", names=names, total=result.totals[team])
    points = points_line(language, result.score)
    details = [] if points is None else [say(language, "alt-points", points=points.figures[team])]
    details += [
        f"{line.label} {line.figures[team]}" for line in detail_lines(scene) if line.figures[team] != NOTHING
    ]
    marked = {"names": names, "marks": result.marks[team], "total": result.totals[team]}
    if not details:
        return say(language, "alt-team-marks", **marked)
    return say(language, "alt-team-sheet", details=", ".join(details), **marked)
