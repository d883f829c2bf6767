-- What a bot of a match played like; NULL for a person.
ALTER TABLE match_players ADD COLUMN bot_level TEXT;
UPDATE match_players SET bot_level = 'steady' WHERE user_id IS NULL;

-- Who held king and queen of trumps, where that brought points: whoever played the king.
ALTER TABLE results ADD COLUMN belote_of INTEGER CHECK (belote_of BETWEEN 0 AND 3);
UPDATE results SET belote_of = (
    SELECT seat FROM actions
    WHERE actions.match_id = results.match_id AND actions.deal = results.deal
        AND substr(actions.action, 1, 2) = 'K' || results.trump
) WHERE belote_a + belote_b > 0;

-- What a match means for people who leave it for good. A table keeps what its server chose when it was opened;
-- at those of before nobody was told, so that it means nothing there.
ALTER TABLE guild_settings ADD COLUMN desertion TEXT CHECK (desertion IN ('lost', 'void'));
ALTER TABLE tables ADD COLUMN desertion TEXT NOT NULL DEFAULT 'void' CHECK (desertion IN ('lost', 'void'));

-- How a match ended: played to its end, stopped at people's word, or abandoned by all of them. place numbers the
-- matches in the order in which they ended; both are NULL while the match goes on, and ended_at is too.
ALTER TABLE matches ADD COLUMN ending TEXT CHECK (ending IN ('finished', 'stopped', 'abandoned'));
ALTER TABLE matches ADD COLUMN place INTEGER;
CREATE UNIQUE INDEX matches_by_place ON matches (place) WHERE place IS NOT NULL;

UPDATE matches SET ending = 'finished' WHERE ended_at IS NOT NULL;
UPDATE matches SET ending = 'stopped', ended_at = (SELECT closed_at FROM tables WHERE tables.id = matches.table_id)
WHERE ended_at IS NULL AND table_id IN (SELECT id FROM tables WHERE status = 'stopped');
UPDATE matches SET place = ranked.place
FROM (SELECT id, row_number() OVER (ORDER BY ended_at, id) AS place FROM matches WHERE ending IS NOT NULL) AS ranked
WHERE matches.id = ranked.id;

-- All that follows is worked out from the tables above, match by match in the order of their places, and can be
-- worked out again at any time: nothing is stored here only.

CREATE TABLE match_results (
    match_id INTEGER PRIMARY KEY REFERENCES matches (id),
    place INTEGER NOT NULL UNIQUE,
    guild_id INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    ending TEXT NOT NULL CHECK (ending IN ('finished', 'stopped', 'abandoned')),
    winner TEXT CHECK (winner IN ('A', 'B', 'draw')),
    kind TEXT NOT NULL CHECK (kind IN ('ranked', 'friendly')),
    company TEXT NOT NULL CHECK (company IN ('people', 'bots')),
    deals INTEGER NOT NULL,
    total_a INTEGER NOT NULL,
    total_b INTEGER NOT NULL
) STRICT;

CREATE INDEX results_of_guild ON match_results (guild_id, place);

-- One row for each person of a match. part: from the first deal to the last ('whole'), gone before the end ('left'),
-- or come in the midst of it ('late'). counted: whether it is in the standings; what they took, made and marked is 0
-- but for those of the whole match. A partner is NULL for a bot. Ratings are NULL where the match moved none.
-- A person who had their data erased goes on as a number below 0 that nobody else has.
CREATE TABLE person_results (
    match_id INTEGER NOT NULL REFERENCES match_results (match_id),
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    place INTEGER NOT NULL,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    partner_id INTEGER,
    part TEXT NOT NULL CHECK (part IN ('whole', 'left', 'late')),
    outcome TEXT NOT NULL CHECK (outcome IN ('won', 'lost', 'drawn', 'void')),
    company TEXT NOT NULL CHECK (company IN ('people', 'bots')),
    counted INTEGER NOT NULL CHECK (counted IN (0, 1)),
    deals INTEGER NOT NULL,
    marks_for INTEGER NOT NULL,
    marks_against INTEGER NOT NULL,
    taken_s INTEGER NOT NULL,
    taken_h INTEGER NOT NULL,
    taken_d INTEGER NOT NULL,
    taken_c INTEGER NOT NULL,
    made_s INTEGER NOT NULL,
    made_h INTEGER NOT NULL,
    made_d INTEGER NOT NULL,
    made_c INTEGER NOT NULL,
    failed_s INTEGER NOT NULL,
    failed_h INTEGER NOT NULL,
    failed_d INTEGER NOT NULL,
    failed_c INTEGER NOT NULL,
    belotes INTEGER NOT NULL,
    capots_for INTEGER NOT NULL,
    capots_against INTEGER NOT NULL,
    mu_before REAL,
    sigma_before REAL,
    mu_after REAL,
    sigma_after REAL,
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_of_person ON person_results (guild_id, user_id, place);

-- How strong somebody is held to be in a server by now, and how many matches that rests on.
CREATE TABLE ratings (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;

-- One for each ranking list of a server: a period ('all', '2026-Q4', '2026-11', '2026-W48'), matches among people,
-- with bots, or all of them, and people or pairs of them.
CREATE TABLE boards (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    period TEXT NOT NULL,
    company TEXT NOT NULL CHECK (company IN ('people', 'bots', 'all')),
    sides TEXT NOT NULL CHECK (sides IN ('people', 'pairs')),
    UNIQUE (guild_id, period, company, sides)
) STRICT;

-- A person's line on a board, or a pair's, of whom partner_id is the greater; it is 0 for a person alone.
-- rating is the figure that is shown and spread its uncertainty, as they were after the last match here; a pair's
-- are the means of both. rated is on how many matches the rating rests. win_rate and average are NULL below the
-- least number of matches.
CREATE TABLE standings (
    board_id INTEGER NOT NULL REFERENCES boards (id),
    user_id INTEGER NOT NULL,
    partner_id INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    won INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    marks INTEGER NOT NULL,
    contracts INTEGER NOT NULL,
    capots INTEGER NOT NULL,
    rating INTEGER,
    spread INTEGER,
    rated INTEGER NOT NULL,
    win_rate REAL,
    average REAL,
    PRIMARY KEY (board_id, user_id, partner_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX standings_of_partner ON standings (board_id, partner_id) WHERE partner_id <> 0;
CREATE INDEX standings_by_rating ON standings (board_id, rating DESC, user_id, partner_id) WHERE rating IS NOT NULL;
CREATE INDEX standings_by_won ON standings (board_id, won DESC, user_id, partner_id);
CREATE INDEX standings_by_win_rate ON standings (board_id, win_rate DESC, user_id, partner_id)
WHERE win_rate IS NOT NULL;
CREATE INDEX standings_by_average ON standings (board_id, average DESC, user_id, partner_id) WHERE average IS NOT NULL;
CREATE INDEX standings_by_contracts ON standings (board_id, contracts DESC, user_id, partner_id);
CREATE INDEX standings_by_capots ON standings (board_id, capots DESC, user_id, partner_id);
