-- What a server and a person may choose; a column is NULL where they chose nothing.
ALTER TABLE guild_settings ADD COLUMN rules TEXT;
ALTER TABLE guild_settings ADD COLUMN channels TEXT;
ALTER TABLE guild_settings ADD COLUMN threads TEXT CHECK (threads IN ('own', 'never', 'asker'));
ALTER TABLE guild_settings ADD COLUMN bot_delay REAL CHECK (bot_delay BETWEEN 0 AND 30);
ALTER TABLE guild_settings ADD COLUMN trick_pause REAL CHECK (trick_pause BETWEEN 0 AND 30);
ALTER TABLE guild_settings ADD COLUMN turn_seconds INTEGER CHECK (turn_seconds BETWEEN 0 AND 604800);
ALTER TABLE guild_settings ADD COLUMN role_id INTEGER;
ALTER TABLE guild_settings ADD COLUMN bots TEXT CHECK (bots IN ('allowed', 'refused'));

ALTER TABLE preferences ADD COLUMN language TEXT CHECK (language IN ('fr', 'en'));
ALTER TABLE preferences ADD COLUMN hand_order TEXT
    CHECK (hand_order IN ('trumps_first', 'trumps_last', 'fixed'));
ALTER TABLE preferences ADD COLUMN mentions TEXT CHECK (mentions IN ('on', 'off'));
ALTER TABLE preferences ADD COLUMN chosen_at INTEGER NOT NULL DEFAULT 0;

-- What a table took over from its server's settings when it was opened.
ALTER TABLE tables ADD COLUMN bot_delay REAL;
ALTER TABLE tables ADD COLUMN trick_pause REAL;
ALTER TABLE tables ADD COLUMN turn_seconds INTEGER NOT NULL DEFAULT 120;
ALTER TABLE tables ADD COLUMN bots TEXT NOT NULL DEFAULT 'allowed' CHECK (bots IN ('allowed', 'refused'));
