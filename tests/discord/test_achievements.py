"""What people achieve: said once in the table's last message, and shown on their profile."""

import pytest

from belote_bot.game.actions import Play, Take
from tests.discord.harness import Person, Server
from tests.discord.opening import begin_under
from tests.discord.packs import stack
from tests.discord.past import ONE_DEAL
from tests.game.support import pack_for

HANDS = ["JH 9H AH TH KH QH 8H 7H", "7S 8S 9S TS JS QS KS AS", "7D 8D 9D TD JD QD KD AD"]


@pytest.fixture(autouse=True)
def all_trumps_on_the_first_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    pack = pack_for([*HANDS, "7C 8C 9C TC JC QC KC AC"], dealer=3, taker=0, upcard="7H")
    stack(monkeypatch, iter(lambda: pack, None))


async def capot(server: Server, host: Person) -> None:
    """Somebody with three bots wins every trick of the only deal."""
    await begin_under(server, (host,), ONE_DEAL)
    await host.acts(next(action for action in host.actions if isinstance(action, Take)))
    for _ in range(8):
        await host.acts(next(action for action in host.actions if isinstance(action, Play)))


async def test_the_last_message_says_once_what_was_achieved(server: Server) -> None:
    alice = server.person("Alice")
    await capot(server, alice)
    assert "\n\n🏅 **Alice**: first capot" in server.post.text
    assert server.post.text.count("🏅") == 1
    await capot(server, alice)
    assert "🏅" not in server.post.text


async def test_it_is_said_in_the_tables_language(server: Server) -> None:
    alice = server.person("Alice", "fr")
    await capot(server, alice)
    assert "\n\n🏅 **Alice**\u00a0: premier capot" in server.post.text


async def test_the_profile_shows_it(server: Server) -> None:
    alice, zoe = server.person("Alice"), server.person("Zoé")
    assert "🏅" not in (await zoe.types("profile", member=alice.member)).post.text
    await capot(server, alice)
    text = (await zoe.types("profile", member=alice.member)).post.text
    assert "**Achievements** (1 of 11)" in text
    assert "🏅 **first capot** — every trick, as the taker or with them. <t:" in text
