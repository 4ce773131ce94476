"""The HTTP API, one file for each kind of thing."""
