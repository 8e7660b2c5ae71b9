"""Qt Widgets: everything that people see."""
