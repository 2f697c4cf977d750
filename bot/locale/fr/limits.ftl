## Trop à la fois : ce qui parvient aux autres

refusal-outreach-lobby = Vous avez ouvert le plus de salles d’attente possible en peu de temps ({ $most }). Vous pourrez en ouvrir une autre { $when }.
refusal-outreach-lobby-server = Ce serveur a ouvert le plus de salles d’attente possible en peu de temps ({ $most }). Vous pourrez en ouvrir une { $when }.
refusal-outreach-tournament = Vous avez ouvert le plus de tournois possible en peu de temps ({ $most }). Vous pourrez en ouvrir un autre { $when }.
refusal-outreach-tournament-server = Ce serveur a ouvert le plus de tournois possible en peu de temps ({ $most }). Vous pourrez en ouvrir un { $when }.
refusal-outreach-invitation = Vous avez envoyé { $most } invitations en peu de temps. Vous pourrez en envoyer une autre { $when }.
refusal-outreach-invitation-server = { $most } invitations ont été envoyées sur ce serveur en peu de temps. Vous pourrez en envoyer une { $when }.
refusal-outreach-pair = Vous avez invité { $user } { $most } fois en peu de temps. Vous pourrez réessayer { $when }.
refusal-outreach-target = { $user } a reçu { $most } invitations en peu de temps. Vous pourrez en envoyer une { $when }.
refusal-outreach-vote = Vous avez demandé { $most } votes dans cette partie en peu de temps. Vous pourrez en demander un autre { $when }.
refusal-outreach-vacation = Vous avez modifié vos vacances { $most } fois en peu de temps, et chaque table en est informée. Vous pourrez les modifier de nouveau { $when }.
