"""Belote for Discord: everything but Discord's vocabulary (that is `cogs`) and the drawing (`images`)."""
