## Datenschutz

privacy-title = **Was ich über dich aufbewahre**
privacy-kept = Deine Discord-Nummer, den Namen, unter dem du spielst, deine Einstellungen und was du in Partien tust: Aktionen, Entwürfe, Daueraufträge, Abstimmungen, Ergebnisse, Wertungen, Turniere. Was Leute einander schreiben, lese ich nicht.
privacy-why = Wozu: damit eine Partie Wochen dauern, von allen geprüft und später nachgelesen werden kann.
privacy-long = Wie lange: bis du dich vergessen lässt. Was in den Kanälen steht, bewahrt Discord auf, und wer mich betreibt, hebt vielleicht eine Zeit lang Sicherungen auf.
privacy-exported = Hier ist alles, was ich über dich aufbewahre. Nur du siehst diese Nachricht; speichere die Datei.
privacy-nothing = Ich bewahre nichts über dich auf.
privacy-too-large = Deine Daten passen nicht in eine Nachricht. Bitte frag danach, wer diesen Bot betreibt; deine Nummer ist { $id }.
button-export-me = Meine Daten exportieren
