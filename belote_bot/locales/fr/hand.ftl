### Ce qu’une personne lit dans sa main, en privé.

hand-lobby = La partie n’a pas encore commencé : votre main apparaîtra ici.
hand-bid = **À vous de parler.**
hand-play = **À vous de jouer.** Seules les cartes permises ont un bouton.
hand-wait = Ce n’est pas encore à vous.
hand-deal-over = La donne est finie ; la suivante est distribuée dans un instant.
hand-closed = La table est fermée.
hand-match-over = La partie est finie.
action-pass = Je passe
action-take = Je prends à { $suit }
action-take-other = À { $suit }
card-button = { $rank } { $suit }
word-belote = belote
word-rebelote = rebelote
word-melds = annonces
