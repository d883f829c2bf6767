### Melds: what is said, what is shown, who wins.

# In few words: “tierce Q–A spades”, “four × J”.
meld-sequence = { $meld } { $low }–{ $top } { $suit }
meld-four = { $meld } × { $rank }

# On the picture of the melds shown.
image-melds-points = +{ $points } points

# The picture in words.
alt-melds-of = { $name } shows: { $melds }.
alt-meld = { $meld } ({ $cards }), { $points } points

# In the hand, until the first card is played.
hand-melds-manual = To be announced with your first card, or never: { $melds }.
hand-melds-automatic = Announced for you with your first card: { $melds }.
hand-meld = { $meld } ({ $points } points)

# At the table: why one of them wins.
melds-alone = Nobody on the other side announced: the melds of { $team } count.
melds-four = Four of a kind beats a sequence: { $name } wins, the melds of { $team } count.
melds-longer = The longest sequence: { $name } wins, the melds of { $team } count.
melds-higher = The highest meld: { $name } wins, the melds of { $team } count.
melds-trump = Equal height, and trumps: { $name } wins, the melds of { $team } count.
melds-first = Equal in everything, { $name } played first: the melds of { $team } count.
melds-equal = The best melds are equal: none counts.
