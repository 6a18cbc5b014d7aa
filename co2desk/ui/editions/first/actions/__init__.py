"""What the actions of CO₂ (2012) mean on the screen; those of both editions are in `ui/actions`."""
