"""Draw the bundled decks, the card backs and the icon as SVG, from nothing but numbers."""
