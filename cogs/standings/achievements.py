"""What people achieved, in words: once at the end of the match, and on their profile."""

from collections.abc import Sequence

from belote_bot.game.achievements import Achievement
from belote_bot.locales import Language, say
from belote_bot.standings.achieving import Earned
from belote_bot.tables.occupants import Person
from belote_bot.tables.table import Snapshot
from cogs.parts.names import in_text
from cogs.table.sentences import language_of


def earned_line(snapshot: Snapshot) -> str:
    """Who achieved what for the first time with the match that has ended, in one line; empty for nothing."""
    language = language_of(snapshot)
    told = [
        say(language, "earned-by", name=in_text(person.name), achievements=names)
        for person in snapshot.seats
        if isinstance(person, Person) and (names := _names(language, snapshot, person))
    ]
    return say(language, "earned", people=" · ".join(told)) if told else ""


def _names(language: Language, snapshot: Snapshot, person: Person) -> str:
    return ", ".join(
        achievement_name(language, one.achievement)
        for one in snapshot.earned
        if one.user_id == person.user_id
    )


def achievement_name(language: Language, achievement: Achievement) -> str:
    """What an achievement is called."""
    return say(language, f"achievement-{achievement.value}")


def achievements_text(language: Language, earned: Sequence[Earned]) -> str:
    """What a person has achieved, for their profile; empty for nothing."""
    if not earned:
        return ""
    title = say(language, "achievements-title", had=len(earned), all=len(Achievement))
    return "\n".join([title, *(_line(language, one) for one in sorted(earned, key=lambda one: one.ended_at))])


def _line(language: Language, one: Earned) -> str:
    return say(
        language,
        "achievements-line",
        name=achievement_name(language, one.achievement),
        about=say(language, f"achieved-{one.achievement.value}"),
        when=f"<t:{one.ended_at}:d>",
    )
