"""The game as Qt objects, without widgets: what the window listens to."""
