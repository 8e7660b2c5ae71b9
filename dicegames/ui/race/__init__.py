"""What stands beside the dice in 10.000: gauge, race, strikes, last throws, the card of a missed turn."""
