"""Live pages: simcord's browser preview, made for looking at single states, shown while the table plays on.

What is done here has no public way, so this module alone touches what simcord keeps to itself, and the
version that it was written for is pinned.
"""

# pyright: reportPrivateUsage=false
# ruff: noqa: SLF001

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping
from io import BytesIO
from itertools import islice
from typing import Any, Final, TypeAlias

import simcord
from PIL import Image
from simcord.components import walk_components
from simcord.preview import Preview
from simcord.preview._media import MediaError, MediaInfo
from simcord.preview._pages import HISTORY_WINDOW_SIZE, _Page

log: Final = logging.getLogger(__name__)

LOOK_SECONDS: Final = 0.1
"""How often it is looked whether something has changed."""

REVISIONS_KEPT: Final = 8
"""How many publications back a click may have been made on."""

PICTURES_KEPT: Final = 60
"""How many pictures are kept for pages that still fetch them while newer ones are published."""

Body: TypeAlias = Mapping[str, Any]
Controls: TypeAlias = dict[str, str]
"""The custom ids of the buttons that a page shows, by the page's names for them."""
Served: TypeAlias = tuple[str, bytes, str]
"""A picture's content type, bytes and file name."""


class LivePages:
    """Publishes every change by itself, and carries out clicks that were made on the state before it."""

    def __init__(self, preview: Preview, catch_up: Callable[[], None]) -> None:
        """Take over a preview that is being served; `catch_up` brings its clock up to the wall's."""
        self._preview = preview
        self._env: simcord.Env = preview.env
        self._catch_up = catch_up
        self._one_at_a_time = asyncio.Lock()
        self._published = -1
        self._controls: dict[tuple[str, int], Controls] = {}
        self._pictures: dict[tuple[str, str], Served] = {}
        self._newest: dict[tuple[str, int], int] = {}
        self._act = preview._action
        self._publish = preview._publish
        self._prepare = preview._prepare_asset
        preview._action = self._carry_out  # pyright: ignore[reportAttributeAccessIssue]
        preview._publish = self._publish_and_note  # pyright: ignore[reportAttributeAccessIssue]
        preview._prepare_asset = self._picture  # pyright: ignore[reportAttributeAccessIssue]
        preview._media_worker = _OurPictures()  # pyright: ignore[reportAttributeAccessIssue]
        for page in preview._pages.values():
            self._note(page)

    async def keep_up(self) -> None:
        """Publish whatever changes, until cancelled."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if self._changes() != self._published:
                async with self._one_at_a_time:
                    await self._refresh()

    def _changes(self) -> int:
        """A number that grows with every event and every request of the bot's, private ones included."""
        return len(self._env.backend.transcript)

    async def _refresh(self) -> None:
        self._catch_up()
        try:
            await self._preview.refresh()
        except (TimeoutError, simcord.SetupError) as error:  # the next look tries again
            log.info("the pages are not up to date: %s", str(error).partition("\n")[0])
        else:
            self._published = self._changes()

    # ---- clicks -----------------------------------------------------------------------------

    async def _carry_out(self, context_id: str | None, body: Body) -> dict[str, Any]:
        """One action at a time, and none while pages are published: the simulation refuses both."""
        async with self._one_at_a_time:
            self._catch_up()
            return await self._act(context_id, self._as_of_now(context_id, body))

    def _as_of_now(self, context_id: str | None, body: Body) -> Body:
        """An action on an earlier publication, as if it were made on the latest; or as it is.

        The page names a button by its place in the message, and another button may have that place by
        now: it is found again by its custom id. What cannot be found is refused by the preview.
        """
        page = self._preview._pages.get(context_id or "")
        seen = body.get("published_revision")
        if page is None or not isinstance(seen, int) or seen == page.revision:
            return body
        match body.get("kind"):
            case "click":
                clicked = self._controls.get((page.id, seen), {}).get(str(body.get("control_key")))
                here = f"message:{body.get('target_id')}:"
                for key, custom_id in self._shown_on(page):
                    if custom_id == clicked and key.startswith(here):
                        return {**body, "published_revision": page.revision, "control_key": key}
                return body
            case "select" | "modal_submit":
                return body
            case _:
                return {**body, "published_revision": page.revision}

    def _shown_on(self, page: _Page) -> Iterator[tuple[str, str]]:
        messages = self._env.backend.messages.get(page.channel_id, {})
        for message in islice(reversed(messages.values()), HISTORY_WINDOW_SIZE):
            for component in walk_components(message.components):
                if component.get("custom_id") and component.get("id"):
                    yield f"message:{message.id}:component:{component['id']}", component["custom_id"]

    # ---- publications -----------------------------------------------------------------------

    def _publish_and_note(self, page: _Page, *, reason: Any = "action") -> None:
        self._follow(page)
        self._publish(page, reason=reason)
        self._note(page)

    def _follow(self, page: _Page) -> None:
        """Move a page on to a message that has come since, unless it shows an earlier part of the channel."""
        if page.window_end_id is not None and page.window_end_id != page.target_id:
            return
        page.window_end_id = None
        newest = self._preview._initial_target(page.viewer, page.channel_id)
        before = self._newest.get((page.id, page.viewer.id))
        if newest is not None:
            self._newest[page.id, page.viewer.id] = newest
            if before is not None and newest > before:
                page.target_id = newest

    def _note(self, page: _Page) -> None:
        """Remember the buttons and pictures of a publication, for as long as somebody may see it."""
        self._controls[page.id, page.revision] = dict(self._shown_on(page))
        self._controls.pop((page.id, page.revision - REVISIONS_KEPT), None)
        for asset_id, asset in page.assets.items():
            blob = self._preview._blobs.get(asset.digest or "")
            if blob is not None:
                self._pictures[page.id, asset_id] = (asset.contentType, blob.data, asset.filename)
        while len(self._pictures) > PICTURES_KEPT:
            del self._pictures[next(iter(self._pictures))]

    async def _picture(self, context_id: str | None, asset_id: str, **how: Any) -> Served:
        """A picture, even if another has replaced it since the page learnt of it."""
        try:
            return await self._prepare(context_id, asset_id, **how)
        except simcord.SetupError:
            kept = self._pictures.get((context_id or "", asset_id))
            if kept is None or not kept[0].startswith("image/"):
                raise
            return kept


class _OurPictures:
    """Takes the place of the process that checks each picture, which costs more than to draw it."""

    async def validate(self, _key: str, picture: bytes, *, media_time: float | None = None) -> MediaInfo:
        """What a picture is; MediaError if it is none."""
        del media_time
        try:
            with Image.open(BytesIO(picture)) as image:
                name, (width, height) = str(image.format), image.size
        except OSError as error:
            raise MediaError(str(error)) from error
        kind = f"image/{name.lower()}"
        return MediaInfo(name, width, height, 1, width * height * 4, picture, kind, memory_limited=True)

    def release(self, _key: str) -> None:
        """Nothing is kept."""

    async def close(self) -> None:
        """Nothing is running."""
