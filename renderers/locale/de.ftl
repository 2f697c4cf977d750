## Words every game's pictures use

list-last = { $before } und { $last }

## Pictures one can ask for

picture-board = Der Spielplan
picture-city = Was vor { $name } liegt
moment-sheet = Wertungsblatt
