"""One person's figures."""

from belote_bot.standings.service import Profile, Standings
from belote_bot.storage.database import Database
from belote_bot.storage.erasing import erase
from belote_bot.storage.guilds import Kind
from tests.standings.support import GUILD, Deal, Played, end


async def profile(database: Database, who: int = 1, guild_id: int = GUILD) -> Profile:
    return await Standings(database).profile(guild_id, who)


async def test_whoever_never_played_has_zeros(database: Database) -> None:
    found = await profile(database)
    assert (found.matches, found.won, found.deals, found.marks_for, found.belotes) == (0, 0, 0, 0, 0)
    assert (found.rating, found.best_partner, found.usual_opponent, found.person.name) == (
        None,
        None,
        None,
        "",
    )
    assert (found.curve, found.form, found.longest_series) == ((), (), 0)
    assert [(c.taken, c.made, c.failed) for c in found.contracts] == [(0, 0, 0)] * 4


async def test_matches_series_and_form(database: Database) -> None:
    for winner in (0, 0, 0, 1, "draw", 0, 0):
        await end(database, Played(winner=winner))
    found = await profile(database)
    assert (found.matches, found.won, found.lost, found.drawn) == (7, 5, 1, 1)
    assert (found.longest_series, found.current_series) == (3, 2)
    assert found.form == ("won", "won", "won", "lost", "drawn", "won", "won")
    assert len(found.curve) == 7
    assert found.rating is not None
    assert (found.rating.shown, found.rating.matches) == (found.curve[-1], 7)
    assert found.curve[2] > found.curve[3]


async def test_the_form_is_that_of_the_last_ten(database: Database) -> None:
    for number in range(12):
        await end(database, Played(winner=0 if number == 1 else 1))
    found = await profile(database)
    assert found.form == ("lost",) * 10
    assert found.current_series == 0


async def test_a_long_curve_is_thinned_and_keeps_its_end(database: Database) -> None:
    for number in range(130):
        await end(database, Played(people=(1, None, None, None), winner=number % 2))  # pyright: ignore[reportArgumentType]
    found = await profile(database)
    assert len(found.curve) == 65
    assert found.rating is not None
    assert found.curve[-1] == found.rating.shown


async def test_partners_and_opponents(database: Database) -> None:
    for winner in (0, 0, 0, 1):
        await end(database, Played(people=(1, 2, 3, 4), winner=winner))
    for _ in range(3):
        await end(database, Played(people=(1, 2, 5, 6), winner=0))
    await end(database, Played(people=(1, 2, 7, 3), winner=0))
    found = await profile(database)
    assert found.usual_partner is not None
    assert (found.usual_partner.person.user_id, found.usual_partner.matches, found.usual_partner.won) == (
        3,
        4,
        3,
    )
    assert found.best_partner is not None
    assert (found.best_partner.person.name, found.best_partner.matches, found.best_partner.won) == (
        "P5",
        3,
        3,
    )
    assert found.usual_opponent is not None
    assert (found.usual_opponent.person.user_id, found.usual_opponent.matches) == (2, 8)
    assert found.toughest_opponent is not None
    assert (found.toughest_opponent.person.user_id, found.toughest_opponent.won) == (4, 3)


async def test_contracts_belotes_capots_and_points(database: Database) -> None:
    deals = (
        Deal((90, 72), 0, "S", "made", belote_of=0),
        Deal((0, 162), 0, "S", "failed"),
        Deal((252, 0), 0, "C", "made", "A"),
        Deal((0, 252), 1, "D", "made", "B"),
    )
    await end(database, Played(deals=deals))
    found = await profile(database)
    assert [(c.suit.letter, c.taken, c.made, c.failed) for c in found.contracts] == [
        ("S", 2, 1, 1),
        ("H", 0, 0, 0),
        ("D", 0, 0, 0),
        ("C", 1, 1, 0),
    ]
    assert (found.belotes, found.capots_for, found.capots_against) == (1, 1, 1)
    assert (found.deals, found.marks_for, found.marks_against) == (4, 342, 486)


async def test_matches_with_bots_and_those_one_left_are_among_them(database: Database) -> None:
    await end(database, Played())
    await end(database, Played(people=(1, None, None, 4)))
    await end(database, Played(last=(None, 2, 3, 4)))
    found = await profile(database)
    assert (found.matches, found.won, found.lost, found.with_bots, found.deals) == (3, 2, 1, 1, 2)
    assert found.usual_partner is not None
    assert found.usual_partner.matches == 1


async def test_friendly_matches_and_other_servers_are_not(database: Database) -> None:
    await end(database, Played(kind=Kind.FRIENDLY))
    await end(database, Played(guild_id=GUILD + 1))
    assert (await profile(database)).matches == 0


async def test_a_former_player_has_a_number_and_no_name(database: Database) -> None:
    for _ in range(3):
        await end(database, Played())
    async with database.transaction():
        other = await erase(database, 3)
    found = await profile(database)
    assert found.best_partner is not None
    assert (found.best_partner.person.user_id, found.best_partner.person.name) == (other, "")
    assert other < 0
    assert (await profile(database, 3)).matches == 0
