## Zurückschauen

button-since = Seither
button-earlier = Früher
button-later = Später
button-replay = Nachspielen
button-export = Export
button-film = Film
button-review = Rückblick
command-game-since = Was seit deinem letzten Zug geschah, und der Spielplan mit markierten Änderungen
    .called = seither
command-game-replay = Eine Partie vom Aufbau an Schritt für Schritt ansehen
    .called = nachspielen
    .match = Nummer der Partie (Standard: dieser Thread)
command-game-at = Eine beliebige Stellung einer Partie zeigen
    .called = stellung
    .position = Nummer der Stellung; 0 ist der Aufbau
    .match = Nummer der Partie (Standard: dieser Thread)
since-your-turn = Seit deinem letzten Zug
since-beginning = Seit Beginn
since-last-actions = Was zuletzt geschah
since-actions = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
  }
since-taken-back = { $count ->
    [one] 1 zurückgenommene Aktion ist ausgelassen
   *[other] { $count } zurückgenommene Aktionen sind ausgelassen
  }
since-acted-last = Seit deinem Zug hat niemand sonst gehandelt. Das war davor.
since-nothing = Es ist nichts geschehen, was du sehen konntest.
since-earlier = { $count ->
    [one] … und 1 Aktion davor
   *[other] … und { $count } Aktionen davor
  }
since-board = Was sich seither geändert hat, ist auf dem Spielplan markiert.
replay-position = Stellung { $place } von { $last }
replay-set-up = Die Partie ist aufgebaut.
replay-silent = { $name } hat entschieden; gezeigt wurde nichts.
replay-secretly = { $name } heimlich: { $answer }
replay-look = durch wessen Augen
replay-everybody = wie alle es sahen
replay-eyes = wie { $name } es sah
refusal-match-not-begun = Diese Partie hat nicht begonnen.
refusal-match-unknown = Auf diesem Server gibt es keine Partie #{ NUMBER($number, useGrouping: 0) }.
refusal-no-such-position = Diese Partie hat die Stellungen 0 bis { $last }; 0 ist der Aufbau.
refusal-replay-hidden = Solange die Partie nicht zu Ende ist, kannst du nur durch deine eigenen Augen schauen.
film-begun = Der Film wird gezeichnet: { $count ->
    [one] 1 Bild
   *[other] { $count } Bilder
  }. Das kann ein, zwei Minuten dauern.
film-progress = Bild { $done } von { $count } …
film-failed = Der Film konnte nicht gezeichnet werden. Bitte versuche es später noch einmal.
film-too-large = Der Film ist zu groß für Discord.
film-too-long = Der Film wurde in der Zeit, die Discord gibt, nicht fertig. Bitte versuche es noch einmal, wenn weniger los ist.
film-alt = Der Spielplan von { $name } vom Aufbau an, in { $count ->
    [one] 1 Bild
   *[other] { $count } Bildern
  }. Am Ende:
scores-title = { $name }: die Punkte Runde für Runde
command-game-film = Eine Partie als bewegtes Bild
    .called = film
    .match = Nummer der Partie (Standard: dieser Thread)
command-game-scores = Wie die Punkte einer beendeten Partie kamen, Runde für Runde
    .called = punkte
    .match = Nummer der Partie (Standard: dieser Thread)
review-of = { $name }: die Partie im Rückblick
review-progress = Der Rückblick entsteht: { $percent } %. Das dauert etwa eine Minute.
review-later = Das dauert länger, als Discord auf eine Antwort wartet. Frage in ein paar Minuten noch einmal; der Rückblick entsteht inzwischen weiter.
review-failed = Der Rückblick ist misslungen. Bitte versuche es später noch einmal.
command-review = Wer wann wohl gewonnen hätte, und welche Züge eine beendete Partie entschieden
    .called = rückblick
    .match = Nummer der Partie (Standard: dieser Thread)
refusal-review-not-over = Einen Rückblick gibt es nur auf Partien, die zu Ende gespielt wurden.
refusal-review-impossible = Auf diese Partie gibt es keinen Rückblick: Sie kann nicht mehr nachgerechnet werden.
refusal-no-film = Von dieser Partie gibt es keine Bilder, also auch keinen Film. /partie nachspielen zeigt sie in Worten.
refusal-film-being-drawn = Dein Film wird gerade gezeichnet. Bitte warte, bis er da ist.
