## Panels

panel-not-asked = Nothing for you to decide right now. Waiting for { $names }.
panel-over = The match is over.
possible-now = Possible now: { $actions }.
panel-sealed = Secret until everyone has answered.
panel-sealed-changed = Your sealed answer: { $answer }. You can change it until everyone has answered.
panel-sure = Once you do this, you can only undo it by asking the table.
panel-watching = You’re not playing in this match. At the table: { $names }.
panel-watching-more = The buttons below show you how it’s going. To play in the next one, press “{ button-join }” in a lobby, or open one with /game new.
panel-choose = Choose…
panel-page-after = ▶️ { $count } more: { $values }
panel-page-before = ◀️ { $count } before: { $values }
panel-elsewhere = ◀️ Elsewhere than { $place }
