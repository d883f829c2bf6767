### Pendant que le bot s’arrête, et aux tables jusqu’à son retour.

refusal-stopping = Le bot redémarre : rien n’a été fait. Réessayez dans un instant.
table-back-soon = ⏳ Le bot redémarre : il revient dans un instant, et la table reprend où elle en est.
