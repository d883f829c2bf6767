### The expert's advice, and what speaks for a bid or a card.

button-hint = Hint
hint = 💡 { $action }: { $reason }
hint-pass = **Pass**
hint-take = **Take in { $suit }**
hint-play = **Play the { $card }**
hint-play-saying = **Play the { $card }** and say { $said }
hint-words = {" and "}

refusal-no-hints = This match is ranked: it is played without hints.
refusal-hint-late = The table has moved on meanwhile: ask again on your turn.

# What follows the colon; $suit and $card are those that it is about.
because-takes = in { $suit } your hand promises more than it risks.
because-takes-to-defend = taking should cost points, but passing would cost more.
because-takes-for-the-match = as the match stands, taking leaves you the better chance to win it.
because-passes = no suit that can be taken is worth the risk.
because-passes-to-defend = taking may work, but passing promises more still.
because-only-card = it is the only card allowed.
because-draws-trumps = it makes the defence follow with its trumps.
because-leads-trump-to-taker = your partner took, and this helps to draw the trumps.
because-leads-trump = it takes trumps out of the takers’ hands, who will ruff less.
because-last-trumps = nobody else has a trump left, so this trick cannot escape you.
because-cashes-master = no opponent has anything higher in { $suit }.
because-returns-suit = your partner has led { $suit } before, and this returns the suit.
because-seeks-ruff = it is your only card in { $suit }, and you can ruff that suit afterwards.
because-leads-low = a card without points does not risk much.
because-leads-other = over a great many hands that the others may hold, nothing brings clearly more.
because-wins-for-good = no opponent can take this trick from you any more.
because-tries-to-win = it takes the trick unless somebody beats it afterwards.
because-ruffs = ruffing { $suit } takes the trick unless somebody overruffs.
because-overruffs = the trick is ruffed already, and a higher trump takes it over.
because-overtrumps-as-must = trumps were led, and whoever can must play higher.
because-undertrumps-as-must = you must play a trump even without taking the trick, and will miss this one least.
because-gives-points = your partner holds the trick, so now is the time for points.
because-leaves-to-partner = your partner holds the trick, and nothing more is needed.
because-keeps-ten = the { $card } stays guarded that way, as long as its ace is out.
because-gets-void = it is your last card in { $suit }, and you can ruff that suit afterwards.
because-discards-least = it does not take the trick, and you will miss it least.
