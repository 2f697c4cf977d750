## Was Leute, die einen Server verwalten, dort erlauben

server-title = Was man auf diesem Server eröffnen kann
server-channels = { $all ->
    [yes] Lobbys: in allen Kanälen
   *[no] Lobbys: in { $channels }
  }
server-games = { $all ->
    [yes] Spiele: alle
   *[no] Spiele: { $games }
  }
server-matches = { $most ->
    [0] Partien gleichzeitig: unbegrenzt (zurzeit { $running })
   *[other] Partien gleichzeitig: höchstens { $most } (zurzeit { $running })
  }
server-choose-channel = Einen Kanal erlauben oder schließen
server-channel-choice = Kanal
    .only = Lobbys nur hier erlauben
    .too = Lobbys auch hier erlauben
    .off = Erlaubt. Wähle ihn, um ihn zu schließen
server-choose-game = Ein Spiel anbieten oder nicht mehr anbieten
server-game-choice = Spiel
    .off = Wird angeboten. Wähle es, um es nicht mehr anzubieten
    .on = Wird nicht angeboten. Wähle es, um es anzubieten
server-choose-most = Partien gleichzeitig
server-no-limit = Unbegrenzt
server-at-most = { $most ->
    [one] Höchstens 1 Partie gleichzeitig
   *[other] Höchstens { $most } Partien gleichzeitig
  }
button-all-channels = Alle Kanäle
button-all-games = Alle Spiele
refusal-server-channel = In diesem Kanal werden keine Lobbys eröffnet. Versuche es in { $channels }.
refusal-server-channel-closed = In diesem Kanal werden keine Lobbys eröffnet. Wer diesen Server verwaltet, kann dir sagen, wo das geht.
refusal-server-game = { $game } wird auf diesem Server nicht angeboten. Du kannst { $games } spielen.
refusal-server-full = { $most ->
    [one] Auf diesem Server läuft nur 1 Partie auf einmal. Die nächste kann beginnen, wenn sie zu Ende ist.
   *[other] Auf diesem Server laufen höchstens { $most } Partien auf einmal. Die nächste kann beginnen, wenn eine davon zu Ende ist.
  }
refusal-server-last-game = Mindestens ein Spiel muss angeboten werden.
refusal-server-channels-most = Höchstens { $most } Kanäle passen auf die Liste. Schließe zuerst einen, oder erlaube alle.
refusal-server-no-channel = Das ist kein Textkanal dieses Servers, den du lesen kannst.
command-table-server = Wählen, was man auf diesem Server eröffnen kann
    .called = server
command-table-channel = Lobbys in einem Kanal erlauben, oder ihn schließen (ohne Kanal: in allen)
    .called = kanal
    .channel = welcher Kanal (Standard: alle)
    .allowed = nein: von der Liste nehmen (Standard: ja)
command-table-game = Ein Spiel auf diesem Server anbieten oder nicht mehr anbieten (ohne Spiel: alle)
    .called = spiel
    .game = welches Spiel (Standard: alle)
    .offered = nein: nicht mehr anbieten (Standard: ja)
command-table-limit = Festlegen, wie viele Partien auf diesem Server gleichzeitig laufen
    .called = grenze
    .matches = wie viele höchstens (Standard: unbegrenzt)
