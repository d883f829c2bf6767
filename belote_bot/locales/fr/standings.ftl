### Classements et cartes des joueurs : les chiffres, le podium, la carte.

## Les chiffres

standing-figure = { $number }
standing-percent = { $share } %
standing-out-of = { $part } sur { $whole }
# De combien la cote peut s’écarter de la force véritable.
standing-margin = ± { $margin }
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
image-profile-toughest-opponent = Bête noire

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
alt-profile-toughest-opponent = Bête noire : { $name }, { $won } gagnées contre.

## Le classement

board-heading = ### { $title }
board-subheading = -# { $about }
board-title-people = Classement · { $when }
board-title-pairs = Classement des paires · { $when }
board-when-week = cette semaine
board-when-month = ce mois-ci
board-when-season = cette saison
board-when-all = depuis toujours
board-week = semaine { $number }
board-about = { $measure } · { $company }
board-measure-rating = cote
board-measure-won = victoires
board-measure-win_rate = taux de victoires
board-measure-average = points par donne
board-measure-contracts = contrats pris et réussis
board-measure-capots = capots
board-by-rating = Par cote
board-by-won = Par victoires
board-by-win_rate = Par taux de victoires
board-by-average = Par points par donne
board-by-contracts = Par contrats réussis
board-by-capots = Par capots
board-company-people = entre personnes
board-company-bots = avec des bots
board-company-all = toutes les parties
board-line = **{ $rank }.** { $names } · **{ $value }** · { $detail }
# La ligne de qui lit.
board-own-line = { $line } ◂ vous
board-left = { $name } (n’est plus là)
board-value-won = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
board-value-contracts = { $count ->
    [one] { $count } contrat
   *[other] { $count } contrats
}
board-value-capots = { $count ->
    [one] { $count } capot
   *[other] { $count } capots
}
board-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
board-deals = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}
board-provisional = { $margin }, provisoire
board-foot = Page { $number } sur { $pages } · { $ranked }
board-ranked-people = { $count ->
    [one] Un joueur classé
   *[other] { $count } joueurs classés
}
board-ranked-pairs = { $count ->
    [one] Une paire classée
   *[other] { $count } paires classées
}
board-previous = Précédents
board-next = Suivants
board-to-pairs = Par paires
board-to-people = Par joueurs
board-empty = Aucune partie classée n’est encore allée jusqu’au bout.
board-empty-people = Quatre personnes n’ont pas encore fini de partie classée ensemble. Le menu du bas montre les parties avec des bots.
board-empty-rate = Personne n’a encore joué { $count } parties, qu’il faut pour ce classement.
board-none-won = Pas encore de victoire, { $when }.
board-none-contracts = Pas encore de contrat réussi, { $when }.
board-none-capots = Pas encore de capot, { $when }.
board-you-rate = Vous n’avez pas encore de place ici : il faut { $count } parties.
board-you-none = Vous n’avez pas encore de place ici.
command-leaderboard = classement
command-leaderboard-about = Voir les meilleurs de ce serveur
option-period = periode
option-period-about = De quand sont les parties (sinon toutes)
option-by = par
option-by-about = Ce qui classe (sinon la cote)
option-sides = qui
option-sides-about = Chacun pour soi, ou par paires de partenaires
option-company = parties
option-company-about = Entre personnes, avec des bots, ou toutes (sinon entre personnes)
board-sides-people = les joueurs
board-sides-pairs = les paires

## Le profil

command-profile = profil
command-profile-about = Voir la carte d’un joueur de ce serveur
option-member = membre
option-member-about = De qui (sinon la vôtre)
profile-heading = ### { $name }
profile-left = -# N’est plus sur ce serveur.
profile-empty = Aucune partie classée finie sur ce serveur, pour l’instant.
profile-with-bots = -# Parties avec des bots, comprises ici : { $count }.
profile-of-bot = Les bots n’ont pas de carte : les classements sont aux joueurs.

## Le podium de la semaine

weekly-heading = ### Le podium de la semaine { $number }
weekly-more = Tout le classement
settings-page-standings = ### Réglages du serveur · Classement
    Ce que vaut une partie quittée ne change pas aux tables déjà ouvertes.
settings-to-standings = Classement
settings-desertion = **Quitter** une partie classée, si un bot la finit
settings-desertion-lost = Partie perdue
settings-desertion-lost-about = Qui ne revient pas l’a perdue, quel qu’en soit le vainqueur
settings-desertion-void = Partie sans effet
settings-desertion-void-about = Elle ne compte pas pour qui l’a quittée
settings-weekly = **Podium de la semaine**, chaque lundi dans ce salon
settings-weekly-off = Aucun : pas de podium
weekly-lacking = ⚠️ Le podium ne peut pas paraître dans <#{ $channel }>. Il me manque : { $missing }.
weekly-gone = ⚠️ Le salon du podium n’existe plus : choisissez-en un autre.
weekly-failed = ⚠️ Discord a refusé le dernier podium dans <#{ $channel }> ; il sera retenté.
