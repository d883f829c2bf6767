### Classements et cartes des joueurs : les chiffres, le podium, la carte.

## Les chiffres

standing-figure = { $number }
standing-percent = { $share } %
standing-out-of = { $part } sur { $whole }
# De combien la cote peut s’écarter de la force véritable.
standing-margin = ± { $margin }
standing-provisional = provisoire

## Le podium

# À la place d’un nom qui ne peut pas être dessiné.
image-unnamed = sans nom
image-standing-others = { $count ->
    [one] et un autre
   *[other] et { $count } autres
}
alt-standing = { $rank }. { $names } : { $value }.

## La carte d’un joueur

image-profile-rating = Cote
image-profile-unrated = Pas encore de cote
image-profile-no-curve = La courbe commence à la deuxième partie.
image-profile-form = Dix dernières
image-profile-streak = meilleure série : { $count }
# L’initiale d’une victoire, d’une défaite, d’un match nul.
image-profile-form-won = V
image-profile-form-lost = D
image-profile-form-drawn = N
image-profile-matches = { $count ->
    [one] partie
   *[other] parties
}
image-profile-wins = { $count ->
    [one] victoire
   *[other] victoires
}
image-profile-win-rate = de victoires
image-profile-points = points par donne
image-profile-belotes = { $count ->
    [one] belote
   *[other] belotes
}
image-profile-capots = { $count ->
    [one] capot
   *[other] capots
}
image-profile-contracts = Contrats
image-profile-contracts-line = { $taken } pris, { $made } { $made ->
    [one] réussi
   *[other] réussis
}, { $failed } { $failed ->
    [one] chuté
   *[other] chutés
} · { $share }
image-profile-suit = { $suit } { $made }/{ $taken }
image-profile-best-partner = Meilleur partenaire
image-profile-usual-partner = Partenaire habituel
image-profile-usual-opponent = Adversaire habituel

alt-profile = Carte de joueur : { $name }.
alt-profile-unrated = Pas encore de cote.
alt-profile-rating = Cote { $value }, à { $margin } près.
alt-profile-provisional = Cote { $value }, à { $margin } près, provisoire.
alt-profile-matches = { $matches ->
    [0] Aucune partie finie.
    [one] Une partie, { $wins ->
        [0] non gagnée
       *[other] gagnée
    }.
   *[other] { $matches } parties, { $wins ->
        [0] aucune gagnée
        [one] une gagnée
       *[other] { $wins } gagnées
    }, soit { $share }.
}
alt-profile-form = Les dernières, de la plus ancienne à la plus récente : { $endings }.
alt-profile-form-won = gagnée
alt-profile-form-lost = perdue
alt-profile-form-drawn = nulle
alt-profile-streak = { $count ->
    [one] Meilleure série : une victoire.
   *[other] Meilleure série : { $count } victoires de suite.
}
alt-profile-figures = Points par donne : { $points }. { $belotes ->
    [0] Aucune belote
    [one] Une belote
   *[other] { $belotes } belotes
}, { $capots ->
    [0] aucun capot
    [one] un capot
   *[other] { $capots } capots
}.
alt-profile-contracts = Contrats : { $contracts }.
alt-profile-suit = { $suit }, { $made }
alt-profile-suits = Réussis par atout : { $suits }.
alt-profile-best-partner = Meilleur partenaire : { $name }, { $won } gagnées ensemble.
alt-profile-usual-partner = Partenaire habituel : { $name }, { $won } gagnées ensemble.
alt-profile-usual-opponent = Adversaire habituel : { $name }, { $won } gagnées contre.
