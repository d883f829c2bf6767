### What a server chooses for its tables, and what it refuses.

settings-page-tables = ### Server settings · Tables
    They hold for tables opened from now on; an open table keeps its own, its language too.
settings-page-pace = ### Server settings · Bots and pace
    They hold for tables opened from now on.
settings-page-rules = ### Server settings · Rules
    A table plays by these unless others are asked for; its host can still change them before the match.
settings-page-reset = ### Server settings · Back to the defaults?
    Language, channels, threads, role, bots, pace, rules and standings become the bot’s own again. Open tables keep theirs.
settings-to-tables = Tables
settings-to-pace = Bots and pace
settings-to-rules = Rules
settings-to-reset = Reset…
settings-reset = Yes, reset everything
settings-other = Another setting

settings-language = **Language** of public messages
settings-language-auto = Automatic
settings-language-auto-about = The one that Discord tells, else that of whoever opens the table
settings-language-fr = Français
settings-language-fr-about = All tables in French
settings-language-en = English
settings-language-en-about = All tables in English
settings-channels = **Channels** where a table may be opened
settings-channels-all = Everywhere
settings-threads = **Threads**
settings-threads-asker = As asked
settings-threads-asker-about = A table is in the channel, unless a thread is asked for
settings-threads-own = A thread for each table
settings-threads-own-about = A table has its thread, unless the channel is asked for
settings-threads-never = Never
settings-threads-never-about = A table is in the channel, always
settings-role = **Who** may open a table
settings-role-all = Everybody

settings-bots = **Bots**
settings-bots-allowed = Allowed
settings-bots-allowed-about = The host may fill the table
settings-bots-refused = Refused
settings-bots-refused-about = A bot only takes over for somebody who leaves a match or does not answer
settings-bot_delay = **Thinking** of a bot before it plays
settings-trick_pause = **Pause** on a complete trick
settings-turn_seconds = **Clock**: the time to play in, before a bot does
settings-turn-endless = No limit
settings-usual = { $value } (default)

duration-seconds = { $count ->
    [0] No wait
    [one] { $count } second
   *[other] { $count } seconds
}
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
duration-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
duration-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

opening-elsewhere = No tables are opened here; this server plays in { $channels }.
opening-role = In this server only the role “{ $role }” may open tables.
opening-no-threads = This server plays in its channels, without threads.
