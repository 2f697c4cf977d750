## Listes

list-last = { $before } et { $last }
labelled = { $what } : { $value }
unfolds = { $what }…
unfolded = ▾ { $what }
yes = oui
no = non

## Tours, tels qu’on en parle

round-now = manche { $round }
round-title = Manche { $round }
round-column = Manche

## Refus que tous les jeux connaissent

refusal-players = { $game } se joue de { $least } à { $most }, pas à { $players }.
refusal-game-over = La partie est terminée.
refusal-stale-question = Déjà répondu. Voici la question en cours.
refusal-not-your-decision = Ce n’est pas à vous. On attend { $seats }.
refusal-another-question = « { $action } » n’est pas possible maintenant. La question qui vous est posée : « { $question } »
refusal-sealed = Votre réponse est scellée.
refusal-wrong-value = Cela ne convient pas à l’option « { $field } ». Choisissez l’une des suggestions.

## Consignes que tout jeu peut connaître

order-only-choice = Répondre à votre place là où les règles ne laissent qu’une réponse.
    .title = Une seule réponse

## Joueurs de la maison

house-rookie = Débutant
house-regular = Habitué
house-expert = Expert
house-absent = Intendant

## Documents de `python -m engine docs`

docs-players = De { $least } à { $most } joueurs.
docs-options = Options
docs-no-options = Il n’y a pas d’options.
docs-actions = Actions
docs-questions = Questions
docs-rulings = Points de règle
docs-secret = secret
docs-sealed = scellé : tous répondent en secret, puis tout est révélé
docs-liberty = chaque fois qu’une décision vous est demandée

## Le registre

ledger-title = { $game }, { $players } joueurs
ledger-then = { $before } ; { $then }
ledger-result = Résultat
ledger-unfinished = Valide jusqu’ici ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }) ; la partie n’est pas terminée.
ledger-nobody = Personne ne gagne.
ledger-winner = { $names } { $count ->
    [one] gagne
   *[other] gagnent
  }.

## Conseils

why-only = Il n’y a rien d’autre à faire ici.
hint-count = { $name } { $count }
verify-commitment = L’empreinte est celle qui a été publiée.
verify-no-commitment = Non vérifié : l’empreinte. Le message qui précède celui du début doit montrer { $value } ; --commitment la compare.
verify-start = Le message du début est celui qui a été publié.
verify-no-start = Non vérifié : le message du début. Son identifiant doit être { $value } ; --start le compare.
verify-seated = Les places n’ont pas toutes été tirées au sort : c’était une revanche, et chacun a gardé la sienne.
verify-contributions = { $checked ->
    [yes] Les contributions indiquées ont bien été mélangées.
   *[no] Non vérifié : les contributions. Le message du début doit montrer celles-ci ; --contribution en compare une.
  } Dans l’ordre des arrivées :
verify-early-scheme = Distribué sans message de début, à l’ancienne manière : la personne qui exploitait le bot a pu essayer des contributions jusqu’à une donne à son goût.
component-unreadable = ce n’est pas un fichier de matériel de { $game } : { $why }
component-none = { $game } n’a pas de données du matériel.

## What is wrong with a game’s kit

kit-none = un jeu est un Kit ; ceci est du type { $kind }.
kit-name-wrong = un nom se compose de minuscules, de chiffres et de tirets bas ; « { $name } » n’en est pas un.
kit-name-differs = la page de titre appelle le jeu « { $title } », mais il a été trouvé sous le nom « { $name } ».
kit-no-question = aucune question dans { $module } : la page de titre doit être dans `__init__.py` du paquet.
kit-no-unseen = personne ne peut imaginer ce qui est caché : le kit n’a pas de `unseen`, qui le tire de ce que voit une place.
kit-no-foresight = les experts ne peuvent pas anticiper : le kit n’a pas de `foresight`, qui dit ce que vaut une position.
kit-foresight-level = les experts pensent avec le joueur automatique « { $level } », qui n’existe pas.
kit-no-level = il manque le joueur automatique « { $level } ».
kit-level-unknown = il y a un joueur automatique « { $level } » ; les niveaux sont { $levels }.
kit-unanswered = { $part ->
    [advice] les conseils n’ont
   *[house] le joueur automatique « { $level } » n’a
  } rien pour la question { $question }.
kit-answers-nothing = { $part ->
    [advice] les conseils ont
   *[house] le joueur automatique « { $level } » a
  } quelque chose pour { $what }, qui n’est pas une question de ce jeu.
kit-label-key = un libellé se trouve par une action et un champ, pas par { $key }.
kit-label-field = le panneau a un libellé pour le champ « { $field } » de { $action } ; ses champs : { $fields }.
kit-implied-field = le panneau sous-entend le champ « { $field } » de { $action } ; ses champs : { $fields }.
kit-panel-action = le panneau a { $part ->
    [label] un libellé
    [summary] un résumé
    [button] un bouton
   *[appearance] une apparence
  } pour { $action }, { $why ->
    [unknown] qui n’est pas une action de ce jeu
   *[unasked] qu’aucune question n’accepte
  }.
kit-panel-question = le panneau a { $part ->
    [numbers] des nombres
    [shortcuts] des raccourcis
    [legends] une légende des boutons
    [outright] des actions faites d’emblée
   *[about-the-table] un mot sur la table
  } pour { $what }, qui n’est pas une question de ce jeu.
kit-no-summary = le panneau présente { $action } en entier et n’en a pas de résumé.
kit-no-button = le panneau fait faire { $action } d’emblée et n’a pas de mots pour ses boutons.
kit-order-missing = la consigne { $order } n’est pas dans le kit.
kit-order-question = la consigne { $order } répond à { $what }, qui n’est pas une question de ce jeu.
kit-order-foreign = le kit a la consigne { $order }, qui n’est pas de ce jeu.
kit-order-plausible = une consigne plausible est du type { $order }, qui n’est pas dans le kit.
kit-order-value = une valeur de la consigne { $order } n’a pas de mots : { $missing }.
kit-no-words = il n’y a pas de mots dans la langue { $lang } : { $file } manque.
kit-no-rulebook = il n’y a pas de livret de règles dans la langue { $lang } : { $file } manque.
kit-no-tag = { $module } : { $kind ->
    [step] l’étape
    [event] l’événement
    [action] l’action
   *[order] la consigne
  } { $name } n’a pas d’étiquette ; donnez tag=… à la classe.
kit-same-tag = { $module } : { $kind ->
    [step] les étapes
    [event] les événements
    [action] les actions
   *[order] les consignes
  } { $first } et { $second } ont la même étiquette, « { $tag } ».
kit-message-missing = le message { $message } manque dans la langue { $lang }.
kit-message-variables = le message { $message } n’utilise pas les mêmes variables en { $first } et en { $lang } : { $variables }.
kit-message-twice = le message { $message } est deux fois dans { $file }.
kit-words-unreadable = { $file } est illisible à partir d’ici : { $line }
kit-actions-room = nombre d’actions : { $count } ; il y a de la place pour { $room }.
kit-orders-room = nombre de consignes : { $count } ; il y a de la place pour { $room }.
kit-fields-room = { $action } a { $count ->
    [one] { $count } champ
   *[other] { $count } champs
  } ; il y a de la place pour { $room }.
kit-values-room = { $field } a { $count ->
    [one] { $count } valeur
   *[other] { $count } valeurs
  } ; il y a de la place pour { $room }.
kit-fields-order = { $action } a un champ obligatoire après un champ facultatif.
kit-text-room = { $message } a { $count ->
    [one] { $count } caractère
   *[other] { $count } caractères
  } dans la langue { $lang } ; il y a de la place pour { $room }.

## Games of installed packages

found-in-package = { $game }, du paquet { $package } : { $why }
found-twice = il y a déjà un jeu de ce nom.
found-unloadable = impossible de charger { $place } : { $error }

## What is wrong with a record

record-header = en-tête : { $why }
record-other-data = la partie a été jouée avec d’autres données du matériel. Indiquez le fichier avec --data.
record-scheme = la méthode ne va pas avec le message du début.
record-commitment = l’empreinte ne correspond pas au secret.
record-newer = joué selon les règles { $rules } sous la forme { $shape } ; cette version connaît { $game } jusqu’aux règles { $newest } et à la forme { $latest }.
record-no-game = il n’y a pas de jeu « { $game } ».
record-refused-setup = cette mise en place n’est pas possible.
record-other-setup = le secret mène à une autre mise en place.
record-no-seat = l’action { $number } n’est pas possible : il n’y a pas de place { $seat }.
record-refused = l’action { $number } n’est pas possible.
record-impossible = l’action { $number } n’est pas possible : { $why }
record-other-position = l’action { $number } mène à une autre position que celle de l’enregistrement.
record-field-form = « { $typed } » n’est pas de la forme nom=valeur.
record-none = ce n’est pas un enregistrement : { $why }
record-none-missing = ce n’est pas un enregistrement : « { $what } » manque.
record-line = la ligne de l’action { $number } est illisible : { $line }
record-posted-commitment = l’empreinte est { $value }, pas celle qui a été publiée.
record-no-start-post = cette partie a été distribuée sans message du début.
record-posted-start = le message du début est { $value }, pas celui qui a été publié.
record-seated = les places { $value } ne donnent pas une place à chacun.
record-contribution = la contribution { $value } n’est pas parmi celles qui ont été utilisées.
record-other-line = { $line ->
    [0] après la dernière ligne : pas comme elle a été enregistrée.
   *[other] ligne { $line } : pas comme elle a été enregistrée.
  }
record-over = { $over ->
    [yes] la partie est finie
   *[no] la partie n’est pas finie
  } après l’action { $actions }.

## What is wrong with data, a save or a playout

data-why = { $why }
data-too-deep = l’imbrication est trop profonde.
data-unknown = { $name } manque, ou est inconnu.
data-other-form = une partie a une autre forme.
data-no-action = { $game } n’a pas d’action « { $action } ».
save-shapeless = ce n’est pas une sauvegarde : elle ne commence pas par sa forme.
save-none = ce n’est pas une sauvegarde de { $game } : { $why }
save-other-game = une sauvegarde de { $game }, pas de { $wanted }.
save-newer-rules = { $game } : joué selon les règles { $rules } ; cette version les connaît jusqu’à { $newest }.
save-newer-shape = { $game } : sauvegardé sous la forme { $shape } par une version plus récente ; celle-ci connaît les formes jusqu’à { $latest }.
save-not-raised = une sauvegarde de { $game } sous la forme { $shape } ne peut pas être mise à niveau : { $why }
save-no-way-back = { $game } : cette version écrit la forme { $latest } et ne peut pas recalculer les contrôles de la forme { $shape }.
playout-endless = { $game }, joueurs : { $players }, graine { $seed } : pas de fin. Actions : { $actions }.

## Une partie revue

review-title = { $game } : la partie analysée
review-share = { $share } %
review-between = { $share } % ({ $low }–{ $high } %)
review-head = { $round ->
    [none] Action { $number }
   *[other] { $round } · action { $number }
  }
review-change = Les chances de victoire de { $whose } passent de { $before } à { $after }.
review-better = Meilleur coup : { $move }. { $seat } pouvait obtenir { $hoped } au lieu de { $made }.
review-perhaps = Peut-être meilleur : { $move }. { $seat } pouvait obtenir { $hoped } au lieu de { $made }, mais l’écart reste dans la marge d’erreur.
review-fine = Pas de meilleur coup trouvé : { $tried } ont été essayés, et celui-ci reste à { $made }.
review-only = Pas de meilleur coup trouvé : rien d’autre ne valait un essai.
review-quiet = Aucun coup n’a changé les chances : personne n’avait le choix.
review-how = Des joueurs automatiques (habitués) ont continué { $playouts } fois à partir de ce que chacun pouvait voir à ce moment-là. La vraie valeur se trouve entre les nombres entre parenthèses 95 fois sur 100.
