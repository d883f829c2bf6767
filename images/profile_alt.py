"""Somebody's card in words."""

from belote_bot.locales import say
from belote_bot.locales.standings import average, out_of, percentage
from images.alt import joined
from images.podium import shown_name
from images.profile import contracts_line
from images.standing import Company, ProfileScene
from images.words import listed, suit_name


def describe_profile(scene: ProfileScene) -> str:
    """The card for those who cannot see it: what matters most comes first."""
    language, won, made = scene.language, scene.won, scene.made
    sentences = [
        say(language, "alt-profile", name=shown_name(language, scene.name)),
        _rating(scene),
        say(
            language,
            "alt-profile-matches",
            matches=won.whole,
            wins=won.part,
            share=percentage(language, won.part, won.whole),
        ),
    ]
    if scene.form:
        endings = [say(language, f"alt-profile-form-{ending.value}") for ending in scene.form]
        sentences.append(say(language, "alt-profile-form", endings=", ".join(endings)))
    if scene.streak:
        sentences.append(say(language, "alt-profile-streak", count=scene.streak))
    sentences.append(
        say(
            language,
            "alt-profile-figures",
            points=average(language, *scene.points),
            belotes=scene.belotes,
            capots=scene.capots,
        )
    )
    sentences.append(say(language, "alt-profile-contracts", contracts=contracts_line(scene)))
    if made.whole:
        suits = [
            say(
                language,
                "alt-profile-suit",
                suit=suit_name(language, suit),
                made=out_of(language, share.part, share.whole),
            )
            for suit, share in scene.contracts
        ]
        sentences.append(say(language, "alt-profile-suits", suits=listed(language, suits)))
    for key, company in (
        ("alt-profile-best-partner", scene.best_partner),
        ("alt-profile-usual-partner", scene.usual_partner),
        ("alt-profile-usual-opponent", scene.usual_opponent),
        ("alt-profile-toughest-opponent", scene.toughest_opponent),
    ):
        if company is not None:
            sentences.append(say(language, key, **_company(scene, company)))
    return joined(sentences)


def _rating(scene: ProfileScene) -> str:
    language, rating = scene.language, scene.rating
    if rating is None:
        return say(language, "alt-profile-unrated")
    key = "alt-profile-provisional" if rating.provisional else "alt-profile-rating"
    return say(language, key, value=rating.value, margin=rating.margin)


def _company(scene: ProfileScene, company: Company) -> dict[str, str]:
    won = out_of(scene.language, company.won.part, company.won.whole)
    return {"name": shown_name(scene.language, company.name), "won": won}
