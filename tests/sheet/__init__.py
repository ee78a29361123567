"""Pictures of the real window in every state worth judging: `make sheet`."""
