### Ce que chacun choisit pour soi.

preferences-hold = Vos préférences — langue : { $language } ; cartes : { $cards } ; main : { $hand } ; tri : { $order } ; mentions : { $mentions }.
preferences-panel = ### Vos préférences
    Elles valent pour vous, sur tous les serveurs, et tout de suite.

prefer-language = **Langue** de vos messages privés
prefer-language-discord = comme votre Discord
prefer-language-fr = français
prefer-language-en = English
prefer-cards = **Couleurs des cartes**
prefer-cards-classic = deux couleurs
prefer-cards-four_colour = quatre couleurs
prefer-hand = **Disposition de la main**
prefer-hand-rows = deux rangées (téléphone)
prefer-hand-fan = un éventail (grand écran)
prefer-order = **Tri de la main**
prefer-order-trumps_first = atouts à gauche
prefer-order-trumps_last = atouts à droite
prefer-order-fixed = couleurs à places fixes
prefer-mentions = **Mention** quand c’est à vous
prefer-mentions-on = avec notification
prefer-mentions-off = votre nom seulement
