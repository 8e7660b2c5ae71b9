"""One board per kind of game: the part of the table page that differs."""
