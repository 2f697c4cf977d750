## Aufzählungen

list-last = { $before } und { $last }
labelled = { $what }: { $value }
unfolds = { $what } …
unfolded = ▾ { $what }
yes = ja
no = nein

## Runden, wie man von ihnen spricht

round-now = Runde { $round }
round-title = Runde { $round }
round-column = Runde

## Ablehnungen, die jedes Spiel kennt

refusal-players = { $game } spielt man zu { $least } bis { $most }, nicht zu { $players }.
refusal-game-over = Das Spiel ist zu Ende.
refusal-stale-question = Schon beantwortet. Hier ist die aktuelle Frage.
refusal-not-your-decision = Du bist nicht dran. Gewartet wird auf { $seats }.
refusal-another-question = „{ $action }“ geht jetzt nicht. Du wirst gefragt: „{ $question }“
refusal-sealed = Deine Antwort ist versiegelt.
refusal-wrong-value = Das passt nicht zur Option „{ $field }“. Wähle einen ihrer Vorschläge.

## Daueraufträge, die jedes Spiel kennen kann

order-only-choice = Antworte für mich, wo die Regeln nur eine Antwort lassen.
    .title = Nur eine Antwort

## Hausspieler

house-rookie = Anfänger
house-regular = Stammspieler
house-expert = Experte
house-absent = Vertretung

## Dokumente von `python -m engine docs`

docs-players = { $least } bis { $most } Spieler.
docs-options = Optionen
docs-no-options = Es gibt keine Optionen.
docs-actions = Aktionen
docs-questions = Fragen
docs-rulings = Regelauslegungen
docs-secret = geheim
docs-sealed = versiegelt: alle antworten verdeckt, dann wird alles aufgedeckt
docs-liberty = jederzeit, wenn du gefragt bist

## Das Protokoll

ledger-title = { $game }, { $players } Spieler
ledger-then = { $before }; { $then }
ledger-result = Ergebnis
ledger-unfinished = So weit gültig ({ $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
  }); das Spiel ist nicht zu Ende.
ledger-nobody = Niemand gewinnt.
ledger-winner = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
  }.

## Ratschläge

why-only = Etwas anderes ist hier nicht möglich.
hint-count = { $name } { $count }
verify-commitment = Der Prüfwert ist der, der gepostet wurde.
verify-no-commitment = Nicht geprüft: der Prüfwert. In der Nachricht vor dem Startpost muss { $value } stehen; --commitment vergleicht ihn.
verify-start = Der Startpost ist der, der gepostet wurde.
verify-no-start = Nicht geprüft: der Startpost. Seine Nachrichten-ID muss { $value } sein; --start vergleicht sie.
verify-seated = Nicht alle Plätze wurden ausgelost: Es war eine Revanche, und wer wieder mitspielte, behielt seinen.
verify-contributions = { $checked ->
    [yes] Die genannten Beiträge wurden eingemischt.
   *[no] Nicht geprüft: die Beiträge. Im Startpost müssen diese stehen; --contribution vergleicht einen.
  } In der Reihenfolge des Beitretens:
verify-early-scheme = Ohne Startpost gegeben, nach dem früheren Verfahren: Wer den Bot betrieb, konnte Beiträge durchprobieren, bis ihm die Karten gefielen.
component-unreadable = keine Spieldaten von { $game }: { $why }
component-none = { $game } hat keine Spieldaten.

## What is wrong with a game’s kit

kit-none = ein Spiel ist ein Kit; das hier ist vom Typ { $kind }.
kit-name-wrong = ein Name besteht aus Kleinbuchstaben, Ziffern und Unterstrichen; „{ $name }“ ist keiner.
kit-name-differs = das Titelblatt nennt das Spiel „{ $title }“, gefunden wurde es als „{ $name }“.
kit-no-question = in { $module } steht keine Frage: das Titelblatt gehört in `__init__.py` des Pakets.
kit-no-unseen = niemand kann sich vorstellen, was verdeckt ist: dem Kit fehlt `unseen`, das es aus der Sicht eines Platzes zieht.
kit-no-foresight = Experten können nicht vorausdenken: dem Kit fehlt `foresight`, das eine Stellung bewertet.
kit-foresight-level = Experten denken mit dem Hausspieler „{ $level }“, und den gibt es nicht.
kit-no-level = der Hausspieler „{ $level }“ fehlt.
kit-level-unknown = es gibt einen Hausspieler „{ $level }“; die Stufen sind { $levels }.
kit-unanswered = { $part ->
    [advice] die Tipps haben
   *[house] der Hausspieler „{ $level }“ hat
  } nichts für die Frage { $question }.
kit-answers-nothing = { $part ->
    [advice] die Tipps haben
   *[house] der Hausspieler „{ $level }“ hat
  } etwas für { $what }, und das ist keine Frage dieses Spiels.
kit-label-key = eine Beschriftung wird über Aktion und Feld gefunden, nicht über { $key }.
kit-label-field = das Panel hat eine Beschriftung für das Feld „{ $field }“ von { $action }; dessen Felder: { $fields }.
kit-implied-field = das Panel setzt das Feld „{ $field }“ von { $action } voraus; dessen Felder: { $fields }.
kit-panel-action = das Panel hat { $part ->
    [label] eine Beschriftung
    [summary] eine Zusammenfassung
    [button] einen Knopf
   *[appearance] eine Darstellung
  } für { $action }; { $why ->
    [unknown] das ist keine Aktion dieses Spiels
   *[unasked] danach fragt keine Frage
  }.
kit-panel-question = das Panel hat { $part ->
    [numbers] Zahlen
    [shortcuts] Abkürzungen
    [legends] eine Legende der Knöpfe
    [outright] sofort ausgeführte Aktionen
   *[about-the-table] ein Wort zum Tisch
  } für { $what }; das ist keine Frage dieses Spiels.
kit-no-summary = das Panel zeigt { $action } als Ganzes und hat keine Zusammenfassung dafür.
kit-no-button = das Panel lässt { $action } sofort ausführen und hat keine Wörter für die Knöpfe.
kit-order-missing = die Automatik { $order } steht nicht im Kit.
kit-order-question = die Automatik { $order } beantwortet { $what }; das ist keine Frage dieses Spiels.
kit-order-foreign = das Kit enthält die Automatik { $order }, die nicht zu diesem Spiel gehört.
kit-order-plausible = eine plausible Automatik ist von der Art { $order }, die nicht im Kit steht.
kit-order-value = ein Wert der Automatik { $order } hat keine Wörter: { $missing }.
kit-no-words = es gibt keine Wörter in der Sprache { $lang }: { $file } fehlt.
kit-no-rulebook = es gibt kein Regelheft in der Sprache { $lang }: { $file } fehlt.
kit-no-tag = { $module }: { $kind ->
    [step] dem Schritt
    [event] dem Ereignis
    [action] der Aktion
   *[order] der Automatik
  } { $name } fehlt ein Kennzeichen; gib der Klasse tag= ….
kit-same-tag = { $module }: { $kind ->
    [step] die Schritte
    [event] die Ereignisse
    [action] die Aktionen
   *[order] die Automatiken
  } { $first } und { $second } haben dasselbe Kennzeichen, „{ $tag }“.
kit-message-missing = die Nachricht { $message } fehlt in der Sprache { $lang }.
kit-message-variables = die Nachricht { $message } verwendet in { $first } und { $lang } nicht dieselben Variablen: { $variables }.
kit-message-twice = die Nachricht { $message } steht zweimal in { $file }.
kit-words-unreadable = { $file } ist ab hier nicht lesbar: { $line }
kit-actions-room = Aktionen: { $count }; Platz ist für { $room }.
kit-orders-room = Automatiken: { $count }; Platz ist für { $room }.
kit-fields-room = { $action } hat { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
  }; Platz ist für { $room }.
kit-values-room = { $field } hat { $count ->
    [one] 1 Wert
   *[other] { $count } Werte
  }; Platz ist für { $room }.
kit-fields-order = { $action } hat ein Pflichtfeld nach einem freiwilligen.
kit-text-room = { $message } hat in der Sprache { $lang } { $count } Zeichen; Platz ist für { $room }.

## Games of installed packages

found-in-package = { $game }, aus dem Paket { $package }: { $why }
found-twice = es gibt schon ein Spiel dieses Namens.
found-unloadable = { $place } lässt sich nicht laden: { $error }

## What is wrong with a record

record-header = Kopf: { $why }
record-other-data = gespielt wurde mit anderen Spieldaten. Nenne die Datei mit --data.
record-scheme = Verfahren und Startpost passen nicht zusammen.
record-commitment = der Prüfwert passt nicht zum Geheimnis.
record-newer = gespielt nach Regelstand { $rules } in Form { $shape }; diese Version kennt { $game } bis Regelstand { $newest } und Form { $latest }.
record-no-game = es gibt kein Spiel „{ $game }“.
record-refused-setup = dieser Aufbau ist nicht möglich.
record-other-setup = das Geheimnis führt zu einem anderen Aufbau.
record-no-seat = Aktion { $number } ist nicht möglich: es gibt keinen Platz { $seat }.
record-refused = Aktion { $number } ist nicht möglich.
record-impossible = Aktion { $number } ist nicht möglich: { $why }
record-other-position = Aktion { $number } führt zu einer anderen Stellung, als in der Aufzeichnung steht.
record-field-form = „{ $typed }“ hat nicht die Form name=wert.
record-none = das ist keine Aufzeichnung: { $why }
record-none-missing = das ist keine Aufzeichnung: „{ $what }“ fehlt.
record-line = die Zeile von Aktion { $number } ist nicht lesbar: { $line }
record-posted-commitment = der Prüfwert ist { $value } und nicht der gepostete.
record-no-start-post = diese Partie wurde ohne Startpost ausgeteilt.
record-posted-start = der Startpost ist { $value } und nicht der gepostete.
record-seated = die Plätze { $value } geben nicht jedem einen Platz.
record-contribution = der Beitrag { $value } ist keiner von denen, die verwendet wurden.
record-other-line = { $line ->
    [0] nach der letzten Zeile: nicht wie aufgezeichnet.
   *[other] Zeile { $line }: nicht wie aufgezeichnet.
  }
record-over = { $over ->
    [yes] das Spiel ist nach Aktion { $actions } zu Ende.
   *[no] das Spiel ist nach Aktion { $actions } nicht zu Ende.
  }

## What is wrong with data, a save or a playout

data-why = { $why }
data-too-deep = zu tief verschachtelt.
data-unknown = { $name } fehlt oder ist unbekannt.
data-other-form = ein Teil hat eine andere Form.
data-no-action = { $game } kennt keine Aktion „{ $action }“.
save-shapeless = kein Spielstand: er beginnt nicht mit seiner Form.
save-none = kein Spielstand von { $game }: { $why }
save-other-game = ein Spielstand von { $game }, nicht von { $wanted }.
save-newer-rules = { $game }: gespielt nach Regelstand { $rules }; diese Version kennt die Regeln bis { $newest }.
save-newer-shape = { $game }: gespeichert in Form { $shape } von einer neueren Version; diese kennt Formen bis { $latest }.
save-not-raised = ein Spielstand von { $game } in Form { $shape } lässt sich nicht auf den neuen Stand bringen: { $why }
save-no-way-back = { $game }: diese Version schreibt Form { $latest } und kann die Prüfsummen von Form { $shape } nicht nachrechnen.
playout-endless = { $game }, Spieler: { $players }, Startwert { $seed }: kein Ende. Aktionen: { $actions }.

## Eine Partie im Rückblick

review-title = { $game }: die Partie im Rückblick
review-share = { $share } %
review-between = { $share } % ({ $low }–{ $high } %)
review-head = { $round ->
    [none] Aktion { $number }
   *[other] { $round } · Aktion { $number }
  }
review-change = Die Siegchance von { $whose } ging von { $before } auf { $after }.
review-better = Besser: { $move }. { $seat } hätte { $hoped } statt { $made } haben können.
review-perhaps = Vielleicht besser: { $move }. { $seat } hätte { $hoped } statt { $made } haben können, aber das liegt im Rahmen des Fehlers.
review-fine = Kein besserer Zug gefunden: { $tried } wurden versucht, und dieser bleibt bei { $made }.
review-only = Kein besserer Zug gefunden: Sonst war nichts einen Versuch wert.
review-quiet = Kein Zug hat die Chancen verändert: Niemand hatte eine Wahl.
review-how = Stammspieler des Hauses haben { $playouts }-mal weitergespielt, mit dem, was alle zu dem Zeitpunkt sehen konnten. Der wahre Wert liegt in 95 von 100 Fällen zwischen den Zahlen in Klammern.
