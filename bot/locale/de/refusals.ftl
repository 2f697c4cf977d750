## Ablehnungen

refusal-too-fast = Langsam, bitte. Versuche es in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
  } noch einmal.
refusal-control-unknown = Dieser Knopf ist veraltet. Nimm die neueste Nachricht der Partie.
refusal-not-seated = Du spielst in dieser Partie nicht mit.
refusal-match-not-running = Diese Partie läuft nicht. /partie liste zeigt, welche laufen.
refusal-match-dealing = Die Partie wird aufgebaut, sobald in ihrem Thread der Startpost steht. Kommt er nicht, darf der Bot dort vielleicht nicht schreiben; ein Admin kann es mit /tisch erneuern noch einmal versuchen.
refusal-match-over = Die Partie ist zu Ende. Noch einmal spielen: /partie revanche.
refusal-match-newer = Diese Partie wurde von einer neueren Version des Bots weitergespielt, und diese Version kann sie nicht lesen. Nichts ist verloren: Sie geht weiter, sobald wieder die neuere Version läuft.
refusal-game-missing = Dieses Spiel ist hier zurzeit nicht installiert: { $game }. Nichts ist verloren: Seine Partien ruhen und gehen weiter, sobald es wieder da ist.
refusal-match-not-over = Die Partie ist noch nicht zu Ende.
refusal-no-match-here = Welche Partie? Verwende den Befehl im Thread einer Partie; /wartend zeigt, welche auf dich warten.
refusal-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
refusal-nothing-of-yours-to-undo = Du hast nichts getan, was sich zurücknehmen ließe.
refusal-ballot-closed = Diese Abstimmung ist vorbei.
refusal-not-voted = Du hast noch nicht abgestimmt.
refusal-rewind-too-far = { $most ->
    [0] Es gibt noch nichts zurückzunehmen.
    [one] Höchstens 1 Aktion lässt sich zurücknehmen.
   *[other] Höchstens { $most } Aktionen lassen sich zurücknehmen.
  }
refusal-no-such-seat = Diesen Spieler gibt es in dieser Partie nicht. Wähle einen der Vorschläge.
refusal-seated-already = Diese Person spielt hier schon mit.
refusal-replace-own-only = Du kannst nur deinen eigenen Platz anbieten. Admins können mit /tisch abgeben jeden anbieten.
refusal-replace-substitute = Du springst für jemanden ein. Abgeben kann den Platz nur, wem er gehört.
refusal-no-bots = Ein Bot kann nicht mitspielen. Hausspieler kommen in der Lobby dazu.
refusal-lobby-closed = Diese Lobby ist geschlossen. /spielen eröffnet eine neue.
refusal-leave-running = Die Partie hat begonnen. /partie abgeben bietet deinen Platz jemand anderem an, /urlaub starten hält deine Uhren für einige Tage an, und /partie beenden fragt alle, ob die Partie enden soll.
refusal-lobby-full = Alle { $wanted } Plätze sind besetzt. /partie liste zeigt andere Lobbys, /spielen eröffnet eine.
refusal-joined-already = Du bist schon dabei.
refusal-not-joined = Du bist nicht in dieser Lobby. „{ button-join }“ gibt dir einen Platz.
refusal-host-only = Das kann nur der Host.
refusal-no-house-player = In dieser Lobby ist kein Hausspieler.
refusal-only-house-players = Mindestens ein Platz muss für Menschen bleiben.
refusal-too-few = Nötig sind mindestens { $least } Spieler; { $count } { $count ->
    [one] ist
   *[other] sind
  } hier. Hausspieler können leere Plätze füllen (Optionen).
refusal-no-such-option = „{ $option }“ ist eine Option von { $owner }; { $game } hat sie nicht.
refusal-lobby-too-small = { $count ->
    [one] { $count } Platz ist schon besetzt.
   *[other] { $count } Plätze sind schon besetzt.
  }
refusal-tournament-table = Die Optionen dieses Tisches legt das Turnier fest.
refusal-admins-only = Das kann nur, wer diesen Server verwaltet.
refusal-rules-unknown = In den Regeln kommt „{ $term }“ nicht vor. Versuche ein anderes Wort, oder /regeln für das Inhaltsverzeichnis.
refusal-no-room = Hier kann ich nicht spielen: In diesem Kanal fehlt mir { $missing }. Wer diesen Server verwaltet, kann es erlauben.
permission-view-channel = „Kanal ansehen“
permission-send-messages = „Nachrichten senden“
permission-send-in-threads = „Nachrichten in Threads senden“
permission-attach-files = „Dateien anhängen“
refusal-no-such-setting = „{ $typed }“ lässt sich hier nicht wählen. Nimm einen der Vorschläge.
