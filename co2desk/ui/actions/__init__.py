"""What each kind of action means on the screen: how it is dragged and clicked, and why it is not possible."""
