"""The table: where each card lies, how it moves, and what the hand does to it."""
