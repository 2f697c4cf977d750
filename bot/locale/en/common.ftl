## Common

match-name = { $game } #{ NUMBER($number, useGrouping: 0) }
house-name = { $level } { $number }
house-introduced = { $name } ({ $level ->
    [rookie] rookie
    [expert] expert
   *[regular] regular
  })
former-player = a former player
language-auto = same as Discord
language-en = English
language-fr = French
language-de = German
incident = Something went wrong, and nothing was changed. Please try again. Incident number: { NUMBER($number, useGrouping: 0) }
store-fails = I can’t reach my data right now. Nothing was changed. Please try again in a minute.
store-fails-after = Done, but I can’t show it right now. Please look again in a minute.
store-silent = I can’t reach my data right now. Please try again in a minute.
store-unsure = I can’t reach my data right now and don’t know yet if that worked. Look again in a minute; if it didn’t, you can do it again.
unknown-control = This button is out of date. Use the match’s latest message.
stale = Already answered. Here’s the current question.
done = Done.
done-already = That’s already done.
done-sealed = Your answer is sealed. You can change it until everyone has answered.
