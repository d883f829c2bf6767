-- The matches of a server in order, and those that somebody joined while they ran.
CREATE INDEX tables_of_guild ON tables (guild_id);
CREATE INDEX matches_of_latecomer ON latecomers (user_id);
