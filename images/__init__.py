"""Pictures of a table and of a hand: a view of the game in, encoded bytes and alt text out."""
