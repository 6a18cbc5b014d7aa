"""Looking at the past, replay, undo and redo."""
