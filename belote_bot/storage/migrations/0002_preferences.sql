-- What each person chose for their own eyes; a column is NULL where they chose nothing.
CREATE TABLE preferences (
    user_id INTEGER PRIMARY KEY,
    cards TEXT CHECK (cards IN ('classic', 'four_colour')),
    hand TEXT CHECK (hand IN ('rows', 'fan'))
) STRICT;
