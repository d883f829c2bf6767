### The demo, in the terminal and on its page.

demo-begins = Belote: a demo in the browser, without a token and without Discord.
demo-in-memory = · Matches are kept in memory, and forgotten at the end.
demo-in-file = · Matches are kept in { $file }.
demo-cards-drawn = · The cards are being drawn…
demo-bot-starts = · The bot connects to a simulated Discord…
demo-table-ready = · Your table is ready, you and three bots: “Start” begins the match.
demo-table-goes-on = · Your table from last time goes on.
demo-port-taken = · Port { $port } is taken: the page takes another one.
demo-address = Open this address: { $url }
demo-how =
    You are { $name } there. “My hand” shows your cards, commands are typed below the messages, and
    “Viewing as” shows the channel as the other members see it. Ctrl-C ends.
demo-over = The demo is over.

# The simulated server.
demo-server = Harbour Café
demo-role = Management
demo-topic = Belote, for four people or with bots
