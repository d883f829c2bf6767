### A ranked or a friendly match.

kind-ranked = Ranked
kind-ranked-about = The match counts for the standings, without hints
kind-friendly = Friendly
kind-friendly-about = The match stays out of the standings, and everybody may ask for a hint
kind-choose = The match is ranked or friendly:

kind-line-ranked = **Ranked match**: it counts for the standings.
kind-line-friendly = **Friendly match**: it stays out of the standings, and hints help whoever hesitates.
kind-short-ranked = Ranked match
kind-short-friendly = Friendly match
# The small print under a deal.
small-print = { $kind } · { $fixed }
kind-news-ranked = ✏️ { $host } chose: the match is ranked.
kind-news-friendly = ✏️ { $host } chose: the match is friendly.

settings-kind = **Matches**
settings-kind-ranked = Ranked
settings-kind-ranked-about = They count for the standings, unless the host chooses a friendly match
settings-kind-friendly = Friendly
settings-kind-friendly-about = Out of the standings, with hints, unless the host chooses a ranked match

option-kind = kind
option-kind-about = Ranked, or friendly: out of the standings, with hints
