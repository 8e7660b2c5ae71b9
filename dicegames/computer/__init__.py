"""What decides at computer seats: pure functions of a state, with the same rules as for people."""
