-- The servers that have the podium of each week posted, and where. done is the last week that needs no message any
-- more, such as '2026-W48'. While nonce and begun_at are not NULL, a message is being sent of which nobody knows yet
-- whether it arrived. fault says why the last attempt certainly failed.
CREATE TABLE weekly_posts (
    guild_id INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    done TEXT NOT NULL,
    nonce TEXT,
    begun_at INTEGER,
    fault TEXT CHECK (fault IN ('gone', 'closed'))
) STRICT;
