"""The words of the glossary, what they mean, and which lead to which."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from belote_bot.locales import Language, say


class Term(StrEnum):
    """A word of the game; the value stands in ids."""

    ANNONCE = "annonce"
    ARRONDI = "arrondi"
    ATOUT = "atout"
    BATTRE = "battre"
    BELOTE = "belote"
    BRIDGEE = "bridgee"
    CAPOT = "capot"
    CARRE = "carre"
    CENT = "cent"
    CHARGER = "charger"
    CHUTER = "chuter"
    CINQUANTE = "cinquante"
    COINCHE = "coinche"
    CONTRAT = "contrat"
    COULEUR = "couleur"
    COUPE = "coupe"
    COUPER = "couper"
    DEDANS = "dedans"
    DEFAUSSER = "defausser"
    DEFENSE = "defense"
    DEUX = "deux"
    DIX_DE_DER = "dix_de_der"
    DONNE = "donne"
    DONNEUR = "donneur"
    ENTAME = "entame"
    FIGURE = "figure"
    FOURNIR = "fournir"
    HORS_ATOUT = "hors_atout"
    IMPRENABLE = "imprenable"
    LEVEE = "levee"
    LITIGE = "litige"
    MAIN = "main"
    MAITRE = "maitre"
    MONTER = "monter"
    NELL = "nell"
    PARTENAIRE = "partenaire"
    PARTIE = "partie"
    PASSER = "passer"
    PISSER = "pisser"
    PLI = "pli"
    POT = "pot"
    PRENDRE = "prendre"
    PRENEUR = "preneur"
    REBELOTE = "rebelote"
    REGLE_MAISON = "regle_maison"
    RETOURNE = "retourne"
    SEC = "sec"
    SECOND_TOUR = "second_tour"
    SUITE = "suite"
    SURCOUPER = "surcouper"
    TALON = "talon"
    TIERCE = "tierce"
    TOMBER = "tomber"


SEE_ALSO: Final[Mapping[Term, tuple[Term, ...]]] = MappingProxyType(
    {
        Term.ANNONCE: (Term.TIERCE, Term.CINQUANTE, Term.CENT, Term.CARRE),
        Term.ARRONDI: (Term.REGLE_MAISON, Term.PARTIE),
        Term.ATOUT: (Term.HORS_ATOUT, Term.COUPER, Term.PRENEUR),
        Term.BATTRE: (Term.COUPE, Term.DONNE),
        Term.BELOTE: (Term.REBELOTE, Term.IMPRENABLE),
        Term.BRIDGEE: (Term.MONTER, Term.REGLE_MAISON),
        Term.CAPOT: (Term.DIX_DE_DER, Term.DEDANS),
        Term.CARRE: (Term.ANNONCE, Term.SUITE),
        Term.CENT: (Term.SUITE, Term.CINQUANTE, Term.ANNONCE),
        Term.CHARGER: (Term.MAITRE, Term.PARTENAIRE, Term.DEFAUSSER),
        Term.CHUTER: (Term.DEDANS, Term.CONTRAT),
        Term.CINQUANTE: (Term.SUITE, Term.TIERCE, Term.CENT),
        Term.COINCHE: (Term.CONTRAT, Term.PRENDRE),
        Term.CONTRAT: (Term.PRENEUR, Term.DEDANS, Term.LITIGE),
        Term.COULEUR: (Term.FOURNIR, Term.ATOUT),
        Term.COUPE: (Term.BATTRE, Term.COUPER),
        Term.COUPER: (Term.SURCOUPER, Term.PISSER, Term.ATOUT),
        Term.DEDANS: (Term.CONTRAT, Term.LITIGE, Term.CAPOT),
        Term.DEFAUSSER: (Term.CHARGER, Term.COUPER, Term.PISSER),
        Term.DEFENSE: (Term.PRENEUR, Term.CONTRAT),
        Term.DEUX: (Term.PASSER, Term.SECOND_TOUR),
        Term.DIX_DE_DER: (Term.PLI, Term.CAPOT),
        Term.DONNE: (Term.DONNEUR, Term.PARTIE, Term.TALON),
        Term.DONNEUR: (Term.DONNE, Term.ENTAME),
        Term.ENTAME: (Term.FOURNIR, Term.MAIN, Term.COULEUR),
        Term.FIGURE: (Term.NELL, Term.BELOTE),
        Term.FOURNIR: (Term.COULEUR, Term.ENTAME, Term.COUPER),
        Term.HORS_ATOUT: (Term.ATOUT, Term.COULEUR),
        Term.IMPRENABLE: (Term.BELOTE, Term.DEDANS),
        Term.LEVEE: (Term.PLI,),
        Term.LITIGE: (Term.POT, Term.CONTRAT),
        Term.MAIN: (Term.ENTAME, Term.PLI),
        Term.MAITRE: (Term.CHARGER, Term.PARTENAIRE),
        Term.MONTER: (Term.SURCOUPER, Term.BRIDGEE, Term.ATOUT),
        Term.NELL: (Term.ATOUT, Term.FIGURE),
        Term.PARTENAIRE: (Term.CHARGER, Term.MAITRE),
        Term.PARTIE: (Term.DONNE, Term.ARRONDI),
        Term.PASSER: (Term.PRENDRE, Term.DEUX),
        Term.PISSER: (Term.SURCOUPER, Term.COUPER, Term.DEFAUSSER),
        Term.PLI: (Term.LEVEE, Term.ENTAME, Term.DIX_DE_DER),
        Term.POT: (Term.LITIGE,),
        Term.PRENDRE: (Term.PRENEUR, Term.RETOURNE, Term.SECOND_TOUR),
        Term.PRENEUR: (Term.PRENDRE, Term.CONTRAT, Term.DEFENSE),
        Term.REBELOTE: (Term.BELOTE,),
        Term.REGLE_MAISON: (Term.ARRONDI, Term.LITIGE, Term.PISSER),
        Term.RETOURNE: (Term.PRENDRE, Term.TALON, Term.ATOUT),
        Term.SEC: (Term.MAIN, Term.COULEUR),
        Term.SECOND_TOUR: (Term.DEUX, Term.PRENDRE, Term.RETOURNE),
        Term.SUITE: (Term.TIERCE, Term.CINQUANTE, Term.CENT),
        Term.SURCOUPER: (Term.COUPER, Term.PISSER, Term.MONTER),
        Term.TALON: (Term.RETOURNE, Term.DONNE),
        Term.TIERCE: (Term.SUITE, Term.CINQUANTE, Term.ANNONCE),
        Term.TOMBER: (Term.ATOUT, Term.MONTER, Term.MAITRE),
    }
)
"""Where to read on, at most five words."""


def term_name(language: Language, term: Term) -> str:
    """The word as the reader's language has it, the French one beside it where they differ."""
    name, french = say(language, f"term-{term.value}"), say(Language.FR, f"term-{term.value}")
    if french.casefold() in name.casefold():
        return name
    return say(language, "glossary-beside", term=name, french=french)


def plain_name(language: Language, term: Term) -> str:
    """The same without Markdown, for buttons and lists to choose from."""
    return term_name(language, term).replace("*", "")


def meaning(language: Language, term: Term) -> str:
    """What a word means, in one or two sentences."""
    return say(language, f"meaning-{term.value}")
