## python -m engine

about = Les règles des jeux, sans Discord.
wrong-call = { $problem }. Voir { $program } --help.
left-out = Un jeu est laissé de côté : { $why }
numbers-impossible = { $file } : le jeu est injouable avec ces nombres : { $why }.

## Ce que plusieurs commandes ont en commun

help-game = nom du jeu
help-players = nombre de joueurs (par défaut : { $default })
help-seed = secret qui détermine tout le hasard (par défaut : { $default })
help-house = qui joue (par défaut : { $default })
help-option = une option du jeu ; peut être répétée
help-data = votre propre copie des données du matériel
help-games = combien de parties (par défaut : { $default })
game-broken = Ce jeu est injouable : { $why }
game-unknown = Il n’y a pas de jeu « { $name } ». Il y a : { $games }.
option-form = Une option s’écrit nom=valeur, et non « { $typed } ».
option-unknown = { $game } n’a pas d’option « { $name } ». Il y a : { $options }.
option-none = { $game } n’a aucune option, donc pas de « { $name } ».
option-wrong = Option { $name } : { $why }.
data-wrong = { $file } ne peut pas servir de données du matériel : { $why }
file-unreadable = Impossible de lire { $file } : { $why }.
file-unwritable = Impossible d’écrire { $file } : { $why }.
players-wrong = { $game } se joue de { $least } à { $most }, pas à { $players }.
house-unknown = Il n’y a pas de joueur automatique « { $name } ». Il y a : { $levels }.
house-count = --house en nomme { $named }, mais le nombre de joueurs est { $players }.
games-few = --games doit être au moins 1.

## play

play-about = faire jouer une partie à des joueurs automatiques et en afficher le récit
play-lang = langue du récit (par défaut : { $default })
play-record = écrire l’enregistrement : en texte si FILE finit par .txt, sinon en JSON

## verify

verify-about = recalculer un enregistrement et comparer
verify-record = un fichier écrit par play --record ou exporté par le bot
verify-data = les données du matériel de la partie, si ce ne sont pas celles fournies
verify-hash = ce qui a été publié à l’ouverture de la salle d’attente
verify-start-post = l’identifiant du message du début
verify-joined = ce qui a été dit à quelqu’un qui rejoignait la partie ; peut être répété
verify-lang = langue du résultat (par défaut : { $default })

## soak

soak-about = faire jouer beaucoup de parties à des joueurs automatiques et compter
soak-pieces = Graine { $seed }, action { $action } : le matériel { $before } est devenu { $after }.

## pace

pace-about = compter combien de fois une partie pose une question
pace-title = { $game }, joueurs : { $players }, parties : { $games }. Consignes à chaque place :

## questions

questions-about = compter les questions posées à un joueur, sorte par sorte
questions-title = { $game }, joueurs : { $players }, parties : { $games }, niveau : { $house }. Par joueur et par partie :
questions-asked = posées
questions-answers = réponses
questions-single = sans choix
questions-idle = déclinées

## docs, check et bench

docs-about = afficher les actions, questions et interprétations d’un jeu
check-about = dire ce qui manque dans des jeux ou y est mal écrit
check-games = noms de jeux (par défaut : tous)
check-fine = rien ne manque.
bench-about = mesurer les règles
bench-games = quels jeux (par défaut : tous)
bench-peers = interpréteur qui a catanatron, chess et open_spiel, pour les rapports
bench-check = se terminer par 1 si une ligne n’atteint pas son seuil
bench-no-peers = Les bibliothèques de comparaison n’ont pas pu être mesurées : { $why }
bench-no-catanatron = Les bibliothèques de comparaison n’ont pas pu être mesurées : catanatron n’y est pas installé.

## new

new-about = écrire un petit jeu qui fonctionne, pour commencer
new-name = son nom : minuscules, chiffres et tirets bas
new-to = où mettre son dossier (par défaut : ici)
new-name-wrong = Un nom se compose de minuscules, de chiffres et de tirets bas ; « { $name } » n’en est pas un.
new-name-taken = Il y a déjà un jeu « { $name } ».
new-exists = { $folder } existe déjà.
new-done = { $folder } est écrit. Ensuite :

## python -m renderers

pictures-about = Images d’un enregistrement, page de toutes les images, mesures.
pictures-of = une image de { $game }
pictures-record = l’enregistrement d’une partie, en texte ou en JSON
pictures-at = après quelle action (par défaut : la dernière)
pictures-since = marquer ce qui a changé depuis cette action
pictures-seat = public, ou le numéro d’une place à partir de 1
pictures-kind = { $kinds }, ou un moment du jeu (par défaut pour une place : sa main)
pictures-names = les noms des joueurs, par place
pictures-out = le fichier à écrire ; - pour le terminal
pictures-gallery = une page avec toutes les images de tous les jeux
pictures-folder = le dossier à écrire
pictures-bench = à quelle vitesse les images sont faites
pictures-review = une partie analysée, d’après les nombres de python -m engine review
pictures-numbers = ces nombres, en JSON
pictures-players = nombre de joueurs (par défaut : le plus que le jeu accepte)
pictures-other-game = { $file } est un enregistrement de { $game }, pas de { $wanted }
pictures-no-seat = il n’y a pas de place { $seat } ; la partie a { $players } joueurs
pictures-no-action = --{ $option } { $number } : l’enregistrement a les actions 0 à { $last }
pictures-seat-form = --seat { $seat } : écrivez public ou le numéro d’une place à partir de 1
pictures-no-kind = --kind { $kind } : à cette action, il y a { $kinds }
pictures-needs-seat = --kind { $kind } demande le numéro d’une place
pictures-none = --kind { $kind } : { $game } n’a pas une telle image
pictures-progress = { $done } images sur { $frames }

## arena

arena-about = opposer des joueurs automatiques et compter qui gagne
arena-budget = parties simulées par décision d’un expert (par défaut : selon le jeu)
arena-few = --games, --cores et --budget doivent être au moins 1.
results-file = garder chaque partie dans FILE et ne jouer que celles qui y manquent
results-cores = processus (par défaut : { $default })

## balance

balance-about = faire jouer des joueurs automatiques de même force et compter combien de fois gagne chaque départ
balance-judge = qui joue à chaque place (par défaut : { $default }) ; un habitué va plus vite
balance-title = { $game }, joueurs : { $players }, parties : { $games }, graine { $seed }, juge : { $judge }
balance-fair = 1 est une part équitable ; * est au-dessous de { $least } ou au-dessus de { $most }. La seconde part est celle que laissent attendre les points de toutes les parties.

## review

review-about = montrer comment les chances ont évolué dans une partie terminée, et quels coups l’ont décidée
review-out = le fichier à écrire : .html, .png, ou .json pour les nombres seuls
review-budget = parties simulées pour toute l’analyse (par défaut : { $default })
review-form = { $file } : le nom doit finir par l’un de { $forms }.
review-few = --budget doit valoir au moins 1.
review-unfinished = { $file } : cette partie n’est pas terminée.
