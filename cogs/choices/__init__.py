"""What servers and people may choose."""
