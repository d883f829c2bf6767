### Les bots : leur niveau, leur tempérament, et le panneau où l’hôte les choisit.

# Une phrase finit ou continue derrière ces mots.
bot-named = { $name } 🤖 ({ $level }, { $temperament })
bot-level-beginner = débutant
bot-level-beginner-about = Respecte les règles et son partenaire, mais oublie ce qui est tombé
bot-level-steady = confirmé
bot-level-steady-about = Compte les atouts et joue comme un habitué
bot-level-expert = expert
bot-level-expert-about = Essaie chaque carte contre une foule de mains possibles
temperament-cautious = prudent
temperament-cautious-about = prudent : prend quand c’est sûr
temperament-calm = calme
temperament-calm-about = calme : prend quand il faut
temperament-bold = téméraire
temperament-bold-about = téméraire : prend volontiers

button-bots = Bots…
bots-panel = ### Les bots
    Choisissez le niveau de chacun jusqu’au début de la partie ; son tempérament lui appartient.
bots-none = ### Les bots
    Il n’y a pas de bot à cette table.
bots-seat = **{ $name }** 🤖 · { $side } · { $temperament }
bots-away = Retirer
bots-away-about = La place redevient libre

settings-bot_level = **Niveau** des remplaçants, et des bots si l’hôte n’en choisit pas d’autre

option-level = niveau
option-level-about = Niveau des bots de cette table ; réglable bot par bot avant la partie
