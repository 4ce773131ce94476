"""Any game at the terminal, in any language: every sentence of it is one of the texts."""
