"""What house players are called: a name of their own, the same in every language, that stays with a match."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import blake2b

#: short, and none that a game or a sentence uses
NAMES = (
    *("Agneta", "Alard", "Amaury", "Anselm", "Balduin", "Beata", "Bertil", "Bettina", "Casimir", "Cecilia"),
    *("Cosima", "Dietlind", "Donata", "Edmund", "Egidio", "Elvira", "Emeric", "Ermina", "Fabiola", "Fidelis"),
    *("Galeazzo", "Gerold", "Gisela", "Gonzalo", "Hedwig", "Hilarion", "Ilaria", "Isolde", "Joachim", "Justina"),
    *("Kunigunde", "Landolf", "Leonora", "Lothar", "Lucrezia", "Malwine", "Marsilio", "Melchior", "Norbert"),
    *("Odilia", "Orlando", "Ottavia", "Perpetua", "Quirin", "Rainaldo", "Rosalba", "Sibylla", "Tancredi"),
    *("Theodora", "Ursula", "Valentin", "Veronica", "Wendelin", "Xenia", "Yolanda", "Zenobia"),
)


def house_name(entropy: str, taken: Collection[str]) -> str:
    """A name nobody at the table has: by what the house player adds to the deal, the same press draws it again."""
    start = int.from_bytes(blake2b(entropy.encode(), digest_size=4).digest()) % len(NAMES)
    order = NAMES[start:] + NAMES[:start]
    return next((name for name in order if name not in taken), order[0])
