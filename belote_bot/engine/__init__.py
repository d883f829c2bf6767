"""The bots for other programs: positions in, actions out, one JSON object a line (RECORD §2)."""
