"""Pictures of a table and of a hand: a view of the game in, encoded bytes and alt text out.

`draw_table`, `draw_hand` and `draw_score` are synchronous and safe to call from several threads.
"""

from images.draw import draw_emoji, draw_hand, draw_score, draw_table, prepare_card
from images.encode import Picture
from images.order import sorted_hand
from images.scene import (
    BotLevel,
    CardStyle,
    HandLayout,
    HandOrder,
    HandScene,
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
    "Picture",
    "Place",
    "Places",
    "ScoreScene",
    "TableScene",
    "TrickShown",
    "draw_emoji",
    "draw_hand",
    "draw_score",
    "draw_table",
    "prepare_card",
    "sorted_hand",
]
