### Compter une partie jouée avec de vraies cartes.

# La commande.
command-count = compter
command-count-about = Compter une partie que vous jouez avec de vraies cartes
option-player-1 = joueur1
option-player-1-about = Mention ou nom, dans l’ordre du jeu ; les joueurs 1 et 3 font équipe
option-player-2 = joueur2
option-player-2-about = Qui joue ensuite, mention ou nom ; les joueurs 2 et 4 font équipe
option-player-3 = joueur3
option-player-3-about = Le partenaire du joueur 1, mention ou nom
option-player-4 = joueur4
option-player-4-about = Le partenaire du joueur 2, mention ou nom
option-count-rules-about = Les règles toutes faites ; elles se changent jusqu’à la première donne
option-sheet = feuille
option-sheet-about = Retrouver une de vos feuilles ouvertes

# Ouvrir et retrouver.
count-form-open = Compter une partie
count-form-names = Les joueurs
count-field-player = Joueur { $number } (équipe { $team })
count-field-length = Points de la partie
count-field-length-hint = de 100 à 10 000 ; vide : selon les règles
count-no-length = Une partie se joue en 100 à 10 000 points : sa longueur est restée celle des règles, « Règles » la change.
count-player = Joueur { $number }
count-opened = La feuille est ouverte. « Nouvelle donne » note une donne ; « Règles » et « Plus… » règlent le reste.
count-not-shown = La feuille est ouverte, mais Discord ne l’affiche pas encore : « /belote compter » avec « feuille » la fait venir ici.
count-find = Vous avez des feuilles ouvertes : laquelle ?
count-find-placeholder = Choisissez une feuille
count-button-open = Nouvelle feuille
# Une feuille dans un menu.
count-name = { $team_a } { $total_a } – { $total_b } { $team_b }
count-is-there = La feuille est ici : { $link }
count-brought = La feuille revient en bas du salon.
count-elsewhere = Ici, on n’ouvre pas de feuille ; ce serveur joue dans { $channels }.
count-role = Sur ce serveur, seul le rôle « { $role } » peut ouvrir une feuille.

# La feuille dans le salon.
count-title = ### { $team_a } contre { $team_b }
count-next = **Donne { $number }** : { $dealer } distribue.
count-closed = **La feuille est fermée.**
count-void = Personne n’a pris : donne nulle.
count-beyond = { $beyond ->
    [one] ⚠️ Corrigée, la partie finit à la donne { $number } : celle d’après ne compte plus. « Annuler la dernière » l’enlève.
   *[other] ⚠️ Corrigée, la partie finit à la donne { $number } : les { $beyond } donnes d’après ne comptent plus. « Annuler la dernière » les enlève une à une.
}
count-line = { $number }. { $taker } à { $trump }, { $outcome } : { $marks_a } – { $marks_b } (total { $total_a } – { $total_b })
count-line-void = { $number }. Donne nulle
count-line-beyond = { $number }. { $taker } à { $trump } : après la fin, ne compte pas
count-more = { $deals ->
    [one] … et une donne avant
   *[other] … et { $deals } donnes avant
}
count-outcome-made = fait
count-outcome-capot = capot
count-outcome-failed = dedans
count-outcome-litige = litige
count-button-new = Nouvelle donne
count-button-correct = Corriger
count-button-undo = Annuler la dernière
count-button-rules = Règles
count-button-more = Plus…
count-button-reopen = Rouvrir la feuille

# Noter une donne.
count-entry-title = ### Donne { $number } : { $dealer } distribue
count-correct-title = ### Corriger la donne { $number } ({ $dealer } distribuait)
count-missing = Il reste à dire : { $parts }.
count-missing-taker = qui a pris
count-missing-trump = l’atout
count-missing-points = les points ou le capot
count-points = Plis et der : { $team_a } { $points_a }, { $team_b } { $points_b }.
count-no-capot = Zéro point sans capot : cette équipe a fait au moins un pli. Si elle n’en a fait aucun, choisissez « Capot ».
count-not-reached = La partie finit avant cette donne : elle ne compte pas.
count-fault = ⚠️ **{ $fault }**
count-fault-sum = { $one } + { $other } = { $sum }, et non 162 : corrigez l’un des deux, ou laissez-en un vide.
count-fault-number = « { $typed } » n’est pas un nombre de points.
count-fault-out-of-range = Il y a 162 points en tout, dix de der compris : une équipe en a de 0 à 162.
count-fault-one-point = Aucune carte ne vaut 1 point : une équipe n’en a ni 1 ni 161.
count-fault-melds-of-both = Les annonces d’une seule équipe comptent : laissez l’autre vide.
count-fault-no-such-melds = Aucune combinaison d’annonces ne fait ce total : chacune vaut 20, 50, 100, 150 ou 200.
count-fault-no-melds = Cette partie se joue sans annonces.
count-typed-points = Points saisis : { $team_a } { $a }, { $team_b } { $b }.
count-typed-melds = Annonces saisies : { $team_a } { $a }, { $team_b } { $b }.
count-typed-none = rien
count-button-points = Points…
count-button-points-melds = Points et annonces…
count-button-capot = Capot { $team }
count-button-belote = Belote { $team }
count-button-note = Noter la donne
count-button-void = Donne nulle
count-button-clear = Effacer
count-form-points = Donne { $number } : les points
count-field-points = { $team } : points
count-field-points-hint = dix de der compris ; vide : 162 moins l’autre équipe
count-field-melds = { $team } : annonces
count-field-melds-hint = celles qui comptent, sans la belote
count-noted = **La donne { $number } est notée.**
count-kept = Ce que vous aviez saisi attend sous « Nouvelle donne ».

# Corriger et annuler.
count-correct = Quelle donne faut-il corriger ? Tout ce qui suit est recalculé.
count-correct-placeholder = Choisissez une donne
count-button-newer = Plus récentes
count-button-older = Plus anciennes
count-undo = Enlever cette donne ?
count-button-remove = Enlever la donne
count-undone = **La donne est enlevée.**

# Tout le reste.
count-more-title = ### La feuille
count-writers-named = Notent les donnes : { $members }.
count-writers-everybody = Tout le monde ici peut noter les donnes.
count-button-down = En bas du salon
count-button-names = Noms…
count-button-for-everybody = Tout le monde note
count-button-for-named = Seuls les joueurs notent
count-button-close = Fermer
count-first-dealer = Qui distribue la première donne ?
count-is-closed = La feuille est fermée ; le bouton « Rouvrir la feuille » est dessous.
count-rules-frozen = Les règles ne changent plus depuis la première donne.
count-rules-openers = Seule la personne qui a ouvert la feuille change les règles.

# Pourquoi non.
count-refusal-no-count = Cette feuille n’existe pas, ou n’existe plus.
count-refusal-closed = La feuille est fermée ; le bouton « Rouvrir la feuille » est dessous.
count-refusal-not-a-writer = Seuls la personne qui a ouvert la feuille et les joueurs mentionnés notent les donnes ; le bouton « Plus… » peut l’ouvrir à tout le monde.
count-refusal-not-the-opener = Cela revient à qui a ouvert la feuille, ou à qui gère les messages du salon.
count-refusal-stale = La feuille a changé entre-temps : vérifiez, puis recommencez.
count-refusal-no-member = Une mention n’est celle de personne sur ce serveur : choisissez un membre, ou écrivez un nom.
count-refusal-hidden = Cette feuille est dans un salon que vous ne voyez pas.
count-refusal-deal-noted = Quelqu’un vient de noter cette donne ; la vôtre n’a rien changé. Voici ce qui est noté :
count-refusal-over = La partie est finie : il n’y a plus de donne à noter. « Corriger » change une donne notée.
count-refusal-no-deals = Aucune donne n’est encore notée.
count-refusal-begun = La première donne est notée : cela ne change plus.
count-refusal-unfinished = Il manque quelque chose à cette donne : rien n’a été noté.
count-refusal-too-many = Vous avez déjà dix feuilles ouvertes sur ce serveur : fermez-en une d’abord.
count-refusal-too-long = Cette feuille a déjà 250 donnes : elle n’en prend plus.
count-refusal-storage = La base de données n’a pas répondu : rien n’a changé. Réessayez dans un instant.
