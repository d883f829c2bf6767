### House rules: their names, choices and what these change (100 characters at the most).

# The ready-made rules.
preset-ffb = Federation
preset-ffb-about = The official rules: exact points, litige held, no melds
preset-jeu_belote = Online
preset-jeu_belote-about = As the federation, but the belote does not count for the contract
preset-capot = Short
preset-capot-about = As the federation, to 501 points
preset-cafe = Café
preset-cafe-about = With melds, and points rounded to tens
preset-tournoi = Tournament
preset-tournoi-about = Twelve deals, and everybody has to say their belote
preset-bridgee = Bridge style
preset-bridgee-about = When trumps are led, nobody has to beat their partner
preset-stricte = Strict
preset-stricte-about = Without the suit led, you ruff even your partner

# The chapters.
rules-chapter-match = Match
rules-chapter-dealing = Dealing
rules-chapter-play = Play
rules-chapter-belote = Belote
rules-chapter-scoring = Scoring
rules-chapter-melds = Melds

# The match.
rule-length = Length
rule-length-points = { $points } points
rule-length-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
rule-length-other-target = Another number of points…
rule-length-other-deals = Another number of deals…
rule-draw_breaker = A tie after the last deal
rule-draw_breaker-none = the match is drawn
rule-draw_breaker-none-about = Nobody wins
rule-draw_breaker-extra_deal = one more deal
rule-draw_breaker-extra_deal-about = Play goes on until a team is ahead

# Dealing.
rule-direction = Direction of play
rule-direction-anticlockwise = to the right
rule-direction-anticlockwise-about = Anticlockwise, as the federation plays
rule-direction-clockwise = to the left
rule-direction-clockwise-about = Clockwise
rule-shuffle = Shuffling
rule-shuffle-every_deal = before every deal
rule-shuffle-every_deal-about = The pack is shuffled every time
rule-shuffle-cut_only = for the first deal, then only cutting
rule-shuffle-cut_only-about = The tricks are stacked, then cut: hands have more character
rule-packets = Packets
rule-packets-3-2 = by 3, then by 2
rule-packets-3-2-about = The commonest way
rule-packets-2-3 = by 2, then by 3
rule-packets-2-3-about = Before the upcard, two cards to each player, then three

# Play.
rule-overtrump_partner_when_trump_led = Beating your partner when trumps are led
rule-overtrump_partner_when_trump_led-yes = compulsory
rule-overtrump_partner_when_trump_led-yes-about = When trumps are led, you always go higher if you can
rule-overtrump_partner_when_trump_led-no = optional
rule-overtrump_partner_when_trump_led-no-about = If your partner holds the trick, any trump will do
rule-must_ruff_partner = Ruffing your partner
rule-must_ruff_partner-yes = compulsory
rule-must_ruff_partner-yes-about = Without the suit led, you ruff even if your partner holds the trick
rule-must_ruff_partner-no = optional
rule-must_ruff_partner-no-about = Without the suit led, if your partner holds the trick, you play what you like
rule-must_undertrump = Underruffing
rule-must_undertrump-yes = compulsory
rule-must_undertrump-yes-about = An opponent ruffed higher: you still have to give a low trump
rule-must_undertrump-no = optional
rule-must_undertrump-no-about = An opponent ruffed higher: you play what you like

# The belote.
rule-belote_announce = Saying “belote” and “rebelote”
rule-belote_announce-automatic = the table says it
rule-belote_announce-automatic-about = The 20 points cannot be forgotten
rule-belote_announce-manual = everybody says it
rule-belote_announce-manual-about = One forgotten word, and the 20 points are lost
rule-belote_king_first = First card of the belote
rule-belote_king_first-yes = the king first
rule-belote_king_first-yes-about = The queen played before the king does not give the 20 points
rule-belote_king_first-no = king or queen
rule-belote_king_first-no-about = The 20 points count in either order
rule-belote_counts_for_contract = The belote and the contract
rule-belote_counts_for_contract-yes = it counts
rule-belote_counts_for_contract-yes-about = The 20 points help to get ahead of the other team
rule-belote_counts_for_contract-no = it does not count
rule-belote_counts_for_contract-no-about = The contract is judged without it; its 20 points are marked all the same

# Scoring.
rule-litige = Litige (81–81)
rule-litige-hold = the points wait
rule-litige-hold-about = The takers’ points go to whoever wins the next deal
rule-litige-failed = the takers fail
rule-litige-failed-about = Equality counts as a failed contract
rule-litige-made = the takers make it
rule-litige-made-about = In equality each team marks its points
rule-rounding = Rounding
rule-rounding-none = exact points
rule-rounding-none-about = What was made is marked
rule-rounding-ten_5_up = to tens, 5 goes up
rule-rounding-ten_5_up-about = 84 becomes 80, 85 becomes 90
rule-rounding-ten_6_up = to tens, 5 goes down
rule-rounding-ten_6_up-about = 85 becomes 80, 86 becomes 90
rule-rounding-ten_5_to_takers = to tens, 5 by the contract
rule-rounding-ten_5_to_takers-about = A 5 goes up for the takers if they made it, else for the defence; the others’ goes down
rule-capot_value = Capot
rule-capot_value-252 = 252 points
rule-capot_value-252-about = The 152 points of the cards and 100 for the last trick
rule-capot_value-250 = 250 points
rule-capot_value-250-about = The round figure of many families

# Melds.
rule-melds = Tierces, fifties, hundreds and fours
rule-melds-yes = they are marked
rule-melds-yes-about = Announced in the first trick; only the team with the best meld marks its own
rule-melds-no = no melds
rule-melds-no-about = Tricks and the belote only
rule-melds_tie = Equal melds
rule-melds_tie-first = to the first to play
rule-melds_tie-first-about = The team that played first in the first trick marks
rule-melds_tie-none = to nobody
rule-melds_tie-none-about = Neither team marks its melds
rule-melds_announce = Announcing melds
rule-melds_announce-automatic = the table does it
rule-melds_announce-automatic-about = No meld can be forgotten
rule-melds_announce-manual = everybody chooses
rule-melds_announce-manual-about = A meld that is not announced does not count

# What is said of them at the table.
button-rules = Rules
rules-news = ✏️ { $host } changed the rules: { $changes }.
rules-news-more = { $more ->
    [one] one more change
   *[other] { $more } more changes
}

# The card of all rules.
rule-line = { $name }: { $choice }
rules-between = {" · "}
rules-as-preset = Rules: **{ $preset }**.
rules-as-preset-but = Rules: **{ $preset }**, except *{ $differences }*.
rules-card-title = ### Rules: { $preset }
rules-card-stress = -# In bold: what differs from it.
rules-card-chapter = __{ $chapter }__
rules-card-different = **{ $line }**
rules-card-idle = -# { $line } (no effect)

# The panel where they are chosen.
rules-page-title = ### { $chapter }
rules-presets = Start from ready-made rules:
rules-menu = { $name }
rules-menu-different = **{ $name }**
rules-all = All
rules-form-title = Length of the match
rules-form-target = Number of points (100 to 10,000)
rules-form-deals = Number of deals (1 to 60)
rules-number-target = ⚠️ Nothing changed: it takes a whole number of points from 100 to 10,000.
rules-number-deals = ⚠️ Nothing changed: it takes a whole number of deals from 1 to 60.
rules-frozen = 🔒 The first card is dealt: the rules do not change any more.
rules-hosts = 🔒 Only the host, { $host }, can change the rules before the match.

# What the command answers.
unknown-preset = I do not know these rules. There are: { $presets }.
