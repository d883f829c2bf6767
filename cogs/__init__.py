"""Discord's side of the tables: slash commands, buttons, messages."""
