### La démonstration, dans le terminal et sur sa page.

demo-begins = Belote : démonstration dans le navigateur, sans jeton et sans Discord.
demo-in-memory = · Les parties sont gardées en mémoire, et oubliées à la fin.
demo-in-file = · Les parties sont gardées dans { $file }.
demo-cards-drawn = · Les cartes sont dessinées…
demo-bot-starts = · Le bot se connecte à un Discord simulé…
demo-table-ready = · Votre table est prête, vous et trois bots : « Commencer » lance la partie.
demo-table-goes-on = · Votre table de la dernière fois continue.
demo-port-taken = · Le port { $port } est déjà pris : la page en prend un autre.
demo-address = Ouvrez cette adresse : { $url }
demo-how =
    Vous y êtes { $name }. « Ma main » montre vos cartes, les commandes se tapent sous les messages, et
    « Viewing as » montre le salon tel que les autres membres le voient. Ctrl-C termine.
demo-over = La démonstration est terminée.

# Le serveur simulé.
demo-server = Le Café du Port
demo-role = Gérance
demo-topic = La belote, à quatre ou avec des bots
