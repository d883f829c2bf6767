"""Looking back: history, replays, reviews."""
