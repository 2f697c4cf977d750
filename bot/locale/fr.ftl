## Commun

yes = oui
no = non
match-name = { $game } #{ NUMBER($number, useGrouping: 0) }
house-name = { $level } { $number }
language-auto = comme dans Discord
language-en = anglais
language-fr = français
language-de = allemand
incident = Un problème est survenu ; rien n’a été modifié. Veuillez réessayer. Numéro de l’incident : { NUMBER($number, useGrouping: 0) }
unknown-control = Ceci ne sert plus. Utilisez le message le plus récent de la partie.
stale = Cette question a déjà reçu sa réponse. Voici celle qui compte maintenant.
done = C’est fait.
done-already = C’était déjà fait.
done-sealed = Votre réponse est scellée. Vous pouvez la changer tant que tous n’ont pas répondu.

## Boutons

button-move = Jouer
button-hand = Votre main
button-board = Plateau
button-undo = Annuler
button-rules = Règles
button-refresh = Actualiser
button-back = Retour
button-join = Rejoindre
button-leave = Quitter
button-start = Commencer
button-options = Options
button-agree = D’accord
button-refuse = Refuser
button-rematch = Revanche
button-add-house = Ajouter un joueur maison : { $level }
button-drop-house = Retirer un joueur maison

## Panneaux

panel-not-asked = Vous n’avez rien à décider pour l’instant. On attend { $names }.
panel-over = La partie est terminée.
panel-sealed = Personne ne voit votre réponse avant que tous aient répondu.
panel-sealed-changed = Votre réponse scellée : { $answer }. Vous pouvez la changer tant que tous n’ont pas répondu.
panel-sure = Vous ne pourrez pas annuler cela sans l’accord de la table.

## Salle d’attente (un salon est un canal de Discord)

lobby-free = place libre
lobby-open = Hôte : { $host }. Rejoignez la partie ; l’hôte la lancera ensuite.
lobby-started = La partie a commencé dans le fil ci-dessous.
lobby-closed = Cette salle d’attente est fermée.
lobby-commitment = Mélange équitable : { $commitment }
lobby-opened = On peut maintenant rejoindre { $name }.
lobby-joined = Vous participez à { $name }.
lobby-left = Vous avez quitté { $name }.
lobby-begun = { $name } commence.
lobby-closed-now = La salle d’attente est fermée.
options-text = { $count } { $count ->
    [one] place occupée
   *[other] places occupées
  } sur { $seats }. Des joueurs de la maison peuvent prendre les autres.

## Messages

post-asked = { $name }, c’est à vous
post-round = manche { $round }
post-next = ensuite : { $name }
post-ready = Réponses : { $ready } sur { $count }
post-over = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne !
   *[other] { $names } gagnent !
  }
news-undo = { $name } revient sur son coup.
news-rewind = La partie revient en arrière.
notice-ended-early = La partie s’est arrêtée sans résultat.
notice-rewind = { $user } (admin) annule { $count } { $count ->
    [one] action
   *[other] actions
  }.
notice-skip = { $user } (admin) laisse l’intendant répondre à cette question.
notice-admin-end = { $user } (admin) met fin à la partie.
notice-replaced = { $seat } { $user } remplace { $name }.
end-title = { $name } : le résultat
end-secret = Le secret du mélange était { $secret } ; son empreinte { $commitment } figure dans la salle d’attente. L’enregistrement joint se vérifie avec `python -m engine verify`.

## Votes

ballot-undo = { $name } voudrait annuler { $count } { $count ->
    [one] action
   *[other] actions
  }. Tout le monde est d’accord ?
ballot-end = { $name } voudrait mettre fin à la partie. Tout le monde est d’accord ?
ballot-agreed = Accepté.
ballot-refused = Refusé.
ballot-lapsed = La partie a continué ; le vote est caduc.
vote-open = Votre voix est notée. On demande aux autres.
vote-agreed = Tout le monde est d’accord.
vote-refused = Le vote est clos : refusé.
undo-done = C’est annulé.
undo-asked = Vous ne pouvez plus annuler cela sans l’accord de la table. On le lui demande.

## Listes

list-empty = Ici, aucune salle d’attente n’est ouverte et aucune partie n’est en cours. /game new ouvre une salle d’attente.
status-lobby = en attente de joueurs
status-running = en cours
status-over = terminée
status-closed = fermée
waiting-none = Aucune partie ne vous attend.
waiting-title = { $count ->
    [one] Une partie vous attend :
   *[other] { $count } parties vous attendent :
  }
settings-now = Langue : { $language }. Secrets aussi par message privé : { $dm }.
export-whole = L’enregistrement de { $name }. Il se vérifie avec `python -m engine verify`.
export-partial = { $name } jusqu’ici, avec ce que vous avez le droit de savoir.
replaced = La place est maintenant à { $name }.
board-other = une autre image
rules-chapter = Autre chapitre

## Refus

refusal-too-fast = Un instant, s’il vous plaît : cela fait beaucoup à la fois. Réessayez dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
  }.
refusal-not-seated = Vous ne jouez pas dans cette partie.
refusal-match-not-running = Cette partie n’est pas en cours.
refusal-match-over = La partie est terminée.
refusal-match-not-over = La partie n’est pas encore terminée.
refusal-no-match-here = Quelle partie ? Utilisez cette commande dans le fil d’une partie.
refusal-nothing-to-undo = Rien n’a encore été joué.
refusal-nothing-of-yours-to-undo = Vous n’avez rien joué que l’on puisse annuler.
refusal-ballot-closed = Ce vote est clos.
refusal-rewind-too-far = { $most ->
    [0] Il n’y a encore rien à annuler.
    [one] On peut annuler 1 action au plus.
   *[other] On peut annuler { $most } actions au plus.
  }
refusal-no-such-seat = Cette partie n’a pas de joueur de ce nom.
refusal-seated-already = Cette personne joue déjà dans cette partie.
refusal-replace-own-only = Vous ne pouvez céder que votre propre place. Les admins peuvent remplacer tout le monde avec /table replace.
refusal-no-bots = Un bot ne peut pas jouer. Les joueurs de la maison s’ajoutent dans la salle d’attente.
refusal-lobby-closed = Cette salle d’attente est fermée.
refusal-lobby-full = Les { $wanted } places sont toutes prises.
refusal-joined-already = Vous participez déjà.
refusal-not-joined = Vous n’êtes pas dans cette salle d’attente.
refusal-host-only = Seul l’hôte peut faire cela.
refusal-no-house-player = Il n’y a pas de joueur de la maison dans cette salle d’attente.
refusal-only-house-players = Il faut laisser au moins une place aux humains.
refusal-too-few = Il faut au moins { $least } joueurs ; il y en a { $count }. Des joueurs de la maison peuvent prendre les places libres (Options).
refusal-no-such-option = { $game } n’a pas d’option « { $option } ».
refusal-admins-only = Cela est réservé aux personnes qui gèrent ce serveur.
refusal-rules-unknown = Les règles ne parlent pas de « { $term } ».
refusal-wrong-value = Cela ne convient pas ici : { $what }

## Commandes

command-game = Ouvrir, rejoindre et suivre des parties
command-game-new = Ouvrir une salle d’attente pour une nouvelle partie
    .game = quel jeu
    .seats = combien de places
    .house = dont combien pour des joueurs de la maison
    .level = niveau des joueurs de la maison
    .language = langue de la table
command-game-join = Rejoindre la salle d’attente de ce salon
command-game-leave = Quitter la salle d’attente de ce salon
command-game-start = Lancer la partie depuis la salle d’attente de ce salon
command-game-list = Salles d’attente ouvertes et parties en cours sur ce serveur
command-game-info = Ce qui se joue ici, avec qui et avec quelles options
command-game-end = Mettre fin à la partie si tous sont d’accord, ou fermer votre salle d’attente
command-game-rematch = Rejouer au même jeu
command-game-undo = Annuler votre dernier coup, ou demander l’accord de la table
command-game-log = Ce qui s’est passé jusqu’ici
command-game-text = Le plateau en mots
command-game-move = La question qui vous est posée, avec tout pour y répondre
command-game-hand = Ce qui se trouve derrière votre paravent
command-game-board = Le plateau tel qu’il est maintenant
command-game-replace = Céder votre place à quelqu’un d’autre
    .player = la place de qui
    .user = qui la prend
command-game-export = L’enregistrement d’une partie dans un fichier
    .match = numéro de la partie (sinon celle de ce fil)
command-settings = Votre langue, et si les secrets arrivent aussi par message privé
    .language = langue dans laquelle le bot vous parle
    .dm = secrets aussi par message privé
command-waiting = Toutes les parties qui vous attendent
command-rules = Chercher quelque chose dans les règles
    .term = ce que vous cherchez
    .game = de quel jeu
command-table = Pour les personnes qui gèrent ce serveur
command-table-rewind = Annuler des actions, quoi qu’on ait vu depuis
    .actions = combien
command-table-skip = Laisser l’intendant répondre à la question en cours
command-table-end = Mettre fin à la partie de ce fil, sans résultat
command-table-refresh = Publier de nouveau la question et le plateau
command-table-replace = Donner une place à quelqu’un d’autre
    .player = la place de qui
    .user = qui la prend
