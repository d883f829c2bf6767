### /belote doctor: what the bot needs in a server, line by line.

command-doctor = doctor
command-doctor-about = Examine the bot in this server (needs Manage Server or Manage Messages)
doctor-not-yours = Only those who may manage the server or messages can examine the bot here.
doctor-heading = ### How the bot fares in this server
doctor-here = **Here**: I have every permission that a table needs.
doctor-here-lacks = **Here** I lack: { $missing }. Grant that to my role, in this channel or in the whole server.
doctor-threads = **Threads**: a table can have its own here.
doctor-threads-lacks = **Threads**: no table can have its own here; I lack: { $missing }.
doctor-threads-locked = A thread that moderators lock stays closed to me: that would take “manage threads”.
doctor-channels-all = **Chosen channels**: all of them.
doctor-channels = { $good ->
    [one] **Chosen channels**: one channel where I lack nothing.
   *[other] **Chosen channels**: { $good } channels where I lack nothing.
}
doctor-channel-gone = A channel chosen in `/belote settings` no longer exists.
doctor-lacks = In <#{ $channel }> I lack: { $missing }.
doctor-waits-unknown = In <#{ $channel }> a table waits: Discord does not let me write there. See whether I can view the channel or thread.
doctor-emojis = **Emojis of the cards**: all { $wanted } are uploaded.
doctor-emojis-missing = **Emojis of the cards**: { $missing } of { $wanted } are missing; the buttons wear coloured squares. The bot uploads them when it starts.
doctor-commands = **Commands**: Discord has those of this version.
doctor-commands-old = **Commands**: Discord does not have those of this version. Restart the bot.
doctor-commands-unknown = **Commands**: Discord does not say which it has. Try again later.
doctor-database = **Database**: it answers in { $ms } ms, schema { $schema } of { $newest }.
doctor-database-silent = **Database**: it does not answer. Whoever runs the bot finds the reason in its log.
doctor-disk = **Disk**: { $megabytes } MB free.
doctor-disk-full = **Disk**: only { $megabytes } MB free. Whoever runs the bot has to make room.
doctor-backup = **Last daily backup**: { $day }.
doctor-no-backup = **Daily backup**: none.
doctor-gateway = **Connection**: Discord answers in { $ms } ms, shard { $shard } of { $shards }.
doctor-gateway-silent = **Connection**: Discord has not answered yet, shard { $shard } of { $shards }.
doctor-leavers-all = Whoever leaves the server is replaced at their table at once.
doctor-leavers-bans = Whoever is banned is replaced at their table at once; whoever leaves the server, when it is their turn or at the next deal.
doctor-leavers-late = Whoever leaves the server or is banned is replaced at their table when it is their turn or at the next deal.
doctor-tables = { $tables ->
    [0] **Tables**: none is open.
    [one] **Tables**: one is open, { $waiting ->
        [0] and it does not wait.
       *[other] and it waits.
    }
   *[other] **Tables**: { $tables } are open, { $waiting ->
        [0] none of which waits.
        [one] one of which waits.
       *[other] { $waiting } of which wait.
    }
}
doctor-tables-frozen = **Tables**: nothing can be stored, they wait. Whoever runs the bot finds the reason in its log.
