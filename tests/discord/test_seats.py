"""Sitting down: who may sit where, and who may start."""

from tests.discord.harness import Server


async def test_a_person_sits_down(server: Server) -> None:
    alice, bruno, _, _ = server.four()
    await alice.types("new")
    await bruno.clicks("Sit North")
    assert "North: Bruno" in server.post.text
    assert "Sit North" not in server.post.labels


async def test_a_person_changes_seats(server: Server) -> None:
    alice, bruno, _, _ = server.four()
    await alice.types("new")
    await bruno.clicks("Sit North")
    await bruno.clicks("Sit West")
    assert "West: Bruno" in server.post.text
    assert "North: free" in server.post.text


async def test_two_people_take_the_last_seat_and_one_gets_it(server: Server) -> None:
    alice, bruno, chloe, denis = server.four()
    emma = server.person("Emma")
    await server.seat_four((alice, bruno, chloe, denis))
    await denis.clicks("Leave")
    seat = server.post.button("Sit West").id
    first, second = await server.together((denis, server.post, seat), (emma, server.post, seat))
    assert (first.said, second.said) == (None, "That seat has just been taken.")
    assert "West: Denis" in server.post.text
    assert "Emma" not in server.post.text


async def test_a_person_holds_one_seat_at_a_table(server: Server) -> None:
    alice, bruno, _, _ = server.four()
    await alice.types("new")
    east, west = server.post.button("Sit East").id, server.post.button("Sit West").id
    await server.together((bruno, server.post, east), (bruno, server.post, west))
    assert server.post.text.count("Bruno") == 1


async def test_a_seat_clicked_twice_at_once_is_taken_once(server: Server) -> None:
    alice, bruno, _, _ = server.four()
    await alice.types("new")
    seat = server.post.button("Sit East").id
    first, second = await server.together((bruno, server.post, seat), (bruno, server.post, seat))
    assert (first.said, second.said) == (None, "You sit on that seat already.")


async def test_a_person_seated_at_one_table_cannot_sit_at_another(server: Server) -> None:
    alice, bruno, _, _ = server.four()
    other = server.guild.create_text_channel("other")
    await alice.types("new")
    await bruno.types("new", other)
    answer = await bruno.clicks("Sit East", server.post)
    assert answer.said is not None
    assert "You hold a seat at a table of this server already" in answer.said
    assert "Bruno" not in server.post.text


async def test_a_person_leaves_before_the_match(server: Server) -> None:
    alice, bruno, _, _ = server.four()
    await alice.types("new")
    await bruno.clicks("Sit East")
    await bruno.clicks("Leave")
    assert "Bruno" not in server.post.text
    assert "Sit East" in server.post.labels


async def test_the_host_leaves_and_the_next_person_hosts(server: Server) -> None:
    alice, bruno, _, _ = server.four()
    await alice.types("new")
    await bruno.clicks("Sit East")
    await alice.clicks("Leave")
    assert "Bruno’s table" in server.post.text
    await bruno.clicks("Fill with bots")
    assert "Start" in server.post.labels


async def test_the_last_person_leaves_and_the_table_closes(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("new")
    await alice.clicks("Leave")
    assert server.post.labels == []
    assert "The table is closed." in server.post.text
    assert (await alice.types("new")).said is not None
    assert "Start" in [button.label for button in server.post.buttons]


async def test_whoever_is_not_seated_cannot_leave(server: Server) -> None:
    alice, bruno, _, _ = server.four()
    await alice.types("new")
    assert (await bruno.clicks("Leave")).said == "You do not sit at this table."


async def test_only_the_host_adds_bots_and_starts(server: Server) -> None:
    alice, bruno, _, _ = server.four()
    await alice.types("new")
    await bruno.clicks("Sit East")
    for label in ("Add a bot", "Fill with bots"):
        assert (await bruno.clicks(label)).said == "Only the table’s host can do that."
    await alice.clicks("Fill with bots")
    assert (await bruno.clicks("Start")).said == "Only the table’s host can do that."
    assert "The table is full" in server.post.text


async def test_the_host_adds_one_bot_then_fills_the_table(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("new")
    await alice.clicks("Add a bot")
    assert server.post.text.count("🤖") == 1
    await alice.clicks("Fill with bots")
    assert server.post.text.count("🤖") == 3


async def test_nobody_starts_before_the_table_is_full(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("new")
    assert not server.post.button("Start").enabled
    forged = await server.forge(alice, server.post, server.post.button("Start").id)
    assert forged.said == "There are free seats: a match needs four."


async def test_the_start_deals_and_the_draw_for_the_deal_stays_to_be_read(server: Server) -> None:
    people = server.four()
    await server.seat_four(people)
    await people[0].clicks("Start")
    draw, deal = server.posts
    assert draw.text.startswith("Drawing for the deal")
    assert draw.labels == []
    assert "Lowest card: **" in draw.text
    assert deal.labels == ["My hand", "Table", "Rules"]


async def test_a_start_clicked_twice_begins_one_match(server: Server) -> None:
    people = server.four()
    await server.seat_four(people)
    start = server.post.button("Start").id
    first, second = await server.together((people[0], server.post, start), (people[0], server.post, start))
    assert (first.said, second.said) == (None, "The match has begun: the table does not change any more.")
    assert await server.database.number("SELECT count(*) FROM matches") == 1
    assert await server.database.number("SELECT count(*) FROM deals") == 1
