### What a person reads in their hand, in private.

hand-lobby = The match has not begun: your hand will be shown here.
hand-bid = **Your turn to speak.**
hand-play = **Your turn to play.** Only the legal cards have a button.
hand-wait = It is not your turn yet.
hand-deal-over = The deal is over; the next one is dealt in a moment.
hand-closed = The table is closed.
hand-match-over = The match is over.
action-pass = Pass
action-take = I take { $suit }
action-take-other = Take { $suit }
card-button = { $rank } of { $suit }
word-belote = belote
word-rebelote = rebelote
word-melds = melds
