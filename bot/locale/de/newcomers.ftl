## Für Neue: Anleitung und Tipps

button-hint = Tipp
button-show-guide = Anleitung zeigen
button-hide-guide = Anleitung ausblenden
button-take-hint = Tipp nehmen
guide-welcome = Drücke einen Knopf, oder wähle in den Listen aus und bestätige mit ✅. „{ button-undo }“ nimmt deinen letzten Schritt zurück. Diese Nachricht siehst nur du.
hint-title = Was man mit Erfahrung hier erwägen würde
hint-thinking = Der Experte denkt nach …
hint-expert = Ein Experte würde { $move } wählen. Siegchance: { $chance }.
hint-next = Zweitbester Zug: { $move }. Das kostet etwa { $share } Prozentpunkte davon ({ $low } bis { $high }).
hint-next-close = Zweitbester Zug: { $move }. Das ist etwa gleich gut: Der Unterschied ({ $low } bis { $high } Prozentpunkte) liegt im Rahmen des Fehlers.
hint-decide = Der Knopf trägt den Zug nur ein. Die Entscheidung liegt bei dir.
hint-forbidden = Dieser Tisch spielt ohne Tipps; die anderen erfahren davon. Den Tipp trotzdem nehmen?
notice-hint = { $seat } { $user } hat um einen Tipp gebeten.
refusal-hint-not-asked = Du wirst gerade nichts gefragt. Einen Tipp gibt es, wenn du am Zug bist.
refusal-hint-too-slow = Der Tipp braucht zu lange. Der Tisch hat nichts erfahren: Versuche es gleich noch einmal.
command-hint = Bis zu drei sinnvolle Züge für deine Frage, mit Begründung; nur du siehst sie
    .called = tipp
rules-pieces = Spielmaterial
