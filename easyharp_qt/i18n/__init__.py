"""Words: languages, direction, and the sentence of each value."""
