"""Searching: playing deals out by rules of thumb, and solving them, in hands that fit what a seat knows."""
