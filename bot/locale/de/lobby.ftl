## Lobby

lobby-free = freier Platz
lobby-open = Host: { $host }. Spiele mit; danach startet der Host die Partie.
lobby-started = Die Partie hat begonnen.
lobby-running = { $match } läuft.
lobby-ended = Die Partie wurde vorzeitig beendet und hat kein Ergebnis.
lobby-over = Alles dazu: { $match }.
lobby-closed = Diese Lobby ist geschlossen.
lobby-commitment = Faires Mischen: { $commitment }
lobby-dealing = Die Partie beginnt im Thread darunter: Sie wird aufgebaut, sobald dort der Startpost steht.
lobby-fair = Faires Mischen: [Prüfwert]({ $link })
lobby-contribution = Dein Beitrag zum Mischen: { $contribution }. Er muss im Startpost stehen.
pledge-title = { $name }: der Prüfwert
pledge-about = Dieser Hash (SHA-256) legt das Geheimnis des Mischens fest, bevor die Partie beginnt. Das Geheimnis wird am Ende gepostet.
start-title = { $name }: das Mischen
start-about = Aller Zufall folgt aus dem Geheimnis hinter dem { $commitment }, diesen Beiträgen und der ID dieser Nachricht, die nur Discord vergeben kann.
start-seats-kept = Wer vorher mitgespielt hat, behält Platz und Farbe; die anderen Plätze werden ausgelost.
start-again = Ein früherer Versuch blieb ohne Antwort, oder sein Post wurde gelöscht: Nur dieser zählt.
word-commitment = Prüfwert
word-start-post = Startpost
lobby-opened = { $name } ist offen. Füge unter „{ button-options }“ Hausspieler hinzu, wenn du magst, und drücke dann „{ button-start }“.
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
    .no = werden dem Tisch mitgeteilt
    .expert = Expertentipps
option-chances = Siegchancen
    .no = werden nicht gezeigt
    .yes = stehen auf dem Spielplan
option-pictures = Spielplan im Thread
pictures-wide = breit, für einen großen Bildschirm
pictures-tall = hoch, fürs Handy
