### While the bot stops, and on its tables until it is back.

refusal-stopping = The bot is about to restart: nothing was done. Try again in a moment.
table-back-soon = ⏳ The bot is restarting: back in a moment, and the table goes on where it is.
