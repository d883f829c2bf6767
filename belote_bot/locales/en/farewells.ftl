### What a match counts for that not everybody played to its end.

farewell-names = { $count ->
    [one] { $last }
   *[other] { $most } and { $last }
}
farewell-stopped = Stopped before its end: the match counts for nobody.
farewell-void = Abandoned: the match counts for nobody.
farewell-abandoned-lost = Abandoned: the match counts as lost for { $names }.
farewell-lost = Lost by leaving: { $names }. For the others it counts as a match with bots.
farewell-left = For { $names }, who left, the match does not count; for the others it counts as a match with bots.
