"""The parts of the page on which rulesets are made and changed."""
