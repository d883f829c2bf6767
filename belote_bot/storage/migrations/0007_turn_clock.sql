-- The turn that a person's clock runs for. It counts while the table has this version and this person is on
-- turn; ends_at is when a bot moves in their place, seen_at when the program last saw the clock run.
CREATE TABLE turns (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    version INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL,
    reminded INTEGER NOT NULL DEFAULT 0 CHECK (reminded IN (0, 1))
) STRICT;

-- How many turns in a row a person let go by, where any.
CREATE TABLE missed_turns (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    missed INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Messages that remind somebody of their turn, until they are taken away.
CREATE TABLE reminders (
    message_id INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL
) STRICT;

-- For whom a bot sits in, and why; all NULL for a bot that is nobody's substitute.
ALTER TABLE seats ADD COLUMN absence TEXT CHECK (absence IN ('asleep', 'left'));
ALTER TABLE seats ADD COLUMN absent_id INTEGER;
ALTER TABLE seats ADD COLUMN absent_name TEXT;

-- Who took a seat while the match ran; those who began it are in match_players.
CREATE TABLE latecomers (
    match_id INTEGER NOT NULL REFERENCES matches (id),
    user_id INTEGER NOT NULL,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;
