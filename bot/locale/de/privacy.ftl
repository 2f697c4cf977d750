## Datenschutz

privacy-title = **Was ich über dich aufbewahre**
privacy-kept = Deine Discord-Nummer, den Namen, unter dem du spielst, deine Einstellungen und was du in Partien tust: Aktionen, Entwürfe, Automatik, Abstimmungen, Ergebnisse, Wertungen, Turniere. Was Leute einander schreiben, lese ich nicht.
privacy-why = Wozu: damit eine Partie Wochen dauern, von allen geprüft und später nachgelesen werden kann.
privacy-long = Wie lange: bis du dich vergessen lässt. Was in den Kanälen steht, bewahrt Discord auf, und wer mich betreibt, hebt vielleicht eine Zeit lang Sicherungen auf.
privacy-exported = Hier ist alles, was ich über dich aufbewahre. Nur du siehst diese Nachricht; speichere die Datei.
privacy-nothing = Ich bewahre nichts über dich auf.
privacy-too-large = Deine Daten passen nicht in eine Nachricht. Bitte frag danach, wer diesen Bot betreibt; deine Nummer ist { $id }.
button-export-me = Meine Daten exportieren
button-forget-me = Mich vergessen
button-forget-sure = Alles vergessen
sure-forget = **Alles über dich vergessen?** Noch ist nichts geschehen. Es lässt sich nicht zurücknehmen:
forget-own = Dein Name, deine Einstellungen, Hinweise, Entwürfe und Automatik werden gelöscht, und mit ihnen deine Wertungen und Statistiken.
forget-seats = In { $count ->
    [one] 1 laufenden Partie
   *[other] { $count } laufenden Partien
  } übernimmt sofort ein Hausspieler deinen Platz, und der Tisch sucht Ersatz.
forget-ended = { $count ->
    [one] 1 laufende Partie endet
   *[other] { $count } laufende Partien enden
  } ohne Ergebnis, weil sonst niemand mitspielt.
forget-lobbies = Du verlässt { $count ->
    [one] 1 Lobby
   *[other] { $count } Lobbys
  }. Wer als Nächstes kommt, wird Host; ist niemand da, schließt sie.
forget-tournaments = Du verlässt { $count ->
    [one] 1 Turnier
   *[other] { $count } Turniere
  }.
forget-finished = In { $count ->
    [one] 1 beendeten Partie
   *[other] { $count } beendeten Partien
  } wirst du zu „Ex-Spieler“. Was gespielt wurde, bleibt, damit sich die Aufzeichnung weiter prüfen lässt.
forget-stays = Was in den Kanälen von Discord und in deinen Direktnachrichten steht, bleibt dort.
forget-back = Du kannst jederzeit wieder mitspielen, als Neuling.
forgotten = Erledigt. Ich weiß nichts mehr über dich.
