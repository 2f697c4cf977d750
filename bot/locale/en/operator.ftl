
## For the operator

operator-file-taken = { $file } is in use by another Paravent: process { $pid } on { $machine }. Stop that one first, or set PARAVENT_DATABASE to another file.
operator-file-waiting = { $file } was in use a moment ago by a Paravent that this machine can’t see. Waiting for it to come free, for up to { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }.
operator-file-lost = Another Paravent has taken over { $file }, which this one hadn’t touched for a while. This one stops.
operator-sharding-required = On this many servers, Discord wants a bot to be sharded. Set PARAVENT_SHARDED=true, or PARAVENT_SHARDS for each process (such as 0-1/2).
operator-shard-unknown = Discord doesn’t know the shards in PARAVENT_SHARDS. Check them: they count from 0, and all processes must agree on how many there are.
operator-metrics-address = PARAVENT_METRICS: can’t listen on { $address }: { $error }. Name another address or port.
operator-metrics-package = PARAVENT_METRICS needs another package: pip install paravent[metrics]

## Settings

setting-missing = { $name } isn’t set. Set it in the environment or in a file called .env.
setting-string-too-short = { $name } is empty. Set it in the environment or in a file called .env.
setting-log-level = { $name } must be DEBUG, INFO, WARNING or ERROR.
setting-log-format = { $name } must be text or json.
setting-shards = { $name } must be this process’s shards and how many there are in all, such as 0-3/8 or 2/8. They count from 0.
setting-metrics = { $name } must be an address of this machine and a port, such as { $example }.
setting-sentry = { $name } must be the address that Sentry shows for a project, such as { $example }.
setting-folder = { $name }: there’s no folder { $folder }.
setting-order-pace = { $name } must be the shortest and the longest time in seconds, such as 25,240; an hour at most.
setting-bool-parsing = { $name } must be true or false.
setting-int-parsing = { $name } must be a whole number.
setting-int-from-float = { $name } must be a whole number.
setting-float-parsing = { $name } must be a number.
setting-greater-than = { $name } must be more than { $gt }.
setting-greater-than-equal = { $name } must be at least { $ge }.
setting-less-than-equal = { $name } must be at most { $le }.
setting-address = { $name } must be an address. { $why }.
setting-other = { $name }: { $why }.
