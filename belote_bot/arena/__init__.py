"""Players against players: the same deals twice, the teams swapped, and figures of the difference."""
