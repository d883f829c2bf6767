"""The sheet for people who play with real cards."""
