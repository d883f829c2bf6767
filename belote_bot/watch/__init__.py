"""Watching the bot at work: its figures, the event loop, and metrics for whoever asks on this machine."""
