"""Qt item models over plain values, and the words for what they hold."""
