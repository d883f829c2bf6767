### The pages of rules: their titles, their sentences, their pictures.

## The chapters

chapter-start = In short
chapter-cards = The cards
chapter-dealing = Dealing and taking
chapter-following = Following suit and going higher
chapter-ruffing = Ruffing and overruffing
chapter-partner = When your partner holds the trick
chapter-belote = Belote and rebelote
chapter-melds = Melds
chapter-scoring = Scoring a deal
chapter-tips = Tips for beginners
chapter-house = The rules of the table

page-title = **{ $title }**
# A rule that this table has changed.
page-own-rule = 🏠 { $rule }
page-point = - { $line }
page-foot = Page { $number } of { $count } · { $whose }
page-of-table = The rules of this table
page-of-table-differing = The rules of this table; 🏠 marks what differs from the basic rules
page-of-default = The basic rules
page-previous = Previous
page-next = Next
page-menu = Choose a chapter
page-open-rules = The rules in pictures
page-open-words = Words of the game

## In short

start-goal = Four players, two teams; your partner sits opposite you. Tricks are not counted, but the **points** of the cards in them are.
start-taking = **Taking.** You get five cards, and another one is turned up. Take its suit as trumps, or pass; if everybody passes, there is a second round in which another suit may be chosen.
start-playing = **Playing.** Follow the suit that was led. If you have none of it, ruff with a trump, unless your partner holds the trick. Here, only the cards that are allowed have a button.
start-playing-strict = **Playing.** Follow the suit that was led. If you have none of it, ruff with a trump, even if your partner holds the trick. Here, only the cards that are allowed have a button.
start-counting = **Counting.** A deal is worth { $whole } points. The team that took must make more than the other; if not, it has failed (it is *dedans*), and the defence marks everything.
start-trumps = Among the trumps, the jack ({ $jack }) and the nine ({ $nine }) beat all other cards.

## The cards

cards-two-orders = There are 32 cards, from seven to ace. Their order depends on whether the suit is trumps: that is the only thing to learn by heart.
cards-trump = **Trumps**, from the strongest to the weakest: { $order }.
cards-plain = **The other suits**: { $order }.
cards-worth = { $rank } ({ $points })
cards-sum = { $trump } in trumps and { $plain } in each of the three other suits: { $deck } points in the cards. The last trick brings { $last } more, the *dix de der*, so a deal is worth { $whole } points.
cards-subtract = It is enough to count one side: if it has { $one }, the other has { $other }.

## Dealing and taking

dealing-dealer = For the first deal everybody draws a card: the lowest deals. After that it is the next player’s turn.
dealing-anticlockwise = Play goes round anticlockwise.
dealing-clockwise = Play goes round clockwise.
dealing-shuffle = The cards are shuffled and then cut before every deal.
dealing-cut-only = The cards are shuffled for the first deal only; after that the tricks are stacked and the pack is just cut.
dealing-packets = Five cards each, { $first } and then { $second } at a time; the next card is the **upcard** (*retourne*).
dealing-first-round = **First round.** The player after the dealer speaks first: takes the suit of the upcard, or passes. The first to take decides the trumps.
dealing-second-round = **Second round**, if all have passed. Any of the three other suits may be taken; who passes again says “deux” (two).
dealing-rest = The taker gets the upcard and two cards, the others three cards. After eight passes the deal is void, and the next player deals.

## Following suit and going higher

following-you = In the picture hearts are trumps; you play South, and North is your partner. Gold rings the card that holds the trick and, in your hand, the cards that are allowed.
following-suit = **Follow suit**: who holds the suit that was led must play it, high or low.
following-trump = **Go higher**: when trumps are led, you must beat the trumps in the trick if you can. If not, any trump will do.
following-over-partner = You go higher even over your own partner’s trump.
following-under-partner = If your partner holds the trick you need not go higher: any trump will do.
following-wins = The highest trump wins the trick; without a trump, the highest card of the suit led. The winner leads to the next trick.

## Ruffing

ruffing-must = **Ruff**: whoever has none of the suit led while an opponent holds the trick must play a trump if there is one in hand.
ruffing-over = **Overruff**: if there is a trump in the trick already, you must play a higher one if you hold one.
ruffing-under = **Underruff** (*pisser*): who cannot overruff must play a trump all the same, a lower one.
ruffing-free = Whoever cannot overruff plays any card: nobody has to underruff (*pisser*) at this table.
ruffing-discard = **Discard**: with neither the suit led nor trumps you throw any card; it cannot win.

## When your partner holds the trick

partner-free = If your partner holds the trick and you have none of the suit led, nothing forces you to ruff: play what you like, even a trump lower than your partner’s.
partner-strict = At this table you ruff even when your partner holds the trick: without the suit led you must play a trump, and a higher one than that in the trick if you can.
partner-load = That is the moment to **load the trick** (*charger*): a ten or an ace that you might lose later brings its points at once.

## Belote and rebelote

belote-pair = The king and the queen of trumps in one hand are worth { $points } points. “Belote” is said with the first of the two cards, “rebelote” with the second.
belote-any-order = The order is free: king first or queen first.
belote-king-first = At this table the king must be played before the queen; otherwise the belote does not count.
belote-automatic = The table says it for you: you cannot forget.
belote-manual = It is for you to say it: choose the button that has the word. One word forgotten, and the { $points } points are lost.
belote-kept = Nobody can take these points away: they stay with the team even if it fails or wins no trick.

## Melds

melds-off = This table plays **without melds**. Elsewhere, this is what they are worth.
melds-on = This table plays **with melds**: everybody says theirs when playing their first card, and shows them at the second trick.
melds-manual = It is for you to announce with your first card; what is not announced does not count.
melds-automatic = The table announces for you.
melds-order = A sequence is made of cards of one suit that follow each other in the order { $order }, in trumps as elsewhere. A *cent* has five cards or more.
melds-fours = Four { $ranks } are worth { $points }; four eights or sevens do not exist.
melds-best = Only the team with the best single meld marks, and it marks all of its own. Any four beats any sequence; then the length counts, the highest card, then trumps.
melds-tie-first = If they are exactly equal, the best is that of whoever played first.
melds-tie-none = If the best melds of both sides are exactly equal, nobody marks.
melds-contract = Melds count for the contract; takers who fail lose theirs to the defence.

## Scoring a deal

scoring-sum = Each side adds up the cards in its tricks; the last trick counts { $last } more.
scoring-belote-counts = The takers must make **more** than the defence, belote included.
scoring-belote-apart = The takers must make **more** than the defence, the belote not counted.
scoring-hold = If both are equal it is a *litige*: the defence marks its points, those of the takers go into the pot, for the side that wins the next deal.
scoring-equal-failed = If both are equal the takers have failed.
scoring-equal-made = If both are equal the contract is made.
scoring-capot = All eight tricks for one side is a *capot*: { $points } points.
scoring-rounding-none = Points are marked exactly.
scoring-rounding-ten_5_up = Each mark is rounded to tens: 4 goes down, 5 goes up.
scoring-rounding-ten_6_up = Each mark is rounded to tens: 5 goes down, 6 goes up.
scoring-rounding-ten_5_to_takers = Each mark is rounded to tens; a 5 goes up for the side that won the deal and down for the other. In a litige it goes up for the defence.
scoring-target = The first team to reach { $target } points wins the match; if both are equal, one more deal is played.
scoring-deals = The match lasts { $deals } deals; the higher total wins.
scoring-deals-extra = The match lasts { $deals } deals; the higher total wins, and if both are equal one more deal is played.
scoring-examples = Examples, as this table would count them (points in tricks → points marked):
case-made = { $title }: the takers have { $takers }, the defence { $defence }. They mark { $takers_mark } and { $defence_mark }.
case-failed = { $title }: the takers have { $takers }, the defence { $defence }. They mark { $takers_mark }, the defence { $defence_mark }.
case-litige = { $title }: { $takers } each. The takers mark { $takers_mark }, the defence { $defence_mark }; { $held } points wait in the pot.

## Tips

tips-take = **Take** with a jack in company: jack and nine, or jack and two other trumps, and an ace beside them. A fine upcard alone is not enough.
tips-lead-trumps = **You took?** Lead trumps early: once the opponents’ trumps are gone, your aces and tens are safe.
tips-count = **Count the trumps.** There are eight: remember those that fall, and you know how many are still out.
tips-aces = **Play your aces early** in the other suits: the longer you wait, the likelier somebody ruffs.
tips-tens = **Keep your tens** until the ace of their suit has fallen: it alone beats them, but it does.
tips-load = **Load** your partner’s trick when they hold it, instead of ruffing for nothing.
tips-last = **Think of the last trick**: a master trump kept for it is worth { $last } points for sure.
tips-belote = **Say the belote**: a forgotten word costs { $points } points, and sometimes the deal.

## For newcomers

welcome = **Your first hand!** Belote in short:
welcome-points = Your partner sits opposite. You win **points**, not tricks: a deal is worth { $whole } of them, and the side that takes must make more than the other.
welcome-trumps = Among the trumps, the jack ({ $jack }) and the nine ({ $nine }) beat everything; elsewhere it is the ace, then the ten.
welcome-take = Take if you hold the jack of trumps, two more trumps and an ace; otherwise pass.
welcome-play = Only the cards that are allowed have a button. Your partner holds the trick? Give them an ace or a ten.
welcome-once = This message will not come back; `/belote rules` explains everything in pictures.

## The pictures

page-your-hand = your hand
page-order-trump = Trumps: { $points } points
page-order-plain = Elsewhere: { $points } points a suit
page-deal-first = First five cards: { $first }, then { $second }
page-deal-second = After the taking, all have eight
page-taker = the taker
page-others = each of the others
page-belote-king-first = The king, then the queen
page-belote-queen-first = The queen, then the king
page-meld = { $name }: { $points }
page-holding-good = Hearts turned up: good to take
page-holding-poor = Hearts turned up: better pass
page-duty-follow = With { $led } led: follow suit
page-duty-overtrump-led-trump = Trumps led: go higher
page-duty-follow-trump = Trumps led: any trump
page-duty-ruff = No { $led }: ruff
page-duty-overruff = An opponent ruffed: overruff
page-duty-underruff = Too high for you: underruff
page-duty-discard = Too high for you: any card
page-partner-overtrump-led-trump = North holds it: go higher all the same
page-partner-follow-trump = North holds it: any trump
page-partner-partner-holds = North holds the trick: any card
page-partner-ruff = North holds it: ruff all the same
page-partner-overruff = North ruffed: go higher all the same
page-takers-mark = Takers { $points } → { $marks }
page-defence-marks = Defence { $points } → { $marks }
page-case-made = Made
page-case-failed = Failed (dedans)
page-case-litige = Equal (litige)
page-case-capot = All eight tricks (capot)
page-case-belote-made = Made thanks to the belote
page-case-belote-failed = Failed, the belote stays
page-case-belote-litige = Equal, the belote stays
page-alt-row = { $caption }: { $cards }.
page-alt-worth = { $rank } { $points }
page-alt-example = { $caption }. Trick: { $trick }. Your hand: { $hand }. Allowed: { $legal }.
page-alt-deal-second = After the taking: the taker gets the upcard and two cards, each of the others three.

## The commands

command-rules = rules
command-rules-about = Read the rules, in pictures; those of your table if there is one
option-chapter = chapter
option-chapter-about = Where to open the rules
option-share = share
option-share-about = Show the answer to the whole channel
command-glossary = glossary
command-glossary-about = Look up a word of belote
option-word = word
option-word-about = The word; without one, the whole list
