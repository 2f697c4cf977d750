## Noms

attacker-A = Venezia
attacker-B = La France
attacker-C = Le pape
attacker-D = L’empereur
against-A = Venezia
against-B = la France
against-C = le pape
against-D = l’empereur
master-economy = Trésorier
master-military = Capitaine
master-culture = Architecte
master-religion = Évêque
phase-projects = Projets
phase-refill = Rajout de cartes
phase-build = Construction
phase-masters = Maîtres de corporation
phase-repair = Réparations
phase-invasion = Invasion
phase-scoring = Évaluation finale

## Le plateau

round = Tour
cards-left = { $count ->
    [one] carte restante
   *[other] cartes restantes
  }
last-round = { $turns ->
    [0] dernier tour terminé
    [one] dernier tour : encore 1 joueur
   *[other] dernier tour : encore { $turns } joueurs
  }
headline-asked = { $comune } : { $question }
headline-ready = { $ready } prêts sur { $players }
headline-over = { $comune } gagne avec { $points } { $points ->
    [one] point
   *[other] points
  }
asks-projects = offrir, réclamer ou faire rentrer les gains
asks-displaced = offre dépassée – reprendre l’envoyé ou le déplacer ?
asks-free-choice = choisir une ressource
asks-build-step = construire ou terminer
asks-hand-limit = garder deux cartes
asks-repair = réparer les dommages ?
asks-all-commitment = Aux armes contre { $attacker } !
