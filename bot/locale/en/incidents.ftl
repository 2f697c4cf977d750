## What has gone wrong, for server managers

incidents-title = What has gone wrong on this server
incidents-line = **#{ NUMBER($number, useGrouping: 0) }** · { $when } · { $match }
incidents-explained = Each of these is a failure that somebody was told the number of; nothing was changed by it. If it happens again, tell whoever runs the bot the number.
incidents-none = No failure has been noted in the matches of this server.
incidents-no-more = There are no more.
