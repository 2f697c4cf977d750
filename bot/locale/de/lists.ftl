## Listen

list-empty = Hier ist keine Lobby offen, und es läuft keine Partie. Eröffne eine Lobby mit /spielen.
and-more = … und { $count } weitere
status-lobby = wartet auf Mitspieler
status-dealing = wird aufgebaut
status-running = läuft
status-over = beendet
status-closed = geschlossen
waiting-none = Keine Partie wartet auf dich.
waiting-title = { $count ->
    [one] Eine Partie wartet auf dich:
   *[other] { $count } Partien warten auf dich:
  }
export-whole = Die Aufzeichnung von { $name }. Sie lässt sich mit `python -m engine verify` prüfen.
export-only = Die Aufzeichnung von { $name }. Seit Beginn der Partie wurden die Regeln berichtigt: Sie lässt sich lesen, aber nicht nachrechnen.
export-partial = { $name } bis jetzt, soweit du es wissen darfst.
board-other = ein anderes Bild
rules-chapter = Anderes Kapitel
rules-chapters = Kapitel { $first } bis { $last }
rules-contents = Inhalt
button-contents = Inhalt
button-chapter-before = Voriges Kapitel
button-chapter-after = Nächstes Kapitel
