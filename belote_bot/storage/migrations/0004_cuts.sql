-- Where the pack is only cut: who cut it for which deal, and how high. user_id is NULL where nobody chose: a
-- bot cut, or somebody let the time for it go by. Stored before the deal itself is.
CREATE TABLE cuts (
    match_id INTEGER NOT NULL REFERENCES matches (id),
    deal INTEGER NOT NULL,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    height TEXT NOT NULL CHECK (height IN ('high', 'middle', 'low')),
    user_id INTEGER,
    cut_at INTEGER NOT NULL,
    PRIMARY KEY (match_id, deal)
) STRICT, WITHOUT ROWID;
