### What the bot answers in private.

refusal-no-table = There is no open table here; `/belote new` opens one.
refusal-not-in-lobby = The match has begun: the table does not change any more.
refusal-not-playing = The match has not begun yet.
refusal-seat-taken = That seat has just been taken.
refusal-already-seated = You sit on that seat already.
refusal-seated-elsewhere = You hold a seat at a table of this server already; `/belote leave` frees it.
refusal-not-seated = You do not sit at this table.
refusal-not-host = Only the table’s host can do that.
refusal-not-manager = Only those who may manage the server can change its settings.
refusal-no-bots = This server plays without bots: one only takes over for somebody who leaves a match or does not answer.
refusal-table-full = The table is full.
refusal-seats-free = There are free seats: a match needs four.
refusal-stale = That button is out of date: things have changed since.
refusal-not-your-turn = It is not your turn.
refusal-trick-shown = A moment: the trick is still on the table.
refusal-illegal = The rules do not allow that card now.
refusal-deal-over = The deal is over; the next one is coming.
refusal-not-cutter = It is not yours to cut: the player before the dealer does.
refusal-cut-made = You have cut already.
refusal-cut-over = Too late to cut: the cards are dealt.
refusal-no-stop-asked = Nobody asks to stop any more.
refusal-stop-refused = Somebody wants to play on: stopping can be asked for again in the next deal.
refusal-server-full = As many tables as this server may have are open at the moment. Join one of them, or wait until one is over.
refusal-channel-full = This channel is full of tables at the moment. Join one of them, or open yours in another channel.
refusal-server-busy = This server asks for a lot at the moment. Try again in a minute; you can go on playing meanwhile.
refusal-too-many-clicks = That was a lot of clicks. Try again in ten seconds; you can go on playing meanwhile.
refusal-too-many-requests = That was a lot at once. Try again in a minute; you can go on playing meanwhile.
refusal-storage = The database did not answer: nothing has changed. Try again in a moment.

error = Something went wrong on our side; nothing is lost. Try again, or look at “My hand”.
error-discord = Discord did not show the answer. Try again: what was done is not done twice.
table-opened = The table is open.
table-opened-at = The table is open: { $place }
table-brought = The table comes back to the bottom of the channel.
table-is-there = The table is here: { $link }
you-left = You have left the table.
table-stopped = The table is closed.
stop-asks-others = Asked: the match stops when the others agree.
cannot-post = I cannot hold a table here. I lack: { $missing }.
permission-view-channel = view the channel
permission-send-messages = send messages
permission-attach-files = attach files
permission-embed-links = embed links
permission-create-public-threads = create public threads
permission-send-messages-in-threads = send messages in threads
nothing-to-export = There is no finished deal to export yet.
exported = { $deals ->
    [one] { $score }: one deal. `belote-bot verify` replays it and checks the fingerprint.
   *[other] { $score }: { $deals } deals. `belote-bot verify` replays them and checks the fingerprints.
}
exported-so-far = { $deals ->
    [one] { $score }, and the match goes on: one finished deal. `belote-bot verify` replays it and checks the fingerprint.
   *[other] { $score }, and the match goes on: { $deals } finished deals. `belote-bot verify` replays them and checks the fingerprints.
}
