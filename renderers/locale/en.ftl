## Words every game's pictures use

list-last = { $before } and { $last }
