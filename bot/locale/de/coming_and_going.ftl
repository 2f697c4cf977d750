## Wer kommt und geht

button-substitute = Platz übernehmen
button-return = Ich bin zurück
option-pace = Tempo
option-no-hints = Jeder Tipp wird dem Tisch mitgeteilt.
option-expert-hints = Tipps fragen auch einen Experten nach dem besten Zug und seiner Siegchance.
option-chances-shown = Der Spielplan zeigt die Siegchancen, gemessen an dem, was alle sehen.
pace-live = live
pace-daily = täglich
pace-relaxed = gemütlich
pace-none = ohne Frist
pace-about = Zeit für eine Antwort
    .live = 30 Minuten für eine Antwort
    .daily = ein Tag für eine Antwort
    .relaxed = drei Tage für eine Antwort
    .none = so lange es eben dauert
post-limit = Frist endet { $when }
post-grace = Nachfrist endet { $when }
post-paused = ⏸️ die Uhren stehen still
nudge-ping = { $name }, du bist am Zug in { $match }.
nudge-remind = { $name }, { $match } wartet auf dich.
nudge-deadline = { $name }, deine Zeit in { $match } ist um. Antworte in der Nachfrist, sonst entscheidet die Vertretung.
nudge-next = { $name }, du bist als Nächstes dran in { $match }.
nudge-cleared = ✅ { $match }: erledigt
nudge-moved = ⬇️ { $match }: weiter unten noch einmal gefragt
notice-absent = { $seat } { $user } antwortet nicht: Die Vertretung entscheidet diese Frage (Ausfall { $count } von { $most }).
notice-back = { $seat } { $user } ist zurück.
notice-substitute = { $seat } { $user } springt für { $name } ein; eine Rückkehr ist jederzeit möglich.
notice-substitute-former = { $seat } { $user } übernimmt den Platz eines Ex-Spielers.
notice-paused = Der Tisch macht Pause: Die Uhren stehen still, bis jemand „Fortsetzen“ drückt.
notice-pictures-tall = Der Spielplan in diesem Thread ist jetzt hoch.
notice-pictures-wide = Der Spielplan in diesem Thread ist jetzt breit.
notice-resting = Alle sind weg. Die Partie ruht, bis jemand zurückkommt oder einen Platz übernimmt.
notice-resumed = { $user } lässt die Uhren weiterlaufen.
notice-vacation = { $user } ist vom { $since } bis { $until } weg; die Uhren warten.
notice-vacation-over = { $user } ist aus dem Urlaub zurück.
vacancy-open = { $name } ist schon länger weg, und ein Hausspieler hält den Platz. Wer möchte ihn übernehmen?
vacancy-former = { $name } kommt nicht wieder. Ein Hausspieler hält den Platz. Wer möchte ihn übernehmen?
substituted-former = Der Platz gehört dir bis zum Ende der Partie. Niemand fordert ihn zurück.
vacancy-closed = Der Platz von { $name } ist besetzt.
ballot-pause = { $name } möchte eine Pause: Die Uhren stünden still. Mehr als die Hälfte muss zustimmen.
ballot-tall = { $name } möchte in diesem Thread einen hohen Spielplan, fürs Handy. Mehr als die Hälfte muss zustimmen.
ballot-wide = { $name } möchte in diesem Thread einen breiten Spielplan. Mehr als die Hälfte muss zustimmen.
resumed = Die Uhren laufen wieder.
substituted = Der Platz gehört dir, bis sein Besitzer zurückkommt; das Ergebnis zählt für ihn. „{ button-hand }“ zeigt dir alles.
back-again = Willkommen zurück. Der Platz gehört wieder dir.
vacation-noted = Notiert: Vom { $since } bis { $until } läuft keine Uhr für dich, und nichts erinnert dich.
vacation-cut = Willkommen zurück. Deine Uhren laufen wieder.
vacation-left = Noch { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  } Urlaub im Jahr { NUMBER($year, useGrouping: 0) }.
settings-change = Wähle aus den Listen oder tippe hinter /einstellungen, was du möchtest.
settings-language = Sprache: { $value }
settings-notices = Wenn du am Zug bist: { $value }
notices-usual = Erwähnung im Thread, Erinnerungen per Direktnachricht
notices-thread = alles im Thread
notices-dm = Direktnachricht statt Erwähnung
notices-both = Erwähnung im Thread und Direktnachricht
settings-remind = { $none ->
    [yes] Keine Erinnerungen
   *[no] { $hours ->
        [one] Jede Stunde eine Erinnerung
       *[other] Alle { $hours } Stunden eine Erinnerung
      }
  }
settings-quiet = Ruhezeit: { $value }
settings-no-quiet = keine
settings-next = Vorher Bescheid sagen: { $value }
settings-pictures = Bilder für dich: { $value }
waiting-since = gefragt { $when }
span = { $since } – { $until }
refusal-not-paused = Die Uhren laufen schon.
refusal-paused-already = Die Uhren stehen schon still. „Fortsetzen“ unter der Frage lässt sie weiterlaufen.
refusal-pictures-already = Der Spielplan sieht schon so aus. /einstellungen ändert die Bilder, die nur du siehst.
refusal-seat-not-free = Dieser Platz ist nicht mehr frei.
refusal-nothing-to-come-back-to = In dieser Partie springt niemand für dich ein.
refusal-vacation-twice = Für diese Zeit hast du schon Urlaub geplant. /urlaub zeigen zeigt ihn.
refusal-vacation-too-long = Du hast noch { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  } Urlaub, von { $most } im Jahr.
refusal-no-vacation = Du hast keinen Urlaub geplant.
refusal-no-such-zone = Die Zeitzone „{ $zone }“ gibt es nicht. Wähle eine aus der Liste, etwa Europe/Berlin.
refusal-zone-first = Wähle bitte auch deine Zeitzone, damit ich weiß, wann bei dir Nacht ist.
refusal-quiet-form = „{ $typed }“ ist kein Zeitraum. Versuche 22:00-07:30 oder „off“.
command-game-pause = Den Tisch um eine Pause bitten: Die Uhren stehen still
    .called = pause
command-lobby-pictures = Breiter oder hoher Spielplan im Thread: der Host wählt, später der Tisch
    .called = bilder
    .shown = breit oder hoch
command-game-resume = Die Uhren des Tisches weiterlaufen lassen
    .called = fortsetzen
command-game-return = Nach einer Abwesenheit deinen Platz wieder einnehmen
    .called = zurückkehren
command-vacation = Tage, an denen keine Uhr für dich läuft
    .called = urlaub
command-vacation-start = Urlaub nehmen: Deine Uhren stehen in allen Partien still
    .called = starten
    .days = für wie viele Tage
    .later = beginnend in wie vielen Tagen (Standard: jetzt)
command-vacation-end = Früher zurückkommen, oder geplanten Urlaub absagen
    .called = beenden
command-vacation-show = Deine Urlaube und die restlichen Tage in diesem Jahr
    .called = zeigen

## Angebotene Plätze

button-accept-seat = Platz annehmen
button-decline-seat = Platz ablehnen
offer-open = { $user }, { $giver } bietet dir den Platz { $seat } dieser Partie an. Das Angebot endet { $until }.
offer-means = Nichts ändert sich, bevor du annimmst. Das Ergebnis zählt für dich, wenn du mehr als die Hälfte der Aktionen des Platzes spielst.
offer-accepted = { $user } hat den Platz { $seat } angenommen.
offer-declined = { $user } hat den Platz { $seat } abgelehnt.
offer-withdrawn = Der Platz { $seat } wird { $user } nicht mehr angeboten.
offer-lapsed = Das Angebot des Platzes { $seat } an { $user } ist abgelaufen.
offered = { $user } wird im Thread gefragt. Bis zur Antwort ändert sich nichts. Zurückziehen kannst du das Angebot mit „Platz ablehnen“ oder /platz ablehnen.
offer-taken = Der Platz gehört dir. „{ button-hand }“ zeigt dir alles.
offer-refused = Abgelehnt. In dieser Partie wirst du nicht mehr gefragt.
offer-taken-back = Das Angebot ist zurückgezogen.
refusal-offer-not-yours = Dieser Platz wurde dir nicht angeboten.
refusal-offer-over = Dieses Angebot gilt nicht mehr.
refusal-offer-twice = { $user } ist schon gefragt und hat noch nicht geantwortet.
refusal-offer-declined = { $user } hat einen Platz dieser Partie abgelehnt und wird nicht mehr gefragt.
command-seat-accept = Den Platz annehmen, der dir angeboten wird
    .called = annehmen
command-seat-decline = Den Platz ablehnen, der dir angeboten wird, oder dein Angebot zurückziehen
    .called = ablehnen
