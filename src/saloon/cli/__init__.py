"""The command line: one command, `saloon`, with a module for each thing it can do."""
