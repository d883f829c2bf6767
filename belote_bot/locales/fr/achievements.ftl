### Les exploits : ce qu’une partie a de rare, dit une fois à sa fin et gardé sur le profil.

earned = 🏅 { $people }
earned-by = **{ $name }** : { $achievements }
achievements-title = **Exploits** ({ $had } sur { $all })
achievements-line = 🏅 **{ $name }** — { $about } { $when }

# Comment chacun s’appelle.
achievement-capot = premier capot
achievement-capot-defence = capot en défense
achievement-litige-twice = litige sur litige
achievement-barely = au point près
achievement-last-ten = sauvé par le dix de der
achievement-wall = le mur
achievement-flawless = sans une chute
achievement-comeback = la remontée
achievement-four-jacks = carré de valets
achievement-belotes = dix belotes
achievement-wins = cinq victoires de suite

# Ce qu’il a fallu faire.
achieved-capot = tous les plis, en prenant ou avec le preneur.
achieved-capot-defence = tous les plis contre les preneurs.
achieved-litige-twice = deux litiges à la suite.
achieved-barely = un contrat rempli à 82 contre 80.
achieved-last-ten = votre contrat, rempli grâce aux dix points du dernier pli.
achieved-wall = trois donnes de suite en défense, trois fois les preneurs dedans.
achieved-flawless = cinq prises ou plus dans une partie, toutes remplies.
achieved-comeback = une partie gagnée après 200 points de retard.
achieved-four-jacks = quatre valets en main, annoncés et comptés.
achieved-belotes = dix belotes annoncées en tout.
achieved-wins = cinq parties gagnées à la suite.
