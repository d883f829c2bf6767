### The rematch of a finished match.

button-rematch = Rematch
button-rematch-drawn = Rematch, drawn pairs
rematch-opened = The table of the rematch is open.
rematch-is-there = The rematch is open already: { $link }

seat-offered = free, for { $name }
rematch-offers = 🔁 **Rematch**: one click gives you your seat again; until then it is free for anybody. With the same four the deal passes on.
# $name: who deals first.
rematch-ready = 🔁 **Rematch**, same seats: the deal passes to **{ $name }**.
rematch-moved = 🔁 **Rematch**, other seats: the deal still passes to **{ $name }**.
rematch-draws = 🔁 **Rematch**, drawn pairs: sit anywhere; who sits where is drawn once the table is full.
rematch-changed = 🔁 **Rematch**, other players: you will draw for the deal.
rematch-dealer = Rematch: the deal passes to **{ $name }**.

refusal-not-in-match = A rematch is for those who played that match.
refusal-rematch-played = The rematch of that match was played already; `/belote new` opens another table.
