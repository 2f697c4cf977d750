## Privacy

privacy-title = **What I keep about you**
privacy-kept = Your Discord number, the name you play under, your settings, and what you do in matches: actions, drafts, orders, votes, results, ratings, tournaments. I do not read what people write to each other.
privacy-why = Why: so that a match can go on for weeks, can be checked by everybody, and can be looked back on.
privacy-long = How long: until you have yourself forgotten. What stands in the channels is kept by Discord, and whoever runs me may keep backups for a while.
privacy-exported = Here is everything I keep about you. Only you can see this message; save the file.
privacy-nothing = I keep nothing about you.
privacy-too-large = Your data do not fit into a message. Please ask whoever runs this bot for them; your number is { $id }.
button-export-me = Export My Data
