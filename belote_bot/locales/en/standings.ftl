### Standings and players’ cards: the figures, the podium, the card.

## The figures

standing-figure = { $number }
standing-percent = { $share }%
standing-out-of = { $part } of { $whole }
# How far the rating may be from the true strength.
standing-margin = ± { $margin }
standing-provisional = provisional

## The podium

# In place of a name that cannot be drawn.
image-unnamed = no name
image-standing-others = { $count ->
    [one] and one other
   *[other] and { $count } others
}
alt-standing = { $rank }. { $names }: { $value }.

## A player's card

image-profile-rating = Rating
image-profile-unrated = No rating yet
image-profile-no-curve = The curve begins with the second match.
image-profile-form = Last ten
image-profile-streak = best run: { $count }
# The initial of a win, a loss, a draw.
image-profile-form-won = W
image-profile-form-lost = L
image-profile-form-drawn = D
image-profile-matches = { $count ->
    [one] match
   *[other] matches
}
image-profile-wins = { $count ->
    [one] win
   *[other] wins
}
image-profile-win-rate = won
image-profile-points = points per deal
image-profile-belotes = { $count ->
    [one] belote
   *[other] belotes
}
image-profile-capots = { $count ->
    [one] capot
   *[other] capots
}
image-profile-contracts = Contracts
image-profile-contracts-line = { $taken } taken, { $made } made, { $failed } failed · { $share }
image-profile-suit = { $suit } { $made }/{ $taken }
image-profile-best-partner = Best partner
image-profile-usual-partner = Usual partner
image-profile-usual-opponent = Usual opponent

alt-profile = Player’s card: { $name }.
alt-profile-unrated = No rating yet.
alt-profile-rating = Rating { $value }, give or take { $margin }.
alt-profile-provisional = Rating { $value }, give or take { $margin }, provisional.
alt-profile-matches = { $matches ->
    [0] No finished match.
    [one] One match, { $wins ->
        [0] not won
       *[other] won
    }.
   *[other] { $matches } matches, { $wins ->
        [0] none won
        [one] one won
       *[other] { $wins } won
    }, { $share }.
}
alt-profile-form = The latest, from the oldest to the newest: { $endings }.
alt-profile-form-won = won
alt-profile-form-lost = lost
alt-profile-form-drawn = drawn
alt-profile-streak = { $count ->
    [one] Best run: one win.
   *[other] Best run: { $count } wins in a row.
}
alt-profile-figures = Points per deal: { $points }. { $belotes ->
    [0] No belote
    [one] One belote
   *[other] { $belotes } belotes
}, { $capots ->
    [0] no capot
    [one] one capot
   *[other] { $capots } capots
}.
alt-profile-contracts = Contracts: { $contracts }.
alt-profile-suit = { $suit }, { $made }
alt-profile-suits = Made by trumps: { $suits }.
alt-profile-best-partner = Best partner: { $name }, { $won } won together.
alt-profile-usual-partner = Usual partner: { $name }, { $won } won together.
alt-profile-usual-opponent = Usual opponent: { $name }, { $won } won against them.
