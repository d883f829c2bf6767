"""The simulated Discord with the patience that slow machines need."""

from typing import Any

import discord
import simcord


class PatientEnv(simcord.Env):
    """Gives all that the bot does `settle_timeout` seconds, its start too, which has five by itself."""

    def __init__(self, bot: discord.Client, **options: Any) -> None:
        """One shard, unless the bot is told of more."""
        super().__init__(bot, shard_count=getattr(bot, "shard_count", None) or 1, **options)

    async def _settle_internal(self, *, timeout: float | None = None, **options: Any) -> None:  # noqa: ASYNC109
        longer = None if timeout is None else max(timeout, self.settle_timeout)
        await super()._settle_internal(timeout=longer, **options)
