### La table attend : le bot ne peut plus la montrer, ou plus rien enregistrer.

table-frozen = ⏸️ **La table attend que le bot puisse de nouveau enregistrer.** Le disque de son serveur ne répond pas. Tout ce qui a été joué est gardé, le temps ne compte pas, et la table reprend d’elle-même.

table-waits = ⏸️ La table attend : je ne peux plus la tenir à jour dans <#{ $channel }>. Il me manque : { $missing }. Qui gère le serveur peut y remédier ; `/belote docteur` dit ce qui manque. Rien n’est perdu : la partie reprend aussitôt après.
table-waits-unknown = ⏸️ La table attend : Discord ne me laisse plus la tenir à jour dans <#{ $channel }>. Qui gère le serveur peut regarder avec `/belote docteur`. Rien n’est perdu : je réessaie toutes les minutes.
permission-manage-threads = gérer les fils (celui-ci est verrouillé)
