## python -m sandbox

about = An embedded Discord with a page and, if you like, a bot started beside it.
help-port = port on 127.0.0.1 (default: the last one of --state, or a free one)
help-state = keep people, channels, messages and the address in this file
help-users = how many people
help-servers = how many servers
help-shards = how many shards the servers are divided among
help-each = start the bot once for each shard, with its part (such as 0/2) in this environment variable
help-name = the bot’s name
help-open = open the page in a browser
help-command = the bot to start, with its arguments
port-taken = Port { $port } is taken: tabs that are open stay silent. Use the new address.
open = Open  { $address }
stop = Stop  Ctrl-C
stopped = Stopped.
process = Bot process { $number }: { $part }
bot-ended = The bot ended with code { $code }; the sandbox stays up. Stop it with Ctrl-C.
cannot-start = The sandbox can’t start: { $why }
