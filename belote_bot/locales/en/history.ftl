### The history: the matches that were played, their deals, and a deal seen again with open hands.

## The matches

former-player = former player
history-title = ### The matches of this server
history-title-of = ### The matches of { $name }
history-none = No match has been played so far.
history-no-more = There is no older match.
history-menu = Open a match
history-rules = { $length }, { $preset }
past-score = { $team_a } **{ $total_a } – { $total_b }** { $team_b }
past-winners = 🏆 **{ $team }**
past-score-short = { $team_a } { $total_a } – { $total_b } { $team_b }
past-running = in progress
past-drawn = drawn
past-stopped = stopped before its end
past-abandoned = abandoned

## One match

match-no-deals = No deal of it was played to its end.
match-menu = See a deal again
match-earlier = Earlier deals
match-later = Later deals
button-history = All matches
button-export = Export
past-pot = { $points } in the pot
past-capot-defence = capot in defence
past-deal-choice = Deal { $number }: { $taker }, { $trump }
past-deal-marks = { $a } – { $b }

## A deal seen again

replay-title = ### Deal { $number } · { $team_a } against { $team_b }
replay-dealer = { $name } deals.
replay-first-round = **First round**: { $bids }
replay-second-round = **Second round**: { $bids }
replay-later-cards = -# In the shade: the cards dealt after somebody took.
replay-trick = **Trick { $number }**: { $plays }.
replay-broken-off = The match was stopped here.
replay-foot = { $step } of { $steps } · match of { $when }
replay-first = Start
replay-back = Back
replay-forward = Forward
replay-last = End
replay-next-deal = Next deal
replay-share = Share
replay-deals = The deals

## On the picture

open-nobody-took = Nobody takes
open-auction = Auction
alt-open-hand = { $name } holds { $cards }.
alt-open-hand-later = { $name } holds { $cards }, then gets { $later }.

## Why not

refusal-no-match = This server knows no such match.
refusal-match-runs = The match is not over: its deals can be seen again with open hands once it is.
refusal-no-deal = That match has no such deal.
