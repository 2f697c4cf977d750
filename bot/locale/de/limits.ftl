## Zu viel auf einmal: was andere erreicht

refusal-outreach-lobby = Du hast in kurzer Zeit so viele Lobbys eröffnet, wie möglich ist ({ $most }). Die nächste kannst du { $when } eröffnen.
refusal-outreach-lobby-server = Auf diesem Server wurden in kurzer Zeit so viele Lobbys eröffnet, wie möglich ist ({ $most }). Du kannst { $when } eine eröffnen.
refusal-outreach-tournament = Du hast in kurzer Zeit so viele Turniere eröffnet, wie möglich ist ({ $most }). Das nächste kannst du { $when } eröffnen.
refusal-outreach-tournament-server = Auf diesem Server wurden in kurzer Zeit so viele Turniere eröffnet, wie möglich ist ({ $most }). Du kannst { $when } eines eröffnen.
refusal-outreach-invitation = Du hast in kurzer Zeit { $most } Einladungen verschickt. Die nächste kannst du { $when } verschicken.
refusal-outreach-invitation-server = Auf diesem Server wurden in kurzer Zeit { $most } Einladungen verschickt. Du kannst { $when } eine verschicken.
refusal-outreach-pair = Du hast { $user } in kurzer Zeit { $most }-mal eingeladen. Versuche es { $when } noch einmal.
refusal-outreach-target = { $user } hat in kurzer Zeit { $most } Einladungen bekommen. Du kannst { $when } eine verschicken.
refusal-outreach-vote = Du hast in dieser Partie in kurzer Zeit { $most } Abstimmungen verlangt. Die nächste kannst du { $when } verlangen.
refusal-outreach-vacation = Du hast deinen Urlaub in kurzer Zeit { $most }-mal geändert, und jeder Tisch erfährt davon. { $when } kannst du ihn wieder ändern.
