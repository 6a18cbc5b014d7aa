"""The log: what happened, as a model and as a panel."""
