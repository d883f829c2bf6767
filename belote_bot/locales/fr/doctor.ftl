### /belote docteur : ce dont le bot a besoin sur un serveur, ligne à ligne.

command-doctor = docteur
command-doctor-about = Examiner le bot sur ce serveur (gestion du serveur ou des messages requise)
doctor-not-yours = Il faut pouvoir gérer le serveur ou les messages pour examiner le bot ici.
doctor-heading = ### L’état du bot sur ce serveur
doctor-here = **Ici** : j’ai toutes les permissions qu’il faut à une table.
doctor-here-lacks = **Ici**, il me manque : { $missing }. C’est à accorder à mon rôle, dans ce salon ou sur tout le serveur.
doctor-threads = **Fils** : une table peut avoir le sien ici.
doctor-threads-lacks = **Fils** : aucune table ne peut avoir le sien ici ; il me manque : { $missing }.
doctor-threads-locked = Un fil que la modération verrouille me reste fermé : il y faudrait « gérer les fils ».
doctor-channels-all = **Salons choisis** : tous.
doctor-channels = { $good ->
    [one] **Salons choisis** : un salon où rien ne me manque.
   *[other] **Salons choisis** : { $good } salons où rien ne me manque.
}
doctor-channel-gone = Un salon choisi dans `/belote reglages` n’existe plus.
doctor-lacks = Dans <#{ $channel }>, il me manque : { $missing }.
doctor-waits-unknown = Dans <#{ $channel }>, une table attend : Discord me refuse d’y écrire. Vérifiez que je vois le salon ou le fil.
doctor-emojis = **Emojis des cartes** : tous les { $wanted } sont chargés.
doctor-emojis-missing = **Emojis des cartes** : il en manque { $missing } sur { $wanted } ; les boutons portent des carrés de couleur. Le bot les charge à son démarrage.
doctor-commands = **Commandes** : Discord a celles de cette version.
doctor-commands-old = **Commandes** : Discord n’a pas celles de cette version. Redémarrez le bot.
doctor-commands-unknown = **Commandes** : Discord ne dit pas lesquelles il a. Réessayez plus tard.
doctor-database = **Base de données** : elle répond en { $ms } ms, schéma { $schema } sur { $newest }.
doctor-database-silent = **Base de données** : elle ne répond pas. Qui héberge le bot en trouvera la raison dans son journal.
doctor-disk = **Disque** : { $megabytes } Mo libres.
doctor-disk-full = **Disque** : plus que { $megabytes } Mo libres. Qui héberge le bot doit y faire de la place.
doctor-backup = **Dernière sauvegarde du jour** : le { $day }.
doctor-no-backup = **Sauvegarde du jour** : aucune.
doctor-gateway = **Connexion** : Discord répond en { $ms } ms, fragment { $shard } sur { $shards }.
doctor-gateway-silent = **Connexion** : Discord n’a pas encore répondu, fragment { $shard } sur { $shards }.
doctor-leavers-all = Qui quitte le serveur est remplacé aussitôt à sa table.
doctor-leavers-bans = Qui est banni est remplacé aussitôt à sa table ; qui quitte le serveur, à son tour de jouer ou à la donne suivante.
doctor-leavers-late = Qui quitte le serveur ou en est banni est remplacé à sa table à son tour de jouer ou à la donne suivante.
doctor-tables = { $tables ->
    [0] **Tables** : aucune n’est ouverte.
    [one] **Tables** : une ouverte, { $waiting ->
        [0] et elle n’attend pas.
       *[other] et elle attend.
    }
   *[other] **Tables** : { $tables } ouvertes, { $waiting ->
        [0] dont aucune n’attend.
        [one] dont une attend.
       *[other] dont { $waiting } attendent.
    }
}
doctor-tables-frozen = **Tables** : rien ne peut être enregistré, elles attendent. Qui héberge le bot en trouvera la raison dans son journal.
