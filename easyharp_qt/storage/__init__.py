"""User data on disk: the library of games, the settings, records."""
