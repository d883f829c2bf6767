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
