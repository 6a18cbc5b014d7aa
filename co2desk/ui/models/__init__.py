"""What the views show: item models over the engine's table and over the log."""
