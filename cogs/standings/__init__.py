"""Leaderboards, profiles, the podium of the week, and what is kept about people."""
