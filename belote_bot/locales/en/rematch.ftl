### The rematch of a finished match.

button-rematch = Rematch
rematch-opened = The table of the rematch is open. The others take their seats again with one click.
rematch-is-there = The rematch is open already: { $link }

seat-offered = free, for { $name }
rematch-offers = 🔁 **Rematch**: one click gives each their seat again, free for anybody until then. With all four on the same seats the deal passes on.
# $name: who deals first.
rematch-ready = 🔁 **Rematch**, same seats: the deal passes to **{ $name }**.
rematch-changed = 🔁 **Rematch**, changed seats: you will draw for the deal.
rematch-dealer = Rematch, same seats: the deal passes to **{ $name }**.

refusal-not-in-match = A rematch is for those who played that match.
refusal-rematch-played = The rematch of that match was played already; `/belote new` opens another table.
