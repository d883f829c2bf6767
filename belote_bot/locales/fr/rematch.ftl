### La revanche d’une partie finie.

button-rematch = Revanche
rematch-opened = La table de la revanche est ouverte. Les autres reprennent leur place d’un clic.
rematch-is-there = La revanche est déjà ouverte : { $link }

seat-offered = libre, pour { $name }
rematch-offers = 🔁 **Revanche** : un clic rend à chacun sa place, d’ici là libre pour tous. À quatre sur les mêmes places, la donne passe au suivant.
# $name : qui distribue d’abord.
rematch-ready = 🔁 **Revanche**, mêmes places : la donne passe à **{ $name }**.
rematch-changed = 🔁 **Revanche**, places changées : on tire le donneur.
rematch-dealer = Revanche, mêmes places : la donne passe à **{ $name }**.

refusal-not-in-match = La revanche est à ceux qui ont joué cette partie.
refusal-rematch-played = La revanche de cette partie a déjà été jouée ; `/belote nouvelle` ouvre une autre table.
