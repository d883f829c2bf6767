### L’historique : les parties jouées, leurs donnes, et une donne revue à cartes ouvertes.

## Les parties

former-player = ancien joueur
history-title = ### Les parties de ce serveur
history-title-of = ### Les parties de { $name }
history-none = Aucune partie jouée pour l’instant.
history-no-more = Il n’y a pas de partie plus ancienne.
history-menu = Ouvrir une partie
history-rules = { $length }, { $preset }
past-score = { $team_a } **{ $total_a } – { $total_b }** { $team_b }
past-winners = 🏆 **{ $team }**
past-score-short = { $team_a } { $total_a } – { $total_b } { $team_b }
past-running = en cours
past-drawn = partie nulle
past-stopped = arrêtée avant la fin
past-abandoned = abandonnée

## Une partie

match-no-deals = Aucune donne n’y a été jouée jusqu’au bout.
match-menu = Revoir une donne
match-earlier = Donnes d’avant
match-later = Donnes suivantes
button-history = Toutes les parties
button-export = Exporter
past-pot = { $points } au pot
past-capot-defence = capot de la défense
past-deal-choice = Donne { $number } : { $taker } à { $trump }
past-deal-marks = { $a } – { $b }

## Une donne revue

replay-title = ### Donne { $number } · { $team_a } contre { $team_b }
replay-dealer = { $name } distribue.
replay-first-round = **Premier tour** : { $bids }
replay-second-round = **Second tour** : { $bids }
replay-later-cards = -# Dans l’ombre : les cartes distribuées après la prise.
replay-trick = **Pli { $number }** : { $plays }.
replay-broken-off = La partie s’est arrêtée là.
replay-foot = { $step } sur { $steps } · partie du { $when }
replay-first = Début
replay-back = Précédent
replay-forward = Suivant
replay-last = Fin
replay-next-deal = Donne suivante
replay-share = Partager
replay-deals = Les donnes

## Sur l’image

open-nobody-took = Personne ne prend
open-auction = Enchères
alt-open-hand = { $name } tient { $cards }.
alt-open-hand-later = { $name } tient { $cards }, puis reçoit { $later }.

## Pourquoi non

refusal-no-match = Ce serveur ne connaît pas cette partie.
refusal-match-runs = La partie n’est pas finie : ses donnes se revoient à cartes ouvertes une fois qu’elle l’est.
refusal-no-deal = Cette partie n’a pas cette donne.
