"""The tappable score sheet."""
