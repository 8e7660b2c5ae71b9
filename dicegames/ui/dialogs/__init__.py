"""The dialogs of the window; each has one static entry."""
