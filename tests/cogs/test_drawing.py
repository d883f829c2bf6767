"""Drawing for messages: in haste while many wait, and as well as possible otherwise."""

import asyncio

from belote_bot.locales import Language
from cogs.parts.drawing import MANY, drawn
from images import CardStyle, HandLayout
from images.draw import forget_drawn
from images.moments import hands, tables


async def test_a_single_picture_is_made_as_well_as_possible() -> None:
    forget_drawn()
    made = await drawn(hands(Language.FR, CardStyle.CLASSIC, HandLayout.FAN)["leads"])
    assert made.picture.extension == "webp"
    assert made.file_name.endswith(".webp")


async def test_pictures_are_made_in_haste_while_many_are_asked_for_and_not_afterwards() -> None:
    forget_drawn()
    scenes = [
        *tables(Language.FR, CardStyle.CLASSIC).values(),
        *hands(Language.FR, CardStyle.CLASSIC, HandLayout.FAN).values(),
        *hands(Language.EN, CardStyle.CLASSIC, HandLayout.FAN).values(),
    ]
    assert len(scenes) > 2 * MANY
    made = await asyncio.gather(*map(drawn, scenes))
    hasty = [drawing for drawing in made if drawing.picture.extension == "jpg"]
    assert len(hasty) >= len(scenes) - 2 * MANY
    assert all(drawing.picture.data.startswith(b"\xff\xd8\xff") for drawing in hasty)
    assert all(drawing.file_name.endswith(".jpg") and drawing.picture.alt for drawing in hasty)
    assert made[-1].picture.extension == "webp"
