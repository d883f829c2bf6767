"""What is kept in SQLite: one module for each aggregate, numbered migrations, one connection."""
