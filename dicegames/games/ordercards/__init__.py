"""Order Cards: dice on cards, outbidding, stacks, colour bonuses."""
