### Counting a match played with real cards.

# The command.
command-count = count
command-count-about = Count a match that you play with real cards
option-player-1 = player1
option-player-1-about = A mention or a name, in the order of play; players 1 and 3 are a team
option-player-2 = player2
option-player-2-about = Who plays next, a mention or a name; players 2 and 4 are a team
option-player-3 = player3
option-player-3-about = Player 1’s partner, a mention or a name
option-player-4 = player4
option-player-4-about = Player 2’s partner, a mention or a name
option-count-rules-about = Ready-made rules; they can be changed until the first deal
option-sheet = sheet
option-sheet-about = Find one of your open sheets again

# Opening one and finding it again.
count-form-open = Count a match
count-form-names = The players
count-field-player = Player { $number } (team { $team })
count-field-length = Points of the match
count-field-length-hint = 100 to 10,000; empty: as in the rules
count-no-length = A match is played to 100 to 10,000 points: its length is still that of the rules; Rules changes it.
count-player = Player { $number }
count-opened = The sheet is open. New deal enters a deal; Rules and More… are for the rest.
count-not-shown = The sheet is open, but Discord does not show it yet: “/belote count” with “sheet” brings it here.
count-find = You have open sheets: which one?
count-find-placeholder = Choose a sheet
count-button-open = New sheet
# A sheet in a menu.
count-name = { $team_a } { $total_a } – { $total_b } { $team_b }
count-is-there = The sheet is here: { $link }
count-brought = The sheet comes back to the bottom of the channel.
count-elsewhere = No sheets are opened here; this server plays in { $channels }.
count-role = On this server, only the role “{ $role }” may open a sheet.

# The sheet in the channel.
count-title = ### { $team_a } against { $team_b }
count-next = **Deal { $number }**: { $dealer } deals.
count-closed = **The sheet is closed.**
count-void = Nobody took: the deal is void.
count-beyond = { $beyond ->
    [one] ⚠️ As corrected, the match ends with deal { $number }: the one after it counts no more. Undo last takes it away.
   *[other] ⚠️ As corrected, the match ends with deal { $number }: the { $beyond } deals after it count no more. Undo last takes them away one by one.
}
count-line = { $number }. { $taker } in { $trump }, { $outcome }: { $marks_a } – { $marks_b } (total { $total_a } – { $total_b })
count-line-void = { $number }. Void deal
count-line-beyond = { $number }. { $taker } in { $trump }: after the end, does not count
count-more = { $deals ->
    [one] … and one deal before
   *[other] … and { $deals } deals before
}
count-outcome-made = made
count-outcome-capot = capot
count-outcome-failed = failed
count-outcome-litige = litige
count-button-new = New deal
count-button-correct = Correct
count-button-undo = Undo last
count-button-rules = Rules
count-button-more = More…
count-button-reopen = Reopen the sheet

# Entering a deal.
count-entry-title = ### Deal { $number }: { $dealer } deals
count-correct-title = ### Correcting deal { $number } (dealt by { $dealer })
count-missing = Still to be said: { $parts }.
count-missing-taker = who took
count-missing-trump = the trumps
count-missing-points = the points or the capot
count-points = Tricks in all: { $team_a } { $points_a }, { $team_b } { $points_b }.
count-no-capot = No point and no capot: that team won at least one trick. If it won none, choose Capot.
count-not-reached = The match ends before this deal: it does not count.
count-fault = ⚠️ **{ $fault }**
count-fault-sum = { $one } + { $other } = { $sum }, not 162: correct one of them, or leave one empty.
count-fault-number = “{ $typed }” is not a number of points.
count-fault-out-of-range = There are 162 points in all, the last trick’s ten included: a team has 0 to 162.
count-fault-one-point = No card is worth 1 point: a team has neither 1 nor 161.
count-fault-melds-of-both = The melds of one team alone count: leave the other empty.
count-fault-no-such-melds = No melds make that sum: each is worth 20, 50, 100, 150 or 200.
count-fault-no-melds = This match is played without melds.
count-typed-points = Points as typed: { $team_a } { $a }, { $team_b } { $b }.
count-typed-melds = Melds as typed: { $team_a } { $a }, { $team_b } { $b }.
count-typed-none = nothing
count-button-points = Points…
count-button-points-melds = Points and melds…
count-button-capot = Capot { $team }
count-button-belote = Belote { $team }
count-button-note = Note the deal
count-button-void = Void deal
count-button-clear = Clear
count-form-points = Deal { $number }: the points
count-field-points = { $team }: points
count-field-points-hint = with the last trick’s ten; empty: 162 less the other team’s
count-field-melds = { $team }: melds
count-field-melds-hint = those that count, without the belote
count-noted = **Deal { $number } is noted.**
count-kept = What you had entered waits under “New deal”.

# Correcting and undoing.
count-correct = Which deal is to be corrected? Everything after it is worked out anew.
count-correct-placeholder = Choose a deal
count-button-newer = Newer
count-button-older = Older
count-undo = Remove this deal?
count-button-remove = Remove the deal
count-undone = **The deal is removed.**

# Everything else.
count-more-title = ### The sheet
count-writers-named = Deals are entered by { $members }.
count-writers-everybody = Everybody here may enter deals.
count-button-down = To the bottom
count-button-names = Names…
count-button-for-everybody = Everybody enters
count-button-for-named = Only players enter
count-button-close = Close
count-first-dealer = Who deals the first deal?
count-is-closed = The sheet is closed; the button Reopen the sheet is below it.
count-rules-frozen = The rules no longer change after the first deal.
count-rules-openers = The rules are changed by whoever opened the sheet.

# Why not.
count-refusal-no-count = There is no such sheet, or not any more.
count-refusal-closed = The sheet is closed; the button Reopen the sheet is below it.
count-refusal-not-a-writer = Only whoever opened the sheet and the players who were mentioned write here; its button More… can open it to everybody.
count-refusal-not-the-opener = That is for whoever opened the sheet, or for those who manage the channel’s messages.
count-refusal-stale = The sheet has changed meanwhile: have a look, then try again.
count-refusal-no-member = A mention is nobody’s on this server: choose a member, or write a name.
count-refusal-hidden = That sheet is in a channel that you do not see.
count-refusal-deal-noted = Somebody has just noted this deal; yours changed nothing. This is what is noted:
count-refusal-over = The match is over: there is no further deal to note. Correct changes one that is noted.
count-refusal-no-deals = No deal is noted yet.
count-refusal-begun = The first deal is noted: that no longer changes.
count-refusal-unfinished = Something is missing in this deal: nothing was noted.
count-refusal-too-many = You already have ten open sheets in this server: close one first.
count-refusal-too-long = This sheet already has 250 deals: it takes no more.
count-refusal-storage = The database did not answer: nothing has changed. Try again in a moment.
