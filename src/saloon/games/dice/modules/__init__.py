"""The boxes of the Dice Game, each with what it adds."""
