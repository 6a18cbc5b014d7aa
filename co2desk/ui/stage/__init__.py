"""What others do, one move after the other, and the stage on which the scenes of a game play."""
