## Panels

panel-not-asked = There is nothing for you to decide now. Waiting for { $names }.
panel-over = The match is over.
panel-sealed = Nobody sees your answer before everybody has answered.
panel-sealed-changed = Your sealed answer: { $answer }. You may change it until the last one is in.
panel-sure = You cannot take this back without asking the table.
panel-more = Look, think ahead…
panel-watching = You do not play in this match. At the table: { $names }.
panel-watching-more = The buttons below show you how it stands. To play in the next one, press “{ button-join }” in a lobby, or open one with /game new.
panel-page-after = ▶️ { $count } more: { $values }
panel-page-before = ◀️ { $count } before: { $values }
