"""The terminal in any language, for any game: every sentence of it is one of the texts."""
