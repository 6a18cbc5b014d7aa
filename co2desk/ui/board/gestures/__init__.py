"""What the mouse does on the board: one class per gesture, and `BoardInput`, which owns the active one."""
