"""What the bots think with: a seat's view in, an action out."""
