### Ce que le bot répond en privé.

refusal-no-table = Il n’y a pas de table ouverte ici ; `/belote nouvelle` en ouvre une.
refusal-not-in-lobby = La partie a commencé : la table ne change plus.
refusal-not-playing = La partie n’a pas encore commencé.
refusal-seat-taken = Cette place vient d’être prise.
refusal-already-seated = Vous êtes déjà à cette place.
refusal-seated-elsewhere = Vous avez déjà une place à une table de ce serveur ; `/belote quitter` la libère.
refusal-not-seated = Vous n’êtes pas à cette table.
refusal-not-host = Seul l’hôte de la table peut le faire.
refusal-not-manager = Il faut pouvoir gérer le serveur pour le régler.
refusal-no-bots = Ce serveur joue sans bots : un bot n’y remplace que quelqu’un qui quitte la partie ou n’y répond plus.
refusal-table-full = La table est complète.
refusal-seats-free = Il reste des places libres : la partie commence à quatre.
refusal-stale = Ce bouton n’est plus valable : les choses ont changé depuis.
refusal-not-your-turn = Ce n’est pas à vous.
refusal-trick-shown = Un instant : le pli est encore sur la table.
refusal-illegal = La règle ne permet pas cette carte maintenant.
refusal-deal-over = La donne est finie ; la suivante arrive.
refusal-not-cutter = Ce n’est pas à vous de couper : c’est au joueur placé avant le donneur.
refusal-cut-made = Vous avez déjà coupé.
refusal-cut-over = Trop tard pour couper : les cartes sont données.
refusal-no-stop-asked = Personne ne demande plus d’arrêter.
refusal-stop-refused = Quelqu’un veut continuer : on ne redemande pas d’arrêter avant la prochaine donne.
refusal-server-full = Ce serveur a déjà autant de tables ouvertes que possible. Rejoignez-en une, ou attendez qu’une partie se termine.
refusal-channel-full = Il y a déjà beaucoup de tables dans ce salon. Rejoignez-en une, ou ouvrez la vôtre dans un autre salon.
refusal-server-busy = Ce serveur demande beaucoup en ce moment. Réessayez dans une minute ; en attendant, vous pouvez continuer à jouer.
refusal-too-many-clicks = Cela fait beaucoup de clics. Réessayez dans dix secondes ; en attendant, vous pouvez continuer à jouer.
refusal-too-many-requests = Cela fait beaucoup d’un coup. Réessayez dans une minute ; en attendant, vous pouvez continuer à jouer.
refusal-storage = La base de données n’a pas répondu : rien n’a changé. Réessayez dans un instant.

error = Quelque chose a mal tourné de notre côté ; rien n’est perdu. Réessayez, ou regardez « Ma main ».
error-discord = Discord n’a pas montré la réponse. Recommencez : ce qui était déjà fait n’est pas refait.
table-opened = La table est ouverte.
table-opened-at = La table est ouverte : { $place }
table-brought = La table revient en bas du salon.
table-is-there = La table est ici : { $link }
you-left = Vous avez quitté la table.
table-stopped = La table est fermée.
stop-asks-others = C’est demandé : la partie s’arrête quand les autres sont d’accord.
cannot-post = Je ne peux pas tenir de table ici. Il me manque : { $missing }.
permission-view-channel = voir le salon
permission-send-messages = envoyer des messages
permission-attach-files = joindre des fichiers
permission-embed-links = intégrer des liens
permission-create-public-threads = créer des fils publics
permission-send-messages-in-threads = envoyer des messages dans les fils
nothing-to-export = Il n’y a encore aucune donne finie à exporter.
exported = { $deals ->
    [one] { $score } : une donne. `belote-bot verify` la rejoue et vérifie l’empreinte.
   *[other] { $score } : { $deals } donnes. `belote-bot verify` les rejoue et vérifie les empreintes.
}
exported-so-far = { $deals ->
    [one] { $score }, la partie continue : une donne finie. `belote-bot verify` la rejoue et vérifie l’empreinte.
   *[other] { $score }, la partie continue : { $deals } donnes finies. `belote-bot verify` les rejoue et vérifie les empreintes.
}
