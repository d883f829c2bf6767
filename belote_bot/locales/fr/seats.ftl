### Les places : les échanger avant la partie, les céder pendant, et regarder sans en avoir.

button-seats = Places…

# Le panneau des places.
seats-panel = ### Les places
    { $team_a }
    { $team_b }
seats-team = **Équipe { $team }** : { $one } et { $other }
seats-nobody = une place libre
seats-asked = C’est demandé : { $name } peut accepter d’un clic, sous le message de la table.
seats-menu-exchange = Changer de place avec…
seats-menu-exchange-person = Il faut son accord
seats-menu-exchange-bot = Tout de suite
seats-menu-swap = Échanger deux places…
seats-menu-make-host = Confier la table à…
seats-menu-make-host-about = Cette personne devient l’hôte
seats-menu-remove = Retirer de la table…
seats-menu-remove-about = Ne pourra se rasseoir que si vous le permettez
seats-menu-let-back = Laisser revenir…
seats-menu-let-back-about = Pourra se rasseoir
seat-line = { $side } : { $name }
button-draw-pairs = Tirer les équipes

# Ce que tout le monde lit dans la salle d’attente.
seats-wish = 🔄 { $asker } demande à { $asked } d’échanger leurs places.
button-exchange = Échanger
button-keep-seats = Non, on reste
seats-news-swapped = 🔄 { $one } et { $other } ont échangé leurs places.
seats-news-moved = 🔄 { $one } change de place.
seats-news-drawn = { $times ->
    [one] 🎲 Équipes tirées au sort : **{ $team_a }** contre **{ $team_b }**.
   *[other] 🎲 Équipes tirées au sort ({ $times } tirages) : **{ $team_a }** contre **{ $team_b }**.
}
seats-news-host = 👑 { $one } est maintenant l’hôte de la table.
seats-news-removed = 🚪 L’hôte a retiré { $one } de la table.
seats-news-let-back = 🚪 L’hôte laisse revenir { $one }.

refusal-barred = L’hôte vous a retiré de cette table ; il faut son accord pour revenir.
refusal-pairs-incomplete = Les équipes se tirent quand les quatre places sont prises.
refusal-no-exchange-asked = Personne ne demande plus d’échanger de place.
refusal-not-asked = Cette demande ne s’adresse pas à vous.

# Céder sa place pendant une partie.
command-replace = remplacer
command-replace-about = Céder votre place, avec vos cartes, à quelqu’un de ce serveur
option-replace-member = membre
option-replace-member-about = Qui joue à votre place ; il faut son accord
offer-line = 🪑 { $giver } propose sa place à { $taker }, cartes comprises. L’offre tient jusqu’à la prochaine donne.
button-accept-seat = Prendre la place de { $giver }
button-withdraw-offer = Non merci
offer-made = C’est proposé : { $taker } peut accepter d’un clic, sous le message de la table, avant la prochaine donne. Vous jouez jusque-là ; ensuite, vous comptez parmi ceux qui ont quitté la partie.
offer-to-bot = Un bot de Discord ne joue pas à la belote : choisissez quelqu’un. Si vous partez, un des nôtres joue vos cartes.
offer-to-stranger = Cette personne n’est pas sur ce serveur.
clock-handed = { $name } prend la place de { $bot }, avec ses cartes.
refusal-no-offer = Cette place n’est plus à prendre.
refusal-not-offered = Cette place est proposée à quelqu’un d’autre.
refusal-offer-stands = Quelqu’un d’autre propose déjà sa place à cette table : attendez la réponse, ou la prochaine donne.
refusal-taker-seated = Cette personne a déjà une place à une table de ce serveur.
refusal-taker-knows = Cette personne a déjà eu une autre place dans cette partie : elle connaît d’autres cartes.
refusal-taker-barred = L’hôte a retiré cette personne de la table.

# Regarder sans jouer.
watch-title = **Vous regardez : vous n’avez pas de place à cette table.**
watch-seats = { $team_a } contre { $team_b }.
watch-score = Score : { $score_a } à { $score_b }.
watch-last-trick = Dernier pli, pour { $name } : { $plays }.
watch-open = Une place est à prendre.
button-watch-again = Actualiser
