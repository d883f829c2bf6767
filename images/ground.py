"""The table before anything lies on it: the cloth, the grounds of the corners and of the quiet plaques."""

from functools import lru_cache
from typing import Final

from PIL import Image

from belote_bot.game.seats import SEATS
from images.canvas import Canvas
from images.corners import shows_previous, table_direction
from images.felt import table_cloth
from images.layout import CONTRACT, DEAL, FRAME, PLAQUES, PREVIOUS, SCORES, Box, side_of
from images.palette import PLAQUE
from images.plaque import QUIET
from images.scene import TableScene
from images.sprites import Panel

_SHADE: Final = Panel(PLAQUE, radius=12, opacity=190)


def ground_of(scene: TableScene) -> Image.Image:
    """What a scene is drawn upon; callers do not draw on this one."""
    match, corners = scene.match, list[Box]()
    if match is not None:
        corners += [SCORES, DEAL]
    if scene.draws is not None or (match is not None and match.deal is not None):
        corners.append(CONTRACT)
    if match is not None and match.deal is not None and shows_previous(match.deal, scene.trick):
        corners.append(PREVIOUS)
    sides = (side_of(seat, table_direction(scene)) for seat in SEATS if scene.places[seat] is not None)
    return _ground(tuple(corners), tuple(PLAQUES[side] for side in sides))


# Few of all the grounds that there may be are seen often: 2 MB each.
@lru_cache(maxsize=8)
def _ground(corners: tuple[Box, ...], plaques: tuple[Box, ...]) -> Image.Image:
    canvas = Canvas(table_cloth(FRAME.width, FRAME.height).copy())
    for box in corners:
        canvas.panel(box, _SHADE)
    for box in plaques:
        canvas.panel(box, QUIET)
    return canvas.frame
