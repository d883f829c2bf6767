### Cutting, where the cards are never shuffled again.

# Under the score sheet, before the next deal.
cut-ask = **{ $who } to cut.** Without a choice before the deal, the pack is cut anywhere.
button-cut-high = Cut high
button-cut-middle = Cut in the middle
button-cut-low = Cut low
cut-chosen = { $height ->
    [high] { $name } cuts high.
    [low] { $name } cuts low.
   *[middle] { $name } cuts in the middle.
}

# In the deal that follows, before the first card.
cut-made = { $height ->
    [high] { $name } has cut high.
    [low] { $name } has cut low.
   *[middle] { $name } has cut in the middle.
}
cut-missed = { $height ->
    [high] { $name } did not choose: the pack was cut high.
    [low] { $name } did not choose: the pack was cut low.
   *[middle] { $name } did not choose: the pack was cut in the middle.
}

# In the hand.
hand-cut = **Yours to cut** before the next deal.
hand-cut-done = { $height ->
    [high] You have cut high.
    [low] You have cut low.
   *[middle] You have cut in the middle.
}
