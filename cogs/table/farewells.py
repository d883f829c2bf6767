"""What a match counts for in the end, where that does not go without saying."""

from belote_bot.locales import Language, say
from belote_bot.standings.service import Desertion, Ending
from belote_bot.tables.service import Kind
from belote_bot.tables.table import Snapshot
from cogs.parts.names import in_text


def farewell_line(snapshot: Snapshot) -> str:
    """What a ranked match means for those who left it, or that it counts for nobody; empty otherwise."""
    farewell = snapshot.farewell
    if farewell is None or snapshot.kind is not Kind.RANKED:
        return ""
    language = Language(snapshot.language)
    if farewell.ending is Ending.STOPPED:
        return say(language, "farewell-stopped")
    if not farewell.left:
        return ""
    lost = farewell.desertion is Desertion.LOST
    left = [in_text(name) or say(language, "former-player") for name in farewell.left]
    names = say(language, "farewell-names", count=len(left), most=", ".join(left[:-1]), last=left[-1])
    if farewell.ending is Ending.ABANDONED:
        return (
            say(language, "farewell-abandoned-lost", names=names) if lost else say(language, "farewell-void")
        )
    return say(language, "farewell-lost" if lost else "farewell-left", names=names)
