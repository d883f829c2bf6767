"""What has been drawn of late, so that the same picture is not drawn twice."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from threading import Lock
from typing import Final

from images.encode import Picture

MOST: Final = 64
"""Pictures that are kept, some 3 MB."""


class Drawn:
    """The latest pictures by their scenes; safe to use from several threads."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._pictures: OrderedDict[Hashable, Future[Picture]] = OrderedDict()

    def get(self, scene: Hashable, draw: Callable[[], Picture]) -> Picture:
        """The picture of a scene equal to this one, drawn now if there is none yet.

        Who asks for a picture that another thread is drawing waits for that one.
        """
        with self._lock:
            picture = self._pictures.get(scene)
            ours = picture is None
            if picture is None:
                picture = self._pictures[scene] = Future[Picture]()
                if len(self._pictures) > MOST:
                    self._pictures.popitem(last=False)
            else:
                self._pictures.move_to_end(scene)
        if ours:
            try:
                picture.set_result(draw())
            except BaseException as error:
                with self._lock:
                    self._pictures.pop(scene, None)
                picture.set_exception(error)
                raise
        return picture.result()

    def forget(self) -> None:
        """Draw everything anew from now on."""
        with self._lock:
            self._pictures.clear()
