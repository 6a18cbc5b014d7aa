"""What `co2desk COMMAND` does: a file or a package for each command, and what several of them share."""
