"""Pictures of a table and of a hand: a view of the game in, encoded bytes and alt text out.

`draw_table`, `draw_hand`, `draw_score` and `draw_melds` are synchronous and safe to call from several threads.
"""

from images.draw import draw_emoji, draw_hand, draw_melds, draw_score, draw_table, prepare_card
from images.encode import Picture
from images.order import sorted_hand
from images.scene import (
    BotLevel,
    CardStyle,
    HandLayout,
    HandOrder,
    HandScene,
    MeldsScene,
    Place,
    Places,
    ScoreScene,
    TableScene,
    TrickShown,
)

__all__ = [
    "BotLevel",
    "CardStyle",
    "HandLayout",
    "HandOrder",
    "HandScene",
    "MeldsScene",
    "Picture",
    "Place",
    "Places",
    "ScoreScene",
    "TableScene",
    "TrickShown",
    "draw_emoji",
    "draw_hand",
    "draw_melds",
    "draw_score",
    "draw_table",
    "prepare_card",
    "sorted_hand",
]
