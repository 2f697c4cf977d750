## Consignes

button-orders = Consignes
button-order-arm = Activer
button-order-disarm = Désactiver
button-order-test = Essayer

orders-title = Vos consignes
orders-what = Répond à une question pour vous, quelques minutes après son apparition. Personne d’autre ne le voit. Si plusieurs consignes conviennent, la première l’emporte.
orders-none = Aucune consigne n’est active.
orders-choose = Ajouter ou ouvrir une consigne
orders-private = La question vous est posée comme d’habitude, et personne d’autre n’en sait rien.
order-done = { $count ->
    [one] a répondu une fois, { $last }
   *[other] a répondu { $count } fois, en dernier { $last }
  }
order-in-force = Active : elle répond désormais pour vous.
order-changed = Changements non appliqués. Appuyez encore sur « { button-order-arm } ».
order-not-in-force = Pas active.
order-out-of-force = Désactivée. { $why }
order-disarmed = Votre consigne « { $order } » est désactivée. { $why }
order-answered = Votre consigne « { $order } » a répondu pour vous dans { $match } :
order-refused = Les règles ont refusé sa réponse : { $why }
refusal-answers-another-question = Elle ne convenait pas à la question.

disarmed-taken-back = { $own ->
    [yes] Vous avez annulé sa réponse.
   *[no] Sa réponse a été annulée.
  }
disarmed-left-seat = Vous avez quitté votre place.
disarmed-unknown = Le jeu ne connaît plus cette consigne.
disarmed-failed = Elle a échoué (incident { NUMBER($number, useGrouping: 0) }).

## L’essai d’une consigne

order-now-answered = Maintenant, elle répondrait : { $what }
order-now-asked = Maintenant, elle vous laisserait répondre.
order-now-disarmed = Maintenant, elle serait désactivée. { $what }
order-now-none = Cette question ne vous est pas posée maintenant.
order-untested = Sa question ne vous a pas encore été posée dans cette partie.
order-tested = Jusqu’ici dans cette partie : { $count ->
    [one] 1 question
   *[other] { $count } questions
  }, { $answered } avec réponse, { $asked ->
    [one] { $asked } qui vous revient
   *[other] { $asked } qui vous reviennent
  }.
order-would-disarm = { $count ->
    [one] Une fois, elle aurait été désactivée :
   *[other] { $count } fois, elle aurait été désactivée :
  }

## Commandes et refus

command-orders = Décider d’avance ; personne d’autre ne le voit
    .called = consignes
command-orders-show = Vos consignes dans cette partie
    .called = afficher
    .order = ouvrir celle-ci
command-orders-arm = Activer une consigne, telle qu’elle est réglée
    .called = activer
    .order = quelle consigne
command-orders-disarm = Désactiver une consigne
    .called = désactiver
    .order = quelle consigne
command-orders-test = Ce qu’une consigne ferait maintenant et aurait fait jusqu’ici
    .called = essayer
    .order = quelle consigne
refusal-no-such-order = Ce jeu ne connaît pas cette consigne.
