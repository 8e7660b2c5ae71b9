"""The rules of each game in the app's own words."""
