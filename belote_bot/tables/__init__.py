"""A table's life: seats, versions, pauses, who may do what; asyncio without Discord's vocabulary."""
