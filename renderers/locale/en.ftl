## Words every game's pictures use

list-last = { $before } and { $last }

## Pictures one can ask for

picture-board = The board
picture-city = What lies before { $name }
moment-sheet = Score sheet
