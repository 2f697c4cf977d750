## Common

match-name = { $game } #{ NUMBER($number, useGrouping: 0) }
house-name = { $level } { $number }
language-auto = as in Discord
language-en = English
language-fr = French
language-de = German
incident = Something went wrong here, and nothing was changed. Please try again. Incident number: { NUMBER($number, useGrouping: 0) }
store-fails = I cannot get at my records right now. Nothing was changed: please try again in a minute.
store-fails-after = That was done, but I cannot show it at the moment. Please look again in a minute.
store-silent = I cannot get at my records right now. Please try again in a minute.
store-unsure = I cannot get at my records right now, and do not know yet whether that was done. Please look again in a minute; if it was not, it can be done again.
unknown-control = That is no longer in use. Please go to the newest message of the match.
stale = That question has been answered already. Here is the one that counts now.
done = Done.
done-already = That has been done already.
done-sealed = Your answer is sealed. You may change it until the last one is in.
