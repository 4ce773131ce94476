"""A live table: seats, clocks, bots, chat and history around one game after another."""
