"""What stands around a game's board: header, players, action bar, log, covers, the result."""
