### Les annonces : ce qu’on dit, ce qu’on montre, qui l’emporte.

# En quelques mots : « tierce D–A pique », « carré de V ».
meld-sequence = { $meld } { $low }–{ $top } { $suit }
meld-four = { $meld } de { $rank }

# Sur l’image des annonces montrées.
image-melds-points = +{ $points } points

# L’image en toutes lettres.
alt-melds-of = { $name } montre : { $melds }.
alt-meld = { $meld } ({ $cards }), { $points } points

# Dans la main, tant que la première carte n’est pas jouée.
hand-melds-manual = À annoncer avec votre première carte, ou jamais : { $melds }.
hand-melds-automatic = La table annonce pour vous avec votre première carte : { $melds }.
hand-meld = { $meld } ({ $points } points)

# À la table : pourquoi l’une l’emporte.
melds-alone = Personne en face n’a annoncé : les annonces de { $team } comptent.
melds-four = Un carré bat une suite : { $name } l’emporte, les annonces de { $team } comptent.
melds-longer = La suite la plus longue : { $name } l’emporte, les annonces de { $team } comptent.
melds-higher = L’annonce la plus haute : { $name } l’emporte, les annonces de { $team } comptent.
melds-trump = À égalité de hauteur, l’atout : { $name } l’emporte, les annonces de { $team } comptent.
melds-first = Égalité parfaite, { $name } a joué en premier : les annonces de { $team } comptent.
melds-equal = Annonces à égalité : aucune ne compte.
