## Newcomers: the guide and hints

button-hint = Hint
button-show-guide = Show Guide
button-hide-guide = Hide Guide
button-take-hint = Take the Hint
guide-welcome = Press a button, or choose from the lists and confirm with ✅. “{ button-undo }” takes your last step back. Only you can see this message.
hint-title = What an experienced player would consider
hint-thinking = The expert is thinking…
hint-expert = An expert would choose { $move }. Chance to win: { $chance }.
hint-next = Next best: { $move }. It costs about { $share } points of that chance ({ $low } to { $high }).
hint-next-close = Next best: { $move }. It’s about as good: the difference ({ $low } to { $high } points) is within the margin of error.
hint-decide = A button only fills in the move. You decide.
hint-forbidden = This table plays without hints, so it’ll be told. Take the hint anyway?
notice-hint = { $seat } { $user } asked for a hint.
refusal-hint-not-asked = You’re not being asked anything right now. You can get a hint when it’s your turn.
refusal-hint-too-slow = The hint is taking too long. The table wasn’t told. Please try again in a moment.
command-hint = Up to three sensible moves, with reasons; only you see them
    .called = hint
rules-pieces = Pieces
