"""What a game, a state, an action and a match are, and where dice come from."""
