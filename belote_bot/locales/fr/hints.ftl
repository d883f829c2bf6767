### Le conseil de l’expert, et ce qui parle pour une annonce ou une carte.

button-hint = Indice
hint = 💡 { $action } : { $reason }
hint-pass = **Passez**
hint-take = **Prenez à { $suit }**
hint-play = **Jouez { $card }**
hint-play-saying = **Jouez { $card }** en annonçant { $said }
hint-words = {" et "}

refusal-no-hints = Cette partie est classée : on y joue sans indices.
refusal-hint-late = La table a joué entre-temps : redemandez un indice à votre tour.

# Ce qui suit les deux-points : $suit et $card sont ceux dont il s’agit.
because-takes = à { $suit }, votre main promet plus qu’elle ne risque.
because-takes-to-defend = prendre devrait coûter des points, mais passer en coûterait davantage.
because-takes-for-the-match = au point où en est la partie, c’est en prenant que vous avez le plus de chances de la gagner.
because-passes = aucune couleur qu’on peut prendre ne vaut le risque.
because-passes-to-defend = prendre peut réussir, mais passer promet encore mieux.
because-only-card = c’est la seule carte permise.
because-draws-trumps = cela oblige la défense à fournir ses atouts.
because-leads-trump-to-taker = votre partenaire a pris, et cela aide à faire tomber les atouts.
because-leads-trump = cela fait tomber des atouts des preneurs, qui couperont moins.
because-last-trumps = plus personne d’autre n’a d’atout : ce pli ne peut pas vous échapper.
because-cashes-master = aucun adversaire n’a plus haut à { $suit }.
because-returns-suit = votre partenaire a déjà attaqué { $suit } : c’est renvoyer sa couleur.
because-seeks-ruff = c’est votre seule carte à { $suit }, et vous pourrez ensuite y couper.
because-leads-low = une carte sans point ne risque pas grand-chose.
because-leads-other = sur une foule de mains que les autres peuvent avoir, rien ne rapporte nettement plus.
because-wins-for-good = aucun adversaire ne peut plus vous reprendre ce pli.
because-tries-to-win = c’est prendre le pli, si personne ne fait mieux ensuite.
because-ruffs = couper à { $suit } prend le pli, sauf surcoupe.
because-overruffs = le pli est déjà coupé, et un atout plus haut le reprend.
because-overtrumps-as-must = on a demandé atout, et il faut monter.
because-undertrumps-as-must = il faut mettre un atout, même sans prendre le pli : celui-ci vous manquera le moins.
because-gives-points = votre partenaire tient le pli : c’est le moment d’y mettre des points.
because-leaves-to-partner = votre partenaire tient le pli : inutile d’y mettre plus.
because-keeps-ten = { $card } reste ainsi gardé, tant que l’as n’est pas tombé.
because-gets-void = c’est votre dernière carte à { $suit }, et vous pourrez ensuite y couper.
because-discards-least = cette carte ne prend pas le pli, et c’est celle qui vous manquera le moins.
