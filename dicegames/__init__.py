"""Four dice games to play at one table."""
