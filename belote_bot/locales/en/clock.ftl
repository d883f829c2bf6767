### The clock: the time that people have to play, and the seats that bots keep.

# $when: "in 2 minutes", written by Discord.
clock-left = Without an answer, a bot plays in their place { $when }.
clock-moved = ⏳ { $name } did not answer in time: a bot did in their place.
clock-seated = ⏳ No answer from { $name } twice in a row: { $bot } 🤖 plays their cards until they come back.
clock-back = { $name } takes their seat back; { $bot } 🤖 gets up.
clock-taken = { $name } takes the seat of { $bot } 🤖, with its cards.
clock-deserted = **Nobody is here any more: the match waits.** If nobody comes back, the table closes { $when }.
clock-reminder = ⏳ { $who }, it is your turn! Without an answer, a bot plays in your place { $when }.
button-take-back = Take my seat back
button-take-seat = Take this seat: { $bot }

hand-clock = Without an answer, a bot plays in your place { $when }.
hand-clock-half = ⏳ Half of your time is over: without an answer, a bot plays in your place { $when }.
hand-asleep = No answer twice in a row: { $bot } 🤖 plays your cards. The seat is still yours.

refusal-asleep = A bot plays in your place; take your seat back first.
refusal-no-seat-kept = No bot keeps a seat for you at this table.
refusal-other-seat = You have held another seat in this match: you know other cards.
