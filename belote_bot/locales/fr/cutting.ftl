### Couper, quand les cartes ne sont jamais rebattues.

# Sous la feuille de marque, avant la donne suivante.
cut-ask = **À { $who } de couper.** Sans choix avant la donne, le paquet est coupé au hasard.
button-cut-high = Couper haut
button-cut-middle = Couper au milieu
button-cut-low = Couper bas
cut-chosen = { $height ->
    [high] { $name } coupe haut.
    [low] { $name } coupe bas.
   *[middle] { $name } coupe au milieu.
}

# Dans la donne qui suit, avant la première carte.
cut-made = { $height ->
    [high] { $name } a coupé haut.
    [low] { $name } a coupé bas.
   *[middle] { $name } a coupé au milieu.
}
cut-missed = { $height ->
    [high] { $name } n’a pas choisi : le paquet a été coupé haut.
    [low] { $name } n’a pas choisi : le paquet a été coupé bas.
   *[middle] { $name } n’a pas choisi : le paquet a été coupé au milieu.
}

# Dans la main.
hand-cut = **À vous de couper** avant la donne suivante.
hand-cut-done = { $height ->
    [high] Vous avez coupé haut.
    [low] Vous avez coupé bas.
   *[middle] Vous avez coupé au milieu.
}
