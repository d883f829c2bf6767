"""Opening the page where there is a desktop to open it on."""

import os
import sys
import webbrowser


def has_desktop() -> bool:
    """Whether a browser with windows can be started here; not so in containers and over SSH."""
    if "SSH_CONNECTION" in os.environ:
        return False
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_page(url: str) -> None:
    """Open an address in the person's browser; they have the address if that fails."""
    try:
        webbrowser.open(url)
    except webbrowser.Error:
        return
