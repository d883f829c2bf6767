"""The process on Discord: its client and connections, what it hears of servers, channels and members."""
