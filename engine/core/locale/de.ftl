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
refusal-another-question = „{ $action }“ geht jetzt nicht. Du wirst gefragt: „{ $question }“.
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
verify-contributions = { $checked ->
    [yes] Die genannten Beiträge wurden eingemischt.
   *[no] Nicht geprüft: die Beiträge. Im Startpost müssen diese stehen; --contribution vergleicht einen.
  } In der Reihenfolge des Beitretens:
verify-early-scheme = Ohne Startpost gegeben, nach dem früheren Verfahren: Wer den Bot betrieb, konnte Beiträge durchprobieren, bis ihm die Karten gefielen.
component-unreadable = keine Spieldaten von { $game }: { $why }
