"""The game itself: values and pure functions, without files, clock or chance."""
