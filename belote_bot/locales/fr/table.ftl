### Ce que tout le monde lit à la table.

team = { $one } et { $other }
seat-free = libre

match-to-target = Partie en { $target } points.
match-to-deals = { $deals ->
    [one] Partie en une donne.
   *[other] Partie en { $deals } donnes.
}

# La salle d’attente.
lobby-title = ### La table de { $host }
lobby-team = **Équipe { $team }** · { $side } : { $one } · { $other_side } : { $other }
lobby-wait = { $free ->
    [one] Encore une place libre : asseyez-vous, ou que l’hôte ajoute un bot.
   *[other] Encore { $free } places libres : asseyez-vous, ou que l’hôte ajoute des bots.
}
lobby-wait-people = { $free ->
    [one] Encore une place libre : asseyez-vous.
   *[other] Encore { $free } places libres : asseyez-vous.
}
lobby-ready = La table est complète : l’hôte peut commencer.
button-seat = S’asseoir : { $side }
button-leave = Quitter
button-add-bot = Ajouter un bot
button-fill = Compléter avec des bots
button-start = Commencer

# Le tirage du premier donneur.
draw = Tirage du donneur — { $drawn }.
draw-again = Égalité, on tire à nouveau — { $drawn }.
drew = { $name } : { $card }
draw-dealer = La carte la plus basse : **{ $name }** distribue.

# La donne en cours.
turn-to-speak = **À { $who } de parler.**
turn-to-play = **À { $who } de jouer.**
upcard = La retourne est { $card }.
bid-pass = { $name } passe.
bid-take = { $name } prend à { $suit }.
contract = Atout { $suit }, { $name } a pris.
played = { $name } : { $card }
trick = Le pli : { $plays }.
trick-won = { $points ->
    [0] **Pli sans point pour { $name }.**
    [one] **Pli d’un point pour { $name }.**
   *[other] **Pli de { $points } points pour { $name }.**
}
says-belote = **{ $name } : « Belote ! »**
says-rebelote = **{ $name } : « Rebelote ! »**
announces = { $name } annonce : { $melds }.
shows-melds = { $name } montre : { $melds } ({ $points } points).
meld-tierce = tierce
meld-cinquante = cinquante
meld-cent = cent
meld-carre = carré
bot-took-over = { $name } quitte la table ; { $bot } 🤖 joue ses cartes.
commitment = Empreinte { $hash }
button-hand = Ma main
button-table = Table

# La feuille de marque.
sheet-void = Personne n’a pris : donne nulle. La suivante arrive.
# $points, $against : les points comptés pour le contrat, des preneurs et de la défense.
sheet-made = { $takers } ont rempli leur contrat, { $points } à { $against }.
sheet-capot = **Capot !** { $takers } ont rempli leur contrat, { $points } à { $against }.
sheet-failed = { $takers } sont dedans, { $points } à { $against }.
sheet-capot-defence = **Capot de la défense !** { $takers } sont dedans, { $points } à { $against }.
sheet-litige = Litige, { $points } à { $against } : { $takers } avaient pris.
sheet-marks = { $team_a } marquent { $marks_a } (total { $total_a }) ; { $team_b } marquent { $marks_b } (total { $total_b }).
sheet-pot = Au pot : { $pot } points.
match-won = ## 🏆 { $team } gagnent la partie !
match-drawn = ## La partie est nulle.

# Arrêter.
stop-asked = ⚠️ { $name } demande d’arrêter la partie ({ $agreed } sur { $needed } d’accord).
button-agree = D’accord pour arrêter
button-play-on = On continue
table-closed = **La table est fermée.**
thread-name = Belote chez { $host }
