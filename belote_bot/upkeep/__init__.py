"""What whoever runs the bot does beside running it: backups, the way back, and a look at the set-up."""
