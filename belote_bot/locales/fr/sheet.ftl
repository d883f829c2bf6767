### La feuille de marque : ce qui a décidé la donne, et les grands moments de la partie.

## Ce qui a décidé

# $takers, $defence : les points comptés pour le contrat, « 75 + 20 » quand il y a plus que les plis.
verdict-belote = La belote compte pour le contrat : { $takers } contre { $defence }.
verdict-belote-apart = La belote ne compte pas pour le contrat : { $takers } contre { $defence }.
verdict-melds = Les annonces comptent pour le contrat : { $takers } contre { $defence }.
verdict-belote-and-melds = Belote et annonces comptent pour le contrat : { $takers } contre { $defence }.
verdict-made-more = Plus de points que la défense : chacun marque les siens.
verdict-made-equal = Égalité : à cette table, elle suffit aux preneurs.
verdict-made-capot = Tous les plis aux preneurs : le capot vaut { $points } points.
# $gain : ce que marque la défense.
verdict-failed-less = Moins de points que la défense, qui marque { $gain }.
verdict-failed-equal = Égalité : à cette table, les preneurs sont dedans. La défense marque { $gain }.
verdict-failed-capot = Tous les plis à la défense, qui marque { $gain }.
# Après une phrase qui dit pourquoi.
verdict-failed = La défense marque { $gain }.
verdict-gain-belote = { $gain } + { $points } de belote
verdict-gain-melds = { $gain } + { $points } d’annonces
# $points : dans le pot après la donne, ou ce qui l’a quitté.
verdict-litige-fills = Égalité : la défense marque ses points, les { $points } des preneurs vont au pot.
verdict-litige-grows = Égalité : les points des preneurs vont au pot, qui monte à { $points }.
verdict-litige-lost = Égalité, et la partie est finie : les { $points } points du pot sont perdus.
verdict-litige-returned = Égalité, et la partie est finie : le pot de { $points } revient à ceux qui l’ont mis.
verdict-keep-belote = Les preneurs gardent leur belote.
verdict-lose-melds = Les annonces des preneurs vont à la défense.

## À noter aussi

note-pot-paid-takers = Le pot de { $points } va aux preneurs.
note-pot-paid-defence = Le pot de { $points } va à la défense.
note-pot-waits = Les { $points } points du pot attendent toujours.
# $changes : « 84 → 80, 86 → 90 ».
note-rounded = Arrondi à la dizaine la plus proche : { $changes }.
note-rounded-five-up = Arrondi à la dizaine, un 5 monte : { $changes }.
note-rounded-five-down = Arrondi à la dizaine, un 5 descend : { $changes }.
note-rounded-five-to-takers = Arrondi à la dizaine, un 5 profite aux preneurs : { $changes }.
note-rounded-change = { $exact } → { $rounded }
note-belote-forgotten = Belote oubliée par { $name } : { $points } points perdus.
note-belote-queen-first = Dame jouée avant le roi par { $name } : la belote ne compte pas.
note-melds = Annonces : { $melds }.
note-melds-of = { $name } ({ $melds })

## Les grands moments d’une partie, dans le message

highlight-capot = Capot à la donne { $deal } : { $points } points pour { $team }.
highlight-capots = { $count } capots pour { $team } : donnes { $deals }.
highlight-biggest = La plus grosse donne, la n° { $deal } : { $points } points pour { $team }.
highlight-comeback = Remontée : { $team } avaient { $points } points de retard après la donne { $deal }.
highlight-streak = { $count } donnes de suite pour { $team }.
highlight-contracts = Contrats réussis par { $team } : { $made } sur { $taken }.
highlight-belotes = { $count } belotes pour { $team }.
highlight-item = - { $moment }

## Et sur l’image, sous un grand chiffre

image-highlight-capot = capot, donne { $deal }
image-highlight-capots = capots, donnes { $deals }
image-highlight-biggest = la plus grosse donne (n° { $deal })
image-highlight-comeback = points de retard rattrapés
image-highlight-streak = donnes gagnées de suite
image-highlight-contracts = contrats réussis
image-highlight-made-of = { $made } sur { $taken }
image-highlight-belotes = belotes
image-next-dealer = À { $name } de donner

# Un nombre de points, écrit comme dans les phrases.
image-figure = { $number }
