"""Pictures of a table and of a hand: a view of the game in, encoded bytes and alt text out.

What begins with `draw_` is synchronous; several threads may call it.
"""

from images.chapters import Chapter, chapter_scene
from images.draw import (
    draw_emoji,
    draw_hand,
    draw_melds,
    draw_open,
    draw_page,
    draw_podium,
    draw_profile,
    draw_score,
    draw_table,
    prepare_card,
)
from images.encode import Effort, Picture
from images.order import sorted_hand
from images.page import PageScene
from images.scene import (
    BotLevel,
    CardStyle,
    HandLayout,
    HandOrder,
    HandScene,
    MeldsScene,
    OpenScene,
    Place,
    Places,
    ScoreScene,
    TableScene,
    TrickShown,
)
from images.standing import Company, Ending, PodiumScene, ProfileScene, Rating, Share, Standing

__all__ = [
    "BotLevel",
    "CardStyle",
    "Chapter",
    "Company",
    "Effort",
    "Ending",
    "HandLayout",
    "HandOrder",
    "HandScene",
    "MeldsScene",
    "OpenScene",
    "PageScene",
    "Picture",
    "Place",
    "Places",
    "PodiumScene",
    "ProfileScene",
    "Rating",
    "ScoreScene",
    "Share",
    "Standing",
    "TableScene",
    "TrickShown",
    "chapter_scene",
    "draw_emoji",
    "draw_hand",
    "draw_melds",
    "draw_open",
    "draw_page",
    "draw_podium",
    "draw_profile",
    "draw_score",
    "draw_table",
    "prepare_card",
    "sorted_hand",
]
