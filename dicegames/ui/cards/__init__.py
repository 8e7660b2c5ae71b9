"""The cards of Order Cards: the table they lie on, and what players have won."""
