## Knöpfe

button-move = Dein Zug
button-hand = Hand
button-board = Spielplan
button-undo = Rückgängig
button-rules = Regeln
button-refresh = Aktualisieren
button-back = Zurück
button-more = Mehr
button-join = Mitspielen
button-leave = Verlassen
button-start = Starten
button-options = Optionen
button-agree = Zustimmen
button-refuse = Ablehnen
button-withdraw = Zurückziehen
button-resume = Fortsetzen
button-rematch = Revanche
button-add-house = Hausspieler hinzufügen: { $level }
button-drop-house = Hausspieler entfernen
button-exactly = Anders …
button-end-match = Partie beenden
button-end-tournament = Turnier beenden
button-give-seat = Platz anbieten
button-change = Ändern
