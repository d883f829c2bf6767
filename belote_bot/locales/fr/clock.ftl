### La pendule : le temps qu’on a pour jouer, et les places que les bots gardent.

# $when : « dans 2 minutes », écrit par Discord.
clock-left = Sans réponse, un bot joue à sa place { $when }.
clock-moved = ⏳ { $name } n’a pas répondu à temps : un bot l’a fait à sa place.
clock-seated = ⏳ Deux fois de suite sans réponse de { $name } : { $bot } 🤖 joue ses cartes jusqu’à son retour.
clock-back = { $name } reprend sa place ; { $bot } 🤖 se lève.
clock-taken = { $name } prend la place de { $bot } 🤖, avec ses cartes.
clock-deserted = **Plus personne n’est là : la partie attend.** Sans retour, la table ferme { $when }.
clock-reminder = ⏳ { $who }, c’est à vous ! Sans réponse, un bot joue à votre place { $when }.
button-take-back = Reprendre ma place
button-take-seat = Prendre cette place : { $bot }

hand-clock = Sans réponse, un bot joue à votre place { $when }.
hand-clock-half = ⏳ La moitié de votre temps est passée : sans réponse, un bot joue à votre place { $when }.
hand-asleep = Deux fois de suite sans réponse : { $bot } 🤖 joue vos cartes. La place reste la vôtre.

refusal-asleep = Un bot joue à votre place ; reprenez-la d’abord.
refusal-no-seat-kept = Aucun bot ne garde de place pour vous à cette table.
refusal-other-seat = Vous avez déjà eu une autre place dans cette partie : vous connaissez d’autres cartes.
