-- Whom the host of a table keeps from sitting there.
CREATE TABLE barred (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

-- The seat that somebody wants to hand over to a named person; it counts during this deal of the match.
CREATE TABLE offers (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    giver_id INTEGER NOT NULL,
    taker_id INTEGER NOT NULL,
    taker_name TEXT NOT NULL,
    deal INTEGER NOT NULL
) STRICT;

-- How many deals were dealt when somebody wanted to play on: until the next, nobody asks to stop again.
ALTER TABLE tables ADD COLUMN stop_refused INTEGER;

-- Whether the pairs of a rematch are still to be drawn.
ALTER TABLE rematches ADD COLUMN draws_pairs INTEGER NOT NULL DEFAULT 0 CHECK (draws_pairs IN (0, 1));
