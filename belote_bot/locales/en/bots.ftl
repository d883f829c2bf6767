### The bots: how well they play, their temperaments, and the panel in which the host chooses.

# A sentence ends or goes on after these words.
bot-named = { $name } 🤖 ({ $level }, { $temperament })
bot-level-beginner = beginner
bot-level-beginner-about = Keeps to the rules and to its partner, but forgets what has gone
bot-level-steady = steady
bot-level-steady-about = Counts trumps and plays like a regular
bot-level-expert = expert
bot-level-expert-about = Tries each card against a great many possible hands
temperament-cautious = cautious
temperament-cautious-about = cautious: takes when it is safe
temperament-calm = calm
temperament-calm-about = calm: takes when it should
temperament-bold = bold
temperament-bold-about = bold: takes readily

button-bots = Bots…
bots-panel = ### The bots
    Choose how well each of them plays until the match begins; its temperament is its own.
bots-none = ### The bots
    There is no bot at this table.
bots-seat = **{ $name }** 🤖 · { $side } · { $temperament }
bots-away = Take away
bots-away-about = The seat is free again

settings-bot_level = **Level** of stand-ins, and of bots unless the host chooses another

option-level = level
option-level-about = How well this table’s bots play; the host can change each before the match
