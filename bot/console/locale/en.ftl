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
