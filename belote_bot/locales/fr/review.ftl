### Revoir une donne finie, en privé.

button-review = Revoir ma donne
review-title = ### Donne { $deal } : vos décisions
review-about = { $count ->
    [one] Celle qui a coûté, d’après l’expert et ce que vous pouviez savoir :
   *[other] Les { $count } qui ont le plus coûté, d’après l’expert et ce que vous pouviez savoir :
}
# $when : le pli ou les enchères ; $cost en points de la marque, ou en chances de gagner la partie.
review-mistake = **{ $when } · { $cost }**
    { $done } ; l’expert { $better } : { $reason }
review-cost = environ { $points } points
review-chance = des chances de gagner la partie
review-auction = Enchères
review-trick = Pli { $trick }
review-done-pass = Vous avez passé
review-done-take = Vous avez pris à { $suit }
review-done-play = Vous avez joué { $card }
review-better-pass = **passe**
review-better-take = **prend à { $suit }**
review-better-play = préfère **{ $card }**
review-costs = -# Ces points sont ceux de la marque, en moyenne sur une foule de mains que les autres pouvaient avoir.
review-praise = 👏 **Bien joué !** D’après l’expert et ce que vous pouviez savoir, aucune de vos décisions n’a coûté { $least } points.
review-no-choice = Vous n’avez rien eu à décider : une seule carte ou annonce était permise à chaque fois.

# Le résultat des quatre jeux ouverts, à part.
review-open = 🔍 **Cartes sur table**, au mieux des deux camps : { $possible } { $made }
review-possible-all = les preneurs auraient fait tous les plis.
review-possible-some = les preneurs auraient fait { $points ->
    [one] { $points } point
   *[other] { $points } points
} aux plis, dix de der compris.
review-possible-none = les preneurs n’auraient pas fait un pli.
review-made-all = Ils ont fait tous les plis.
review-made-some = Ils ont fait { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
review-made-none = Ils n’ont pas fait un pli.

refusal-not-in-deal = Vous n’avez rien joué dans cette donne : il n’y a rien à revoir.
refusal-deal-runs = Cette donne n’est pas finie : elle se revoit après le dernier pli.
