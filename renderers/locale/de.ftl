## Words every game's pictures use

list-last = { $before } und { $last }

## Was gefragt ist, und wer

headline-asked = { $side }: { $question }
text-who = { $side } ({ $name })
text-waiting = Noch erwartet: { $who }.

## Pictures one can ask for

no-board = Dieses Spiel hat keinen Spielplan zu zeigen.
picture-board = Der Spielplan
picture-portrait = Der Spielplan fürs Handy
picture-closeup = Was vor { $name } liegt
moment-sheet = Wertungsblatt

## Kurven

plot-scores = Die Punkte nach jeder Runde
plot-scored = Punkte im Spiel und die Schlusswertung
plot-end = Schluss
plot-round = Runde
plot-actions = Aktionen
plot-rating = Wertung nach jeder Partie; das Band zeigt, wie unsicher sie ist
plot-start = Start
plot-place = { $place }. von { $players }
plot-started = Vorher war sie { $value }.
plot-placed = { $count ->
    [one] Platz: { $places }.
   *[other] Plätze: { $places }.
}
plot-matches = { $count ->
    [one] Partie
   *[other] Partien
}
plot-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
plot-whole = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
plot-day = { DATETIME($day, dateStyle: "medium") }
plot-scores-alt = { $rounds ->
    [0] Punkte aller Spieler von der ersten Aktion bis zur letzten.
    [one] Punkte aller Spieler in einer Runde.
   *[other] Punkte aller Spieler in { $rounds } Runden.
}
plot-final = Am Ende: { $points }.
plot-before = Vor der Schlusswertung: { $points }.
plot-of = { $name } { $points }
plot-lead = { $count ->
    [one] Nach Runde { $round } führt { $name }.
   *[other] Nach Runde { $round } führen { $name } gemeinsam.
}
plot-rating-alt = Wertung in { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
  }: von { $first } auf { $value }, unsicher um { $sigma } nach oben und unten.
plot-rating-alt-one = Wertung nach einer Partie: { $value }, unsicher um { $sigma } nach oben und unten.
plot-best = Höchststand { $value } nach Partie { $match }.
plot-lowest = Tiefststand { $value } nach Partie { $match }.
plot-day-alt = Gespielt am { $first }.
plot-days-alt = Gespielt vom { $first } bis zum { $last }.
plot-chances = Siegchance; das Band zeigt die Unsicherheit
plot-percent = { $share } %
plot-chances-alt = Siegchance aller Spieler, an { $stations } Stellen der Partie gezählt.
plot-chance-of = { $name }: { $first } % am Anfang, zwischen { $low } % und { $high } %, { $last } % am Ende.
plot-chance-lead = Ab Aktion { $number } hat { $name } die besten Chancen.
chances-bar = Siegchance
chances-line = Siegchancen, gemessen an dem, was alle sehen: { $chances }.

## Teile und Zeichen

pieces-line = { $title }: { $list }.
pieces-marks = Zeichen
piece-new = Neu seit dem letzten Bild
piece-awaited = Wird erwartet
piece-sealed = Antwort versiegelt

## What is wrong with a game’s pictures

pictures-none = seine Bilder sind ein GamePictures; das hier ist vom Typ { $kind }.
pictures-unusable = die Bilder von { $game } sind nicht verwendbar: { $why }
pictures-part = `{ $part }` ist vom Typ { $kind }, nicht { $wanted }.
pictures-takes = `{ $part }` muss ({ $given }) annehmen.
pictures-reader = der Leser { $reader } sagt nicht: { $missing }.
pictures-no-words = neben den Bildern fehlt { $file }.
pictures-no-message = in { $file } fehlt { $message }.

## Tall pictures

portrait-offer = Im Angebot
portrait-rivals = Die anderen
portrait-seats = Am Tisch
