console-usage = Usage:
console-command = COMMAND
console-arguments = Arguments
console-options = Options
console-help = show this page
console-about = Heavy eurogames in Discord channels, slowly and fairly.
console-more = { $program } COMMAND --help says more about a command.
console-wrong-call =
    That’s not how this command is called. Usage: { $usage }
    See { $program } --help.
console-misspelt = There’s no command “{ $name }”. Did you mean “{ $near }”?
console-unknown = There’s no command “{ $name }”. There are: { $commands }.

console-play = play right here: the bot with an embedded Discord in your browser; no token, no internet
console-run = run the bot on Discord
console-health = exit with 0 if a running bot is connected to Discord (PARAVENT_HEARTBEAT)
console-copy-store = copy a stopped bot’s store into another, empty database
console-engine = the rules without Discord: play, verify, soak and more

play-option-folder = folder for people, messages and matches (default: .play)
play-option-port = port on 127.0.0.1 (default: the last one, or a free one)
play-option-users = how many people you can act as
play-option-open = open the page in a browser
play-needs = The embedded Discord needs more packages: { $command }
play-folder = Can’t use { $folder } as the folder: { $error }.

run-token = Discord doesn’t accept the token. Check DISCORD_TOKEN.
run-sentry = PARAVENT_SENTRY_DSN needs another package: { $command }

health-alive = The bot is alive.
health-unset = { $setting } isn’t set. Name a file in it, for the running bot and for this check.
health-missing = { $file } doesn’t exist: the bot hasn’t connected to Discord yet.
health-old =
    { $file } is { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } old: the bot isn’t connected to Discord.

copy-from = a file, or postgresql://…
copy-to = a file, or postgresql://…; it must be empty
copy-progress = { $table }: { $rows } of { $total }
copy-done =
    Tables copied, counted and compared: { $tables }, with { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }.

console-export-user = write everything about one person, for that person, also while the bot runs
person-id = the person’s Discord user ID
person-unknown = Nothing is kept about { $id }.
export-user-file = the new file (default: print to the screen)
export-user-done = { $file } holds everything about this person. Give it to nobody else.
console-forget-user = remove everything about one person; what was played stays, under “a former player”
forget-user-yes = don’t ask for confirmation
forget-user-plan = This removes everything about { $id }, and can’t be undone:
forget-user-own = Name, settings, notices, drafts, standing orders, ratings and statistics are deleted.
forget-user-seats = Running matches in which a house player takes the seat, and the table is asked for a substitute: { $count }
forget-user-ended = Running matches that end without a result, because nobody else plays there: { $count }
forget-user-lobbies = Lobbies that are left: { $count }
forget-user-tournaments = Tournaments that are left: { $count }
forget-user-finished = Finished matches in which the person becomes “a former player”: { $count }
forget-user-sure = Type the ID once more to go on:
forget-user-kept = Nothing was changed.
forget-user-running = { $why } Or let the person use /privacy.
forget-user-done = { $id } is forgotten. Older backups still know this person; messages stay in Discord.

console-backup = copy the store into a new file, even while the bot runs, and check the copy
console-restore = put a backup in place of a stopped bot’s store; the current one is kept
backup-file = the new file; it must not exist yet
restore-file = a file made by paravent backup
backup-done = Saved to { $file } ({ $kilobytes } KB) and checked.
backup-exists = { $file } already exists and won’t be overwritten. Name another file.
backup-nothing = { $file } doesn’t exist.
backup-foreign = { $file } isn’t a Paravent store.
backup-newer = { $file } comes from a newer version of Paravent. Install that version first.
backup-damaged = { $file } can’t be read properly: { $error }.
backup-disk = Can’t write { $file }: { $error }.
backup-no-pg-dump = pg_dump and pg_restore aren’t installed (Debian: apt-get install postgresql-client). Without them, stop the bot and copy the PostgreSQL store into a file with paravent copy-store.
backup-program = { $program } says: { $error }
restore-done = { $file } is the store now.
restore-kept = { $file } is the store now. What was there before is in { $kept }.
restore-running = A bot is using { $file } (process { $pid }). Stop it first.
restore-postgres = PostgreSQL restores a backup into a new, empty database with its own program: pg_restore --dbname=ADDRESS { $file }. Then set PARAVENT_DATABASE to that database.

console-check = check settings, token, database, disk, fonts and clock
check-ok = OK
check-problem = PROBLEM
check-settings = Settings: all understood.
check-misspelt = Settings: there’s no { $name }. Did you mean { $near }?
check-unknown = Settings: there’s no { $name }. Remove it; .env.example lists the settings.
check-token = Token: looks like a bot’s token, for application { $application }.
check-token-elsewhere = Token: not checked. The bot is set to an address that isn’t Discord’s and accepts any token.
check-token-form = Token: DISCORD_TOKEN doesn’t look like a bot’s token. Copy it again from the developer portal (Bot, Reset Token), without quotation marks or the word Bot.
check-file = Database: { $file } can be read, and SQLite finds nothing wrong with it.
check-file-new = Database: { $file } will be created.
check-folder = Database: can’t write to { $folder }. Give the folder to the user who runs the bot.
check-open-to-others = Database: others on this machine can read { $file }, which holds people’s hands and names. Run: chmod 600 { $file }
check-free = Disk: { $free } MB free in { $folder }.
check-full = Disk: only { $free } MB free in { $folder }. Make room: { $wanted } MB are needed, including a copy before an upgrade.
check-no-psycopg = Database: PostgreSQL needs another package: { $command }
check-postgres = Database: PostgreSQL { $version } answers.
check-postgres-away = Database: PostgreSQL doesn’t answer. Check that it runs, and PARAVENT_DATABASE. It says: { $error }
check-sqlite = SQLite: version { $version }.
check-old-sqlite = SQLite: version { $version } is too old; you need { $oldest } or newer. Install a newer Python.
check-fonts = Fonts: all usable.
check-font-missing = Fonts: can’t use { $file }. Reinstall Paravent.
check-clock-fine = Clock: not slow.
check-clock = Clock: { $file } was written in the future ({ $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } ahead), so this machine’s clock is slow. Set it by network time (NTP); deadlines depend on it.
check-zones = Time zones: found.
check-no-zones = Time zones: no list found. Run: pip install tzdata
check-metrics = Metrics: { $address } is free.
check-metrics-in-use = Metrics: something is already listening on { $address }, perhaps the running bot.
check-metrics-address = Metrics: can’t listen on { $address }: { $error }. Set another address in PARAVENT_METRICS.
check-no-prometheus = Metrics: they need another package: { $command }

console-incidents = list incidents (failures a player was given a number for), or show one
incidents-number = show this one, and where in the code it happened
incidents-of-match = only those of this match
incidents-most = how many (default: 20)
incidents-match = match { $number }
incidents-no-match = no match
incidents-none = There are no incidents.
incidents-unknown = There’s no incident { $number }.
