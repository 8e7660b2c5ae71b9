"""The dice on the table: the tray, its dice and its cup."""
