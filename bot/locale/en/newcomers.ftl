## Newcomers: the guide and hints

button-hint = Hint
button-show-guide = Show Guide
button-hide-guide = Hide Guide
button-take-hint = Take the Hint
guide-welcome = Choose in the lists, press ✅ to confirm; “{ button-undo }” takes your last step back, “{ button-hand }” shows what lies behind your screen. Only you see this message, so look around as much as you like.
hint-title = What an experienced player would consider
hint-decide = A button only fills the move in. The decision is yours.
hint-forbidden = The table plays without hints; it will be told. Take it?
notice-hint = { $seat } { $user } took a hint.
refusal-hint-not-asked = You are not being asked anything now. A hint is there when it is your turn.
refusal-hint-too-slow = The hint is taking too long. Nothing was told to the table: please try again in a moment.
command-hint = Up to three sensible moves for your question, with the reasons; only you see them
rules-pieces = Pieces
