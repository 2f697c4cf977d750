## Die Eingangstür

command-play = Hier geht es los: die Spiele, was gerade läuft, deine Partien
    .called = spielen
command-help = Wie man spielt, in wenigen Zeilen
    .called = hilfe
button-play = Spiele
button-waiting = Meine Partien
button-settings = Einstellungen
button-help = Hilfe
button-new-game = Neue Partie
button-more-games = Mehr Spiele
front-title = Was spielen wir?
front-about = Jede Partie hat ihren Thread. Deine Hand siehst nur du, und Hausspieler füllen leere Plätze.
front-going-on = Was hier läuft
front-nothing = Noch nichts. Drücke „{ button-new-game }“ und eröffne den ersten Tisch.
front-more = … und { $count } weitere in /partie liste
front-elsewhere = Partien werden in den Kanälen eines Servers eröffnet: Nutze dort /spielen.
front-picture = Der Spielplan von { $game } mitten in einer Partie
game-players = { $least }–{ $most }
game-minutes = { $least }–{ $most } Min.
weight-light = leicht zu lernen
weight-medium = mittel
weight-heavy = anspruchsvoll
lobby-seats = { $count ->
    [one] { $count } von { $seats } Plätzen belegt
   *[other] { $count } von { $seats } Plätzen belegt
  }
help-title = So funktioniert es
help-play = **/spielen** zeigt die Spiele. „{ button-new-game }“ eröffnet eine Lobby im Kanal.
help-lobby = Andere drücken „{ button-join }“. Der Host fügt unter „{ button-options }“ Hausspieler hinzu und drückt „{ button-start }“.
help-move = Im Thread der Partie öffnet „{ button-move }“ deine Frage. Nur du siehst sie.
help-look = „{ button-hand }“, „{ button-board }“, „{ button-rules }“ und „{ button-hint }“ sind immer da. Deine erste Partie erklärt jede Frage.
help-undo = „{ button-undo }“ nimmt deinen Schritt zurück, solange nichts Neues aufgedeckt wurde.
help-waiting = **/wartend** zeigt, welche Partien auf dich warten. **/einstellungen** hat deine Sprache, Erinnerungen und Ruhezeit.
help-manage = **/datenschutz** sagt, was ich über dich speichere. Wer den Server verwaltet, hat **/tisch server**.
waiting-others = Deine anderen Partien
settings-choose-language = Sprache
settings-choose-notices = Wenn du am Zug bist
settings-choose-remind = Erinnerungen
settings-choose-zone = Zeitzone
settings-choose-quiet = Ruhezeit
button-next-notice = Vorab-Hinweis
    .on = Vorher Bescheid sagen
    .off = Nicht vorher Bescheid sagen
button-first = Erste Partie
first-title = Neu hier?
first-about = „{ button-first }“ eröffnet sofort einen Tisch: { $game } mit dir und zwei Hausspielern. Niemand wartet auf dich, und jede Frage wird erklärt.
first-begun = Deine erste Partie hat begonnen. Drücke „{ button-move }“ für deine erste Frage; die Partie selbst läuft in ihrem Thread.
command-game-first = Beim Spielen lernen: eine kurze Partie gegen Hausspieler
    .called = erste
welcome-title = Hallo! Spielen wir.
welcome-about = Ich leite hier Brettspiele: jede Partie in ihrem eigenen Thread, über Tage oder an einem Abend, mit Hausspielern auf leeren Plätzen. Drücke „{ button-play }“ oder tippe /spielen in einem Kanal.
welcome-manage = Wer den Server verwaltet, wählt mit /tisch server die Kanäle und Spiele.
mention-answer = Drücke „{ button-play }“ oder tippe /spielen: die Spiele, was hier läuft und deine Partien.
refusal-server-only = Partien werden auf einem Server eröffnet, der mich eingeladen hat. Nutze dort /spielen.
first-dealing = Deine erste Partie wird gerade aufgebaut. Drücke gleich „{ button-move }“; die Partie selbst läuft in ihrem Thread.
