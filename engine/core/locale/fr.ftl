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
refusal-another-question = « { $action } » n’est pas possible maintenant. La question qui vous est posée : « { $question } ».
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
verify-contributions = { $checked ->
    [yes] Les contributions indiquées ont bien été mélangées.
   *[no] Non vérifié : les contributions. Le message du début doit montrer celles-ci ; --contribution en compare une.
  } Dans l’ordre des arrivées :
verify-early-scheme = Distribué sans message de début, à l’ancienne manière : la personne qui exploitait le bot a pu essayer des contributions jusqu’à une donne à son goût.
component-unreadable = ce n’est pas un fichier de matériel de { $game } : { $why }
