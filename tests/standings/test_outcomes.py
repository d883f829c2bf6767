"""What a match that ended means for each person in it."""

from typing import Any

import pytest

from belote_bot.standings.outcomes import Part, Result, Share, company_of, shares_of
from belote_bot.storage.boards import Company
from belote_bot.storage.database import Database
from belote_bot.storage.endings import EndedMatch, Ending, load_ended_after
from belote_bot.storage.guilds import Desertion, Kind
from tests.standings.support import VOID, Deal, Played, end


async def ended(database: Database, **how: Any) -> EndedMatch:
    await end(database, Played(**how))
    [match] = await load_ended_after(database, 0, 10)
    return match


def by_person(match: EndedMatch) -> dict[int, Share]:
    return {share.user_id: share for share in shares_of(match)}


async def test_four_people_who_play_to_the_end(database: Database) -> None:
    match = await ended(database, winner=1)
    assert company_of(match) is Company.PEOPLE
    assert [(s.user_id, s.part, s.result, s.partner_id, s.counted) for s in shares_of(match)] == [
        (1, Part.WHOLE, Result.LOST, 3, True),
        (2, Part.WHOLE, Result.WON, 4, True),
        (3, Part.WHOLE, Result.LOST, 1, True),
        (4, Part.WHOLE, Result.WON, 2, True),
    ]
    assert {share.company for share in shares_of(match)} == {Company.PEOPLE}


async def test_a_draw_is_one_for_all(database: Database) -> None:
    assert {share.result for share in shares_of(await ended(database, winner="draw"))} == {Result.DRAWN}


async def test_a_match_beside_bots(database: Database) -> None:
    shares = by_person(await ended(database, people=(1, None, None, 4)))
    assert shares.keys() == {1, 4}
    assert {(share.company, share.partner_id) for share in shares.values()} == {(Company.BOTS, None)}


async def test_a_friendly_match_is_won_and_counts_for_nobody(database: Database) -> None:
    share = by_person(await ended(database, kind=Kind.FRIENDLY))[1]
    assert (share.result, share.counted) == (Result.WON, False)


@pytest.mark.parametrize("last", [(None, 2, 3, 4), (9, 2, 3, 4)], ids=["a bot sits in", "somebody else does"])
async def test_whoever_leaves_has_lost_and_the_others_played_with_a_bot(
    database: Database, last: tuple[int | None, int, int, int]
) -> None:
    late = ((9, 0),) if last[0] else ()
    shares = by_person(await ended(database, last=last, late=late, winner=0))
    leaver, partner, opponent = shares[1], shares[3], shares[2]
    assert (leaver.part, leaver.result, leaver.counted) == (Part.LEFT, Result.LOST, True)
    assert (leaver.company, leaver.partner_id) == (Company.PEOPLE, 3)
    assert (partner.result, partner.company, partner.partner_id) == (Result.WON, Company.BOTS, None)
    assert (opponent.result, opponent.company, opponent.partner_id) == (Result.LOST, Company.BOTS, 4)


async def test_where_leaving_is_void_it_means_nothing_for_the_leaver_alone(database: Database) -> None:
    shares = by_person(await ended(database, last=(None, 2, 3, 4), desertion=Desertion.VOID))
    assert (shares[1].result, shares[1].counted) == (Result.VOID, False)
    assert (shares[3].result, shares[3].counted) == (Result.WON, True)


async def test_a_latecomer_is_there_and_it_does_not_count(database: Database) -> None:
    share = by_person(await ended(database, last=(9, 2, 3, 4), late=((9, 0),)))[9]
    assert (share.part, share.seat, share.result, share.counted) == (Part.LATE, 0, Result.VOID, False)
    assert share.figures.deals == 0


async def test_whoever_comes_back_to_their_seat_has_played_the_match(database: Database) -> None:
    shares = by_person(await ended(database, late=((1, 0),)))
    assert (shares[1].part, shares[1].company) == (Part.WHOLE, Company.PEOPLE)
    assert len(shares) == 4


async def test_a_match_that_is_stopped_means_nothing(database: Database) -> None:
    match = await ended(database, ending=Ending.STOPPED, last=(None, 2, 3, 4))
    assert {(share.result, share.counted) for share in shares_of(match)} == {(Result.VOID, False)}


@pytest.mark.parametrize(
    ("desertion", "result"), [(Desertion.LOST, Result.LOST), (Desertion.VOID, Result.VOID)]
)
async def test_a_match_that_everybody_left(database: Database, desertion: Desertion, result: Result) -> None:
    match = await ended(database, ending=Ending.ABANDONED, people=(1, 2, None, None), desertion=desertion)
    counted = desertion is Desertion.LOST
    assert {(s.part, s.result, s.counted) for s in shares_of(match)} == {(Part.LEFT, result, counted)}


async def test_what_is_counted_by_deals(database: Database) -> None:
    deals = (
        Deal((90, 72), 0, "S", "made", belote_of=0),
        Deal((0, 162), 0, "S", "failed", belote_of=3),
        Deal((81, 0), 0, "C", "litige"),
        Deal((252, 0), 2, "H", "made", "A"),
        Deal((0, 252), 3, "D", "made", "B"),
        VOID,
    )
    shares = by_person(await ended(database, deals=deals))
    one, other, third, fourth = (shares[who].figures for who in (1, 2, 3, 4))
    assert (one.deals, one.marks, one.capots) == (5, (423, 486), (1, 1))
    assert (one.taken, one.made, one.failed) == ((2, 0, 0, 1), (1, 0, 0, 0), (1, 0, 0, 0))
    assert (third.taken, third.made, third.failed) == ((0, 1, 0, 0), (0, 1, 0, 0), (0, 0, 0, 0))
    assert [each.belotes for each in (one, other, third, fourth)] == [1, 0, 0, 1]
    assert (fourth.marks, fourth.made) == ((486, 423), (0, 0, 1, 0))


async def test_what_a_leaver_did_is_not_counted(database: Database) -> None:
    shares = by_person(await ended(database, last=(None, 2, 3, 4)))
    assert shares[1].figures == type(shares[1].figures)()
