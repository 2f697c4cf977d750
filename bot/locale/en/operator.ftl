
## For whoever runs the bot

operator-file-taken = { $file } is in use by another Paravent: process { $pid } on { $machine }. Stop that one first, or name another file in PARAVENT_DATABASE.
operator-file-waiting = { $file } was in use a moment ago by a Paravent that this machine cannot see. Waiting up to { $seconds } seconds for it to come free.
operator-file-lost = Another Paravent has taken over { $file }, which this one had not touched for a while. This one stops.
operator-sharding-required = Discord wants a bot on this many servers to be sharded. Set PARAVENT_SHARDED=true, or PARAVENT_SHARDS for each process (such as 0-1/2).
operator-shard-unknown = Discord does not know the shards named in PARAVENT_SHARDS. Check them: they count from 0, and all processes must agree on how many there are.
operator-metrics-address = PARAVENT_METRICS: nothing can be read at { $address }: { $error }. Name another address or port.
operator-metrics-package = PARAVENT_METRICS needs a further package: pip install paravent[metrics]
