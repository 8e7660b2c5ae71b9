"""10.000: set aside what scores, collect in time; its values are rulesets."""
