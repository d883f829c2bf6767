"""Counting for people who play with real cards: what they type is kept, everything else follows from it."""
