## Ce que les personnes qui gèrent un serveur y permettent

server-title = Ce qu’on peut ouvrir sur ce serveur
server-channels = { $all ->
    [yes] Salles d’attente : dans tous les salons
   *[no] Salles d’attente : dans { $channels }
  }
server-games = { $all ->
    [yes] Jeux : tous
   *[no] Jeux : { $games }
  }
server-matches = { $most ->
    [0] Parties simultanées : sans limite (en ce moment { $running })
   *[other] Parties simultanées : { $most } au plus (en ce moment { $running })
  }
server-choose-channel = Autoriser ou fermer un salon
server-channel-choice = salon
    .only = Autoriser les salles d’attente ici seulement
    .too = Les autoriser ici aussi
    .off = Autorisé. Choisissez-le pour le fermer
server-choose-game = Proposer un jeu, ou ne plus le proposer
server-game-choice = jeu
    .off = Proposé. Choisissez-le pour ne plus le proposer
    .on = Pas proposé. Choisissez-le pour le proposer
server-choose-most = Parties simultanées
server-no-limit = Sans limite
server-at-most = { $most ->
    [one] { $most } partie à la fois au plus
   *[other] { $most } parties à la fois au plus
  }
button-all-channels = Tous les salons
button-all-games = Tous les jeux
refusal-server-channel = On n’ouvre pas de salle d’attente dans ce salon. Essayez { $channels }.
refusal-server-channel-closed = On n’ouvre pas de salle d’attente dans ce salon. Demandez aux personnes qui gèrent ce serveur où cela se fait.
refusal-server-game = { $game } n’est pas proposé sur ce serveur. Vous pouvez jouer à { $games }.
refusal-server-full = { $most ->
    [one] Sur ce serveur, { $most } partie se joue à la fois. La suivante pourra commencer quand elle sera terminée.
   *[other] Sur ce serveur, { $most } parties au plus se jouent à la fois. La suivante pourra commencer quand l’une d’elles sera terminée.
  }
refusal-server-last-game = Il faut proposer au moins un jeu.
refusal-server-channels-most = La liste peut contenir { $most } salons au plus. Fermez-en un d’abord, ou autorisez tous les salons.
refusal-server-no-channel = Ce n’est pas un salon textuel de ce serveur que vous pouvez lire.
command-table-server = Choisir ce qu’on peut ouvrir sur ce serveur
    .called = serveur
command-table-channel = Autoriser un salon pour les salles d’attente, ou le fermer (sans salon : tous)
    .called = salon
    .channel = quel salon (par défaut : tous)
    .allowed = non : le retirer de la liste (par défaut : oui)
command-table-game = Proposer un jeu sur ce serveur, ou ne plus le proposer (sans jeu : tous)
    .called = jeu
    .game = quel jeu (par défaut : tous)
    .offered = non : ne plus le proposer (par défaut : oui)
command-table-limit = Limiter le nombre de parties simultanées sur ce serveur
    .called = limite
    .matches = combien au plus (par défaut : sans limite)
