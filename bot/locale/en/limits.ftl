## Too much at once: what reaches others

refusal-outreach-lobby = You’ve opened as many lobbies as you can in a short time ({ $most }). You can open another one { $when }.
refusal-outreach-lobby-server = This server has opened as many lobbies as it can in a short time ({ $most }). You can open one { $when }.
refusal-outreach-tournament = You’ve opened as many tournaments as you can in a short time ({ $most }). You can open another one { $when }.
refusal-outreach-tournament-server = This server has opened as many tournaments as it can in a short time ({ $most }). You can open one { $when }.
refusal-outreach-invitation = You’ve sent { $most } invitations in a short time. You can send another one { $when }.
refusal-outreach-invitation-server = { $most } invitations were sent on this server in a short time. You can send one { $when }.
refusal-outreach-pair = You’ve invited { $user } as often as you can in a short time ({ $most }×). You can try again { $when }.
refusal-outreach-target = { $user } has received { $most } invitations in a short time. You can send one { $when }.
refusal-outreach-vote = You’ve called { $most } votes in this match in a short time. You can call another one { $when }.
refusal-outreach-vacation = You’ve changed your vacations as often as you can in a short time ({ $most }×), and every table is told. You can change them again { $when }.
