"""Languages at run time: translated texts and changing the language."""
