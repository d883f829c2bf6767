"""Private hands, and what may be asked in them."""
