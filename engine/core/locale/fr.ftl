## Listes

list-last = { $before } et { $last }
labelled = { $what } : { $value }
unfolds = { $what }…
unfolded = ▾ { $what }
yes = oui
no = non

## Tours, tels qu’on en parle

round-now = tour { $round }
round-title = Tour { $round }
round-column = Tour

## Refus que tous les jeux connaissent

refusal-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $players }.
refusal-game-over = La partie est terminée.
refusal-stale-question = Cette question a déjà reçu sa réponse. Voici celle qui compte maintenant.
refusal-not-your-decision = C’est à { $seats } de décider.
refusal-another-question = Ce n’est pas ce qui vous est demandé maintenant. La question est « { $question } ».
refusal-sealed = Votre ordre est scellé.

## Consignes que tout jeu peut connaître

order-only-choice = Donner la réponse à votre place là où les règles n’en laissent qu’une.
    .title = Une seule réponse

## Joueurs de la maison

house-rookie = Débutant
house-regular = Habitué
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
ledger-result = Résultat
ledger-unfinished = L’enregistrement est exact jusqu’où il va : { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }, et la partie n’est pas terminée.
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
verify-early-scheme = Distribué sans message de début, à l’ancienne manière : qui exploitait le bot a pu essayer des contributions jusqu’à une donne à son goût.
