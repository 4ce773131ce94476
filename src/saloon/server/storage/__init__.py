"""What outlives the process: people, tables and their logs, replays, problems."""
