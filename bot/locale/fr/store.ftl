## What is wrong with the store

store-newer = { $file } a été écrit par une version plus récente de Paravent : son schéma est { $form }, et cette version connaît les schémas jusqu’à { $known }.
store-no-copy = { $file } n’a pas été mis à jour, car aucune copie n’a pu être faite avant : { $error }.
store-sqlite = Paravent a besoin de SQLite { $needed } ou plus récent ; ce Python a { $found }.
store-unusable = { $file } ne peut pas servir de base de données : { $error }.
store-nothing = { $file } n’existe pas.
store-postgres-package = PostgreSQL demande un autre paquet : pip install paravent[postgres]
store-copy-differs = La copie de { $table } diffère de l’original ; rien n’a été gardé.
store-copy-row = Une ligne de { $table } n’y entre pas ({ $error }) ; rien n’a été gardé.
store-copy-not-empty = La destination n’est pas vide : il y a des lignes dans { $table }. Rien n’a été copié.

## What keeps the bot from serving people

ready-unconnected = pas encore connecté
ready-shards = shards connectés : { $connected } sur { $shards }
ready-store = la base de données est illisible

## A game of an installed package that can’t be played

game-left-out = un jeu est laissé de côté : { $why }
game-command-taken = il y a déjà une commande de ce nom.
game-no-pictures = il n’a pas d’images.
game-named = { $game } : { $why }
