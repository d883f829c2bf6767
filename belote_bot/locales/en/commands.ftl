### The commands: names (lower case, no spaces) and descriptions (100 characters at the most).

command-belote = belote
command-belote-about = Play belote in this server
command-new = new
command-new-about = Open a table in this channel
option-target = target
option-target-about = The total that wins the match, 100 to 10,000 (1000 as a rule)
option-bots = bots
option-bots-about = Fill the free seats with bots at once
option-thread = thread
option-thread-about = Play in a thread of its own
command-hand = hand
command-hand-about = See your hand
command-table = table
command-table-about = Bring the table back to the bottom of the channel
command-leave = leave
command-leave-about = Leave your table; in a match a bot plays your cards
command-stop = stop
command-stop-about = Close the table, with the others’ consent if you do not host it
command-export = export
command-export-about = Get your last match as a file, with its deals and fingerprints
