## Automatik

button-orders = Automatik
button-order-arm = Aktivieren
button-order-disarm = Deaktivieren
button-order-test = Testen

orders-title = Deine Automatik
orders-what = Beantwortet eine Frage für dich, wenige Minuten nachdem sie erscheint. Nur du kannst das sehen. Passen mehrere Regeln, gilt die erste.
orders-none = Keine Regel ist aktiv.
orders-choose = Regel hinzufügen oder öffnen
orders-private = Du wirst wie üblich gefragt, und niemand sonst weiß davon.
order-done = { $count ->
    [one] hat einmal geantwortet, { $last }
   *[other] hat { $count }-mal geantwortet, zuletzt { $last }
  }
order-in-force = Aktiv: Sie antwortet von jetzt an für dich.
order-changed = Änderungen noch nicht übernommen. Drücke noch einmal „{ button-order-arm }“.
order-not-in-force = Nicht aktiv.
order-out-of-force = Deaktiviert. { $why }
order-disarmed = Deine Regel „{ $order }“ ist deaktiviert. { $why }
order-answered = Deine Regel „{ $order }“ hat in { $match } für dich geantwortet:
order-refused = Die Spielregeln haben ihre Antwort nicht zugelassen: { $why }
refusal-answers-another-question = Sie passte nicht zur Frage.

disarmed-taken-back = { $own ->
    [yes] Du hast ihre Antwort zurückgenommen.
   *[no] Die Antwort wurde zurückgenommen.
  }
disarmed-left-seat = Du hast deinen Platz verlassen.
disarmed-unknown = Das Spiel kennt diese Regel nicht mehr.
disarmed-failed = Sie ist gescheitert (Vorfall { NUMBER($number, useGrouping: 0) }).

## Der Test einer Regel

order-now-answered = Jetzt würde sie antworten: { $what }
order-now-asked = Jetzt würde sie die Frage dir überlassen.
order-now-disarmed = Jetzt würde sie deaktiviert. { $what }
order-now-none = Das wirst du gerade nicht gefragt.
order-untested = Die Frage dazu wurde dir in dieser Partie noch nicht gestellt.
order-tested = Bisher in dieser Partie: { $count ->
    [one] 1 Frage
   *[other] { $count } Fragen
  }, { $answered } beantwortet, { $asked } dir überlassen.
order-would-disarm = { $count ->
    [one] Einmal wäre sie deaktiviert worden:
   *[other] { $count }-mal wäre sie deaktiviert worden:
  }

## Befehle und Ablehnungen

command-orders = Im Voraus entscheiden; nur du kannst es sehen
    .called = automatik
command-orders-show = Deine Automatik in dieser Partie
    .called = zeigen
    .order = diese Regel öffnen
command-orders-arm = Eine Regel aktivieren, so wie sie eingestellt ist
    .called = aktivieren
    .order = welche Regel
command-orders-disarm = Eine Regel deaktivieren
    .called = deaktivieren
    .order = welche Regel
command-orders-test = Was eine Regel jetzt täte und bisher getan hätte
    .called = testen
    .order = welche Regel
refusal-no-such-order = Dieses Spiel hat keine solche Regel.
