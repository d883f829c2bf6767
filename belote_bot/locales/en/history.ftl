### The history: the matches that were played, their deals, and a deal seen again with open hands.

## On the picture

open-nobody-took = Nobody takes
open-auction = Auction
alt-open-hand = { $name } holds { $cards }.
alt-open-hand-later = { $name } holds { $cards }, then gets { $later }.
