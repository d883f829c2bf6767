"""Who and what there is in the simulated Discord: a server, a channel, four friends."""

from dataclasses import dataclass
from typing import Final

import discord
import simcord

from belote_bot.locales import Language, say

BOT: Final = "Belote"
YOU: Final = "Camille"
FRIENDS: Final = ("Nour", "Inès", "Hugo")

LOCALES: Final = {Language.FR: discord.Locale.french, Language.EN: discord.Locale.british_english}


@dataclass(frozen=True, slots=True)
class World:
    """The server as the demo needs it."""

    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    you: simcord.MemberActor
    friends: tuple[simcord.MemberActor, ...]

    @property
    def members(self) -> tuple[simcord.MemberActor, ...]:
        """Everybody through whose eyes the channel can be seen, you first."""
        return (self.you, *self.friends)


def build_world(env: simcord.Env, language: Language) -> World:
    """Make the server, always in the same order: so each thing has the same id in every run.

    That is how a database file of an earlier run finds its server, its channel and its players again.
    Called before the bot starts and before the clock is set, for the same reason.
    """
    env.backend.edit_bot_profile(BOT)
    guild = env.create_guild(say(language, "demo-server"), preferred_locale=LOCALES[language].value)
    you, *friends = (
        guild.add_member(env.create_user(name.lower(), global_name=name)) for name in (YOU, *FRIENDS)
    )
    # The page shows one channel: a table in a thread would be out of sight, so nobody can open one there.
    no_threads = discord.PermissionOverwrite(create_public_threads=False)
    channel = guild.create_text_channel(
        "belote", topic=say(language, "demo-topic"), overwrites={guild.default_role: no_threads}
    )
    # You may set the server up; the role comes last, so that everything before keeps its id.
    manages = discord.Permissions(manage_guild=True)
    role = guild.create_role(say(language, "demo-role"), permissions=manages)
    env.backend.add_member_role(guild.id, you.id, role.id)
    return World(guild, channel, you, tuple(friends))
