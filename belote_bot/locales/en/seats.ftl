### The seats: exchanging them before the match, handing them over during it, and watching without one.

button-seats = Seats…

# The panel of the seats.
seats-panel = ### The seats
    { $team_a }
    { $team_b }
seats-team = **Team { $team }**: { $one } and { $other }
seats-nobody = a free seat
seats-asked = Asked: { $name } can agree with one click, below the table’s message.
seats-menu-exchange = Change seats with…
seats-menu-exchange-person = If they agree
seats-menu-exchange-bot = At once
seats-menu-swap = Exchange two seats…
seats-menu-make-host = Hand the table to…
seats-menu-make-host-about = They become the host
seats-menu-remove = Take off the table…
seats-menu-remove-about = Sits down again only if you allow it
seats-menu-let-back = Let back…
seats-menu-let-back-about = May sit down again
seat-line = { $side }: { $name }
button-draw-pairs = Draw the pairs

# What everybody reads in the lobby.
seats-wish = 🔄 { $asker } asks { $asked } to exchange seats.
button-exchange = Exchange
button-keep-seats = No, let’s stay
seats-news-swapped = 🔄 { $one } and { $other } have exchanged seats.
seats-news-moved = 🔄 { $one } has another seat now.
seats-news-drawn = { $times ->
    [one] 🎲 The pairs are drawn: **{ $team_a }** against **{ $team_b }**.
   *[other] 🎲 The pairs are drawn ({ $times } draws so far): **{ $team_a }** against **{ $team_b }**.
}
seats-news-host = 👑 { $one } hosts the table now.
seats-news-removed = 🚪 The host has taken { $one } off the table.
seats-news-let-back = 🚪 The host lets { $one } back.

refusal-barred = The host has taken you off this table, and has to let you back first.
refusal-pairs-incomplete = Pairs are drawn when all four seats are taken.
refusal-no-exchange-asked = Nobody asks to exchange seats any more.
refusal-not-asked = That was asked of somebody else.

# Handing one’s seat over during a match.
command-replace = replace
command-replace-about = Hand your seat over, with your cards, to somebody in this server
option-replace-member = member
option-replace-member-about = Who plays in your place, if they agree
offer-line = 🪑 { $giver } offers their seat to { $taker }, cards included. The offer stands until the next deal.
button-accept-seat = Take { $giver }’s seat
button-withdraw-offer = No, thanks
offer-made = Offered: { $taker } can agree with one click, below the table’s message, before the next deal. You play on until then; after that you count among those who left the match.
offer-to-bot = A Discord bot does not play belote: choose a person. If you leave, one of ours plays your cards.
offer-to-stranger = They are not in this server.
clock-handed = { $name } takes { $bot }’s seat, with its cards.
refusal-no-offer = That seat can no longer be taken.
refusal-not-offered = That seat is offered to somebody else.
refusal-offer-stands = Somebody else offers their seat at this table already: wait for the answer, or for the next deal.
refusal-taker-seated = They hold a seat at a table of this server already.
refusal-taker-knows = They have held another seat in this match: they know other cards.
refusal-taker-barred = The host has taken them off this table.

# Watching without playing.
watch-title = **You are watching: you do not sit at this table.**
watch-seats = { $team_a } against { $team_b }.
watch-score = Score: { $score_a } to { $score_b }.
watch-last-trick = The last trick, for { $name }: { $plays }.
watch-open = A seat is free to take.
button-watch-again = Refresh
