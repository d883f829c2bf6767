### The score sheet: what decided the deal, and the best moments of the match.

## What decided

# $takers, $defence: the points that count for the contract, “75 + 20” when there is more than the tricks.
verdict-belote = Belote counts for the contract: { $takers } against { $defence }.
verdict-belote-apart = Belote does not count for the contract: { $takers } against { $defence }.
verdict-melds = Melds count for the contract: { $takers } against { $defence }.
verdict-belote-and-melds = Belote and melds count for the contract: { $takers } against { $defence }.
verdict-made-more = More points than the defence: each side marks its own.
verdict-made-equal = Equal: at this table that is enough for the takers.
verdict-made-capot = Every trick to the takers: the capot is worth { $points } points.
# $gain: what the defence marks.
verdict-failed-less = Fewer points than the defence, which marks { $gain }.
verdict-failed-equal = Equal: at this table the takers have failed. The defence marks { $gain }.
verdict-failed-capot = Every trick to the defence, which marks { $gain }.
# After a sentence that says why.
verdict-failed = The defence marks { $gain }.
verdict-gain-belote = { $gain } + { $points } for belote
verdict-gain-melds = { $gain } + { $points } for melds
# $points: in the pot after the deal, or what has left it.
verdict-litige-fills = Equal: the defence marks its points, the takers’ { $points } go into the pot.
verdict-litige-grows = Equal: the takers’ points go into the pot, which grows to { $points }.
verdict-litige-lost = Equal, and the match is over: the { $points } points in the pot are lost.
verdict-litige-returned = Equal, and the match is over: the pot of { $points } goes back to those who put it in.
verdict-keep-belote = The takers keep their belote.
verdict-lose-melds = The takers’ melds go to the defence.

## Worth noting too

note-pot-paid-takers = The pot of { $points } goes to the takers.
note-pot-paid-defence = The pot of { $points } goes to the defence.
note-pot-waits = The { $points } points in the pot still wait.
# $changes: “84 → 80, 86 → 90”.
note-rounded = Rounded to the nearest ten: { $changes }.
note-rounded-five-up = Rounded to tens, a 5 goes up: { $changes }.
note-rounded-five-down = Rounded to tens, a 5 goes down: { $changes }.
note-rounded-five-to-takers = Rounded to tens, a 5 in favour of the takers: { $changes }.
note-rounded-change = { $exact } → { $rounded }
note-belote-forgotten = Belote forgotten by { $name }: { $points } points lost.
note-belote-queen-first = Queen played before the king by { $name }: the belote does not count.
note-melds = Melds: { $melds }.
note-melds-of = { $name } ({ $melds })

## The best moments of a match, in the message

highlight-capot = Capot in deal { $deal }: { $points } points for { $team }.
highlight-capots = { $count } capots for { $team }: deals { $deals }.
highlight-biggest = The biggest deal, no. { $deal }: { $points } points for { $team }.
highlight-comeback = A comeback: { $team } were { $points } points behind after deal { $deal }.
highlight-streak = { $count } deals in a row for { $team }.
highlight-contracts = Contracts made by { $team }: { $made } of { $taken }.
highlight-belotes = { $count } belotes for { $team }.
highlight-item = - { $moment }

## And on the picture, below a large figure

image-highlight-capot = capot, deal { $deal }
image-highlight-capots = capots, deals { $deals }
image-highlight-biggest = the biggest deal (no. { $deal })
image-highlight-comeback = points behind, then ahead
image-highlight-streak = deals won in a row
image-highlight-contracts = contracts made
image-highlight-made-of = { $made } of { $taken }
image-highlight-belotes = belotes
image-next-dealer = { $name } deals next

# A number of points, written as in the sentences.
image-figure = { $number }
