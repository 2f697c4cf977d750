## Fragen

panel-not-asked = Du hast jetzt nichts zu entscheiden. Gewartet wird auf { $names }.
panel-over = Die Partie ist zu Ende.
panel-sealed = Niemand sieht deine Antwort, bevor alle geantwortet haben.
panel-sealed-changed = Deine versiegelte Antwort: { $answer }. Du kannst sie ändern, bis alle geantwortet haben.
panel-sure = Das kannst du nicht zurücknehmen, ohne die anderen zu fragen.
panel-more = Nachsehen, vorausplanen …
