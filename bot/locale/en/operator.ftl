
## For the operator

operator-file-taken = { $file } is in use by another Paravent: process { $pid } on { $machine }. Stop that one first, or set PARAVENT_DATABASE to another file.
operator-file-waiting = { $file } was in use a moment ago by a Paravent that this machine can’t see. Waiting for it to come free, for up to { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }.
operator-file-lost = Another Paravent has taken over { $file }, which this one hadn’t touched for a while. This one stops.
operator-sharding-required = On this many servers, Discord wants a bot to be sharded. Set PARAVENT_SHARDED=true, or PARAVENT_SHARDS for each process (such as 0-1/2).
operator-shard-unknown = Discord doesn’t know the shards in PARAVENT_SHARDS. Check them: they count from 0, and all processes must agree on how many there are.
operator-metrics-address = PARAVENT_METRICS: nothing can be read at { $address }: { $error }. Name another address or port.
operator-metrics-package = PARAVENT_METRICS needs a further package: pip install paravent[metrics]
