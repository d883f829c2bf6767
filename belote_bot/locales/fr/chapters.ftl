### Les pages de règles : leurs titres, leurs phrases, leurs images.

## Les chapitres

chapter-start = En bref
chapter-cards = Les cartes
chapter-dealing = La donne et la prise
chapter-following = Fournir et monter
chapter-ruffing = Couper et surcouper
chapter-partner = Quand le partenaire est maître
chapter-belote = Belote et rebelote
chapter-melds = Les annonces
chapter-scoring = Compter une donne
chapter-tips = Conseils pour débuter
chapter-house = Les règles de la table

page-title = **{ $title }**
# Une règle que cette table a changée.
page-own-rule = 🏠 { $rule }
page-point = - { $line }
page-foot = Page { $number } sur { $count } · { $whose }
page-of-table = Les règles de cette table
page-of-table-differing = Les règles de cette table ; 🏠 signale ce qui diffère de la règle de base
page-of-default = La règle de base
page-previous = Précédent
page-next = Suivant
page-menu = Choisir un chapitre
page-open-rules = Les règles en images
page-open-words = Les mots du jeu

## En bref

start-goal = Quatre joueurs, deux équipes ; votre partenaire est en face de vous. On ne compte pas les plis, mais les **points** des cartes qu’ils contiennent.
start-taking = **Prendre.** Vous recevez cinq cartes, et une autre est retournée. Prenez sa couleur comme atout, ou passez ; si tout le monde passe, un second tour permet de choisir une autre couleur.
start-playing = **Jouer.** Fournissez la couleur demandée. Si vous n’en avez pas, coupez à l’atout, sauf si votre partenaire est maître du pli. Ici, seules les cartes permises ont un bouton.
start-playing-strict = **Jouer.** Fournissez la couleur demandée. Si vous n’en avez pas, coupez à l’atout, même si votre partenaire est maître du pli. Ici, seules les cartes permises ont un bouton.
start-counting = **Compter.** Une donne vaut { $whole } points. L’équipe qui a pris doit en faire plus que l’autre ; sinon elle est *dedans*, et la défense marque tout.
start-trumps = À l’atout, le valet ({ $jack }) et le neuf ({ $nine }) passent devant toutes les autres cartes.

## Les cartes

cards-two-orders = On joue avec 32 cartes, du sept à l’as. Leur ordre change selon que la couleur est l’atout ou non : c’est la seule chose à apprendre par cœur.
cards-trump = **À l’atout**, de la plus forte à la plus faible : { $order }.
cards-plain = **Dans les autres couleurs** : { $order }.
cards-worth = { $rank } ({ $points })
cards-sum = { $trump } à l’atout et { $plain } dans chacune des trois autres couleurs : { $deck } points dans les cartes. Le dernier pli en rapporte { $last } de plus, le *dix de der* ; une donne vaut donc { $whole } points.
cards-subtract = Il suffit de compter un camp : s’il a { $one }, l’autre a { $other }.

## La donne et la prise

dealing-dealer = Pour la première donne, chacun tire une carte : la plus basse donne. Ensuite, c’est au joueur suivant.
dealing-anticlockwise = On tourne dans le sens inverse des aiguilles d’une montre.
dealing-clockwise = On tourne dans le sens des aiguilles d’une montre.
dealing-shuffle = Les cartes sont battues, puis coupées, avant chaque donne.
dealing-cut-only = Les cartes ne sont battues que pour la première donne ; ensuite, on empile les plis et on coupe seulement.
dealing-packets = Cinq cartes à chacun, par { $first } puis par { $second } ; la carte suivante est la **retourne**.
dealing-first-round = **Premier tour.** Le joueur placé après le donneur parle d’abord : il prend à la couleur de la retourne, ou il passe. Le premier qui prend fixe l’atout.
dealing-second-round = **Second tour**, si tous ont passé. On peut prendre à l’une des trois autres couleurs ; qui passe encore dit « deux ».
dealing-rest = Le preneur reçoit la retourne et deux cartes, les autres trois cartes. Après huit passes, la donne est nulle et le joueur suivant redistribue.

## Fournir et monter

following-you = Sur l’image, l’atout est cœur ; vous jouez en Sud, et Nord est votre partenaire. L’or cerne la carte maîtresse du pli et, dans votre main, les cartes permises.
following-suit = **Fournir** : qui a de la couleur demandée doit en jouer, forte ou faible.
following-trump = **Monter** : quand l’atout est demandé, il faut en jouer un plus fort que ceux du pli, si l’on peut. Sinon, n’importe quel atout.
following-over-partner = On monte même sur l’atout de son partenaire.
following-under-partner = Si le partenaire est maître, on n’est pas obligé de monter : tout atout convient.
following-wins = Le plus fort atout remporte le pli ; sans atout, la plus forte carte de la couleur demandée. Le gagnant entame le pli suivant.

## Couper

ruffing-must = **Couper** : qui n’a pas la couleur demandée, alors qu’un adversaire est maître, doit jouer atout s’il en a.
ruffing-over = **Surcouper** : si un atout est déjà tombé, il faut en mettre un plus fort quand on en a.
ruffing-under = **Pisser** : qui ne peut pas surcouper joue tout de même un atout, plus faible.
ruffing-free = Qui ne peut pas surcouper joue ce qu’il veut : on ne *pisse* pas à cette table.
ruffing-discard = **Se défausser** : sans la couleur demandée ni atout, on jette la carte de son choix ; elle ne peut pas gagner.

## Le partenaire est maître

partner-free = Si votre partenaire est maître et que vous n’avez pas la couleur demandée, rien ne vous oblige à couper : jouez ce que vous voulez, même un atout plus faible que le sien.
partner-strict = À cette table, on coupe même quand le partenaire est maître : sans la couleur demandée, il faut jouer atout, et plus fort que celui du pli si l’on peut.
partner-load = C’est le moment de **charger** : un dix ou un as que vous risquez de perdre plus tard rapporte ses points tout de suite.

## Belote et rebelote

belote-pair = Le roi et la dame d’atout dans la même main valent { $points } points. On dit « belote » avec la première des deux cartes, « rebelote » avec la seconde.
belote-any-order = L’ordre est libre : roi d’abord ou dame d’abord.
belote-king-first = À cette table, le roi doit être joué avant la dame ; sinon la belote ne compte pas.
belote-automatic = La table le dit pour vous : vous ne pouvez pas l’oublier.
belote-manual = C’est à vous de le dire : choisissez le bouton qui porte le mot. Un seul mot oublié, et les { $points } points sont perdus.
belote-kept = Ces points sont imprenables : ils restent à l’équipe même si elle est dedans ou capot.

## Les annonces

melds-off = Cette table joue **sans annonces**. Ailleurs, voici ce qu’elles valent.
melds-on = Cette table joue **avec les annonces** : chacun dit les siennes en jouant sa première carte, et les montre au deuxième pli.
melds-manual = C’est à vous d’annoncer avec votre première carte ; ce qui n’est pas annoncé ne compte pas.
melds-automatic = La table annonce pour vous.
melds-order = Une suite est faite de cartes qui se suivent dans une couleur, dans l’ordre { $order }, à l’atout comme ailleurs. Le *cent* a cinq cartes ou plus.
melds-fours = Un carré de { $ranks } vaut { $points } ; ceux de huit et de sept n’existent pas.
melds-best = Seule l’équipe qui détient la meilleure annonce marque, et elle marque toutes les siennes. Un carré bat toute suite ; ensuite comptent la longueur, la plus haute carte, puis l’atout.
melds-tie-first = À égalité parfaite, la meilleure est celle du joueur qui a joué le premier.
melds-tie-none = À égalité parfaite entre les deux camps, personne ne marque.
melds-contract = Les annonces comptent pour le contrat ; des preneurs dedans perdent les leurs au profit de la défense.

## Compter une donne

scoring-sum = Chaque camp additionne les cartes de ses plis ; le dernier pli compte { $last } de plus.
scoring-belote-counts = Les preneurs doivent faire **plus** que la défense, belote comprise.
scoring-belote-apart = Les preneurs doivent faire **plus** que la défense, sans compter la belote.
scoring-hold = À égalité, c’est le *litige* : la défense marque ses points, ceux des preneurs vont au pot et reviennent au camp qui gagne la donne suivante.
scoring-equal-failed = À égalité, les preneurs sont dedans.
scoring-equal-made = À égalité, le contrat est réussi.
scoring-capot = Les huit plis pour un camp, c’est *capot* : { $points } points.
scoring-rounding-none = Les points sont marqués exactement.
scoring-rounding-ten_5_up = Chaque marque est arrondie à la dizaine : 4 descend, 5 monte.
scoring-rounding-ten_6_up = Chaque marque est arrondie à la dizaine : 5 descend, 6 monte.
scoring-rounding-ten_5_to_takers = Chaque marque est arrondie à la dizaine ; un 5 monte pour le camp qui a gagné la donne et descend pour l’autre. Dans un litige, il monte pour la défense.
scoring-target = La première équipe qui atteint { $target } points gagne la partie ; à égalité, on joue une donne de plus.
scoring-deals = La partie dure { $deals } donnes ; le plus haut total gagne.
scoring-deals-extra = La partie dure { $deals } donnes ; le plus haut total gagne, et à égalité on joue une donne de plus.
scoring-examples = Des exemples, tels que cette table les compterait (points des plis → points marqués) :
case-made = { $title } : les preneurs ont { $takers }, la défense { $defence }. Ils marquent { $takers_mark } et { $defence_mark }.
case-failed = { $title } : les preneurs ont { $takers }, la défense { $defence }. Ils marquent { $takers_mark }, la défense { $defence_mark }.
case-litige = { $title } : { $takers } partout. Les preneurs marquent { $takers_mark }, la défense { $defence_mark } ; { $held } points attendent au pot.

## Conseils

tips-take = **Prenez** avec le valet accompagné : valet et neuf, ou valet et deux autres atouts, et un as à côté. Une belle retourne seule ne suffit pas.
tips-lead-trumps = **Vous avez pris ?** Jouez atout tôt : une fois les atouts adverses tombés, vos as et vos dix sont à l’abri.
tips-count = **Comptez les atouts.** Il y en a huit : retenez ceux qui tombent, et vous savez combien il en reste dehors.
tips-aces = **Jouez vos as tôt** dans les autres couleurs : plus on attend, plus quelqu’un risque de couper.
tips-tens = **Gardez vos dix** tant que l’as de leur couleur n’est pas tombé : lui seul les bat, mais il les bat.
tips-load = **Chargez** le pli de votre partenaire quand il est maître, au lieu de couper pour rien.
tips-last = **Pensez au der** : un atout maître gardé pour le dernier pli vaut { $last } points sûrs.
tips-belote = **Dites la belote** : le mot oublié coûte { $points } points, et parfois la donne.

## Qui commence

welcome = **Votre première main !** La belote en bref :
welcome-points = Votre partenaire est en face. On gagne des **points**, pas des plis : une donne en vaut { $whole }, et le camp qui prend doit en faire plus que l’autre.
welcome-trumps = À l’atout, le valet ({ $jack }) et le neuf ({ $nine }) battent tout ; ailleurs c’est l’as, puis le dix.
welcome-take = Prenez si vous avez le valet d’atout, deux autres atouts et un as ; sinon, passez.
welcome-play = Seules les cartes permises ont un bouton. Votre partenaire tient le pli ? Donnez-lui un as ou un dix.
welcome-once = Ce message ne reviendra pas ; `/belote regles` explique tout en images.

## Les images

page-your-hand = votre main
page-order-trump = À l’atout : { $points } points
page-order-plain = Ailleurs : { $points } points par couleur
page-deal-first = D’abord cinq cartes : { $first } puis { $second }
page-deal-second = Après la prise, chacun en a huit
page-taker = le preneur
page-others = chacun des autres
page-belote-king-first = Le roi, puis la dame
page-belote-queen-first = La dame, puis le roi
page-meld = { $name } : { $points }
page-holding-good = Atout cœur : de quoi prendre
page-holding-poor = Atout cœur : mieux vaut passer
page-duty-follow = On demande { $led } : on fournit
page-duty-overtrump-led-trump = Atout demandé : on monte
page-duty-follow-trump = Atout demandé : tout atout convient
page-duty-ruff = Pas de { $led } : on coupe
page-duty-overruff = Un adversaire a coupé : on surcoupe
page-duty-underruff = Trop haut pour vous : on pisse
page-duty-discard = Trop haut pour vous : jeu libre
page-partner-overtrump-led-trump = Nord est maître : on monte quand même
page-partner-follow-trump = Nord est maître : tout atout convient
page-partner-partner-holds = Nord est maître : jeu libre
page-partner-ruff = Nord est maître : on coupe quand même
page-partner-overruff = Nord a coupé : on monte quand même
page-takers-mark = Preneurs { $points } → { $marks }
page-defence-marks = Défense { $points } → { $marks }
page-case-made = Réussi
page-case-failed = Dedans
page-case-litige = Litige
page-case-capot = Capot
page-case-belote-made = Réussi grâce à la belote
page-case-belote-failed = Dedans, la belote reste
page-case-belote-litige = Litige, la belote reste
page-alt-row = { $caption } : { $cards }.
page-alt-worth = { $rank } { $points }
page-alt-example = { $caption }. Pli : { $trick }. Votre main : { $hand }. Permis : { $legal }.
page-alt-deal-second = Après la prise : le preneur reçoit la retourne et deux cartes, chacun des autres trois.

## Les commandes

command-rules = regles
command-rules-about = Lire les règles, en images ; celles de votre table s’il y en a une
option-chapter = chapitre
option-chapter-about = Où ouvrir les règles
option-share = partager
option-share-about = Montrer la réponse à tout le salon
command-glossary = lexique
command-glossary-about = Chercher un mot de la belote
option-word = mot
option-word-about = Le mot ; sans mot, la liste entière
