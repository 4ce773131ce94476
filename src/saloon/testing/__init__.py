"""Tools for writing tests: rule citations and the ledger that counts them."""
