"""Tables whose house rules a test chooses: opened where the lobby opens them, then all is clicks."""

from collections.abc import Sequence

from belote_bot.game.house_rules import HouseRules
from belote_bot.tables import occupants
from belote_bot.tables.lobby import Opening
from tests.discord.harness import Person, Server


async def open_table(server: Server, host: Person, rules: HouseRules) -> None:
    """Open a table under these rules, in the language of its host."""
    language = "fr" if server.locales[host.id] == "fr" else "en"
    seated = occupants.Person(host.id, host.name)
    with server.env._bot_scope():
        opening = Opening(server.guild.id, server.channel.id, seated, language, rules)
        await server.bot.house.tables.lobby.open(opening)
    await server.env.settle()
    await server.calm()


async def begin_under(server: Server, people: Sequence[Person], rules: HouseRules) -> None:
    """People sit down in order, bots on the other seats; the match begins, everybody opens their hand."""
    host, *others = people
    await open_table(server, host, rules)
    french = server.locales[host.id] == "fr"
    for person, side in zip(
        others, ("Est", "Nord", "Ouest") if french else ("East", "North", "West"), strict=False
    ):
        await person.clicks(f"S’asseoir : {side}" if french else f"Sit {side}")
        await server.calm()
    if len(people) < 4:
        await host.clicks("Compléter avec des bots" if french else "Fill with bots")
        await server.calm()
    await host.clicks("Commencer" if french else "Start")
    for person in people:
        await person.opens_hand()
