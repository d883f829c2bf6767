### Les cartes et les places.

# Le symbole d’une couleur.
suit-spades = ♠
suit-hearts = ♥
suit-diamonds = ♦
suit-clubs = ♣

# Le nom d’une couleur : « l’atout est cœur ».
suit-name-spades = pique
suit-name-hearts = cœur
suit-name-diamonds = carreau
suit-name-clubs = trèfle

# L’indice d’une carte.
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = V
rank-queen = D
rank-king = R
rank-ace = A

# Une carte, dans une phrase.
card-seven-spades = le sept de pique
card-eight-spades = le huit de pique
card-nine-spades = le neuf de pique
card-ten-spades = le dix de pique
card-jack-spades = le valet de pique
card-queen-spades = la dame de pique
card-king-spades = le roi de pique
card-ace-spades = l’as de pique

card-seven-hearts = le sept de cœur
card-eight-hearts = le huit de cœur
card-nine-hearts = le neuf de cœur
card-ten-hearts = le dix de cœur
card-jack-hearts = le valet de cœur
card-queen-hearts = la dame de cœur
card-king-hearts = le roi de cœur
card-ace-hearts = l’as de cœur

card-seven-diamonds = le sept de carreau
card-eight-diamonds = le huit de carreau
card-nine-diamonds = le neuf de carreau
card-ten-diamonds = le dix de carreau
card-jack-diamonds = le valet de carreau
card-queen-diamonds = la dame de carreau
card-king-diamonds = le roi de carreau
card-ace-diamonds = l’as de carreau

card-seven-clubs = le sept de trèfle
card-eight-clubs = le huit de trèfle
card-nine-clubs = le neuf de trèfle
card-ten-clubs = le dix de trèfle
card-jack-clubs = le valet de trèfle
card-queen-clubs = la dame de trèfle
card-king-clubs = le roi de trèfle
card-ace-clubs = l’as de trèfle

# Les places à la table.
seat-south = Sud
seat-east = Est
seat-north = Nord
seat-west = Ouest
