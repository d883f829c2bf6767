"""Frames are used again, but never while somebody draws on them."""

from PIL import Image

from images.frames import MOST, frame_of, give_back

RED, BLUE = (255, 0, 0), (0, 0, 255)


def ground(colour: tuple[int, int, int] = RED, width: int = 31) -> Image.Image:
    """Of a size that no picture has."""
    return Image.new("RGB", (width, 7), colour)


def test_a_frame_given_back_shows_the_next_ground() -> None:
    frame = frame_of(ground())
    frame.putpixel((3, 3), BLUE)
    give_back(frame)
    again = frame_of(ground(BLUE))
    assert again is frame
    assert again.getcolors() == [(31 * 7, BLUE)]


def test_two_drawings_at_a_time_never_share_a_frame() -> None:
    one, two = frame_of(ground()), frame_of(ground())
    assert one is not two
    give_back(one)
    three = frame_of(ground())
    assert three is not two


def test_a_ground_is_never_drawn_on() -> None:
    below = ground()
    frame_of(below).paste(BLUE, (0, 0, 31, 7))
    assert below.getcolors() == [(31 * 7, RED)]


def test_the_oldest_frames_are_let_go() -> None:
    first = frame_of(ground(width=41))
    give_back(first)
    for width in range(42, 42 + MOST):
        give_back(ground(width=width))
    assert frame_of(ground(width=41)) is not first
