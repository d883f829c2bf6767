### Les règles de la maison : noms, choix et ce qu’ils changent (100 caractères au plus).

# Les règles toutes faites.
preset-ffb = Fédération
preset-ffb-about = Les règles officielles : au point près, litige en attente, sans annonces
preset-jeu_belote = En ligne
preset-jeu_belote-about = Comme la fédération, mais la belote ne compte pas pour le contrat
preset-capot = Courte
preset-capot-about = Comme la fédération, en 501 points
preset-cafe = Café
preset-cafe-about = Avec annonces, et les points arrondis à la dizaine
preset-tournoi = Tournoi
preset-tournoi-about = En douze donnes, et chacun doit dire sa belote
preset-bridgee = Bridgée
preset-bridgee-about = À l’atout, on n’est pas obligé de monter sur son partenaire
preset-stricte = Stricte
preset-stricte-about = Sans la couleur demandée, on coupe même son partenaire

# Les chapitres.
rules-chapter-match = Partie
rules-chapter-dealing = Donne
rules-chapter-play = Jeu
rules-chapter-belote = Belote
rules-chapter-scoring = Marque
rules-chapter-melds = Annonces

# La partie.
rule-length = Longueur
rule-length-points = { $points } points
rule-length-deals = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
rule-length-other-target = Un autre nombre de points…
rule-length-other-deals = Un autre nombre de donnes…
rule-draw_breaker = Égalité à la dernière donne
rule-draw_breaker-none = partie nulle
rule-draw_breaker-none-about = Personne ne gagne
rule-draw_breaker-extra_deal = une donne de plus
rule-draw_breaker-extra_deal-about = On rejoue jusqu’à ce qu’une équipe soit devant

# La donne.
rule-direction = Sens du jeu
rule-direction-anticlockwise = vers la droite
rule-direction-anticlockwise-about = Sens inverse des aiguilles d’une montre, comme à la fédération
rule-direction-clockwise = vers la gauche
rule-direction-clockwise-about = Sens des aiguilles d’une montre
rule-shuffle = Mélange
rule-shuffle-every_deal = avant chaque donne
rule-shuffle-every_deal-about = Le paquet est mélangé à chaque fois
rule-shuffle-cut_only = à la première donne, puis on coupe
rule-shuffle-cut_only-about = Les plis sont empilés puis coupés : les mains ont plus de caractère
rule-packets = Distribution
rule-packets-3-2 = par 3, puis par 2
rule-packets-3-2-about = L’usage le plus courant
rule-packets-2-3 = par 2, puis par 3
rule-packets-2-3-about = Avant la retourne, deux cartes à chacun, puis trois

# Le jeu de la carte.
rule-overtrump_partner_when_trump_led = À l’atout, monter sur son partenaire
rule-overtrump_partner_when_trump_led-yes = obligatoire
rule-overtrump_partner_when_trump_led-yes-about = Quand l’atout est demandé, on monte toujours si on le peut
rule-overtrump_partner_when_trump_led-no = facultatif
rule-overtrump_partner_when_trump_led-no-about = Si le partenaire est maître, n’importe quel atout convient
rule-must_ruff_partner = Couper son partenaire
rule-must_ruff_partner-yes = obligatoire
rule-must_ruff_partner-yes-about = Sans la couleur demandée, on coupe même si le partenaire est maître
rule-must_ruff_partner-no = facultatif
rule-must_ruff_partner-no-about = Sans la couleur demandée, si le partenaire est maître, on joue ce qu’on veut
rule-must_undertrump = Sous-couper (« pisser »)
rule-must_undertrump-yes = obligatoire
rule-must_undertrump-yes-about = L’adversaire a coupé plus haut : on met tout de même un petit atout
rule-must_undertrump-no = facultatif
rule-must_undertrump-no-about = L’adversaire a coupé plus haut : on joue ce qu’on veut

# La belote.
rule-belote_announce = Dire « belote » et « rebelote »
rule-belote_announce-automatic = la table le dit
rule-belote_announce-automatic-about = Les 20 points ne s’oublient pas
rule-belote_announce-manual = chacun le dit
rule-belote_announce-manual-about = Un mot oublié, et les 20 points sont perdus
rule-belote_king_first = Première carte de la belote
rule-belote_king_first-yes = le roi d’abord
rule-belote_king_first-yes-about = La dame jouée avant le roi ne donne pas les 20 points
rule-belote_king_first-no = roi ou dame
rule-belote_king_first-no-about = Les 20 points comptent dans les deux ordres
rule-belote_counts_for_contract = Belote pour le contrat
rule-belote_counts_for_contract-yes = compte
rule-belote_counts_for_contract-yes-about = Les 20 points aident à dépasser l’autre équipe
rule-belote_counts_for_contract-no = ne compte pas
rule-belote_counts_for_contract-no-about = Le contrat se juge sans elle ; ses 20 points se marquent quand même

# La marque.
rule-litige = Litige (81–81)
rule-litige-hold = les points attendent
rule-litige-hold-about = Les points des preneurs iront à qui gagnera la donne suivante
rule-litige-failed = la prise échoue
rule-litige-failed-about = À égalité, les preneurs sont dedans
rule-litige-made = la prise réussit
rule-litige-made-about = À égalité, chacun marque ses points
rule-rounding = Arrondi
rule-rounding-none = au point près
rule-rounding-none-about = On marque exactement ce qu’on a fait
rule-rounding-ten_5_up = à la dizaine, 5 monte
rule-rounding-ten_5_up-about = 84 devient 80, 85 devient 90
rule-rounding-ten_6_up = à la dizaine, 5 descend
rule-rounding-ten_6_up-about = 85 devient 80, 86 devient 90
rule-rounding-ten_5_to_takers = à la dizaine, 5 selon le contrat
rule-rounding-ten_5_to_takers-about = Un 5 monte pour la prise si elle a réussi, sinon pour la défense ; il descend en face
rule-capot_value = Capot
rule-capot_value-252 = 252 points
rule-capot_value-252-about = Les 152 points des cartes et 100 pour le dernier pli
rule-capot_value-250 = 250 points
rule-capot_value-250-about = Le compte rond de beaucoup de familles

# Les annonces.
rule-melds = Tierces, cinquantes, cents et carrés
rule-melds-yes = on les marque
rule-melds-yes-about = Annoncés au premier pli ; seule l’équipe de la plus forte annonce marque les siennes
rule-melds-no = sans annonces
rule-melds-no-about = Les plis et la belote seulement
rule-melds_tie = Annonces égales
rule-melds_tie-first = au premier à jouer
rule-melds_tie-first-about = L’équipe qui a joué la première au premier pli marque
rule-melds_tie-none = à personne
rule-melds_tie-none-about = Aucune équipe ne marque ses annonces
rule-melds_announce = Dire ses annonces
rule-melds_announce-automatic = la table les dit
rule-melds_announce-automatic-about = Aucune annonce ne s’oublie
rule-melds_announce-manual = chacun choisit
rule-melds_announce-manual-about = Une annonce qu’on ne dit pas ne compte pas

# Ce qu’on en dit à la table.
button-rules = Règles
rules-news = ✏️ { $host } a changé les règles : { $changes }.
rules-news-more = { $more ->
    [one] encore un changement
   *[other] encore { $more } changements
}

# La carte de toutes les règles.
rule-line = { $name } : { $choice }
rules-between = {" · "}
rules-as-preset = Règles : **{ $preset }**.
rules-as-preset-but = Règles : **{ $preset }**, sauf *{ $differences }*.
rules-card-title = ### Règles : { $preset }
rules-card-stress = -# En gras : ce qui s’écarte de ces règles.
rules-card-chapter = __{ $chapter }__
rules-card-different = **{ $line }**
rules-card-idle = -# { $line } (sans objet)

# Le panneau où on les choisit.
rules-page-title = ### { $chapter }
rules-presets = Partir de règles toutes faites :
rules-menu = { $name }
rules-menu-different = **{ $name }**
rules-all = Tout
rules-form-title = Longueur de la partie
rules-form-target = Nombre de points (100 à 10 000)
rules-form-deals = Nombre de donnes (1 à 60)
rules-number-target = ⚠️ Rien n’a changé : il faut un nombre entier de points, de 100 à 10 000.
rules-number-deals = ⚠️ Rien n’a changé : il faut un nombre entier de donnes, de 1 à 60.
rules-frozen = 🔒 La première carte est distribuée : les règles ne changent plus.
rules-hosts = 🔒 Seul l’hôte, { $host }, peut changer les règles avant la partie.

# Ce que la commande répond.
unknown-preset = Je ne connais pas ces règles. Il y a : { $presets }.
