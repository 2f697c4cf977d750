## Refus

refusal-too-fast = Doucement, s’il vous plaît. Réessayez dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
  }.
refusal-control-unknown = Ce bouton n’est plus à jour. Utilisez le dernier message de la partie.
refusal-not-seated = Vous ne jouez pas dans cette partie.
refusal-match-not-running = Cette partie n’est pas en cours. /partie liste montre celles qui le sont.
refusal-match-dealing = La partie est mise en place dès que le message du début figure dans son fil. S’il ne vient pas, le bot n’a peut-être pas le droit d’y écrire ; un admin peut réessayer avec /table republier.
refusal-match-over = La partie est terminée. Pour la rejouer : /partie revanche.
refusal-match-newer = Cette partie a été continuée par une version plus récente du bot, que celle-ci ne sait pas lire. Rien n’est perdu : elle reprendra dès que la version plus récente tournera de nouveau.
refusal-game-missing = Ce jeu n’est pas installé ici pour le moment : { $game }. Rien n’est perdu : ses parties sont en pause et reprendront à son retour.
refusal-match-not-over = La partie n’est pas encore terminée.
refusal-no-match-here = Quelle partie ? Utilisez cette commande dans le fil d’une partie ; /attente montre celles qui vous attendent.
refusal-nothing-to-undo = Il n’y a encore rien à annuler.
refusal-nothing-of-yours-to-undo = Vous n’avez rien joué que l’on puisse annuler.
refusal-ballot-closed = Ce vote est clos.
refusal-not-voted = Vous n’avez pas encore voté.
refusal-rewind-too-far = { $most ->
    [0] Il n’y a encore rien à annuler.
    [one] On peut annuler 1 action au plus.
   *[other] On peut annuler { $most } actions au plus.
  }
refusal-no-such-seat = Cette partie n’a pas de joueur de ce nom. Prenez l’une des suggestions.
refusal-seated-already = Cette personne joue déjà dans cette partie.
refusal-replace-own-only = Vous ne pouvez proposer que votre propre place. Les admins peuvent les proposer toutes avec /table céder.
refusal-replace-substitute = Vous remplacez quelqu’un. Seule la personne à qui la place appartient peut la céder.
refusal-no-bots = Un bot ne peut pas jouer. Ajoutez plutôt des joueurs automatiques dans la salle d’attente.
refusal-lobby-closed = Cette salle d’attente est fermée. /jouer en ouvre une autre.
refusal-leave-running = La partie a commencé. /partie céder propose votre place à quelqu’un d’autre, /vacances commencer arrête vos horloges pour quelques jours, et /partie terminer demande à tous de mettre fin à la partie.
refusal-lobby-full = Les { $wanted } places sont toutes prises. /partie liste montre d’autres salles d’attente, /jouer en ouvre une.
refusal-joined-already = Vous participez déjà.
refusal-not-joined = Vous n’êtes pas dans cette salle d’attente. « { button-join } » vous y donne une place.
refusal-host-only = Seul l’hôte peut faire cela.
refusal-no-house-player = Il n’y a pas de joueur automatique dans cette salle d’attente.
refusal-only-house-players = Il faut laisser au moins une place aux humains.
refusal-too-few = Il faut au moins { $least } joueurs ; il y en a { $count }. Des joueurs automatiques peuvent prendre les places libres (Options).
refusal-no-such-option = « { $option } » est une option de { $owner } ; { $game } ne l’a pas.
refusal-lobby-too-small = { $count ->
    [one] { $count } place est déjà prise.
   *[other] { $count } places sont déjà prises.
  }
refusal-tournament-table = C’est le tournoi qui fixe les options de cette table.
refusal-admins-only = Cela est réservé aux personnes qui gèrent ce serveur.
refusal-rules-unknown = Les règles ne parlent pas de « { $term } ». Essayez un autre mot, ou /règles pour le sommaire.
refusal-no-room = Je ne peux pas jouer ici : dans ce salon, il me manque { $missing }. Une personne qui gère ce serveur peut l’autoriser.
permission-view-channel = « Voir le salon »
permission-send-messages = « Envoyer des messages »
permission-send-in-threads = « Envoyer des messages dans les fils »
permission-attach-files = « Joindre des fichiers »
refusal-no-such-setting = On ne peut pas choisir « { $typed } » ici. Prenez l’une des suggestions.
