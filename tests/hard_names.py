"""What people call themselves, and what is left of it: in a text, and in the letters of a picture."""

from __future__ import annotations

#: a name, as a text shows it, as a picture does
HARD_NAMES = [
    ("Ada", "Ada", "Ada"),
    ("  Ada \u00a0 Lovelace\n", "Ada Lovelace", "Ada Lovelace"),
    ("A\u200bd\ufeffa\u2060", "Ada", "Ada"),
    ("\u202eada", "ada", "ada"),
    ("\u2066Ada\u2069", "Ada", "Ada"),
    ("Z" + "\u0351" * 20 + "a", "Z" + "\u0351" * 3 + "a", "Za"),
    ("小明", "小明", "XiaoMing"),
    ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧", "man woman girl"),
    ("\u200dAda\u200d", "Ada", "Ada"),
    ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e", "Mykh"),
    ("\u0416\u0430\u043d\u043d\u0430", "\u0416\u0430\u043d\u043d\u0430", "\u0416\u0430\u043d\u043d\u0430"),
    ("さくら", "さくら", "Sakura"),
    ("지민", "지민", "JiMin"),
    ("\u0639\u0645\u0631", "\u0639\u0645\u0631", "Mr"),
    ("\U0001d4d2aterina \u2728 Sforza", "\U0001d4d2aterina \u2728 Sforza", "Caterina Sforza"),
    ("★彡Nova彡★", "★彡Nova彡★", "Nova"),
    ("Kevinツ", "Kevinツ", "Kevin"),
    ("Anna 小明", "Anna 小明", "Anna XiaoMing"),
    ("꧁༺Rex༻꧂", "꧁༺Rex༻꧂", "Rex"),
    ("Z\u0351\u036b\u0343al\u0321\u034ago", "Z\u0351\u036b\u0313al\u0321\u034ago", "Zalgo"),
    ("\u200bZero\u200d\ufeff", "Zero", "Zero"),
    ("\u202eevil", "evil", "evil"),
    ("Ada 🎲", "Ada 🎲", "Ada"),
    ("🎲🔥", "🎲🔥", "game die fire"),
    ("🇫🇷", "🇫🇷", "F R"),
    ("♥", "♥", "hearts"),
    ("①", "①", "1"),
    ("\u200b\u3164", "?", ""),
    ("", "?", ""),
]
