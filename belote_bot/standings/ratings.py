"""What one match changes in what is believed of everybody in it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from belote_bot.game.events import Winner
from belote_bot.game.seats import SEATS, Seat, other_team, team_of
from belote_bot.standings.outcomes import Part, Share, whole_seats
from belote_bot.standings.strengths import NEWCOMER, Four, Lineup, Strength, after, bot_strength
from belote_bot.storage.endings import EndedMatch
from belote_bot.storage.results import ShownRating, StoredRating


@dataclass(frozen=True, slots=True)
class Change:
    """What a match changed in what is believed of a person."""

    before: Strength
    after: Strength
    matches: int
    """On how many matches it rests afterwards."""

    @property
    def stored(self) -> StoredRating:
        """What is believed afterwards, as it is stored."""
        return StoredRating(self.after.mu, self.after.sigma, self.matches)

    @property
    def shown(self) -> ShownRating:
        """What is believed afterwards, as it is shown."""
        return ShownRating(self.after.shown, self.after.spread, self.matches)


def changes(
    match: EndedMatch, shares: Sequence[Share], known: Mapping[int, StoredRating]
) -> dict[int, Change]:
    """What changes in what is believed of people, by user id; nothing for whom the match does not count.

    Seats that people did not hold from the first deal to the last are bots'. Whoever left has lost, as the
    match was when it began, whoever won it in the end.
    """
    found: dict[int, Change] = {}
    stayed = whole_seats(match)
    # Everybody who stayed played the same match; nobody did in one that was abandoned.
    played = None if match.winner is None else _Game(_lineup(match, known, stayed), match.winner)
    began = frozenset(seat for seat in SEATS if match.starters[seat].user_id is not None)
    for share in shares:
        if not share.counted:
            continue
        if share.part is Part.WHOLE:
            assert played is not None
            game = played
        else:
            game = _Game(_lineup(match, known, began), other_team(team_of(share.seat)))
        before = known.get(share.user_id)
        matches = 1 if before is None else before.matches + 1
        found[share.user_id] = Change(game.before[share.seat], game.after[share.seat], matches)
    return found


class _Game:
    """What a match would change for everybody, if these people played it and this team won."""

    def __init__(self, lineup: Lineup, winner: Winner) -> None:
        self.before: Four = lineup.strengths
        self.after: Four = after(lineup, winner)


def _lineup(match: EndedMatch, known: Mapping[int, StoredRating], people: frozenset[Seat]) -> Lineup:
    """Who played, where only these seats count as people's."""

    def on(seat: Seat) -> Strength:
        user_id = match.starters[seat].user_id
        if seat not in people or user_id is None:
            return bot_strength(match.sitters[seat].level)
        stored = known.get(user_id)
        return NEWCOMER if stored is None else Strength(stored.mu, stored.sigma)

    strengths: Four = (on(0), on(1), on(2), on(3))
    return Lineup(strengths, frozenset(SEATS) - people)
