## Words every game's pictures use

list-last = { $before } und { $last }
