"""Small widgets in the house style, one a module; each takes the look first."""
