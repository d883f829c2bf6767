"""`python -m belote_bot` is `belote-bot`."""

import sys

from belote_bot.cli import main

sys.exit(main())
