console-usage = Utilisation :
console-command = COMMANDE
console-arguments = Arguments
console-options = Options
console-help = affiche cette page
console-about = De grands jeux de société dans les salons de Discord, sans hâte et sans triche.
console-more = { $program } COMMANDE --help en dit plus sur une commande.
console-wrong-call =
    Cette commande ne s’utilise pas ainsi. Utilisation : { $usage }
    Voir { $program } --help.
console-misspelt = La commande « { $name } » n’existe pas. Vouliez-vous dire « { $near } » ?
console-unknown = La commande « { $name } » n’existe pas. Il y a : { $commands }.

console-play = lance le bot ici même, avec un Discord embarqué dans votre navigateur, sans jeton ni internet
console-run = fait tourner le bot sur Discord
console-health = se termine par 0 si un bot en marche est connecté à Discord (PARAVENT_HEARTBEAT)
console-copy-store = copie les données d’un bot arrêté dans une autre base, vide
console-engine = les règles sans Discord : play, verify, soak et d’autres

play-option-folder = dossier des personnes, des messages et des parties (par défaut : .play)
play-option-port = port sur 127.0.0.1 (par défaut : le dernier, ou un port libre)
play-option-users = nombre de personnes que vous pouvez incarner
play-option-open = ouvre la page dans un navigateur
play-needs = Le Discord embarqué demande d’autres paquets : { $command }
play-folder = { $folder } ne peut pas servir de dossier : { $error }.

run-token = Discord refuse le jeton. Vérifiez DISCORD_TOKEN.
run-sentry = PARAVENT_SENTRY_DSN demande un autre paquet : { $command }

health-alive = Le bot est en vie.
health-unset = { $setting } n’est pas réglé. Indiquez-y un fichier, pour le bot qui tourne et pour ce contrôle.
health-missing = { $file } n’existe pas : le bot n’a pas encore été connecté à Discord.
health-old =
    { $file } date de { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } : le bot n’est pas connecté à Discord.

copy-from = un fichier, ou postgresql://…
copy-to = un fichier, ou postgresql://… ; il doit être vide
copy-progress = { $table } : { $rows } sur { $total }
copy-done =
    Tables copiées, comptées et comparées : { $tables }, avec { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    }.

console-export-user = écrit tout ce qui concerne une personne, pour elle, même quand le bot tourne
person-id = l’identifiant Discord de la personne
person-unknown = Rien n’est gardé sur { $id }.
export-user-file = le nouveau fichier (par défaut : affichage à l’écran)
export-user-done = { $file } contient tout ce qui concerne cette personne. Ne le donnez à personne d’autre.
console-forget-user = efface tout ce qui concerne une personne ; ce qui a été joué reste, sous « joueur parti »
forget-user-yes = ne demande pas de confirmation
forget-user-plan = Cela efface définitivement tout ce qui concerne { $id } :
forget-user-own = Nom, réglages, avis, brouillons, consignes, cotes et statistiques sont effacés.
forget-user-seats = Parties en cours où un joueur automatique prend la place et où la table cherche un remplaçant : { $count }
forget-user-ended = Parties en cours qui se terminent sans résultat, car personne d’autre n’y joue : { $count }
forget-user-lobbies = Salles d’attente quittées : { $count }
forget-user-tournaments = Tournois quittés : { $count }
forget-user-finished = Parties terminées où la personne devient « joueur parti » : { $count }
forget-user-sure = Pour continuer, tapez encore une fois l’identifiant :
forget-user-kept = Rien n’a été modifié.
forget-user-running = { $why } Ou laissez la personne utiliser /confidentialité.
forget-user-done = { $id } est oublié. Les sauvegardes antérieures connaissent encore cette personne ; les messages restent dans Discord.

console-backup = copie les données dans un nouveau fichier, même quand le bot tourne, et vérifie la copie
console-restore = remet une sauvegarde à la place des données d’un bot arrêté ; les données présentes sont gardées
backup-file = le nouveau fichier ; il ne doit pas encore exister
restore-file = un fichier créé par paravent backup
backup-done = Enregistré dans { $file } ({ $kilobytes } Ko) et vérifié.
backup-exists = { $file } existe déjà, et rien n’est écrasé. Indiquez un autre fichier.
backup-nothing = { $file } n’existe pas.
backup-foreign = { $file } n’est pas une base de Paravent.
backup-newer = { $file } vient d’une version plus récente de Paravent. Installez-la d’abord.
backup-damaged = { $file } ne se lit pas comme il faut : { $error }.
backup-disk = Impossible d’écrire { $file } : { $error }.
backup-no-pg-dump = pg_dump et pg_restore ne sont pas installés ici (Debian : apt-get install postgresql-client). Sans eux, copiez les données de PostgreSQL dans un fichier quand le bot est arrêté : paravent copy-store.
backup-program = { $program } dit : { $error }
restore-done = { $file } contient maintenant les données.
restore-kept = { $file } contient maintenant les données. Les précédentes sont dans { $kept }.
restore-running = Un bot travaille sur { $file } (processus { $pid }). Arrêtez-le d’abord.
restore-postgres = Une sauvegarde de PostgreSQL se remet dans une nouvelle base vide avec son propre programme : pg_restore --dbname=ADRESSE { $file }. Indiquez ensuite cette base dans PARAVENT_DATABASE.

console-check = vérifie réglages, jeton, base, disque, polices et horloge
check-ok = OK
check-problem = PROBLÈME
check-settings = Réglages : tous sont compris.
check-misspelt = Réglages : { $name } n’existe pas. Vouliez-vous dire { $near } ?
check-unknown = Réglages : { $name } n’existe pas. Retirez-le ; .env.example donne la liste.
check-token = Jeton : il a la forme d’un jeton de bot, pour l’application { $application }.
check-token-elsewhere = Jeton : non vérifié. Le bot est réglé sur une adresse qui n’est pas celle de Discord et qui accepte n’importe quel jeton.
check-token-form = Jeton : DISCORD_TOKEN n’a pas la forme d’un jeton de bot. Copiez-le à nouveau depuis le portail des développeurs (Bot, Reset Token), sans guillemets ni le mot Bot.
check-file = Base : { $file } se lit, et SQLite n’y trouve rien à redire.
check-file-new = Base : { $file } va être créé.
check-folder = Base : impossible d’écrire dans { $folder }. Donnez ce dossier à l’utilisateur qui fait tourner le bot.
check-open-to-others = Base : d’autres sur cette machine peuvent lire { $file }, qui contient les mains et les noms des gens. Lancez : chmod 600 { $file }
check-free = Disque : { $free } Mo libres dans { $folder }.
check-full = Disque : seulement { $free } Mo libres dans { $folder }. Faites de la place : il faut { $wanted } Mo, y compris pour une copie avant une mise à jour.
check-no-psycopg = Base : PostgreSQL demande un autre paquet : { $command }
check-postgres = Base : PostgreSQL { $version } répond.
check-postgres-away = Base : PostgreSQL ne répond pas. Vérifiez PARAVENT_DATABASE, et qu’il tourne. Il dit : { $error }
check-sqlite = SQLite : version { $version }.
check-old-sqlite = SQLite : la version { $version } est trop ancienne ; il faut au moins { $oldest }. Installez un Python plus récent.
check-fonts = Polices : toutes sont utilisables.
check-font-missing = Polices : { $file } est inutilisable. Réinstallez Paravent.
check-clock-fine = Horloge : elle ne retarde pas.
check-clock = Horloge : { $file } a été écrit dans le futur ({ $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } d’avance) ; l’horloge de cette machine retarde donc. Réglez-la par le réseau (NTP) : les délais en dépendent.
check-zones = Fuseaux horaires : trouvés.
check-no-zones = Fuseaux horaires : leur liste manque. Lancez : pip install tzdata
check-metrics = Mesures : { $address } est libre.
check-metrics-in-use = Mesures : quelque chose écoute déjà sur { $address }, peut-être le bot en marche.
check-metrics-address = Mesures : impossible d’écouter sur { $address } : { $error }. Indiquez une autre adresse dans PARAVENT_METRICS.
check-no-prometheus = Mesures : elles demandent un autre paquet : { $command }

console-incidents = liste les incidents (échecs dont quelqu’un a reçu le numéro), ou en montre un
incidents-number = montre celui-ci, et où il s’est produit dans le code
incidents-of-match = seulement ceux de cette partie
incidents-most = combien (par défaut : 20)
incidents-match = partie { $number }
incidents-no-match = aucune partie
incidents-none = Il n’y a aucun incident.
incidents-unknown = Il n’y a pas d’incident { $number }.
