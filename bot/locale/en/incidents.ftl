## What has gone wrong, for server managers

incidents-title = What has gone wrong on this server
incidents-line = **#{ NUMBER($number, useGrouping: 0) }** · { $when } · { $match }
incidents-explained = Someone was told the number of each of these failures; nothing was changed by it. If one happens again, tell the person who runs the bot its number.
incidents-none = No failure has been noted in the matches of this server.
incidents-no-more = There are no more.
