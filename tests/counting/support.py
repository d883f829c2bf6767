"""What the tests of counts share: four players, an opener, deals in short."""

from belote_bot.counting.count import Actor, Count, Player, Players
from belote_bot.counting.draft import Draft, Figures
from belote_bot.counting.entries import Entry, Moment
from belote_bot.counting.service import Counts, Opening
from belote_bot.game.cards import Suit
from belote_bot.game.house_rules import HouseRules

GUILD = 1
USUAL = HouseRules()
ALICE, BRUNO, EVE = Actor(10), Actor(11), Actor(99)
"""Who opened the count; a player who was mentioned; a stranger."""
STAFF = Actor(50, is_staff=True)

PLAYERS = (
    Player("Alice", None),
    Player("Bruno", BRUNO.user_id),
    Player("Chloé", None),
    Player("Denis", None),
)


def called(first: str, second: str, third: str, fourth: str) -> Players:
    """Four players by their names alone."""
    return Player(first, None), Player(second, None), Player(third, None), Player(fourth, None)


async def opened(counts: Counts, rules: HouseRules = USUAL) -> Count:
    """A new count that Alice opened."""
    return await counts.open(Opening(GUILD, 2, ALICE.user_id, "fr", rules, PLAYERS))


def made(points_a: int, taker: int = 0) -> Draft:
    """A deal in hearts of which team A's points were typed."""
    return Draft(taker, Suit.HEARTS, figures=Figures(points_a=str(points_a)))


def now(count: Count, number: int) -> Moment:
    """A deal as it is entered on this state of the count."""
    return Moment(number, count.row.version, len(count.deals))


def entry(count: Count, number: int) -> Entry:
    """A deal of this state of the count: a new one after the last, else a correction."""
    return Entry(number, len(count.deals))


async def typed(counts: Counts, count: Count, actor: Actor, number: int, draft: Draft) -> None:
    """What somebody chooses and types of a deal, on the state of the count that is given."""
    await counts.entries.change(count.id, actor, entry(count, number), lambda _: draft)


async def noted(counts: Counts, count: Count, draft: Draft, number: int | None = None) -> Count:
    """A deal entered and noted by Alice, on the state of the count that is given."""
    at = len(count.deals) if number is None else number
    await typed(counts, count, ALICE, at, draft)
    return await counts.entries.note(count.id, ALICE, now(count, at))


async def with_deals(counts: Counts, *points_a: int, rules: HouseRules = USUAL) -> Count:
    """A count with these deals, all taken by Alice."""
    count = await opened(counts, rules)
    for points in points_a:
        count = await noted(counts, count, made(points))
    return count
