console-usage = Usage:
console-command = COMMAND
console-arguments = Arguments
console-options = Options
console-help = show this page
console-about = Heavy eurogames in Discord channels, slowly and fairly.
console-more = { $program } COMMAND --help tells more of a command.
console-wrong-call =
    This call does not fit. It is made like this: { $usage }
    See { $program } --help.
console-misspelt = There is no command “{ $name }”. Did you mean “{ $near }”?
console-unknown = There is no command “{ $name }”. There are: { $commands }.

console-play = play right here: the bot with an embedded Discord in your browser; no token, no internet
console-run = run the bot on Discord
console-health = exit with 0 if a running bot is connected to Discord (PARAVENT_HEARTBEAT)
console-copy-store = bring a stopped bot’s store into another, empty database
console-engine = the rules without Discord: play, verify, soak and more

play-option-folder = where people, messages and matches are kept (default: .play)
play-option-port = port on 127.0.0.1 (default: the last one, or a free one)
play-option-users = how many people you can act as
play-option-open = open the page in a browser
play-needs = The embedded Discord needs further packages: { $command }
play-folder = { $folder } cannot be used as the folder: { $error }.

run-token = Discord does not take the token. Check DISCORD_TOKEN.

health-alive = The bot is alive.
health-unset = { $setting } is not set. Name a file there, for the bot that runs and for this check.
health-missing = { $file } does not exist: the bot has not been connected to Discord yet.
health-old =
    { $file } is { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } old: the bot is not connected to Discord.

copy-from = a file, or postgresql://…
copy-to = the same; it must be empty
copy-progress = { $table }: { $rows } of { $total }
copy-done =
    { $rows ->
        [one] One row
       *[other] { $rows } rows
    } of { $tables } tables copied, counted and compared.

console-export-user = write everything about one person, for that person, also while the bot runs
person-id = the person’s number in Discord
person-unknown = Nothing is kept about { $id }.
export-user-file = the new file; otherwise it is written to the screen
export-user-done = { $file } holds everything about this person. Give it to nobody else.

console-backup = copy the store into a new file, also while the bot runs, and check the copy
console-restore = put a backup in the place of the store of a stopped bot; the present one is kept
backup-file = the new file; it must not exist yet
restore-file = a file made by paravent backup
backup-done = { $file } holds everything as it was at this moment ({ $kilobytes } KB), and was checked.
backup-exists = { $file } already exists, and nothing is overwritten. Name another file.
backup-nothing = { $file } does not exist.
backup-foreign = { $file } is not a store of Paravent.
backup-newer = { $file } was written by a newer version of Paravent. Install that one first.
backup-damaged = { $file } cannot be read as it should be: { $error }.
backup-disk = { $file } cannot be written: { $error }.
backup-no-pg-dump = pg_dump and pg_restore are not installed here (Debian: apt-get install postgresql-client). Without them, a store in PostgreSQL can be copied into a file while the bot is stopped: paravent copy-store.
backup-program = { $program } says: { $error }
restore-done = { $file } is the store now.
restore-kept = { $file } is the store now. What was there before is in { $kept }.
restore-running = A bot works on { $file } (process { $pid }). Stop it first.
restore-postgres = A backup of PostgreSQL is put back into a new, empty database with its own program: pg_restore --dbname=ADDRESS { $file }. Then name that database in PARAVENT_DATABASE.

console-check = look whether settings, token, database, disk, fonts and clock are as the bot needs them
check-ok = OK
check-problem = PROBLEM
check-settings = Settings: all of them are understood.
check-misspelt = Settings: { $name } is none of ours. Did you mean { $near }?
check-unknown = Settings: { $name } is none of ours. Remove it; .env.example names those there are.
check-token = Token: it has the form of a bot’s token, for the application { $application }.
check-token-elsewhere = Token: it is for another address than Discord’s own, which takes any.
check-token-form = Token: DISCORD_TOKEN does not have the form of a bot’s token. Copy it again from the developer portal (Bot, Reset Token), without quotation marks or the word Bot.
check-file = Database: { $file } is a store that can be read, and SQLite finds nothing wrong in it.
check-file-new = Database: { $file } is going to be created.
check-folder = Database: { $folder } cannot be written to. Give the folder to the user who runs the bot.
check-open-to-others = Database: others on this machine can read { $file }, and it holds people’s hands and names. Run: chmod 600 { $file }
check-free = Disk: { $free } MB are free in { $folder }.
check-full = Disk: only { $free } MB are free in { $folder }. Make room: { $wanted } MB are wanted, also for a copy before an upgrade.
check-no-psycopg = Database: PostgreSQL needs a further package: { $command }
check-postgres = Database: PostgreSQL { $version } answers.
check-postgres-away = Database: PostgreSQL does not answer. Check PARAVENT_DATABASE and that it runs. It says: { $error }
check-sqlite = SQLite: version { $version }.
check-old-sqlite = SQLite: version { $version } is too old; { $oldest } or newer is needed. Install a newer Python.
check-fonts = Fonts: all of them can be drawn with.
check-font-missing = Fonts: { $file } cannot be used. Install Paravent again.
check-clock-fine = Clock: it is not behind what the bot has written.
check-clock = Clock: { $file } was written { $seconds } seconds from now, so this machine’s clock is behind. Set it by the network (NTP): deadlines depend on it.
check-zones = Time zones: they are known.
check-no-zones = Time zones: there is no list of them. Run: pip install tzdata
check-metrics = Metrics: { $address } can be listened at.
check-metrics-in-use = Metrics: something listens at { $address } already, perhaps the running bot.
check-metrics-address = Metrics: nothing can be read at { $address }: { $error }. Name another address in PARAVENT_METRICS.
check-no-prometheus = Metrics: they need a further package: { $command }
