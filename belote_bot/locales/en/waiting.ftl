### The table waits: the bot cannot show it any more, or store anything.

table-frozen = ⏸️ **The table waits until the bot can store again.** The disk of its server does not answer. All that was played is kept, the time does not count, and the table goes on by itself.

table-waits = ⏸️ The table waits: I cannot keep it up to date in <#{ $channel }> any more. I lack: { $missing }. Whoever manages the server can mend that; `/belote doctor` says what is missing. Nothing is lost: the match goes on right afterwards.
table-waits-unknown = ⏸️ The table waits: Discord does not let me keep it up to date in <#{ $channel }> any more. Whoever manages the server can look with `/belote doctor`. Nothing is lost: I try again every minute.
permission-manage-threads = manage threads (this one is locked)
