### Why a card is not allowed.

button-why = Why not?
# The dimmed cards that one rule forbids, then that rule.
why-cards = **{ $cards }** — { $reason }
# The table’s own choice that it comes from.
why-house-rule = -# A rule of this table — { $rule }.
# A card that was refused.
why-card = Not { $card }: { $reason }
why-not-held = You do not hold { $card }.
why-not-your-turn = It is not your turn to play: no card is dimmed.
why-all-legal = You may play any of your cards.
why-the = the { $card }
why-or = { $first } or { $last }

# The rules: $led is the suit led, $best the highest trump in the trick, $legal what may be played.
why-duty-follow = { $led } were led and you have some: you must follow suit.
why-duty-follow-trump = trumps were led and you have some: you must play a trump.
why-duty-overtrump-led-trump = { $holder ->
    [partner] a trump was led and you hold a higher one than { $best }: you must go higher, even over your partner, with { $legal }.
   *[opponent] a trump was led and you hold a higher one than { $best }: you must go higher, with { $legal }.
}
why-duty-ruff = { $holder ->
    [partner] you have no { $led }: you must ruff, even though your partner holds the trick.
   *[opponent] you have no { $led } and an opponent holds the trick: you must ruff.
}
why-duty-overruff = { $holder ->
    [partner] you can ruff higher than { $best }: you must, even over your partner, with { $legal }.
   *[opponent] you can ruff higher than { $best }: you must, with { $legal }.
}
why-duty-underruff = { $holder ->
    [partner] you have no { $led }: you must play a trump, even though you cannot beat { $best } of your partner.
   *[opponent] you have no { $led } and cannot beat { $best }: you must play a trump all the same.
}
