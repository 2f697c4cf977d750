## Nachrichten

post-asked = { $name }, du bist dran
post-next = danach: { $name }
post-ready = { $ready } von { $count } bereit
post-over = { $count ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
  }
news-undo = { $count ->
    [0] { $name } nimmt einen Schritt zurück.
    [one] { $name } nimmt einen Schritt zurück; 1 späterer Schritt entfällt mit ihm.
   *[other] { $name } nimmt einen Schritt zurück; { $count } spätere Schritte entfallen mit ihm.
  }
news-rewind = Die Partie springt auf einen früheren Stand zurück.
notice-rewind = { $user } (Admin) nimmt { $count } { $count ->
    [one] Aktion
   *[other] Aktionen
  } zurück.
notice-skip = { $user } (Admin) lässt die Vertretung diese Frage entscheiden.
notice-never-dealt = { $user } hat die Partie beendet, bevor sie aufgebaut war.
notice-refresh = { $user } (Admin) postet alles neu.
notice-replaced = { $seat } { $user } übernimmt den Platz von { $name }.
end-early-title = { $name }: vorzeitig beendet
end-early-table = Der Tisch hat zugestimmt, die Partie zu beenden.
end-early-admin = { $user } (Admin) hat die Partie beendet.
end-early-points = Sie hat kein Ergebnis und wird nicht gewertet. Die Punkte bis hierher:
end-early-broken = Der Stand der Partie lässt sich nicht mehr lesen; weder Punkte noch Hände können gezeigt werden.
end-early-hidden = **Hinter den Sichtschirmen**
end-early-sealed = Verdeckte Antwort: { $answer }
end-rating = Wertung { $number } ({ $change })
end-title = { $name }: das Ergebnis
end-secret = Das Geheimnis des Mischens war { $secret }; { $commitment } und { $start } legen es fest.
end-secret-early-scheme = Das Geheimnis des Mischens war { $secret }; sein Prüfwert { $commitment } steht in der Lobby.
end-record = { $attached ->
    [yes] Die angehängte Aufzeichnung
   *[no] Die Aufzeichnung (/partie exportieren)
  } lässt sich mit `python -m engine verify FILE --commitment HASH --start ID` prüfen.
end-record-early-scheme = { $attached ->
    [yes] Die angehängte Aufzeichnung
   *[no] Die Aufzeichnung (/partie exportieren)
  } lässt sich mit `python -m engine verify` prüfen.
end-record-only = Seit die Partie begann, wurden die Regeln berichtigt: { $attached ->
    [yes] Die angehängte Aufzeichnung
   *[no] Die Aufzeichnung (/partie exportieren)
  } lässt sich lesen, aber nicht nachrechnen.
