-- Matches that people play with real cards, and that we only count.
-- version grows with every change of what the message shows; shown_version is what it shows.
CREATE TABLE counts (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    opener_id INTEGER NOT NULL,
    language TEXT NOT NULL CHECK (language IN ('fr', 'en')),
    rules TEXT NOT NULL,
    first_dealer INTEGER NOT NULL CHECK (first_dealer BETWEEN 0 AND 3),
    writers TEXT NOT NULL CHECK (writers IN ('named', 'everybody')),
    status TEXT NOT NULL CHECK (status IN ('open', 'closed')),
    version INTEGER NOT NULL DEFAULT 0,
    shown_version INTEGER NOT NULL DEFAULT -1,
    post_id INTEGER,
    opened_at INTEGER NOT NULL
) STRICT;

CREATE INDEX unshown_counts ON counts (id) WHERE shown_version <> version;
CREATE INDEX open_counts ON counts (guild_id) WHERE status = 'open';
CREATE UNIQUE INDEX counts_by_post ON counts (post_id) WHERE post_id IS NOT NULL;

-- user_id is NULL for somebody who was only named.
CREATE TABLE count_players (
    count_id INTEGER NOT NULL REFERENCES counts (id),
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    name TEXT NOT NULL,
    user_id INTEGER,
    PRIMARY KEY (count_id, seat)
) STRICT, WITHOUT ROWID;

-- A deal as it was typed, teams as 0 and 1; marks and totals follow from it. A void deal has no taker.
CREATE TABLE count_deals (
    count_id INTEGER NOT NULL REFERENCES counts (id),
    number INTEGER NOT NULL,
    taker INTEGER CHECK (taker BETWEEN 0 AND 3),
    trump TEXT CHECK (trump IN ('S', 'H', 'D', 'C')),
    capot INTEGER CHECK (capot IN (0, 1)),
    points_of INTEGER CHECK (points_of IN (0, 1)),
    points INTEGER CHECK (points BETWEEN 0 AND 162),
    belote INTEGER CHECK (belote IN (0, 1)),
    melds_a INTEGER NOT NULL,
    melds_b INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    entered_at INTEGER NOT NULL,
    PRIMARY KEY (count_id, number),
    CHECK ((taker IS NULL) = (trump IS NULL)),
    CHECK ((points_of IS NULL) = (points IS NULL)),
    CHECK (taker IS NULL OR (capot IS NULL) <> (points IS NULL))
) STRICT, WITHOUT ROWID;

-- What a person has chosen and typed of a deal and not noted yet.
CREATE TABLE count_drafts (
    count_id INTEGER NOT NULL REFERENCES counts (id),
    user_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    draft TEXT NOT NULL,
    PRIMARY KEY (count_id, user_id, number)
) STRICT, WITHOUT ROWID;
