"""Playing many games and measuring them."""
