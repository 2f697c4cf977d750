## Messages

post-asked = { $name }, c’est à vous
post-next = ensuite : { $name }
post-ready = Réponses : { $ready } sur { $count }
post-over = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne !
   *[other] { $names } gagnent !
  }
news-undo = { $count ->
    [0] { $name } revient sur son coup.
    [one] { $name } revient sur son coup ; { $count } coup joué depuis est annulé aussi.
   *[other] { $name } revient sur son coup ; { $count } coups joués depuis sont annulés aussi.
  }
news-rewind = La partie revient à une position antérieure.
notice-rewind = { $user } (admin) annule { $count } { $count ->
    [one] action
   *[other] actions
  }.
notice-skip = { $user } (admin) laisse l’intendant répondre à cette question.
notice-never-dealt = { $user } a mis fin à la partie avant sa mise en place.
notice-refresh = { $user } (admin) fait tout publier de nouveau.
notice-replaced = { $seat } { $user } remplace { $name }.
end-early-title = { $name } : fin anticipée
end-early-table = La table a décidé d’un commun accord de mettre fin à la partie.
end-early-admin = { $user } (admin) a mis fin à la partie.
end-early-points = Elle reste sans résultat et ne compte pas pour le classement. Les points jusqu’ici :
end-early-broken = Sa position n’est plus lisible ; on ne peut montrer ni les points ni les mains.
end-early-hidden = **Derrière les paravents**
end-early-sealed = Réponse cachée : { $answer }
end-rating = cote { $number } ({ $change })
end-title = { $name } : le résultat
end-secret = Le secret du mélange était { $secret } ; l’{ $commitment } et le { $start } le fixent.
end-secret-early-scheme = Le secret du mélange était { $secret } ; son empreinte { $commitment } figure dans la salle d’attente.
end-record = { $attached ->
    [yes] L’enregistrement joint
   *[no] L’enregistrement (/partie exporter)
  } se vérifie avec `python -m engine verify FILE --commitment HASH --start ID`.
end-record-early-scheme = { $attached ->
    [yes] L’enregistrement joint
   *[no] L’enregistrement (/partie exporter)
  } se vérifie avec `python -m engine verify`.
end-record-only = Les règles ont été corrigées depuis le début de la partie : { $attached ->
    [yes] l’enregistrement joint
   *[no] l’enregistrement (/partie exporter)
  } se lit, mais ne se recalcule pas.
