-- What people achieved in a server, each thing once, with the match in which they did; deal is NULL where it is of
-- the whole match or of several. Worked out from the matches, as their results are.
CREATE TABLE achievements (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    achievement TEXT NOT NULL,
    match_id INTEGER NOT NULL REFERENCES matches (id),
    deal INTEGER,
    UNIQUE (guild_id, user_id, achievement)
) STRICT;

CREATE INDEX achievements_of_match ON achievements (match_id);
CREATE INDEX achievements_of_person ON achievements (user_id);
