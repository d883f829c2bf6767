### The words of the pictures, and the pictures described to those who cannot see them.

## The table

# Both names of a team.
image-team = { $one } and { $two }
image-list = { $first } and { $last }
image-free-seat = free seat
# The letter on the dealer's button.
image-dealer-letter = D
# How well a bot plays, below its name.
image-level-beginner = beginner
image-level-steady = steady
image-level-expert = expert
image-deals = deals
image-speaks = to bid
image-plays = to play
# What the trick just won is worth.
image-trick-points = +{ $points }
image-bid-pass = pass
image-bid-pass-again = pass again
image-bid-take = takes { $suit }
image-word-belote = Belote!
image-word-rebelote = Rebelote!
image-meld-tierce = tierce
image-meld-cinquante = fifty
image-meld-cent = hundred
image-meld-carre = four
image-meld-sequence = { $meld } { $low }–{ $top } { $suit }
image-meld-four = { $meld } × { $rank }
image-first-round = First round
image-second-round = Second round
image-trump = Trumps: { $suit }
image-taker = { $name } takes
image-deal = Deal { $number }
image-pot = Pot { $points }
image-target = to { $points } points
image-number-of-deals = { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
image-previous-trick = previous trick
image-deal-over = End of the deal
image-void = Eight passes: deal again
image-draw = The lowest card deals
image-draw-again = A tie: draw again

## The hand

image-upcard = upcard
image-hand-empty = No cards left
image-your-bid = Your turn to bid
image-duty-lead = Your lead
image-duty-follow = Follow suit
image-duty-overtrump-led-trump = Play a higher trump
image-duty-follow-trump = Follow with a trump
image-duty-partner-holds = Your turn to play
image-duty-ruff = You must ruff
image-duty-overruff = You must overruff
image-duty-underruff = You must play a trump
image-duty-discard = Your turn to play

## The score sheet

image-contract = Trumps are { $suit }, { $name } took
image-outcome-made = Contract made, { $takers } to { $defence }
image-outcome-failed = Contract failed, { $takers } to { $defence }
image-outcome-litige = Litige, { $points } all
image-pot-waits = for the next deal
image-pot-lost = lost
image-pot-returned = given back
image-pot-paid = paid out
image-void-note = Nobody took, nothing to mark.
image-outcome-void = Eight passes: void deal
image-outcome-capot = Capot!
image-outcome-capot-defence = Failed, and capot by the defence!
image-line-tricks = Points in tricks
# With the last trick.
image-line-points = Tricks in all
image-line-last-trick = Last trick
image-line-capot = Capot
image-line-belote = Belote
image-line-melds = Melds
image-line-failed = Contract failed
image-line-failed-capot = Failed, capot
image-line-held = Into the pot
image-line-lost = Points lost
image-line-paid = Pot
image-line-returned = Pot given back
image-line-rounding = Rounding
image-line-marks = Marks
image-line-total = Total
image-victory = Victory!
# $names is in a line of its own on the picture.
image-winners = { $names } win the match!
image-win = win the match!
image-draw-match = A draw

## In words

alt-seating = Belote table. { $places }.
alt-place = { $side }: { $name }
alt-bot = { $name } ({ $level } bot)
alt-bots = Bots: { $bots }.
alt-place-free = { $side }: free seat
alt-draw = Draw for the deal: { $cards }.
alt-deals = { $name } deals.
alt-deal = Deal { $number }, dealt by { $dealer }.
alt-upcard = Upcard: { $card }.
alt-bid = { $name }: { $bid }
alt-bid-take = takes { $suit }
alt-bids = Bids: { $bids }.
alt-contract = Trumps are { $suit }, { $name } took.
alt-trump = Trumps are { $suit }.
alt-card-by = { $name } { $card }
alt-trick = Trick { $number }: { $cards }.
alt-says = { $name }: “{ $words }”
alt-trick-won = { $name } wins the trick.
alt-belote = { $name } has said belote.
alt-previous-trick = Previous trick: { $cards }; won by { $name }.
alt-tricks = Tricks: { $one } to { $two }.
alt-turn-bid = { $name } to bid.
alt-turn-play = { $name } to play.
alt-scores = Score: { $scores }.
alt-team-score = { $names } { $points }
alt-pot = { $points } points in the pot.
alt-goal = Match: { $goal }.
alt-hand = Your hand: { $cards }.
alt-playable = Your turn to play. You may play: { $cards }.
alt-your-bid = Your turn to bid.
alt-team-sheet = { $names }: { $details }; marks { $marks }, total { $total }.
# Before the details of a failed contract, with the last trick.
alt-points = { $points } points in tricks
alt-team-marks = { $names }: marks { $marks }, total { $total }.
alt-team-total = { $names }: total { $total }.
