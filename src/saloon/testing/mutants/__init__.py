"""Mutants: small changes to the rules that some test ought to notice (`make mutants`)."""
