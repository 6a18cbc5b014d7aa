"""What the program says about itself: licences, and which values are reconstructed."""
