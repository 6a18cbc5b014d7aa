"""What one reads while pointing: the info card beside the mouse and the refusal bubble."""
