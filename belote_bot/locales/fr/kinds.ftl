### Partie classée ou amicale.

kind-ranked = Classée
kind-ranked-about = La partie compte pour le classement, sans indices
kind-friendly = Amicale
kind-friendly-about = La partie ne compte pas pour le classement, et chacun peut demander un indice
kind-choose = La partie est classée ou amicale :

kind-line-ranked = **Partie classée** : elle compte pour le classement.
kind-line-friendly = **Partie amicale** : hors classement, avec des indices pour qui hésite.
kind-short-ranked = Partie classée
kind-short-friendly = Partie amicale
# Les petits caractères sous une donne.
small-print = { $kind } · { $fixed }
kind-news-ranked = ✏️ { $host } a choisi : la partie est classée.
kind-news-friendly = ✏️ { $host } a choisi : la partie est amicale.

settings-kind = **Parties**
settings-kind-ranked = Classées
settings-kind-ranked-about = Elles comptent pour le classement, sauf si l’hôte choisit une partie amicale
settings-kind-friendly = Amicales
settings-kind-friendly-about = Hors classement, avec des indices, sauf si l’hôte choisit une partie classée

option-kind = genre
option-kind-about = Classée, ou amicale : hors classement, avec des indices
