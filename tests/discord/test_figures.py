"""What the bot counts and times of itself while people play."""

from belote_bot.watch.figures import FIGURES, Edit, Mover, Settled
from tests.discord.harness import Server


async def test_play_is_counted_and_timed(server: Server) -> None:
    moves, edits = FIGURES.moves.by_value, FIGURES.edits.by_value
    stored, thought = FIGURES.transactions[Settled.COMMITTED].number, FIGURES.thinking["steady"].number
    alice, *_ = server.four()
    await server.begin_with_bots(alice)
    own = 0
    while FIGURES.moves[Mover.BOT] == moves[Mover.BOT]:  # who speaks first, takes and leads acts twice
        await alice.acts(alice.actions[0])
        own += 1
    assert FIGURES.moves[Mover.PERSON] == moves[Mover.PERSON] + own
    bots = FIGURES.moves[Mover.BOT] - moves[Mover.BOT]
    assert FIGURES.thinking["steady"].number == thought + bots
    assert FIGURES.transactions[Settled.COMMITTED].number > stored + bots
    assert FIGURES.edits[Edit.SENT] > edits[Edit.SENT]


async def test_a_change_that_needs_no_edit_of_its_own_is_counted_as_saved(slow_server: Server) -> None:
    server = slow_server
    alice, *_ = server.four()
    await alice.types("new")
    await server.calm()
    before = FIGURES.edits.by_value
    board, table = server.bot.house.board, server.table
    board.table_changed(table)
    board.table_changed(table)
    await server.calm()
    assert FIGURES.edits[Edit.SAVED] == before[Edit.SAVED] + 1
