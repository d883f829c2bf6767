### La revanche d’une partie finie.

button-rematch = Revanche
button-rematch-drawn = Revanche, équipes tirées
rematch-opened = La table de la revanche est ouverte.
rematch-is-there = La revanche est déjà ouverte : { $link }

seat-offered = libre, pour { $name }
rematch-offers = 🔁 **Revanche** : chacun reprend sa place d’un clic ; d’ici là, elle est libre pour tous. Avec les quatre mêmes, la donne passe au suivant.
# $name : qui distribue d’abord.
rematch-ready = 🔁 **Revanche**, mêmes places : la donne passe à **{ $name }**.
rematch-moved = 🔁 **Revanche**, autres places : la donne passe quand même à **{ $name }**.
rematch-draws = 🔁 **Revanche**, équipes tirées : asseyez-vous n’importe où ; le sort place chacun dès que la table est complète.
rematch-changed = 🔁 **Revanche**, joueurs changés : on tire le donneur.
rematch-dealer = Revanche : la donne passe à **{ $name }**.

refusal-not-in-match = La revanche est à ceux qui ont joué cette partie.
refusal-rematch-played = La revanche de cette partie a déjà été jouée ; `/belote nouvelle` ouvre une autre table.
