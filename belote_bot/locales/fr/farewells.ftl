### Ce que compte une partie que tous n’ont pas finie.

farewell-names = { $count ->
    [one] { $last }
   *[other] { $most } et { $last }
}
farewell-stopped = Partie arrêtée avant la fin : elle ne compte pour personne.
farewell-void = Partie abandonnée : elle ne compte pour personne.
farewell-abandoned-lost = Partie abandonnée : elle compte comme perdue pour { $names }.
farewell-lost = Partie perdue par abandon pour { $names } ; pour les autres, elle compte comme une partie avec bots.
farewell-left = Partie sans effet pour { $names }, faute de l’avoir finie ; pour les autres, elle compte comme une partie avec bots.
