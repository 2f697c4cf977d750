## Boutons

button-move = Jouer
button-hand = Votre main
button-board = Plateau
button-undo = Annuler
button-rules = Règles
button-refresh = Actualiser
button-back = Retour
button-more = Plus
button-join = Rejoindre
button-leave = Quitter
button-start = Commencer
button-options = Options
button-agree = Accepter
button-refuse = Refuser
button-withdraw = Retirer
button-resume = Reprendre
button-rematch = Revanche
button-add-house = Joueur automatique : { $level }
button-drop-house = Retirer un joueur automatique
button-exactly = Autre…
button-end-match = Terminer la partie
button-end-tournament = Terminer le tournoi
button-give-seat = Proposer la place
button-change = Changer
