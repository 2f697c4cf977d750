## Schritte zurücknehmen

undo-done = Zurückgenommen.
undo-more = Zurückgenommen, samt { $count ->
    [one] 1 Schritt eines Hausspielers
   *[other] { $count } Schritten von Hausspielern
  } danach.
undo-asked = Das kannst du nicht allein zurücknehmen. Die anderen werden gefragt.
sure-undo = Darüber muss der Tisch abstimmen: { $count ->
    [one] 1 Person wird
   *[other] { $count } Personen werden
  } gefragt. Zurückgenommen würde:
sure-undo-alone = Seither wurde Neues gezeigt, oder andere haben gehandelt, und sonst ist niemand da, den man fragen könnte. Du kannst es trotzdem zurücknehmen: { $rated ->
    [yes] Der Tisch erfährt davon, und die Partie wird dann nicht gewertet
   *[no] Der Tisch erfährt davon
  }. Zurückgenommen würde:
button-ask-table = Tisch fragen
button-take-back = Aktionen zurücknehmen
sure-rewind = In { $match } { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
  } zurücknehmen, was auch seither gezeigt wurde? Der Tisch erfährt davon. Zurückgenommen würde:
sure-rewind-vote = Du hast in { $match } mitgespielt oder zugesehen, darum muss der Tisch abstimmen: { $count ->
    [one] 1 Person wird
   *[other] { $count } Personen werden
  } gefragt. Zurückgenommen würde:
sure-rewind-alone = Du hast in { $match } mitgespielt oder zugesehen, und sonst ist niemand da, den man fragen könnte. Du kannst trotzdem zurückgehen: { $rated ->
    [yes] Der Tisch erfährt davon, und die Partie wird dann nicht gewertet
   *[no] Der Tisch erfährt davon
  }. Zurückgenommen würde:
rewind-asked = Du hast in dieser Partie mitgespielt oder zugesehen, darum wird der Tisch gefragt.
sure-skip = Die Vertretung die aktuelle Frage von { $match } für { $names } entscheiden lassen? Sie tut nur, was die Regeln verlangen.
button-skip = Vertretung entscheiden lassen
ballot-rewind = { $name } (Admin) möchte { $count } { $count ->
    [one] Aktion
   *[other] Aktionen
  } zurücknehmen. Sind alle einverstanden?
notice-unrated = { $user } nimmt zurück, was schon gezeigt wurde, ohne dass man jemanden fragen könnte: Die Partie wird nicht gewertet.
end-unrated = Nicht gewertet: Schon Gezeigtes wurde zurückgenommen.
refusal-gone-on = Die Partie ist inzwischen weitergegangen. Bitte beginne noch einmal.
refusal-nobody-to-ask = Niemand sonst ist da, der zustimmen könnte; in einem Turnier wird ohne das nichts zurückgenommen, was schon gezeigt wurde.
