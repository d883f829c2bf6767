-- Times are seconds since 1970 (UTC). Cards, bids and seats are written as in match records.

-- What the program remembers about itself, such as which commands Discord has.
CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE guild_settings (
    guild_id INTEGER PRIMARY KEY,
    language TEXT CHECK (language IN ('fr', 'en'))
) STRICT;

CREATE TABLE players (
    user_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    seen_at INTEGER NOT NULL
) STRICT;

CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    host_id INTEGER NOT NULL,
    language TEXT NOT NULL CHECK (language IN ('fr', 'en')),
    rules TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'finished', 'stopped')),
    post_key TEXT,
    post_id INTEGER,
    opened_at INTEGER NOT NULL,
    closed_at INTEGER,
    settled_at INTEGER
) STRICT;

-- A table is settled when it is closed and its last message shows how it ended.
CREATE INDEX unsettled_tables ON tables (id) WHERE settled_at IS NULL;

-- A seat is a person's (user_id) or a bot's (bot_level); the name is the one that this table shows.
-- claim is the guild while the table is open and NULL afterwards: nobody holds two seats in one guild.
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    name TEXT NOT NULL,
    user_id INTEGER REFERENCES players (user_id),
    bot_level TEXT,
    claim INTEGER,
    PRIMARY KEY (table_id, seat),
    CHECK ((user_id IS NULL) = (bot_level IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX one_seat_per_person ON seats (claim, user_id) WHERE claim IS NOT NULL AND user_id IS NOT NULL;

CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    rules TEXT NOT NULL,
    first_dealer INTEGER NOT NULL CHECK (first_dealer BETWEEN 0 AND 3),
    draws TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER,
    winner TEXT CHECK (winner IN ('A', 'B', 'draw'))
) STRICT;

CREATE INDEX matches_of_table ON matches (table_id);

-- Who sat where when the match began; user_id is NULL for a bot.
CREATE TABLE match_players (
    match_id INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    user_id INTEGER REFERENCES players (user_id),
    name TEXT NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX matches_of_player ON match_players (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE deals (
    match_id INTEGER NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,
    dealer INTEGER NOT NULL CHECK (dealer BETWEEN 0 AND 3),
    deck TEXT NOT NULL,
    salt TEXT NOT NULL,
    commitment TEXT NOT NULL,
    dealt_at INTEGER NOT NULL,
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;

-- user_id is NULL when a bot acted.
CREATE TABLE actions (
    match_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    action TEXT NOT NULL,
    user_id INTEGER,
    acted_at INTEGER NOT NULL,
    PRIMARY KEY (match_id, deal, number),
    FOREIGN KEY (match_id, deal) REFERENCES deals (match_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    match_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('made', 'failed', 'litige', 'void')),
    taker INTEGER,
    trump TEXT,
    capot TEXT CHECK (capot IN ('A', 'B')),
    tricks_a INTEGER NOT NULL,
    tricks_b INTEGER NOT NULL,
    belote_a INTEGER NOT NULL,
    belote_b INTEGER NOT NULL,
    melds_a INTEGER NOT NULL,
    melds_b INTEGER NOT NULL,
    marks_a INTEGER NOT NULL,
    marks_b INTEGER NOT NULL,
    pot INTEGER NOT NULL,
    total_a INTEGER NOT NULL,
    total_b INTEGER NOT NULL,
    PRIMARY KEY (match_id, deal),
    FOREIGN KEY (match_id, deal) REFERENCES deals (match_id, number)
) STRICT, WITHOUT ROWID;
