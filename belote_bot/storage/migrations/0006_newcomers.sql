-- Whom the game has been explained to, when they opened the first hand of their life; seconds since 1970.
CREATE TABLE newcomers (
    user_id INTEGER PRIMARY KEY,
    met_at INTEGER NOT NULL
) STRICT;
