"""What holds for every test."""

import os

from hypothesis import settings

# In CI a property must fail for the change under test or not at all, and a loaded machine is no failure.
settings.register_profile("ci", derandomize=True, deadline=None)
settings.register_profile("dev", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "dev")
