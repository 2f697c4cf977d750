## Words every game's pictures use

list-last = { $before } et { $last }
