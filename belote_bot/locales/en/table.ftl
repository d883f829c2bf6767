### What everybody reads at the table.

team = { $one } and { $other }
seat-free = free

match-to-target = A match to { $target } points.
match-to-deals = { $deals ->
    [one] A match of one deal.
   *[other] A match of { $deals } deals.
}

# The lobby.
lobby-title = ### { $host }’s table
lobby-team = **Team { $team }** · { $side }: { $one } · { $other_side }: { $other }
lobby-wait = { $free ->
    [one] One seat is free: sit down, or the host adds a bot.
   *[other] { $free } seats are free: sit down, or the host adds bots.
}
lobby-wait-people = { $free ->
    [one] One free seat: sit down.
   *[other] { $free } free seats: sit down.
}
lobby-ready = The table is full: the host can start.
button-seat = Sit { $side }
button-leave = Leave
button-add-bot = Add a bot
button-fill = Fill with bots
button-start = Start

# The draw for the first deal.
draw = Drawing for the deal — { $drawn }.
draw-again = A tie, drawing again — { $drawn }.
drew = { $name }: { $card }
draw-dealer = Lowest card: **{ $name }** deals.

# The deal in progress.
turn-to-speak = **{ $who } to speak.**
turn-to-play = **{ $who } to play.**
upcard = The upcard is the { $card }.
bid-pass = { $name } passes.
bid-take = { $name } takes: { $suit }.
contract = Trumps are { $suit }, { $name } took.
played = { $name }: { $card }
trick = The trick: { $plays }.
trick-won = { $points ->
    [0] **A trick without points for { $name }.**
    [one] **A trick of one point for { $name }.**
   *[other] **A trick of { $points } points for { $name }.**
}
says-belote = **{ $name }: “Belote!”**
says-rebelote = **{ $name }: “Rebelote!”**
announces = { $name } announces: { $melds }.
shows-melds = { $name } shows: { $melds } ({ $points } points).
meld-tierce = tierce
meld-cinquante = fifty
meld-cent = hundred
meld-carre = four
bot-took-over = { $name } leaves the table; { $bot } 🤖 plays on with the same cards.
commitment = Fingerprint { $hash }
button-hand = My hand
button-table = Table

# The score sheet.
sheet-void = Nobody took: the deal is void. The next one is coming.
# $points, $against: the points that count for the contract, the takers’ and the defence’s.
sheet-made = { $takers } made their contract, { $points } to { $against }.
sheet-capot = **Capot!** { $takers } made their contract, { $points } to { $against }.
sheet-failed = { $takers } failed their contract, { $points } to { $against }.
sheet-capot-defence = **Capot by the defence!** { $takers } failed their contract, { $points } to { $against }.
sheet-litige = Litige, { $points } to { $against }: { $takers } had taken.
sheet-marks = { $team_a } mark { $marks_a } (total { $total_a }); { $team_b } mark { $marks_b } (total { $total_b }).
sheet-pot = In the pot: { $pot } points.
match-won = ## 🏆 { $team } win the match!
match-drawn = ## The match is a draw.

# Stopping.
stop-asked = ⚠️ { $name } asks to stop the match ({ $agreed } of { $needed } agree).
button-agree = Agree to stop
button-play-on = Play on
table-closed = **The table is closed.**
thread-name = Belote at { $host }’s
