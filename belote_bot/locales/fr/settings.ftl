### Ce qu’un serveur choisit pour ses tables, et ce qu’il refuse.

settings-page-tables = ### Réglages du serveur · Tables
    Ils valent pour les tables qui s’ouvrent à partir de maintenant ; une table ouverte garde les siens, sa langue aussi.
settings-page-pace = ### Réglages du serveur · Bots et rythme
    Ils valent pour les tables qui s’ouvrent à partir de maintenant.
settings-page-rules = ### Réglages du serveur · Règles
    Une table qui s’ouvre joue ces règles, sauf si on en demande d’autres ; son hôte peut encore les changer avant la partie.
settings-page-reset = ### Réglages du serveur · Tout remettre à zéro ?
    Langue, salons, fils, rôle, bots, rythme, règles et classement redeviennent ceux du bot. Les tables ouvertes gardent les leurs.
settings-to-tables = Tables
settings-to-pace = Bots et rythme
settings-to-rules = Règles
settings-to-reset = Remise à zéro…
settings-reset = Oui, tout remettre à zéro
settings-other = Autre réglage

settings-language = **Langue** des messages publics
settings-language-auto = Automatique
settings-language-auto-about = Celle que Discord indique, sinon celle de qui ouvre la table
settings-language-fr = Français
settings-language-fr-about = Toutes les tables en français
settings-language-en = English
settings-language-en-about = Toutes les tables en anglais
settings-channels = **Salons** où l’on peut ouvrir une table
settings-channels-all = Partout
settings-threads = **Fils**
settings-threads-asker = Au choix
settings-threads-asker-about = La table est dans le salon, sauf si on demande un fil
settings-threads-own = Un fil par table
settings-threads-own-about = La table a son fil, sauf si on demande le salon
settings-threads-never = Jamais
settings-threads-never-about = La table est dans le salon, toujours
settings-role = **Qui** peut ouvrir une table
settings-role-all = Tout le monde

settings-bots = **Bots**
settings-bots-allowed = Permis
settings-bots-allowed-about = L’hôte peut compléter sa table
settings-bots-refused = Refusés
settings-bots-refused-about = Un bot ne remplace que quelqu’un qui quitte la partie ou n’y répond plus
settings-bot_delay = **Réflexion** d’un bot avant qu’il joue
settings-trick_pause = **Pause** sur le pli complet
settings-turn_seconds = **Pendule** : le temps qu’on a pour jouer, avant qu’un bot le fasse
settings-turn-endless = Sans limite
settings-usual = { $value } (par défaut)

duration-seconds = { $count ->
    [0] Aucune attente
    [one] { $count } seconde
   *[other] { $count } secondes
}
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
duration-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
duration-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

opening-elsewhere = Ici, on n’ouvre pas de table ; ce serveur joue dans { $channels }.
opening-role = Sur ce serveur, seul le rôle « { $role } » peut ouvrir une table.
opening-no-threads = Ce serveur joue dans ses salons, sans fils.
