## python -m engine

about = Die Regeln der Spiele, ohne Discord.
wrong-call = { $problem }. Siehe { $program } --help.
left-out = Ein Spiel wird ausgelassen: { $why }
numbers-impossible = { $file }: Mit diesen Zahlen lässt sich das Spiel nicht spielen: { $why }.

## Was mehrere Befehle gemeinsam haben

help-game = Name des Spiels
help-players = Anzahl der Spieler (Vorgabe: { $default })
help-seed = Geheimnis, das allen Zufall bestimmt (Vorgabe: { $default })
help-house = wer spielt (Vorgabe: { $default })
help-option = eine Option des Spiels; mehrmals möglich
help-data = deine eigene Fassung der Spieldaten
help-games = wie viele Spiele (Vorgabe: { $default })
game-broken = Dieses Spiel lässt sich nicht spielen: { $why }
game-unknown = Es gibt kein Spiel „{ $name }“. Es gibt: { $games }.
option-form = Eine Option sieht aus wie name=wert, nicht wie „{ $typed }“.
option-unknown = { $game } hat keine Option „{ $name }“. Es hat: { $options }.
option-none = { $game } hat keine Optionen, also auch kein „{ $name }“.
option-wrong = Option { $name }: { $why }.
data-wrong = { $file } taugt nicht als Spieldaten: { $why }
file-unreadable = { $file } lässt sich nicht lesen: { $why }.
file-unwritable = { $file } lässt sich nicht schreiben: { $why }.
players-wrong = { $game } spielt man zu { $least } bis { $most }, nicht zu { $players }.
house-unknown = Es gibt keinen Hausspieler „{ $name }“. Es gibt: { $levels }.
house-count = --house nennt { $named }, die Zahl der Spieler ist aber { $players }.
games-few = --games muss mindestens 1 sein.

## play

play-about = Hausspieler ein Spiel spielen lassen und das Protokoll ausgeben
play-lang = Sprache des Protokolls (Vorgabe: { $default })
play-record = die Aufzeichnung schreiben: als Text, wenn FILE auf .txt endet, sonst als JSON

## verify

verify-about = eine Aufzeichnung nachrechnen und vergleichen
verify-record = eine Datei von play --record oder aus dem Export des Bots
verify-data = die Spieldaten, mit denen gespielt wurde, wenn es nicht die mitgelieferten waren
verify-hash = was beim Öffnen der Lobby gepostet wurde
verify-start-post = die Nachrichten-ID des Startposts
verify-joined = was jemandem beim Mitspielen gesagt wurde; mehrmals möglich
verify-lang = Sprache des Ergebnisses (Vorgabe: { $default })

## soak

soak-about = Hausspieler viele Spiele spielen lassen und zählen
soak-pieces = Seed { $seed }, Aktion { $action }: Aus dem Spielmaterial { $before } wurde { $after }.

## pace

pace-about = zählen, wie oft in einer Partie gefragt wird
pace-title = { $game }, Spieler: { $players }, Spiele: { $games }. Automatik an jedem Platz:

## questions

questions-about = die Fragen an einen Spieler zählen, Art für Art
questions-title = { $game }, Spieler: { $players }, Spiele: { $games }, gespielt von: { $house }. Je Spieler und Spiel:
questions-asked = gestellt
questions-answers = Antworten
questions-single = ohne Wahl
questions-idle = abgelehnt

## docs, check und bench

docs-about = Aktionen, Fragen und Auslegungen eines Spiels ausgeben
check-about = sagen, was in Spielen fehlt oder falsch geschrieben ist
check-games = Namen von Spielen (Vorgabe: alle)
check-fine = Es fehlt nichts.
bench-about = die Regeln messen
bench-games = welche Spiele (Vorgabe: alle)
bench-peers = Interpreter, der catanatron, chess und open_spiel hat, für Verhältnisse
bench-check = mit 1 enden, wenn eine Zeile ihre Marke nicht erreicht
bench-no-peers = Die Vergleichsbibliotheken ließen sich nicht messen: { $why }
bench-no-catanatron = Die Vergleichsbibliotheken ließen sich nicht messen: catanatron ist dort nicht installiert.

## new

new-about = ein kleines funktionierendes Spiel für den Anfang schreiben
new-name = sein Name: Kleinbuchstaben, Ziffern und Unterstriche
new-to = wohin sein Ordner kommt (Vorgabe: hierher)
new-name-wrong = Ein Name hat Kleinbuchstaben, Ziffern und Unterstriche; „{ $name }“ ist keiner.
new-name-taken = Es gibt schon ein Spiel „{ $name }“.
new-exists = { $folder } gibt es schon.
new-done = { $folder } ist geschrieben. Jetzt:

## python -m renderers

pictures-about = Bilder einer Aufzeichnung, eine Seite mit allen Bildern, Messungen.
pictures-of = ein Bild von { $game }
pictures-record = die Aufzeichnung einer Partie, als Text oder JSON
pictures-at = nach welcher Aktion (Vorgabe: nach der letzten)
pictures-since = markieren, was sich seit dieser Aktion geändert hat
pictures-seat = public oder die Nummer eines Platzes, ab 1
pictures-kind = { $kinds } oder ein Moment des Spiels (Vorgabe bei einem Platz: seine Hand)
pictures-names = die Namen der Spieler, nach Plätzen
pictures-out = die Datei, die geschrieben wird; - fürs Terminal
pictures-gallery = eine Seite mit allen Bildern aller Spiele
pictures-folder = der Ordner, der geschrieben wird
pictures-bench = wie schnell Bilder entstehen
pictures-review = eine Partie im Rückblick, aus den Zahlen von python -m engine review
pictures-numbers = diese Zahlen als JSON
pictures-players = Anzahl der Spieler (Vorgabe: so viele, wie das Spiel erlaubt)
pictures-other-game = { $file } ist eine Aufzeichnung von { $game }, nicht von { $wanted }
pictures-no-seat = es gibt keinen Platz { $seat }; die Partie hat { $players } Spieler
pictures-no-action = --{ $option } { $number }: Die Aufzeichnung hat die Aktionen 0 bis { $last }
pictures-seat-form = --seat { $seat }: Schreibe public oder die Nummer eines Platzes, ab 1
pictures-no-kind = --kind { $kind }: Bei dieser Aktion gibt es { $kinds }
pictures-needs-seat = --kind { $kind } braucht die Nummer eines Platzes
pictures-none = --kind { $kind }: { $game } hat kein solches Bild
pictures-progress = { $done } von { $frames } Bildern

## arena

arena-about = Hausspieler gegeneinander antreten lassen und zählen, wer gewinnt
arena-budget = Probespiele je Entscheidung eines Experten (Vorgabe: die des Spiels)
arena-few = --games, --cores und --budget müssen mindestens 1 sein.
results-file = jede Partie in FILE festhalten und nur spielen, was dort fehlt
results-cores = Prozesse (Vorgabe: { $default })

## balance

balance-about = gleich starke Hausspieler spielen lassen und zählen, wie oft jeder Start gewinnt
balance-judge = wer auf jedem Platz spielt (Vorgabe: { $default }); ein Stammspieler ist schneller
balance-title = { $game }, Spieler: { $players }, Partien: { $games }, Seed { $seed }, Richter: { $judge }
balance-fair = 1 ist ein fairer Anteil; * liegt unter { $least } oder über { $most }. Der zweite Anteil ist der, den die Punkte aller Partien erwarten lassen.

## review

review-about = zeigen, wie sich die Chancen in einer beendeten Partie entwickelt haben und welche Züge sie entschieden
review-out = die Datei: .html, .png, oder .json für die Zahlen allein
review-budget = Simulationen für den ganzen Rückblick (Vorgabe: { $default })
review-form = { $file }: Der Name muss auf eines von { $forms } enden.
review-few = --budget muss mindestens 1 sein.
review-unfinished = { $file }: Diese Partie ist nicht beendet.
