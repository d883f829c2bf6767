### Achievements: the rare things of a match, told once at its end and kept on the profile.

earned = 🏅 { $people }
earned-by = **{ $name }**: { $achievements }
achievements-title = **Achievements** ({ $had } of { $all })
achievements-line = 🏅 **{ $name }** — { $about } { $when }

# What each is called.
achievement-capot = first capot
achievement-capot-defence = capot in defence
achievement-litige-twice = litige upon litige
achievement-barely = by a whisker
achievement-last-ten = saved by the last ten
achievement-wall = the wall
achievement-flawless = not one failed
achievement-comeback = the comeback
achievement-four-jacks = four jacks
achievement-belotes = ten belotes
achievement-wins = five wins in a row

# What it took.
achieved-capot = every trick, as the taker or with them.
achieved-capot-defence = every trick against the takers.
achieved-litige-twice = two litiges one after the other.
achieved-barely = a contract made with 82 to 80.
achieved-last-ten = your contract, made by the ten points of the last trick.
achieved-wall = three deals in a row in defence, the takers failed each time.
achieved-flawless = five contracts or more in a match, all of them made.
achieved-comeback = a match won from 200 points behind.
achieved-four-jacks = four jacks in hand, announced and counted.
achieved-belotes = ten belotes said in all.
achieved-wins = five matches won one after the other.
