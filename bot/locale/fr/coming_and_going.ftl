## Ceux qui partent et reviennent

button-substitute = Prendre la place
button-return = Je suis de retour
option-pace = Rythme
option-no-hints = Chaque conseil demandé est annoncé à la table.
option-expert-hints = Les conseils demandent aussi à un expert le meilleur coup et ses chances de victoire.
option-chances-shown = Le plateau montre les chances de victoire de chacun, d’après ce que tout le monde voit.
pace-live = en direct
pace-daily = quotidien
pace-relaxed = tranquille
pace-none = sans délai
pace-about = temps de réponse
    .live = 30 minutes par réponse
    .daily = un jour par réponse
    .relaxed = trois jours par réponse
    .none = le temps qu’il faudra
post-limit = fin du délai { $when }
post-grace = fin du sursis { $when }
post-paused = ⏸️ les horloges sont arrêtées
nudge-ping = { $name }, c’est à vous dans { $match }.
nudge-remind = { $name }, { $match } vous attend.
nudge-deadline = { $name }, votre délai est écoulé dans { $match }. Répondez avant la fin du sursis, sinon l’intendant décidera.
nudge-next = { $name }, ce sera bientôt à vous dans { $match }.
nudge-cleared = ✅ { $match } : réponse donnée
nudge-moved = ⬇️ { $match } : question reposée plus bas
notice-absent = { $seat } { $user } ne répond pas : l’intendant tranche cette question (absence { $count } sur { $most }).
notice-back = { $seat } { $user } est de retour.
notice-substitute = { $seat } { $user } remplace { $name }, qui peut revenir à tout moment.
notice-substitute-former = { $seat } { $user } prend la place d’un joueur parti.
notice-paused = La table fait une pause : les horloges sont arrêtées jusqu’à ce que quelqu’un appuie sur « Reprendre ».
notice-pictures-tall = Le plateau de ce fil est maintenant haut.
notice-pictures-wide = Le plateau de ce fil est maintenant large.
notice-resting = Tout le monde est absent. La partie est suspendue jusqu’à ce que quelqu’un revienne ou prenne une place.
notice-resumed = { $user } relance les horloges.
notice-vacation = { $user } est en vacances du { $since } au { $until } ; les horloges attendent.
notice-vacation-over = { $user } est de retour de vacances.
vacancy-open = { $name } ne répond plus depuis longtemps. Un joueur automatique garde la place. Qui veut la prendre ?
vacancy-former = { $name } ne reviendra pas. Un joueur automatique garde la place. Qui veut la prendre ?
substituted-former = La place est à vous jusqu’à la fin de la partie. Personne n’y reviendra.
vacancy-closed = La place de { $name } est pourvue.
ballot-pause = { $name } aimerait une pause : les horloges s’arrêteraient. Il faut que plus de la moitié soit d’accord.
ballot-tall = { $name } aimerait un plateau haut dans ce fil, pour les téléphones. Il faut que plus de la moitié soit d’accord.
ballot-wide = { $name } aimerait un plateau large dans ce fil. Il faut que plus de la moitié soit d’accord.
resumed = Les horloges tournent de nouveau.
substituted = La place est à vous jusqu’au retour de son titulaire ; c’est pour lui que comptera le résultat. « { button-hand } » vous montre tout.
back-again = Bon retour. La place est de nouveau à vous.
vacation-noted = C’est noté : du { $since } au { $until }, aucune horloge ne tourne pour vous et rien ne vous relance.
vacation-cut = Bon retour. Vos horloges tournent de nouveau.
vacation-left = Il vous reste { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } de vacances en { NUMBER($year, useGrouping: 0) }.
settings-change = Choisissez dans les listes, ou tapez ce que vous voulez après /réglages.
settings-language = Langue : { $value }
settings-notices = Quand c’est à vous : { $value }
notices-usual = mention dans le fil, rappels par message privé
notices-thread = tout dans le fil
notices-dm = message privé au lieu d’une mention
notices-both = mention dans le fil et message privé
settings-remind = { $none ->
    [yes] Aucun rappel
   *[no] { $hours ->
        [one] Un rappel toutes les heures
       *[other] Un rappel toutes les { $hours } heures
      }
  }
settings-quiet = Heures calmes : { $value }
settings-no-quiet = aucune
settings-next = Me prévenir juste avant mon tour : { $value }
settings-pictures = Images pour vous : { $value }
waiting-since = question posée { $when }
span = { $since } – { $until }
refusal-not-paused = Les horloges tournent déjà.
refusal-paused-already = Les horloges sont déjà arrêtées. « Reprendre », sous la question, les relance.
refusal-pictures-already = Le plateau est déjà ainsi. /réglages change les images que personne d’autre ne voit.
refusal-seat-not-free = Cette place n’est plus libre.
refusal-nothing-to-come-back-to = Personne ne vous remplace dans cette partie.
refusal-vacation-twice = Vous avez déjà prévu des vacances à cette période. /vacances afficher les affiche.
refusal-vacation-too-long = Il vous reste { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } de vacances, sur { $most } par an.
refusal-no-vacation = Vous n’avez prévu aucunes vacances.
refusal-no-such-zone = Le fuseau horaire « { $zone } » n’existe pas. Choisissez-en un dans la liste, comme Europe/Paris.
refusal-zone-first = Choisissez aussi votre fuseau horaire, pour que je sache quand il fait nuit chez vous.
refusal-quiet-form = « { $typed } » n’est pas une plage horaire. Essayez 22h00-07h30, ou « off ».
command-game-pause = Demander une pause à la table : les horloges s’arrêtent
    .called = pause
command-lobby-pictures = Plateau large ou haut dans le fil : l’hôte choisit, plus tard la table vote
    .called = images
    .shown = large ou haut
command-game-resume = Relancer les horloges de la table
    .called = reprendre
command-game-return = Reprendre votre place après une absence
    .called = revenir
command-vacation = Des jours où aucune horloge ne tourne pour vous
    .called = vacances
command-vacation-start = Partir en vacances : vos horloges s’arrêtent dans toutes les parties
    .called = commencer
    .days = pour combien de jours
    .later = dans combien de jours elles commencent (par défaut : maintenant)
command-vacation-end = Revenir plus tôt, ou annuler des vacances prévues
    .called = terminer
command-vacation-show = Vos vacances et les jours restants cette année
    .called = afficher

## Places proposées

button-accept-seat = Accepter la place
button-decline-seat = Refuser la place
offer-open = { $user }, { $giver } vous propose la place { $seat } de cette partie. L’offre prend fin { $until }.
offer-means = Rien ne change avant que vous acceptiez. Le résultat compte pour vous si vous jouez plus de la moitié des actions de la place.
offer-accepted = { $user } a accepté la place { $seat }.
offer-declined = { $user } a refusé la place { $seat }.
offer-withdrawn = La place { $seat } n’est plus proposée à { $user }.
offer-lapsed = L’offre de la place { $seat } à { $user } a expiré.
offered = La question est posée à { $user } dans le fil. Rien ne change avant sa réponse. Pour retirer l’offre : « Refuser la place » ou /place refuser.
offer-taken = La place est à vous. « { button-hand } » vous montre tout.
offer-refused = Refusé. On ne vous le demandera plus dans cette partie.
offer-taken-back = L’offre est retirée.
refusal-offer-not-yours = Cette place ne vous a pas été proposée.
refusal-offer-over = Cette offre n’est plus valable.
refusal-offer-twice = La question a déjà été posée à { $user }, sans réponse pour le moment.
refusal-offer-declined = { $user } a refusé une place de cette partie ; la question ne lui est plus posée.
command-seat-accept = Accepter la place qui vous est proposée
    .called = accepter
command-seat-decline = Refuser la place qui vous est proposée, ou retirer votre offre
    .called = refuser
