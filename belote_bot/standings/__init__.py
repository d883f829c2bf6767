"""Results, ratings and ranking lists: what is worked out from the matches that ended."""
