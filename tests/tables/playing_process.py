"""A program of its own that plays for ever and tells each action once it is carried out, to be killed."""

import asyncio
import sys
from pathlib import Path
from random import Random

from belote_bot.game.house_rules import HouseRules
from tests.tables.support import game_of, house_at


async def main(place: Path) -> None:
    async with house_at(place) as house:
        table = await house.started(HouseRules(target=10_000))
        random, told = Random(), 0
        while table.status.is_open:
            await house.go_on(table, random)
            done = [action for deal in game_of(table).deals for action in (*deal.bids, *deal.plays)]
            for action in done[told:]:
                print(action, flush=True)  # noqa: T201  # this is how it tells
            told = len(done)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
