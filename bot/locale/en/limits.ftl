## Too much at once: what reaches others

refusal-outreach-lobby = You’ve opened { $most } lobbies in a short time. You can open another one { $when }.
refusal-outreach-lobby-server = { $most } lobbies were opened on this server in a short time. You can open one { $when }.
refusal-outreach-tournament = You’ve opened { $most } tournaments in a short time. You can open another one { $when }.
refusal-outreach-tournament-server = { $most } tournaments were opened on this server in a short time. You can open one { $when }.
refusal-outreach-invitation = You’ve sent { $most } invitations in a short time. You can send another one { $when }.
refusal-outreach-invitation-server = { $most } invitations were sent on this server in a short time. You can send one { $when }.
refusal-outreach-pair = You’ve invited { $user } { $most } times in a short time. You can try again { $when }.
refusal-outreach-target = { $user } has received { $most } invitations in a short time. You can send one { $when }.
refusal-outreach-vote = You’ve called { $most } votes in this match in a short time. You can call another one { $when }.
refusal-outreach-vacation = You’ve changed your vacations { $most } times in a short time, and every table is told. You can change them again { $when }.
