"""Running one match: controller, clock and the computer's seats."""
