"""The pages around the table."""
