## Privacy

privacy-title = **What I keep about you**
privacy-kept = Your Discord number, the name you play under, your settings, and what you do in matches: actions, drafts, orders, votes, results, ratings, tournaments. I don’t read what people write to each other.
privacy-why = Why: so that a match can go on for weeks, can be checked by everyone, and can be looked back on.
privacy-long = How long: until you have yourself forgotten. What stands in the channels is kept by Discord, and the person who runs me may keep backups for a while.
privacy-exported = Here’s everything I keep about you. Only you can see this message; save the file.
privacy-nothing = I keep nothing about you.
privacy-too-large = Your data doesn’t fit into a message. Ask the person who runs this bot for it; your number is { $id }.
button-export-me = Export My Data
