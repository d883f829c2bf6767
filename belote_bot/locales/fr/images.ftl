### Les mots des images, et les images décrites à qui ne les voit pas.

## La table

# Les deux noms d’une équipe.
image-team = { $one } et { $two }
image-list = { $first } et { $last }
image-free-seat = place libre
# La lettre sur le jeton de celui qui donne.
image-dealer-letter = D
# Le niveau d’un bot, sous son nom.
image-level-beginner = débutant
image-level-steady = confirmé
image-level-expert = expert
image-deals = donne
image-speaks = parle
image-plays = joue
# Ce que rapporte le pli ramassé.
image-trick-points = +{ $points }
image-bid-pass = passe
image-bid-pass-again = deux
image-bid-take = prend { $suit }
image-word-belote = Belote !
image-word-rebelote = Rebelote !
image-meld-tierce = tierce
image-meld-cinquante = cinquante
image-meld-cent = cent
image-meld-carre = carré
image-meld-sequence = { $meld } { $low }–{ $top } { $suit }
image-meld-four = { $meld } de { $rank }
image-first-round = Premier tour
image-second-round = Second tour
image-trump = Atout { $suit }
image-taker = { $name } prend
image-deal = Donne { $number }
image-pot = Pot { $points }
image-target = en { $points } points
image-number-of-deals = { $deals ->
    [one] en une donne
   *[other] en { $deals } donnes
}
image-previous-trick = pli précédent
image-deal-over = Donne terminée
image-void = Huit passes : on redonne
image-draw = La plus basse donne
image-draw-again = Égalité : on retire

## La main

image-upcard = retourne
image-hand-empty = Plus de cartes
image-your-bid = À vous de parler
image-duty-lead = À vous d’entamer
image-duty-follow = Il faut fournir
image-duty-overtrump-led-trump = Il faut monter
image-duty-follow-trump = Fournissez atout
image-duty-partner-holds = À vous de jouer
image-duty-ruff = Il faut couper
image-duty-overruff = Il faut surcouper
image-duty-underruff = Il faut jouer atout
image-duty-discard = À vous de jouer

## La feuille de marque

image-contract = { $name } a pris, atout { $suit }
image-outcome-made = Contrat réussi, { $takers } à { $defence }
image-outcome-failed = Dedans, { $takers } à { $defence }
image-outcome-litige = Litige, { $points } partout
image-pot-waits = pour la donne suivante
image-pot-lost = perdu
image-pot-returned = rendu
image-pot-paid = payé
image-void-note = Personne n’a pris, rien à marquer.
image-outcome-void = Huit passes : donne nulle
image-outcome-capot = Capot !
image-outcome-capot-defence = Dedans, et capot de la défense !
image-line-tricks = Points des plis
# Dix de der compris.
image-line-points = Plis et der
image-line-last-trick = Dix de der
image-line-capot = Capot
image-line-belote = Belote
image-line-melds = Annonces
image-line-failed = Dedans
image-line-failed-capot = Dedans, capot
image-line-held = Mis au pot
image-line-lost = Points perdus
image-line-paid = Pot
image-line-returned = Pot rendu
image-line-rounding = Arrondi
image-line-marks = Marque
image-line-total = Total
image-victory = Victoire !
# $names tient une ligne à lui seul sur l’image.
image-winners = { $names } gagnent la partie !
image-win = gagnent la partie !
image-draw-match = Match nul

## En toutes lettres

alt-seating = Table de belote. { $places }.
alt-place = { $side } : { $name }
alt-bot = { $name } (bot { $level })
alt-bots = Bots : { $bots }.
alt-place-free = { $side } : place libre
alt-draw = Tirage du donneur : { $cards }.
alt-deals = { $name } donne.
alt-deal = Donne { $number }, donneur { $dealer }.
alt-upcard = Retourne : { $card }.
alt-bid = { $name } { $bid }
alt-bid-take = prend à { $suit }
alt-bids = Enchères : { $bids }.
alt-contract = { $name } a pris, atout { $suit }.
alt-trump = Atout { $suit }.
alt-card-by = { $name } { $card }
alt-trick = Pli { $number } : { $cards }.
alt-says = { $name } : « { $words } »
alt-trick-won = { $name } remporte le pli.
alt-belote = { $name } a annoncé belote.
alt-previous-trick = Pli précédent : { $cards } ; remporté par { $name }.
alt-tricks = Plis : { $one } à { $two }.
alt-turn-bid = À { $name } de parler.
alt-turn-play = À { $name } de jouer.
alt-scores = Score : { $scores }.
alt-team-score = { $names } { $points }
alt-pot = { $points } points au pot.
alt-goal = Partie { $goal }.
alt-hand = Votre main : { $cards }.
alt-playable = À vous de jouer. Cartes permises : { $cards }.
alt-your-bid = À vous de parler.
alt-team-sheet = { $names } : { $details } ; marque { $marks }, total { $total }.
# En tête du détail quand le contrat est chuté, dix de der compris.
alt-points = { $points } points dans les plis
alt-team-marks = { $names } : marque { $marks }, total { $total }.
alt-team-total = { $names } : total { $total }.
