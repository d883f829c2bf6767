### The cards and the seats.

# The symbol of a suit.
suit-spades = ♠
suit-hearts = ♥
suit-diamonds = ♦
suit-clubs = ♣

# The name of a suit: "hearts are trumps".
suit-name-spades = spades
suit-name-hearts = hearts
suit-name-diamonds = diamonds
suit-name-clubs = clubs

# The index of a card.
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = J
rank-queen = Q
rank-king = K
rank-ace = A

# A card in a sentence.
card-seven-spades = seven of spades
card-eight-spades = eight of spades
card-nine-spades = nine of spades
card-ten-spades = ten of spades
card-jack-spades = jack of spades
card-queen-spades = queen of spades
card-king-spades = king of spades
card-ace-spades = ace of spades

card-seven-hearts = seven of hearts
card-eight-hearts = eight of hearts
card-nine-hearts = nine of hearts
card-ten-hearts = ten of hearts
card-jack-hearts = jack of hearts
card-queen-hearts = queen of hearts
card-king-hearts = king of hearts
card-ace-hearts = ace of hearts

card-seven-diamonds = seven of diamonds
card-eight-diamonds = eight of diamonds
card-nine-diamonds = nine of diamonds
card-ten-diamonds = ten of diamonds
card-jack-diamonds = jack of diamonds
card-queen-diamonds = queen of diamonds
card-king-diamonds = king of diamonds
card-ace-diamonds = ace of diamonds

card-seven-clubs = seven of clubs
card-eight-clubs = eight of clubs
card-nine-clubs = nine of clubs
card-ten-clubs = ten of clubs
card-jack-clubs = jack of clubs
card-queen-clubs = queen of clubs
card-king-clubs = king of clubs
card-ace-clubs = ace of clubs

# The seats at the table.
seat-south = South
seat-east = East
seat-north = North
seat-west = West
