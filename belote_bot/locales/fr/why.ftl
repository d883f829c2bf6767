### Pourquoi une carte n’est pas permise.

button-why = Pourquoi pas ?
# Les cartes grisées qu’une même règle interdit, puis cette règle.
why-cards = **{ $cards }** — { $reason }
# Le choix de la table dont cela vient.
why-house-rule = -# Règle de cette table — { $rule }.
# Une carte refusée.
why-card = Pas { $card } : { $reason }
why-not-held = Vous n’avez pas { $card } en main.
why-not-your-turn = Ce n’est pas à vous de jouer : aucune carte n’est grisée.
why-all-legal = Vous pouvez jouer n’importe laquelle de vos cartes.
why-the = { $card }
why-or = { $first } ou { $last }

# Les règles : $led est la couleur demandée, $best le plus fort atout du pli, $legal ce qu’on peut jouer.
why-duty-follow = on a demandé { $led } et vous en avez : il faut fournir.
why-duty-follow-trump = on a demandé atout et vous en avez : il faut jouer atout.
why-duty-overtrump-led-trump = { $holder ->
    [partner] on a demandé atout et vous avez plus haut que { $best } : il faut monter, même sur votre partenaire, avec { $legal }.
   *[opponent] on a demandé atout et vous avez plus haut que { $best } : il faut monter, avec { $legal }.
}
why-duty-ruff = { $holder ->
    [partner] vous n’avez pas de { $led } : il faut couper, même si votre partenaire tient le pli.
   *[opponent] vous n’avez pas de { $led } et un adversaire tient le pli : il faut couper.
}
why-duty-overruff = { $holder ->
    [partner] vous pouvez surcouper { $best } : il le faut, même sur votre partenaire, avec { $legal }.
   *[opponent] vous pouvez surcouper { $best } : il le faut, avec { $legal }.
}
why-duty-underruff = { $holder ->
    [partner] vous n’avez pas de { $led } : il faut jouer atout, même sans pouvoir monter sur { $best } de votre partenaire (pisser).
   *[opponent] vous n’avez pas de { $led } et ne pouvez pas monter sur { $best } : il faut jouer atout quand même (pisser).
}
