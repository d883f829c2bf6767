-- Which table was opened for the rematch of a match: one for each, unless it was closed before anybody played.
CREATE TABLE rematches (
    match_id INTEGER PRIMARY KEY REFERENCES matches (id),
    table_id INTEGER NOT NULL UNIQUE REFERENCES tables (id)
) STRICT;
