-- How well bots play where nobody at a table chooses. A server's column is NULL where it chose nothing.
ALTER TABLE guild_settings ADD COLUMN bot_level TEXT CHECK (bot_level IN ('beginner', 'steady', 'expert'));
ALTER TABLE tables ADD COLUMN bot_level TEXT NOT NULL DEFAULT 'steady'
    CHECK (bot_level IN ('beginner', 'steady', 'expert'));
