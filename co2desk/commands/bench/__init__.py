"""`co2desk bench`: each file measures one thing, as a ratio to a reference of the same run."""
