"""The rules of belote: pure, synchronous, without clock, input, output or randomness of their own."""
