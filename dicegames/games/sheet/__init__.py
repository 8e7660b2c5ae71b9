"""The family of score-sheet games: five dice, thirteen boxes, one entry a turn."""
