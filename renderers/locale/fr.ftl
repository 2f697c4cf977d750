## Words every game's pictures use

list-last = { $before } et { $last }

## Pictures one can ask for

picture-board = Le plateau
picture-city = Devant { $name }
moment-sheet = Feuille de score
