console-usage = Utilisation :
console-command = COMMANDE
console-arguments = Arguments
console-options = Options
console-help = affiche cette page
console-about = De grands jeux de société dans les salons de Discord, sans hâte et sans triche.
console-more = { $program } COMMANDE --help en dit plus sur une commande.
console-wrong-call =
    Cet appel ne convient pas. Il s’écrit ainsi : { $usage }
    Voir { $program } --help.
console-misspelt = La commande « { $name } » n’existe pas. Vouliez-vous dire « { $near } » ?
console-unknown = La commande « { $name } » n’existe pas. Il y a : { $commands }.

console-play = jouer ici même : le bot avec un Discord embarqué dans votre navigateur, sans jeton ni internet
console-run = fait tourner le bot sur Discord
console-health = rend 0 si un bot en marche est connecté à Discord (PARAVENT_HEARTBEAT)
console-copy-store = porte les données d’un bot arrêté dans une autre base, vide
console-engine = les règles sans Discord : play, verify, soak et d’autres

play-option-folder = où sont gardés les gens, les messages et les parties (par défaut : .play)
play-option-port = port sur 127.0.0.1 (par défaut : le dernier, ou un port libre)
play-option-users = nombre de personnes que vous pouvez incarner
play-option-open = ouvre la page dans un navigateur
play-needs = Le Discord embarqué demande d’autres paquets : { $command }
play-folder = { $folder } ne peut pas servir de dossier : { $error }.

run-token = Discord refuse le jeton. Vérifiez DISCORD_TOKEN.

health-alive = Le bot est en vie.
health-unset = { $setting } n’est pas réglé. Indiquez-y un fichier, pour le bot qui tourne et pour ce contrôle.
health-missing = { $file } n’existe pas : le bot n’a pas encore été connecté à Discord.
health-old =
    { $file } date de { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } : le bot n’est pas connecté à Discord.

copy-from = un fichier, ou postgresql://…
copy-to = de même ; la base doit être vide
copy-progress = { $table } : { $rows } sur { $total }
copy-done =
    { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    } de { $tables } tables : copie faite, comptée et comparée.
