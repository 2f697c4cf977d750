## Allgemeines

match-name = { $game } #{ NUMBER($number, useGrouping: 0) }
house-name = { $level } { $number }
house-introduced = { $name } ({ $level ->
    [rookie] Anfänger
    [expert] Experte
   *[regular] Stammspieler
  })
former-player = Ex-Spieler
language-auto = wie in Discord
language-en = Englisch
language-fr = Französisch
language-de = Deutsch
incident = Hier ist etwas schiefgegangen; geändert wurde nichts. Bitte versuche es noch einmal. Nummer des Vorfalls: { NUMBER($number, useGrouping: 0) }
store-fails = Ich komme gerade nicht an meine Daten. Es wurde nichts geändert: Bitte versuche es in einer Minute noch einmal.
store-fails-after = Das ist erledigt, aber ich kann es gerade nicht zeigen. Bitte sieh in einer Minute noch einmal nach.
store-silent = Ich komme gerade nicht an meine Daten. Bitte versuche es in einer Minute noch einmal.
store-unsure = Ich komme gerade nicht an meine Daten und weiß noch nicht, ob es geklappt hat. Bitte sieh in einer Minute noch einmal nach; wenn nicht, versuche es noch einmal.
unknown-control = Dieser Knopf ist veraltet. Nimm die neueste Nachricht der Partie.
stale = Schon beantwortet. Hier ist die aktuelle Frage.
done = Erledigt.
done-already = Das ist schon erledigt.
done-sealed = Deine Antwort ist versiegelt. Du kannst sie ändern, bis alle geantwortet haben.
