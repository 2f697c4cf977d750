"""What is sent: for each kind of post a function that says, from the store and the pictures, what is to be done.

It never talks to Discord: `bot.delivery` carries out what comes back. The values themselves stand in `bot.store.posts`,
because what writes a row lies below what puts it into words.
"""
