### What the bot keeps of somebody, and how to erase it.

command-my-data = my-data
command-my-data-about = Get all that the bot keeps about you, and have it erased if you like
data-here = Here is all that the bot keeps about you, from all servers together. The button erases it, after a second question.
data-button-erase = Erase all…
data-sure = **Erase all?** Your name, your preferences, your standing and your achievements disappear from all servers, for good. The matches stay for those with whom you played, who will read “former player” there.
data-button-sure = Yes, erase all
data-button-keep = No, keep it
data-erased = It is erased: the bot knows nothing about you any more. Messages that were written in channels stay there.
data-kept = Nothing has changed.
refusal-still-playing = An open table still counts you among its players: leave it first, or wait for the end of a match that you left.
