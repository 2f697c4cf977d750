## Daueraufträge

button-orders = Aufträge
button-order-arm = In Kraft setzen
button-order-disarm = Außer Kraft setzen
button-order-test = Testen

orders-title = Deine Daueraufträge
orders-what = Ein Dauerauftrag beantwortet eine Frage für dich, wenige Minuten nachdem sie gestellt wurde, als hättest du es selbst getan. Niemand sonst kann sehen, dass du welche hast. Der erste, der eine Antwort hat, zählt.
orders-none = Kein Auftrag ist in Kraft.
orders-choose = Auftrag hinzufügen oder öffnen
orders-private = Du wirst wie üblich gefragt; niemand sonst weiß davon.
order-done = { $count ->
    [one] hat einmal geantwortet, { $last }
   *[other] hat { $count }-mal geantwortet, zuletzt { $last }
  }
order-in-force = In Kraft: Er antwortet von jetzt an für dich.
order-changed = In Kraft, aber so wie vorher: Drücke „In Kraft setzen“, um die Änderungen zu übernehmen.
order-not-in-force = Nicht in Kraft.
order-out-of-force = Außer Kraft. { $why }
order-disarmed = Dein Dauerauftrag „{ $order }“ ist außer Kraft. { $why }
order-refused = Die Regeln haben seine Antwort nicht zugelassen: { $why }
refusal-answers-another-question = Sie passte nicht zur Frage.

disarmed-taken-back = { $own ->
    [yes] Du hast seine Antwort zurückgenommen.
   *[no] Seine Antwort wurde zurückgenommen.
  }
disarmed-left-seat = Du hast deinen Platz verlassen.
disarmed-unknown = Das Spiel kennt diesen Auftrag nicht mehr.
disarmed-failed = Er ist gescheitert (Vorfall { NUMBER($number, useGrouping: 0) }).

## Die Probe eines Auftrags

order-now-answered = Jetzt würde er antworten: { $what }
order-now-asked = Jetzt würde er die Frage dir überlassen.
order-now-disarmed = Jetzt ginge er außer Kraft. { $what }
order-now-none = Das wirst du gerade nicht gefragt.
order-untested = Seine Frage wurde dir in dieser Partie noch nicht gestellt.
order-tested = Bisher in dieser Partie: { $count ->
    [one] 1 Frage
   *[other] { $count } Fragen
  }, { $answered } beantwortet, { $asked } dir überlassen.
order-would-disarm = { $count ->
    [one] Einmal wäre er außer Kraft gegangen:
   *[other] { $count }-mal wäre er außer Kraft gegangen:
  }

## Befehle und Ablehnungen

command-orders = Was du im Voraus bestimmst; niemand sonst kann es sehen
command-orders-show = Deine Daueraufträge in dieser Partie
    .order = diesen öffnen
command-orders-arm = Einen Dauerauftrag in Kraft setzen, so wie er eingestellt ist
    .order = welchen Auftrag
command-orders-disarm = Einen Dauerauftrag außer Kraft setzen
    .order = welchen Auftrag
command-orders-test = Was ein Dauerauftrag jetzt täte und bisher getan hätte
    .order = welchen Auftrag
refusal-no-such-order = Dieses Spiel hat keinen solchen Dauerauftrag.
