### Les commandes : noms (minuscules, sans espace) et descriptions (100 caractères au plus).

command-belote = belote
command-belote-about = Jouer à la belote sur ce serveur
command-new = nouvelle
command-new-about = Ouvrir une table dans ce salon
option-target = points
option-target-about = Le total qui gagne la partie, de 100 à 10 000 (1000 d’habitude)
option-bots = bots
option-bots-about = Compléter tout de suite les places libres avec des bots
option-thread = fil
option-thread-about = Jouer dans un fil à part
command-hand = main
command-hand-about = Voir votre main
command-table = table
command-table-about = Ramener la table en bas du salon
command-leave = quitter
command-leave-about = Quitter votre table ; en cours de partie, un bot joue vos cartes
command-stop = arreter
command-stop-about = Fermer la table, avec l’accord des autres si vous n’en êtes pas l’hôte
command-export = export
command-export-about = Recevoir votre dernière partie en fichier, donnes et empreintes comprises
