### What each person chooses for themselves.

preferences-hold = Your preferences — language: { $language }; cards: { $cards }; hand: { $hand }; order: { $order }; mentions: { $mentions }.
preferences-panel = ### Your preferences
    They hold for you alone, in every server, and at once.

prefer-language = **Language** of your private messages
prefer-language-discord = as your Discord
prefer-language-fr = français
prefer-language-en = English
prefer-cards = **Colours of the cards**
prefer-cards-classic = two colours
prefer-cards-four_colour = four colours
prefer-hand = **Layout of the hand**
prefer-hand-rows = two rows (phone)
prefer-hand-fan = one fan (wide screen)
prefer-order = **Order of the hand**
prefer-order-trumps_first = trumps on the left
prefer-order-trumps_last = trumps on the right
prefer-order-fixed = every suit in its place
prefer-mentions = **Mention** when it is your turn
prefer-mentions-on = notify me
prefer-mentions-off = my name only
