"""Told to stop, the bot begins nothing any more and says on the tables that it comes back."""

from tests.discord.harness import Server

BACK_SOON = "⏳ The bot is restarting: back in a moment, and the table goes on where it is."


async def stop(server: Server) -> None:
    with server.env._bot_scope():
        await server.bot.close()


async def test_open_tables_say_that_the_bot_is_back_soon_until_it_is(server: Server) -> None:
    people = server.four()
    await server.begin(people)
    other = server.guild.create_text_channel("other")
    await server.person("Zoé").types("new", other)
    labels = server.post.labels
    await stop(server)
    assert BACK_SOON in server.post.text
    assert server.post.labels == labels
    assert BACK_SOON in server.posts_in(other)[-1].text
    await server.restart()
    assert BACK_SOON not in server.post.text
    assert BACK_SOON not in server.posts_in(other)[-1].text
    assert len(server.posts) == 2
    person = server.on_turn(people)
    await person.opens_hand()
    await person.acts(person.actions[0])


async def test_a_table_whose_message_is_gone_does_not_keep_the_bot(server: Server) -> None:
    await server.begin(server.four())
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=None)
    await stop(server)
    server.env.backend.faults.clear()
    await server.restart()
    assert server.post.labels == ["My hand", "Table", "Rules"]


async def test_nothing_begins_any_more(server: Server) -> None:
    people = server.four()
    await server.begin(people)
    person = server.on_turn(people)
    version = server.table.version
    await server.bot.under_way.stop(0)
    refused = await person.acts(person.actions[0])
    assert refused.said == "The bot is about to restart: nothing was done. Try again in a moment."
    assert (await person.types("table")).said == refused.said
    assert server.table.version == version
