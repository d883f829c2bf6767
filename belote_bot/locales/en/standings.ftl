### Standings and players’ cards: the figures, the podium, the card.

## The figures

standing-figure = { $number }
standing-percent = { $share }%
standing-out-of = { $part } of { $whole }
# How far the rating may be from the true strength.
standing-margin = ± { $margin }
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
image-profile-toughest-opponent = Toughest opponent

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
alt-profile-toughest-opponent = Toughest opponent: { $name }, { $won } won against them.

## The leaderboard

board-heading = ### { $title }
board-subheading = -# { $about }
board-title-people = Leaderboard · { $when }
board-title-pairs = Leaderboard of pairs · { $when }
board-when-week = this week
board-when-month = this month
board-when-season = this season
board-when-all = all time
board-week = week { $number }
board-about = { $measure } · { $company }
board-measure-rating = rating
board-measure-won = wins
board-measure-win_rate = win rate
board-measure-average = points per deal
board-measure-contracts = contracts taken and made
board-measure-capots = capots
board-by-rating = By rating
board-by-won = By wins
board-by-win_rate = By win rate
board-by-average = By points per deal
board-by-contracts = By contracts made
board-by-capots = By capots
board-company-people = among people
board-company-bots = with bots
board-company-all = all matches
board-line = **{ $rank }.** { $names } · **{ $value }** · { $detail }
# The line of whoever reads.
board-own-line = { $line } ◂ you
board-left = { $name } (has left)
board-value-won = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
board-value-contracts = { $count ->
    [one] { $count } contract
   *[other] { $count } contracts
}
board-value-capots = { $count ->
    [one] { $count } capot
   *[other] { $count } capots
}
board-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
board-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
board-provisional = { $margin }, provisional
board-foot = Page { $number } of { $pages } · { $ranked }
board-ranked-people = { $count ->
    [one] One player ranked
   *[other] { $count } players ranked
}
board-ranked-pairs = { $count ->
    [one] One pair ranked
   *[other] { $count } pairs ranked
}
board-previous = Previous
board-next = Next
board-to-pairs = By pairs
board-to-people = By players
board-empty = No ranked match has been played to its end yet.
board-empty-people = Four people have not finished a ranked match together yet. The lowest menu shows matches with bots.
board-empty-rate = Nobody has played the { $count } matches yet that this leaderboard needs.
board-none-won = No win yet, { $when }.
board-none-contracts = No contract made yet, { $when }.
board-none-capots = No capot yet, { $when }.
board-you-rate = You have no place here yet: it takes { $count } matches.
board-you-none = You have no place here yet.
command-leaderboard = leaderboard
command-leaderboard-about = See who is best in this server
option-period = period
option-period-about = Of when the matches are (else all of them)
option-by = by
option-by-about = What ranks people (else the rating)
option-sides = who
option-sides-about = Everybody by themselves, or pairs of partners
option-company = matches
option-company-about = Among people, with bots, or all of them (else among people)
board-sides-people = the players
board-sides-pairs = the pairs

## The profile

command-profile = profile
command-profile-about = See the card of a player of this server
option-member = member
option-member-about = Whose (else your own)
profile-heading = ### { $name }
profile-left = -# Is no longer in this server.
profile-empty = No ranked match finished in this server yet.
profile-with-bots = -# Matches with bots, included here: { $count }.
profile-of-bot = Bots have no card: the standings are people’s.

## The podium of the week

weekly-heading = ### The podium of week { $number }
weekly-more = The whole leaderboard
settings-page-standings = ### Server settings · Standings
    What leaving a match means does not change at tables that are open already.
settings-to-standings = Standings
settings-desertion = **Leaving** a ranked match that a bot finishes
settings-desertion-lost = The match is lost
settings-desertion-lost-about = Whoever does not come back has lost it, whoever wins
settings-desertion-void = The match has no effect
settings-desertion-void-about = It does not count for whoever left
settings-weekly = **Podium of the week**, each Monday in this channel
settings-weekly-off = None: no podium
weekly-lacking = ⚠️ The podium cannot be posted in <#{ $channel }>. I lack: { $missing }.
weekly-gone = ⚠️ The podium’s channel is gone: choose another one.
weekly-failed = ⚠️ Discord refused the last podium in <#{ $channel }>; it will be tried again.
