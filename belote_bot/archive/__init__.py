"""What was played, to look back on, and what is kept about people."""
