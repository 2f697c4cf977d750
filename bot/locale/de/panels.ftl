## Fragen

panel-not-asked = Du hast jetzt nichts zu entscheiden. Gewartet wird auf { $names }.
panel-over = Die Partie ist zu Ende.
possible-now = Jetzt möglich: { $actions }.
panel-sealed = Geheim, bis alle geantwortet haben.
panel-sealed-changed = Deine versiegelte Antwort: { $answer }. Du kannst sie ändern, bis alle geantwortet haben.
panel-sure = Zurücknehmen kannst du das nur, wenn der Tisch zustimmt.
panel-watching = Du spielst in dieser Partie nicht mit. Am Tisch: { $names }.
panel-watching-more = Die Knöpfe unten zeigen dir, wie sie steht. Um bei der nächsten mitzuspielen, drücke „{ button-join }“ in einer Lobby oder eröffne eine mit /partie neu.
panel-choose = Wähle …
panel-page-after = ▶️ Noch { $count }: { $values }
panel-page-before = ◀️ { $count } davor: { $values }
panel-elsewhere = ◀️ Woanders als { $place }
