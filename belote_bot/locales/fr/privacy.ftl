### Ce que le bot garde de quelqu’un, et comment l’effacer.

command-my-data = mes-donnees
command-my-data-about = Recevoir tout ce que le bot garde de vous, et pouvoir l’effacer
data-here = Voici tout ce que le bot garde de vous, tous serveurs réunis. Le bouton l’efface, après une seconde question.
data-button-erase = Tout effacer…
data-sure = **Tout effacer ?** Votre nom, vos préférences, votre classement et vos exploits disparaissent de tous les serveurs, sans retour. Les parties restent à ceux avec qui vous avez joué, qui y liront « ancien joueur ».
data-button-sure = Oui, tout effacer
data-button-keep = Non, garder
data-erased = C’est effacé : le bot ne sait plus rien de vous. Les messages déjà écrits dans les salons y restent.
data-kept = Rien n’a changé.
refusal-still-playing = Une table ouverte vous compte encore parmi ses joueurs : quittez-la d’abord, ou attendez la fin d’une partie quittée en route.
