def playouts(
    hands: bytes,
    trump: int,
    taker: int,
    leader: int,
    trick: bytes,
    gone: int,
    led: bytes,
    points: int,
    won: int,
    flags: int,
    weights_a: bytes,
    weights_b: bytes,
    cards: bytes,
    /,
) -> bytes: ...
def solve(
    hands: bytes, trump: int, leader: int, trick: bytes, won: int, flags: int, cards: bytes, /
) -> bytes: ...
def deals(known: bytes, may: bytes, room: bytes, count: int, seed: int, /) -> bytes: ...
def fives(
    own: int,
    seat: int,
    dealer: int,
    upcard: int,
    spoken: int,
    tries: int,
    astray: int,
    formula: bytes,
    count: int,
    seed: int,
    /,
) -> bytes: ...
def promises(hands: bytes, seat: int, known: int, suits: int, spoken: int, formula: bytes, /) -> bytes: ...
def auctions(
    dealt: bytes,
    dealer: int,
    upcard: int,
    spoken: int,
    bid: int,
    formula: bytes,
    flags: int,
    weights_a: bytes,
    weights_b: bytes,
    /,
) -> bytes: ...
