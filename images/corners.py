"""What stands in the four corners of the table."""

from belote_bot.game.deal import DealStatus
from belote_bot.game.house_rules import Direction, HouseRules
from belote_bot.game.seats import TEAMS
from belote_bot.game.views import DealView, MatchView
from belote_bot.locales import Language, say
from images.canvas import Align, Canvas
from images.layout import CONTRACT, DEAL, PREVIOUS, SCORES, Box
from images.marks import trump_mark
from images.names import fit_name, fit_team
from images.palette import GOLD, IVORY, SOFT, TEAM_COLOURS
from images.scene import TableScene, TrickShown
from images.showing import previous_trick
from images.sizes import CardSize
from images.sprites import Look, Panel, card_sprite
from images.text import Style, fit_size
from images.words import seat_name, suit_name, team_name


def table_direction(scene: TableScene) -> Direction:
    """Which way play turns."""
    return scene.turning


def draw_scores(canvas: Canvas, scene: TableScene, match: MatchView) -> None:
    """The teams and their points in the match: upper left."""
    for team in TEAMS:
        row = Box(SCORES.left + 12, SCORES.top + 2 + 33 * team, SCORES.width - 24, 33)
        canvas.panel(Box(row.left, row.top + 9, 15, 15), Panel(TEAM_COLOURS[team], radius=7))
        total = say(scene.language, "image-figure", number=match.totals[team])
        points = canvas.write(row, total, Style(30, IVORY), Align.RIGHT)
        names = Box(row.left + 22, row.top, points.left - row.left - 28, row.height)
        who = (scene.language, scene.places, team, table_direction(scene))
        style = fit_size(team_name(*who), Style(20, IVORY, 500), names.width, 18)
        words = fit_team(*who, style, names.width)
        canvas.write(names, words, style)


def draw_contract(canvas: Canvas, scene: TableScene, deal: DealView) -> None:
    """Trumps and taker, or the round of the auction: lower left."""
    box, language, contract = CONTRACT, scene.language, deal.contract
    if contract is None:
        second = len(deal.bids) >= 4
        words = say(language, "image-second-round" if second else "image-first-round")
        canvas.write(Box(box.left + 14, box.top, box.width - 28, box.height), words, Style(24, IVORY))
        return
    trump_mark(58, contract.trump, canvas.style).stamp(canvas.frame, box.left + 8, box.top + 6)
    left, width = box.left + 76, box.width - 86
    trump = say(language, "image-trump", suit=suit_name(language, contract.trump))
    canvas.write(Box(left, box.top + 2, width, 36), trump, fit_size(trump, Style(25, IVORY), width, 22))
    taker = seat_name(language, scene.places, contract.taker, table_direction(scene))
    style = Style(20, SOFT, 500)
    took = fit_name(lambda name: say(language, "image-taker", name=name), taker, style, width)
    canvas.write(Box(left, box.top + 34, width, 32), took, style)


def draw_deal_corner(canvas: Canvas, scene: TableScene, match: MatchView) -> None:
    """The number of the deal, the pot and what is played for: lower right."""
    box, language, rules = DEAL, scene.language, match.rules
    inner = Box(box.left + 14, box.top + 2, box.width - 28, 36)
    number = 1 if match.deal is None else match.deal.number + 1
    canvas.write(inner, say(language, "image-deal", number=number), Style(24, IVORY), Align.RIGHT)
    if match.pot:
        canvas.write(inner, say(language, "image-pot", points=match.pot), Style(24, GOLD))
    goal = goal_in_words(language, rules)
    canvas.write(Box(inner.left, box.top + 34, inner.width, 32), goal, Style(20, SOFT, 500), Align.RIGHT)


def goal_in_words(language: Language, rules: HouseRules) -> str:
    """What a match is played for: points or a number of deals."""
    if rules.target is not None:
        return say(language, "image-target", points=rules.target)
    return say(language, "image-number-of-deals", deals=rules.deals or 0)


def shows_previous(deal: DealView, shown: TrickShown) -> bool:
    """Whether there is a trick before the one on the table."""
    return previous_trick(deal, shown) is not None and deal.status is not DealStatus.VOID


def draw_previous(canvas: Canvas, scene: TableScene, deal: DealView) -> None:
    """The trick before, small: upper right."""
    trick = previous_trick(deal, scene.trick)
    if trick is None or not shows_previous(deal, scene.trick):
        return
    box, size = PREVIOUS, CardSize.TINY
    title = say(scene.language, "image-previous-trick")
    canvas.write(Box(box.left + 6, box.top, box.width - 12, 27), title, Style(19, IVORY), Align.CENTRE)
    for index, card in enumerate(trick.cards):
        won = (trick.leader + index) % 4 == trick.winner
        place = Box(box.left + 4 + index * (size.width + 3), box.top + 31, size.width, size.height)
        look = Look.WINNING if won else Look.PLAIN
        canvas.stamp(card_sprite(card, scene.language, size, look, canvas.style), place)
