### L’historique : les parties jouées, leurs donnes, et une donne revue à cartes ouvertes.

## Sur l’image

open-nobody-took = Personne ne prend
open-auction = Enchères
alt-open-hand = { $name } tient { $cards }.
alt-open-hand-later = { $name } tient { $cards }, puis reçoit { $later }.
