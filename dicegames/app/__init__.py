"""Composition root: builds everything below and passes it in; the command line beside it."""
