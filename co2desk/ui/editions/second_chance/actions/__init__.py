"""What the actions of CO₂: Second Chance mean on the screen; those of both editions are in `ui/actions`."""
