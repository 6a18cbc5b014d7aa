"""co2desk: CO2 (2012) and CO2: Second Chance (2018) on one computer, with the rules enforced."""

__version__ = "0.1.0"
