"""The window round the table: menus, dialogs, help."""
