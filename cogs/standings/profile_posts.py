"""Somebody's profile as a message."""

from dataclasses import dataclass

from belote_bot.locales import Language, say
from belote_bot.standings.service import Companion, Profile
from cogs.connection.members import UNKNOWN, Standing
from cogs.parts.names import in_text
from cogs.standings.board_words import People, name_now
from images import CardStyle, Company, Ending, ProfileScene, Rating, Share


@dataclass(frozen=True, slots=True)
class ProfilePost:
    """What a message with a profile shows."""

    text: str
    scene: ProfileScene


def profile_post(language: Language, profile: Profile, people: People, style: CardStyle) -> ProfilePost:
    """The profile of somebody in a server."""
    name = name_now(language, profile.person, people)
    lines = [say(language, "profile-heading", name=in_text(name))]
    if people.get(profile.person.user_id, UNKNOWN).standing is Standing.LEFT:
        lines.append(say(language, "profile-left"))
    if not profile.matches:
        lines.append(say(language, "profile-empty"))
    elif profile.with_bots:
        lines.append(say(language, "profile-with-bots", count=profile.with_bots))
    return ProfilePost("\n".join(lines), _scene(language, profile, people, style))


def ids_in(profile: Profile) -> set[int]:
    """Everybody whom a profile names."""
    companions = (
        profile.best_partner,
        profile.usual_partner,
        profile.usual_opponent,
        profile.toughest_opponent,
    )
    people = (profile.person, *(companion.person for companion in companions if companion is not None))
    return {person.user_id for person in people}


def _scene(language: Language, profile: Profile, people: People, style: CardStyle) -> ProfileScene:
    def company(companion: Companion | None) -> Company | None:
        if companion is None:
            return None
        name = name_now(language, companion.person, people)
        return Company(name, Share(companion.won, companion.matches))

    rating = profile.rating
    return ProfileScene(
        language,
        name_now(language, profile.person, people),
        None if rating is None else Rating(rating.shown, rating.spread, rating.is_provisional),
        profile.curve,
        tuple(Ending(ended) for ended in profile.form),
        Share(profile.won, profile.matches),
        profile.longest_series,
        (profile.marks_for, profile.deals),
        profile.belotes,
        profile.capots_for,
        tuple((suit.suit, Share(suit.made, suit.taken)) for suit in profile.contracts),
        sum(suit.failed for suit in profile.contracts),
        company(profile.best_partner),
        company(profile.usual_partner),
        company(profile.usual_opponent),
        company(profile.toughest_opponent),
        style,
    )
