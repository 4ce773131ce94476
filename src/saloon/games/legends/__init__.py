"""Western Legends: so far only what is in the box."""
