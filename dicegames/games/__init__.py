"""The games: rules only, as frozen values."""
