## Abstimmungen

ballot-undo = { $name } möchte { $count } { $count ->
    [one] Aktion
   *[other] Aktionen
  } zurücknehmen. Sind alle einverstanden?
ballot-end = { $name } möchte die Partie beenden. Sind alle einverstanden?
ballot-agreed = Angenommen.
ballot-refused = Abgelehnt.
ballot-withdrawn = Zurückgezogen.
ballot-lapsed = Die Abstimmung ist hinfällig: Die Partie ist weitergegangen oder zu Ende.
vote-open = Deine Stimme zählt. Jetzt sind die anderen dran.
vote-agreed = Die Abstimmung ist vorbei: angenommen.
vote-refused = Die Abstimmung ist vorbei: abgelehnt.
vote-undecided = Deine Stimme ist zurückgezogen. Du kannst noch abstimmen.
vote-withdrawn = Die Abstimmung ist zurückgezogen.
vote-withdraw = zurückziehen
sure-end = { $name } jetzt ohne Ergebnis beenden? Dann wird alles Verborgene gezeigt, und niemand kann das zurücknehmen.
sure-end-tournament = Das { $name } jetzt ohne Sieger beenden? Laufende Partien gehen weiter, zählen aber nicht mehr dafür. Niemand kann das zurücknehmen.
kept = Nichts wurde geändert.
sure-replace = { $user } den Platz von { $name } in { $match } anbieten? Wird er angenommen, ist er endgültig vergeben, mit allem hinter dem Sichtschirm.
