"""The message of a table in its channel, and what is clicked under it."""
