-- Whether what is played at a table counts for the standings. A server's column is NULL where it chose nothing.
ALTER TABLE tables ADD COLUMN kind TEXT NOT NULL DEFAULT 'ranked' CHECK (kind IN ('ranked', 'friendly'));
ALTER TABLE guild_settings ADD COLUMN kind TEXT CHECK (kind IN ('ranked', 'friendly'));
