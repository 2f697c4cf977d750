## Lobby

lobby-free = freier Platz
lobby-open = Host: { $host }. Spiel mit; danach startet der Host die Partie.
lobby-started = Die Partie hat begonnen.
lobby-running = { $match } läuft.
lobby-ended = Die Partie wurde vorzeitig beendet und hat kein Ergebnis.
lobby-over = Alles dazu: { $match }.
lobby-closed = Diese Lobby ist geschlossen.
lobby-commitment = Faires Mischen: { $commitment }
lobby-opened = { $name } ist offen für Mitspieler.
lobby-joined = Du bist bei { $name } dabei.
lobby-left = Du hast { $name } verlassen.
lobby-begun = { $name } beginnt.
lobby-closed-now = Die Lobby ist geschlossen.
options-text = { $count } von { $seats } Plätzen { $count ->
    [one] ist
   *[other] sind
  } besetzt. Hausspieler können die übrigen füllen.
option-seats = Plätze
option-language = Sprache am Tisch
option-hints = Tipps
    .yes = frei
    .no = werden der Runde mitgeteilt
