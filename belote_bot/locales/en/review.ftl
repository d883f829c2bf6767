### Reviewing a deal that is over, in private.

button-review = Review my deal
review-title = ### Deal { $deal }: your decisions
review-about = { $count ->
    [one] The one that cost you something, by the expert’s judgement and what you could know:
   *[other] The { $count } that cost you most, by the expert’s judgement and what you could know:
}
# $when: the trick or the auction; $cost in points of the score, or in chances to win the match.
review-mistake = **{ $when } · { $cost }**
    { $done }; the expert { $better }: { $reason }
review-cost = about { $points } points
review-chance = chances to win the match
review-auction = Auction
review-trick = Trick { $trick }
review-done-pass = You passed
review-done-take = You took in { $suit }
review-done-play = You played the { $card }
review-better-pass = **passes**
review-better-take = **takes in { $suit }**
review-better-play = prefers the **{ $card }**
review-costs = -# These are points of the score, on average over a great many hands that the others could have held.
review-praise = 👏 **Well played!** By the expert’s judgement and what you could know, none of your decisions cost { $least } points.
review-no-choice = You had nothing to decide: a single card or bid was allowed each time.

# The result with all four hands open, apart.
review-open = 🔍 **All cards open**, both sides at their best: { $possible } { $made }
review-possible-all = the takers would have won every trick.
review-possible-some = the takers would have won { $points ->
    [one] { $points } point
   *[other] { $points } points
} in tricks, the last trick’s ten included.
review-possible-none = the takers would have won no trick at all.
review-made-all = They won every trick.
review-made-some = They made { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
review-made-none = They won no trick.

refusal-not-in-deal = You decided nothing in that deal: there is nothing to review.
refusal-deal-runs = That deal is not over: it can be reviewed after the last trick.
