## Noms

town-alba-longa = Alba Longa
town-roma = Rome
town-veii = Véies
town-velitrae = Velitrae
town-reate = Réate
town-assisi = Assisi
job-soldiers = Soldats
job-merchants = Marchands
job-workers = Ouvriers
job-priests = Prêtres
job-farmers = Fermiers
place-soldiers = Caserne
place-merchants = Marché
place-workers = Carrière
place-priests = Temple
place-farmers = Ferme
place-village = Habitations
climate-dry = Sec
climate-moderate = Modéré
climate-wet = Humide
season-growing = Saison de croissance
season-harvest = Saison des récoltes
phase-naming = Premier Roi des Rois
phase-slaves = Vente d’esclaves
phase-housing = Habitations gratuites
phase-court = Appel à la cour
phase-soldiers = Soldats
phase-market = Marché
phase-quarry = Carrière
phase-temple = Temple
phase-farm = Récoltes
phase-blessings = Bénédictions
phase-return = Retour
phase-year-end = Fin d’année
phase-over = Partie terminée
king-of-kings = Roi des Rois

## Le plateau

year-of = sur { $years } années
court = La cour
court-caller = Appel : { $city }
court-taken = Pris par :
call-costs = Prix d’un appel
wheat-per-farmer = Blé par fermier · prières
blessings = Bénédictions
forgotten = Oubliée
headline-in-turn = Dans l’ordre du tour, encore { $players }
headline-ready = Réponses : { $ready } sur { $players }
over-won = { $cities } l’emporte
over-shared = { $cities } partagent la victoire
over-nobody = Tout le monde perd
over-deck = Personne n’a relevé le défi des dieux en sept ans.
over-all-forgotten = Il ne reste aucun Roi.
tie-peasants = le plus de paysans parmi ceux qui ont relevé le défi
tie-wealth = le plus de blé et d’argent parmi ceux qui ont relevé le défi
ending-challenge = Le défi des dieux est relevé.
ending-shared = Rien ne départage les Rois.
ending-last-king = Le dernier Roi en vie.
ending-nobody = Personne n’a relevé le défi des dieux.
asks-first-king = désigner le premier Roi des Rois
asks-calling = faire appel à la cour ou passer ?
asks-taking = prendre un dé et placer des paysans
asks-buying = acheter un dé ou renoncer ?
asks-recovery = reprendre un héros utilisé ?
asks-sabotaging = saboter { $town }
asks-plundering = piller Assisi
asks-stocking = ajouter au butin d’Assisi
asks-succession = désigner le prochain Roi des Rois
asks-all-slave-sale = Vendre des paysans comme esclaves ?
asks-all-free-peasants = Les paysans gratuits au travail
asks-all-targets = Quelles villes sont attaquées ?
asks-all-heroes = Quels héros sont envoyés ?
asks-all-improving = Des prières pour la récolte ?
asks-all-invoking = La bénédiction des dieux ?
asks-all-growth = De nouveaux paysans ?

## Ce qu’un seul Roi voit

screen-title = { $name }, derrière le paravent
screen-title-plain = Derrière votre paravent
heroes = Héros
hero-counts = actifs : { $active }, utilisés : { $used }
city-cards = Cartes ville
no-city-cards = Aucune ville à attaquer
sealed-attack = Scellé : attaque sur { $town }
sealed-hero = Scellé : héros { $hero }
sealed-sell = { $peasants ->
    [0] Scellé : aucune vente
    [one] Scellé : vendre 1 paysan
   *[other] Scellé : vendre { $peasants } paysans
  }
sealed-grow = { $peasants ->
    [0] Scellé : aucun nouveau paysan
    [one] Scellé : 1 nouveau paysan
   *[other] Scellé : { $peasants } nouveaux paysans
  }
sealed-settle = Scellé : paysans gratuits – { $jobs }
sealed-yes = Scellé : dépenser les prières
sealed-no = Scellé : garder les prières

## Une ville

name-and-rank = { $name } – { $rank }
forgotten-long = Le peuple est parti ; la ville est oubliée.
brings-barracks = force { $strength }, plus un héros
brings-market = banque : { $silver } { $silver ->
    [one] pièce
   *[other] pièces
  }, puis un étal
brings-quarry = { $monuments ->
    [0] rien à construire encore
    [one] construit 1 monument
   *[other] construit { $monuments } monuments
  }
brings-temple = { $priests ->
    [0] personne ne prie
    [one] 1 prêtre prie
   *[other] { $priests } prêtres prient
  }
brings-farm = blé : { $low }, avec prières : { $high }
farm-asleep = travaille à la saison des récoltes
brings-village = { $free ->
    [0] aucun paysan gratuit
    [one] 1 paysan gratuit
   *[other] { $free } paysans gratuits
  }
fields = Champs
granary = Grenier

## Batailles

battle-title = { $count ->
    [one] Une ville attaquée
   *[other] { $count } villes attaquées
  }
battle-under = Année { $year } · { $season }
attack = Attaque
defence = Défense
held = La ville résiste
sabotages = { $count ->
    [one] 1 sabotage
   *[other] { $count } sabotages
  }
plunderings = { $count ->
    [one] 1 pillage
   *[other] { $count } pillages
  }
success = Succès { $success }

## Récoltes

harvest-title = Récoltes de l’année { $year }
harvest-under = { $climate ->
    [dry] Une année sèche
    [moderate] Une année modérée
   *[wet] Une année humide
  }
col-prayers = Prières
col-wheat = Blé récolté
col-most-farmers = Le plus de fermiers
wheat-each = Blé par fermier
blessing = Bénédiction
next-year = L’année prochaine

## La feuille finale

sheet-monuments = Monuments
sheet-peasants = Paysans
sheet-wheat = Blé
sheet-silver = Argent
sheet-goal = but : { $goal }
sheet-met = Défi des dieux
sheet-points = { $points }/{ $most }

## Le plateau en mots

blessing-wheat3 = 3 blés
blessing-silver2 = 2 pièces d’argent
blessing-monument1 = 1 monument
text-count = { $name } { $count }
text-times = { $name } × { $count }
text-none = aucun
text-now = Année { $year } sur { $years } · { $season } · { $phase }. Roi des Rois : { $king }.
text-price = Prix d’un appel en pièces d’argent : { $price }.
text-caller = Fait appel à la cour : { $who }.
text-dice = Dés restants : { $list }.
text-takers = Dés de cet appel pris par : { $list }.
text-stalls = Argent sur les étals : { $list }.
text-climate = Climat : { $climate }. Blé par fermier { $farmer }, récolte améliorée { $improved }, couché { $lying }.
text-prayers = Améliorer la récolte coûte { $prayers } { $prayers ->
    [one] prière
   *[other] prières
  }.
text-following = L’année prochaine : { $climate }.
text-past-year = année { $year } : { $climate } ({ $prayers } { $prayers ->
    [one] prière
   *[other] prières
  })
text-past = Cartes climat retournées : { $list }.
text-blessings = Bénédictions révélées : { $list }.
text-blessings-left = Bénédictions dans la pile – { $list }.
text-assisi = Assisi : défenseurs { $defenders } ; butin : 1 pièce d’argent × { $silver }, 2 blés × { $wheat }, paysans capturés { $captive }.
text-assisi-attacked = Assisi a été attaquée cette saison.
text-captives = capturés { $count }
text-lying = couchés { $count }
text-city = { $who } : monuments { $monuments } sur { $goal }, paysans { $peasants } sur { $wanted }, marqueur de population sur { $population }.
text-forgotten = La ville est oubliée.
text-goods = Argent { $silver }, blé { $wheat }, dévotion { $worship }.
text-heroes = Héros actifs : { $active }, utilisés : { $used }.
text-housing = Dans les habitations : { $housing }, gratuits : { $free }.
text-disc = Disque d’habitations sur { $disc }.
text-work = Au travail : { $list }.
text-out = Hors de la cour cette saison.
text-abstains = N’achète aucun dé jusqu’à son prochain appel.
text-wish = Achèterait ces dés : { $list }.
text-wished = { $pips ->
    [1] { $job } (tous)
   *[other] { $job } (à partir de { $pips })
  }
text-away = Passera son prochain appel.
text-sale = Paysans à vendre au début de la prochaine saison : { $peasants }.
text-piety = Détient le marqueur de piété.
text-improved = A amélioré cette récolte.
text-target = Attaque : { $town }.
text-hero = Héros envoyé : { $hero }.
text-attacker = { $who } avec { $soldiers } { $soldiers ->
    [one] soldat
   *[other] soldats
  } et le héros { $hero }
text-defenders = { $soldiers } défenseurs
text-defence = { $soldiers } { $soldiers ->
    [one] soldat
   *[other] soldats
  } et le héros { $hero }
text-battle = Attaque sur { $town } : { $attackers }. Défense : { $defence }. Succès { $success }, sabotages { $sabotages }.
text-harvest = { $who } : fermiers debout { $standing }, couchés { $lying }, blé { $wheat }.
text-harvest-improved = Améliorée par des prières.
text-most-farmers = Le plus de fermiers : { $wheat } { $wheat ->
    [one] blé
   *[other] blés
  } de plus.
text-sheet = { $who } : monuments { $monuments }, paysans { $peasants }, blé { $wheat }, argent { $silver }, { $points } points.
text-met = Défi relevé.
text-hand = { $who }, derrière le paravent :
text-own-heroes = Héros actifs : { $active }. Héros utilisés : { $used }.
text-own-cities = Cartes ville : { $list }.
alt-title = Plateau d’Alba Longa.
alt-time = Année { $year } · { $season } · { $climate }. Roi des Rois : { $king }.
alt-city = { $city } : monuments { $monuments }, paysans { $peasants }, argent { $silver }, blé { $wheat }, dévotion { $worship }.
alt-forgotten = { $city } est oubliée.

## Images sur demande

moment-battle = La dernière bataille
moment-harvest = La récolte

## Courbes : on parle d’années

plot-scores = Les points après chaque année
plot-round = Année
plot-scores-alt = { $rounds ->
    [0] Pas de chaque Roi vers le but, de la première action à la dernière.
    [one] Pas de chaque Roi vers le but sur une année.
   *[other] Pas de chaque Roi vers le but sur { $rounds } années.
}
plot-lead = { $count ->
    [one] Après l’année { $round }, { $name } mène.
   *[other] Après l’année { $round }, { $name } mènent ensemble.
}

## Pièces et signes

pieces-title = Les pièces d’Alba Longa
pieces-cities = Villes
pieces-people = Paysans et habitations
pieces-places = Lieux de travail
pieces-court = Cour et marché
pieces-goods = Biens, héros, monuments
pieces-sky = Climat et dieux
piece-free-peasant = Paysan
piece-lying = Paysan couché
piece-captive = Paysan capturé
piece-home = Habitation occupée
piece-free-home = Paysan gratuit
piece-empty-home = Habitation vide
piece-empty-free-home = Emplacement gratuit vide
piece-population = Marqueur de population
piece-housing = Disque d’habitations
piece-forgotten = Ville oubliée
piece-place = { $place } : { $job }
piece-asleep = Ferme, au repos pendant la croissance
piece-piety = Marqueur de piété
piece-die = Dé : { $job }
piece-no-die = Dé déjà pris
piece-closed = Hors de la cour
piece-abstaining = N’achète pas de dé pour l’instant
piece-stall = Étal le plus riche
piece-poor-stall = Étal du marché
piece-hero = Héros et sa valeur
piece-used-hero = Héros utilisé
piece-monument = Monument dans une ville
piece-foundation = Pas encore construit
piece-assisi = Assisi, la forteresse
piece-climate = { $climate ->
    [dry] Climat sec
    [moderate] Climat modéré
   *[wet] Climat humide
  }
piece-blessing = Bénédiction : { $gift }
piece-change = Gagné ou perdu
