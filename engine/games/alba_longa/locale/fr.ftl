## Alba Longa en français

title = Alba Longa
tagline = Des Rois du Latium archaïque réunissent la cour, construisent et nourrissent leur peuple

## Places

seat-alba-longa = Alba Longa
seat-roma = Rome
seat-veii = Véies
seat-velitrae = Velitrae
seat-reate = Réate

## Années plutôt que tours

round-now = année { $round }
round-title = Année { $round }
round-column = Année

## Matériel

name-alba-longa = Alba Longa
name-roma = Rome
name-veii = Véies
name-velitrae = Velitrae
name-reate = Réate
name-assisi = Assisi
name-growing = saison de croissance
name-harvest = saison des récoltes
name-soldiers = soldats
name-merchants = marchands
name-workers = ouvriers
name-priests = prêtres
name-farmers = fermiers
name-black = noir (soldats)
name-grey = gris (marchands)
name-white = blanc (ouvriers)
name-brown = brun (prêtres)
name-barracks = caserne
name-market = marché
name-quarry = carrière
name-temple = temple
name-farm = ferme
name-dry = sec
name-moderate = modéré
name-wet = humide
name-wheat3 = 3 blés
name-silver2 = 2 pièces d’argent
name-monument1 = 1 monument
name-silver = 1 pièce d’argent
name-wheat = 2 blés
name-captive = un paysan capturé

city = { $town ->
    [alba-longa] Alba Longa
    [roma] Rome
    [veii] Véies
    [velitrae] Velitrae
    [reate] Réate
   *[assisi] Assisi
  }
the-die = { $die ->
    [black] le dé noir
    [grey] le dé gris
    [white] le dé blanc
   *[brown] le dé brun
  }
# combien de paysans font quel travail : 3 prêtres
sent = { $peasants } { $job ->
    [soldiers] { $peasants ->
        [one] soldat
       *[other] soldats
      }
    [merchants] { $peasants ->
        [one] marchand
       *[other] marchands
      }
    [workers] { $peasants ->
        [one] ouvrier
       *[other] ouvriers
      }
    [priests] { $peasants ->
        [one] prêtre
       *[other] prêtres
      }
   *[farmers] { $peasants ->
        [one] fermier
       *[other] fermiers
      }
  }
at-place = { $place ->
    [market] au marché
    [quarry] à la carrière
    [temple] au temple
   *[farm] à la ferme
  }
climate-is = { $climate ->
    [dry] sèche
    [moderate] modérée
   *[wet] humide
  }
the-loot = { $loot ->
    [silver] 1 pièce d’argent
    [wheat] 2 blés
   *[captive] un paysan capturé
  }
the-blessing = { $blessing ->
    [wheat3] 3 blés
    [silver2] 2 pièces d’argent
   *[monument1] 1 monument
  }
stalls-open = { $stalls ->
    [3] I à III
    [4] I à IV
    [5] I à V
   *[6] I à VI
  }
phase = { $phase ->
    [naming] Le premier Roi des Rois
    [slaves] Vente d’esclaves
    [housing] Habitations gratuites
    [court] L’appel à la cour
    [soldiers] Soldats
    [market] Marché
    [quarry] Carrière
    [temple] Temple
    [farm] Récoltes
    [blessings] Bénédictions des dieux
    [return] Retour des paysans
    [year-end] Fin d’année
   *[over] La partie est terminée
  }

## Événements

event-game-began = { $kings } fondent leurs villes ; les étals { stalls-open } sont ouverts. { $naming } désigne le premier Roi des Rois.
began-and-kept = { $kings } fondent leurs villes ; les étals { stalls-open } sont ouverts. { $naming } peut désigner le premier Roi des Rois et garde la carte.
event-king-kept = { $seat } garde la carte Roi des Rois.
event-king-named = { $seat } donne la carte Roi des Rois à { $king }.
event-year-began = L’année { $year } est { climate-is }.
event-season-began = { $season ->
    [growing] La saison de croissance commence
   *[harvest] La saison des récoltes commence
  }. Roi des Rois : { $king }.
event-slaves-sold = { $seat } vend { $peasants } { $peasants ->
    [one] paysan
   *[other] paysans
  } pour { $silver } { $silver ->
    [one] pièce d’argent
   *[other] pièces d’argent
  }.
event-no-slaves-sold = Personne ne vend de paysan.
event-sale-announced = { $peasants ->
    [0] { $seat } ne vendra finalement personne au début de la prochaine saison.
    [one] { $seat } vendra 1 paysan au début de la prochaine saison.
   *[other] { $seat } vendra { $peasants } paysans au début de la prochaine saison.
  }
event-order-called = { $seat } souhaite l’ordre du tour : les paysans gratuits se placent maintenant un Roi après l’autre.
event-free-settled = { $seat } envoie ses paysans gratuits au travail : { $jobs }.
event-lap-began = Tour { $lap } de la cour : { $price ->
    [0] l’appel est gratuit
    [one] un appel coûte 1 pièce d’argent
   *[other] un appel coûte { $price } pièces d’argent
  }.
event-court-called = { $seat } fait appel à la cour{ $stall ->
    [none] { "" }
   *[other] { " " }pour { $price } { $price ->
        [one] pièce d’argent
       *[other] pièces d’argent
      } à l’étal { $stall }
  } (dés : soldats { $black }, marchands { $grey }, ouvriers { $white }, prêtres { $brown }).
event-call-passed = { $seat } passe et quitte la cour pour cette saison.
calls-passed = { $count ->
    [one] { $seats } passe et quitte la cour pour cette saison.
   *[other] { $seats } passent et quittent la cour pour cette saison.
  }
event-next-call-announced = { $away ->
    [yes] { $seat } passera son prochain appel.
   *[no] { $seat } appellera finalement la cour.
  }
event-forced-out = { $seat } { $silver ->
    [0] n’a plus d’argent
    [one] n’a plus qu’une pièce d’argent
   *[other] n’a que { $silver } pièces d’argent
  }, ne peut pas payer un appel à { $price } et quitte la cour pour cette saison.
event-die-taken = { $seat } prend { the-die } ({ sent }).
event-die-bought = { $seat } achète { the-die } à l’étal { $stall } ({ sent }).
event-purchase-declined = { $seat } n’achète rien{ $until_call ->
    [yes] { " " }jusqu’à son prochain appel
   *[no] { "" }
  }.
purchases-declined = { $count ->
    [one] { $seats } n’achète rien jusqu’à son prochain appel.
   *[other] { $seats } n’achètent rien jusqu’à leur prochain appel.
  }
event-court-closed = La cour est close.
event-hero-recovered = { $seat } a la plus grande armée et reprend un héros utilisé.
event-hero-taken-back = Vous avez repris le héros { $hero }.
event-target-shown = { $seat } attaque { $town } avec { $soldiers } { $soldiers ->
    [one] soldat
   *[other] soldats
  }.
event-at-peace = Personne n’attaque personne.
event-hero-shown = { $seat } envoie le héros { $hero }.
event-attack-failed = { $town } résiste : { $attack } contre { $defence }.
event-attack-succeeded = { $town } est vaincue : { $attack } contre { $defence }, { $sabotages } { $sabotages ->
    [one] sabotage
   *[other] sabotages
  } pour un succès de { $success }.
event-sabotaged = { $seat } sabote { $town } { at-place }{ $lying ->
    [yes] { " " }(la figurine se couche)
   *[no] { "" }
  }{ $captured ->
    [yes] { " " }et capture un paysan
   *[no] { "" }
  }{ $wheat ->
    [0] { "" }
    [one] { " " }et prend 1 blé
   *[other] { " " }et prend { $wheat } blés
  }.
event-no-captive-left = Les dix paysans capturés du jeu sont tous pris : { $seat } ne capture personne.
event-nothing-left = Il ne reste rien à { $town } ; { $lost } { $lost ->
    [one] sabotage est perdu
   *[other] sabotages sont perdus
  }.
event-assisi-plundered = { $seat } prend { the-loot } à Assisi{ $job ->
    [none] { "" }
    [merchants] { " " }pour le marché
    [workers] { " " }pour la carrière
    [priests] { " " }pour le temple
   *[farmers] { " " }pour le grenier
  }.
event-assisi-fortified = Assisi a maintenant { $defenders } défenseurs.
event-assisi-stocked = { $seat } ajoute { the-loot } au butin d’Assisi.
event-heroes-returned = { $seat } reprend tous ses héros utilisés.
event-stall-emptied = L’étal { $stall } est le plus riche : { $silver } { $silver ->
    [one] pièce d’argent retourne
   *[other] pièces d’argent retournent
  } à la banque.
event-market-paid = { $bank ->
    [0] { $stall ->
        [none] { $seat } ne trouve rien au marché.
       *[other] { $seat } prend { $silver } { $silver ->
            [one] pièce d’argent
           *[other] pièces d’argent
          } à l’étal { $stall }.
      }
   *[other] { $seat } reçoit { $bank } { $bank ->
        [one] pièce d’argent
       *[other] pièces d’argent
      } de la banque{ $stall ->
        [none] { "" }
       *[other] { " " }et { $silver } de l’étal { $stall }
      }.
  }
event-monuments-built = { $seat } construit { $built } { $built ->
    [one] monument
   *[other] monuments
  } et en a { $monuments }.
event-housing-improved = { $seat } a le plus d’ouvriers : le disque d’habitations avance sur { $disc }.
event-worship-risen = { $seat } porte la dévotion à { $worship } avec { $priests } { $priests ->
    [one] prêtre
   *[other] prêtres
  }.
event-piety-given = { $seat } reçoit le marqueur de piété.
event-climate-turned = L’année { climate-is } demande { $prayers } { $prayers ->
    [one] prière
   *[other] prières
  }. { $following ->
    [none] C’est la dernière année.
    [dry] L’année prochaine sera sèche.
    [moderate] L’année prochaine sera modérée.
   *[wet] L’année prochaine sera humide.
  }
event-harvested = { $seat } récolte { $wheat } { $wheat ->
    [one] blé
   *[other] blés
  } ({ $standing } { $standing ->
    [one] fermier
   *[other] fermiers
  }{ $lying ->
    [0] { "" }
    [one] , 1 couché
   *[other] , { $lying } couchés
  }{ $improved ->
    [yes] , récolte améliorée
   *[no] { "" }
  }).
event-best-farmers = { $seat } a le plus de fermiers : { $wheat } { $wheat ->
    [one] blé
   *[other] blés
  } de plus.
event-blessing-turned = La bénédiction des dieux : { the-blessing }.
event-nobody-blessed = Personne n’a payé pour la recevoir.
event-blessed = { $seat } recule de { $cost } en dévotion { $nothing ->
    [yes] pour rien : tous ses monuments sont construits.
   *[no] et reçoit { the-blessing }.
  }
blessed-together = { $seats } reculent chacun de { $cost } en dévotion { $nothing ->
    [yes] pour rien : tous leurs monuments sont construits.
   *[no] et reçoivent { the-blessing }.
  }
event-fed = { $seat } nourrit { $fed } { $fed ->
    [one] paysan
   *[other] paysans
  }{ $left ->
    [0] { "" }
    [one] , 1 quitte la ville
   *[other] , { $left } quittent la ville
  } (blé restant : { $wheat }).
fed-together = Paysans nourris (blé restant) : { $cities }.
fed-there = { $seat } { $fed } ({ $wheat }{ $left ->
    [0] { "" }
    [one]  ; 1 quitte la ville
   *[other]  ; { $left } quittent la ville
  })
event-forgotten = { $seat } n’a plus de blé du tout. Le peuple s’en va et le Roi est oublié de l’Histoire.
event-grown = { $seat } gagne { $born } { $born ->
    [one] paysan
   *[other] paysans
  } et en a { $peasants } (blé restant : { $wheat }).
grown-together = Paysans après la croissance (blé restant) : { $cities }.
grown-there = { $seat } { $peasants }, dont { $born } { $born ->
    [one] nouveau
   *[other] nouveaux
  } ({ $wheat })
event-challenge-met = { $seat } a relevé le défi des dieux : { $monuments } { $monuments ->
    [one] monument
   *[other] monuments
  }, { $peasants } { $peasants ->
    [one] paysan
   *[other] paysans
  }, { $wealth } en blé et argent.
event-game-won = { $seat } l’emporte.
tie-peasants = { $seat } l’emporte avec le plus de paysans : { $peasants }.
tie-wealth = { $seats } ont le plus de paysans, { $peasants } ; { $seat } l’emporte avec le plus de blé et d’argent : { $wealth }.
tie-stands = Égalité en paysans, ainsi qu’en blé et en argent.
event-victory-shared = { $seats } partagent la victoire.
event-last-king-won = { $seat } est le dernier Roi en vie et l’emporte.
event-deck-exhausted = La dernière année est finie et personne n’a relevé le défi des dieux. Tout le monde perd.
event-all-forgotten = Il ne reste aucun Roi. Tout le monde perd.

## Questions

question-first-king = Qui sera le premier Roi des Rois ?
question-slave-sale = Vendez-vous des paysans comme esclaves ?
question-free-peasants = { $in_turn ->
    [yes] Dans l’ordre du tour : où travaillent vos paysans gratuits ?
   *[no] Où travaillent vos paysans gratuits ?
  }
question-calling = Faites appel à la cour, ou passez et quittez-la pour cette saison
question-taking = Prenez un dé et envoyez des paysans au travail
question-buying = Achetez un des dés restants pour 1 pièce d’argent, ou renoncez
question-recovery = Votre armée est la plus grande : reprenez-vous un héros utilisé ?
question-targets = Quelle ville vos soldats attaquent-ils ?
question-heroes = Quel héros envoyez-vous ?
question-sabotaging = Où sabotez-vous { $town } ?
question-plundering = Que prenez-vous à Assisi ?
question-stocking = Qu’ajoutez-vous au butin d’Assisi ?
question-improving = Dépensez-vous { $prayers } { $prayers ->
    [one] prière
   *[other] prières
  } pour améliorer votre récolte ?
question-invoking = Payez-vous pour la bénédiction des dieux ?
question-succession = Qui sera le prochain Roi des Rois ?
question-growth = De combien de paysans votre ville grandit-elle ?

## Actions

action-appoint = Donner la carte Roi des Rois à un Roi.
    .title = Désigner un Roi
    .name = désigner
    .city = le Roi de quelle ville
action-sell = Vendre 1 paysan pour 1 pièce d’argent ou 3 pour 2, une fois au début d’une saison.
    .title = Vendre des esclaves
    .title-nothing = Ne vendre personne
    .name = vendre
    .peasants = combien : 0, 1 ou 3
action-sell-later = Annoncer que vous vendrez 1 ou 3 paysans au début de la prochaine saison, ou finalement personne.
    .title = Vendre la saison prochaine
    .title-nothing = Ne vendre personne finalement
    .name = vendre-plus-tard
    .peasants = combien : 0, 1 ou 3
action-settle = Envoyer au travail les paysans des habitations gratuites ; les autres restent chez eux.
    .title = Placer les paysans gratuits
    .title-nothing = Ne placer personne
    .name = placer
    .first = le premier paysan gratuit
    .second = le deuxième paysan gratuit
    .third = le troisième paysan gratuit
action-call-order = Demander l’ordre du tour : les Rois placent leurs paysans gratuits l’un après l’autre.
    .title = Ordre du tour, s’il vous plaît
    .name = ordre
action-call = Faire appel à la cour : payer le prix à un étal et lancer les dés.
    .title = Faire appel à la cour
    .name = appel
    .stall = l’étal qui reçoit l’argent ; sinon, le plus pauvre
action-pass = Passer votre propre appel et quitter la cour pour cette saison.
    .title = Passer
    .name = passer
action-stay-away = Annoncer que vous passerez votre prochain appel. Sinon un appel gratuit a lieu de lui-même.
    .title = Passer mon prochain appel
    .name = absent
    .away = passer le prochain appel, ou appeler finalement
action-take = Prendre un des dés lancés et envoyer des paysans au travail.
    .title = Prendre un dé
    .name = prendre
    .die = quel dé
    .peasants = combien de paysans ; sinon, autant que possible
    .farm = plutôt à la ferme (saison des récoltes)
action-buy = Acheter un dé restant pour 1 pièce d’argent et envoyer des paysans à sa tâche.
    .title = Acheter un dé
    .name = acheter
    .die = quel dé
    .peasants = combien de paysans ; sinon, autant que possible
    .stall = l’étal qui reçoit l’argent ; sinon, le plus pauvre
action-decline = Ne pas acheter de dé lors de cet appel, ou aucun jusqu’à votre prochain appel.
    .title = Renoncer
    .name = renoncer
    .until_call = et à tous les dés jusqu’à votre prochain appel
action-wish = Dire pour quels dés vous voulez être consulté cette saison, et pour aucun autre.
    .title = Dés souhaités
    .name = souhait
    .black = dés noirs (soldats)
    .grey = dés gris (marchands)
    .white = dés blancs (ouvriers)
    .brown = dés bruns (prêtres)
action-recover = Reprendre un de vos héros utilisés, ou aucun.
    .title = Reprendre un héros
    .title-nothing = Ne reprendre aucun héros
    .name = reprendre
    .hero = quel héros utilisé ; rien pour aucun
action-attack = Choisir en secret la ville que vos soldats attaquent.
    .title = Attaquer
    .name = attaquer
    .city = quelle ville
action-send = Choisir en secret le héros qui combat pour vous.
    .title = Envoyer un héros
    .name = héros
    .hero = lequel de vos héros actifs
action-sabotage = Dire où vous sabotez la ville vaincue.
    .title = Saboter
    .name = saboter
    .place = à quel lieu
action-plunder = Prendre un produit à Assisi ; un paysan capturé travaille aussitôt.
    .title = Piller
    .name = piller
    .loot = ce que vous prenez
    .job = la tâche d’un paysan capturé
action-stock = Ajouter un produit au butin d’Assisi.
    .title = Ajouter au butin
    .name = butin
    .loot = ce que vous ajoutez
action-improve = Dépenser des prières pour que chaque fermier debout rapporte 1 blé de plus.
    .title = Améliorer la récolte
    .name = améliorer
action-invoke = Payer en dévotion pour recevoir la bénédiction des dieux.
    .title = Demander la bénédiction
    .name = bénédiction
action-spare = Garder vos prières.
    .title = Garder vos prières
    .name = garder
action-grow = Accroître votre population avec le blé restant.
    .title = Accroître la population
    .title-nothing = Ne pas accroître
    .name = accroître
    .peasants = combien de nouveaux paysans

## Valeurs à choisir

label-die = { $die ->
    [black] noir, soldats : { $pips }
    [grey] gris, marchands : { $pips }
    [white] blanc, ouvriers : { $pips }
   *[brown] brun, prêtres : { $pips }
  }
label-peasants = { $peasants ->
    [none] autant de paysans que possible
    [one] 1 paysan
   *[other] { $peasants } paysans
  }
label-farm = { $farm ->
    [yes] la ferme
   *[no] la tâche du dé
  }
label-stall = { $stall ->
    [none] l’étal le plus pauvre
   *[other] { $stall } (argent : { $silver })
  }
label-call = { $price ->
    [0] gratuit
   *[other] { $stall ->
        [none] { $price } { $price ->
            [one] pièce
           *[other] pièces
          } à l’étal le plus pauvre
       *[other] { $price } { $price ->
            [one] pièce
           *[other] pièces
          } à l’étal { $stall } (contient { $silver })
      }
  }
label-city = monuments { $monuments }/{ $goal } · paysans { $peasants }
label-until-call = { $until_call ->
    [yes] jusqu’à votre prochain appel
   *[no] cette fois
  }
label-away = { $away ->
    [yes] passer
   *[no] appeler finalement
  }
label-wish = { $pips ->
    [1] tous
    [5] jamais
   *[other] à partir de { $pips }
  }
label-job = { $job ->
    [none] reste chez lui
    [soldiers] soldat
    [merchants] marchand
    [workers] ouvrier
    [priests] prêtre
   *[farmers] fermier
  }
label-sale = { $peasants ->
    [0] personne
   *[other] { $peasants } pour { $silver } { $silver ->
        [one] pièce d’argent
       *[other] pièces d’argent
      }
  }
label-growth = { $peasants ->
    [0] pas du tout
   *[other] { $peasants } pour { $wheat } { $wheat ->
        [one] blé
       *[other] blés
      }
  }
label-hero = { $hero ->
    [none] aucun
   *[other] héros { $hero }
  }
label-captive = { $job ->
    [none] sans tâche
   *[other] { label-job }
  }
the-colour = { $die ->
    [black] Noir
    [grey] Gris
    [white] Blanc
   *[brown] Brun
  }
shortcut-settle = { $peasants ->
    [0] Rester à la maison
   *[other] { sent }
  }
shortcut-take = { the-colour } : { sent }
shortcut-buy = { the-colour } : { sent } pour { $price } { $price ->
    [one] pièce
   *[other] pièces
  }
shortcut-plunder = { $loot ->
    [captive] Paysan capturé : { label-job }
   *[other] { the-loot }
  }

## Options

option-job_well_done = Un travail bien fait : les majorités rapportent héros, habitations, piété et blé.
    .title = Un travail bien fait
    .yes = avec Un travail bien fait
    .no = sans
option-spoils_of_war = Butins de guerre : un Roi sans plus de monuments que sa victime capture les paysans qu’il sabote.
    .title = Butins de guerre
    .yes = avec Butins de guerre
    .no = sans
option-assisi = Assisi : une ville neutre avec du butin. À deux Rois on la joue toujours, à cinq jamais.
    .title = Assisi
    .auto = seulement à deux Rois
    .with = avec Assisi
    .without = sans Assisi
option-last_king = Ce qui arrive quand il ne reste qu’un Roi.
    .title = Le dernier Roi
    .wins = l’emporte aussitôt
    .plays-on = continue à jouer

## Consignes

order-never-sell = Ne jamais vendre de paysans comme esclaves.
    .title = Ne jamais vendre
order-send-to-work = Envoyer tous vos paysans gratuits { $job ->
    [soldiers] à la caserne
    [merchants] au marché
    [workers] à la carrière
    [priests] au temple
   *[farmers] à la ferme ; en saison de croissance, on vous demande
  }.
    .title = Paysans gratuits
    .job = ce que font vos paysans gratuits
order-call-court = Faire appel à la cour { $up_to ->
    [0] tant que c’est gratuit
    [one] tant que cela coûte au plus { $up_to } pièce d’argent, posée à l’étal le moins garni
   *[other] tant que cela coûte au plus { $up_to } pièces d’argent, posées à l’étal le moins garni
  }.
    .title = Faire appel à la cour
    .up_to = le prix le plus haut, en pièces d’argent
order-pass-call = Passer votre propre appel dès qu’il coûte { $from_price } { $from_price ->
    [one] pièce
   *[other] pièces
  } d’argent ou plus.
    .title = Passer votre appel
    .from_price = le prix à partir duquel vous passez, en pièces d’argent
order-take-die = Prendre { order-die } de votre propre jet s’il montre { $pips ->
    [4] 4
   *[other] { $pips } ou plus
  }, avec autant de paysans que possible{ $farm ->
    [yes]  ; en saison des récoltes, ils vont à la ferme
   *[no] { "" }
  }.
    .title = Prendre un dé
    .die = quel dé
    .pips = combien il doit montrer
    .farm = si les paysans vont à la ferme en saison des récoltes
order-die = { $die ->
    [black] le dé noir
    [grey] le dé gris
    [white] le dé blanc
   *[brown] le dé brun
  }
order-decline-dice = { $unless_die ->
    [none] Ne jamais acheter de dé.
   *[other] N’acheter aucun dé, sauf si { order-wanted-die } reste et montre { $unless_pips ->
        [4] 4
       *[other] { $unless_pips } ou plus
      } : { $then ->
        [buy] l’acheter pour 1 pièce d’argent, avec autant de paysans que possible
       *[ask] la question vous est alors posée
      }.
  }
    .title = Renoncer aux dés
    .unless_die = le dé qui pourrait vous intéresser
    .unless_die-none = aucun
    .unless_pips = combien il doit montrer
    .then = ce qui se passe dans ce cas
    .then-ask = me poser la question
    .then-buy = l’acheter
order-wanted-die = { $unless_die ->
    [black] le dé noir
    [grey] le dé gris
    [white] le dé blanc
   *[brown] le dé brun
  }
order-keep-heroes = { $attacking ->
    [yes] Toujours envoyer le héros 0, même quand vous attaquez.
   *[no] Envoyer le héros 0 quand on vous attaque sans que vous attaquiez vous-même.
  }
    .title = Garder vos héros
    .attacking = si le héros 0 part aussi quand vous attaquez
order-sabotage-place = Saboter { $place ->
    [market] le marché
    [quarry] la carrière
    [temple] le temple
   *[farm] la ferme
  } chaque fois que quelqu’un s’y tient.
    .title = Lieu du sabotage
    .place = où vous frappez
order-always-improve = Toujours améliorer la récolte{ $up_to ->
    [none] { "" }
    [one] { " " }tant qu’il faut au plus { $up_to } prière
   *[other] { " " }tant qu’il faut au plus { $up_to } prières
  }.
    .title = Toujours améliorer
    .up_to = le plus de prières que vous dépensez
    .up_to-none = sans limite
order-settle-blessings = { $pay ->
    [yes] Toujours payer pour la bénédiction des dieux.
   *[no] Ne jamais payer pour la bénédiction des dieux.
  }
    .title = Bénédictions
    .pay = si vous payez
order-name-king = Donner la carte Roi des Rois { $heir ->
    [left] au premier Roi vivant à votre gauche
   *[fewest-monuments] au Roi qui a le moins de monuments, le plus proche à votre gauche en cas d’égalité
  }.
    .title = Prochain Roi des Rois
    .heir = qui reçoit la carte
    .heir-left = le premier Roi à votre gauche
    .heir-fewest-monuments = le Roi qui a le moins de monuments
order-grow-most = Accroître la population d’autant de paysans que possible{ $keep ->
    [0] { "" }
    [one] { " " }en gardant { $keep } blé
   *[other] { " " }en gardant { $keep } blés
  }.
    .title = Accroître la population
    .keep = combien de blé vous gardez

## Refus

refusal-one-sale = Vous ne pouvez pas en vendre { $peasants }. Il y a une vente par saison, à son début : 1 paysan pour 1 pièce d’argent, ou 3 pour 2.
refusal-sale-ahead = Une vente s’annonce avant le début de la saison ; seuls les rois sans argent sont consultés.
refusal-somebody-must-stay = Quelqu’un doit rester dans votre ville : elle compte { $have } { $have ->
    [one] paysan
   *[other] paysans
  }.
refusal-farmers-in-harvest = Les fermiers ne travaillent que pendant la saison des récoltes.
refusal-order-called = L’ordre du tour a déjà été demandé.
refusal-no-order-to-call = Personne d’autre n’a de paysans gratuits à placer.
refusal-no-free-peasants = Aucun de vos paysans n’habite un emplacement gratuit (12, 16 ou 20).
refusal-few-free-peasants = { $free } de vos paysans { $free ->
    [one] habite un emplacement gratuit : ne nommez que la première tâche
   *[other] habitent un emplacement gratuit : ne nommez que les { $free } premières tâches
  }.
refusal-no-housing = Il ne vous reste aucun paysan aux habitations.
refusal-call-too-dear = Un appel coûte maintenant { $price } { $price ->
    [one] pièce d’argent
   *[other] pièces d’argent
  } et vous en avez { $have }. { $out ->
    [yes] Vous êtes hors de la cour jusqu’à la prochaine saison
   *[no] Vous devez passer
  }.
refusal-out-of-court = Vous avez passé votre propre appel cette saison : vous êtes hors de la cour jusqu’à la prochaine.
refusal-abstaining = Vous avez renoncé à tous les dés jusqu’à votre prochain appel.
refusal-unwanted-dice = Vous avez dit quels dés vous achèteriez, et il n’en reste aucun. Vous pouvez changer d’avis pour les appels à venir.
refusal-said-already = Vous l’avez déjà dit.
refusal-no-dice-to-come = Il n’y a plus de dés à venir pour vous cette saison.
refusal-no-silver = Un dé coûte { $price } { $price ->
    [one] pièce d’argent
   *[other] pièces d’argent
  } et vous n’en avez pas.
refusal-one-die-per-call = { $kings ->
    [2] Lors de votre propre appel, lancez d’abord les dés et prenez-en un ; vous pourrez ensuite en acheter un second.
   *[other] Vous pouvez acheter un dé par appel, et seulement lors de l’appel d’un autre Roi.
  }
refusal-one-stall = Tout le prix va à un seul étal.
refusal-free-call = Cet appel est gratuit ; aucun étal ne reçoit d’argent.
refusal-stall-closed = À { $kings } Rois, seuls les étals { stalls-open } sont ouverts.
refusal-die-gone = Ce dé est déjà pris. Il reste : { $dice }.
refusal-wrong-number = Envoyez { $most ->
    [one] 1 paysan
   *[other] de 1 à { $most } paysans
  } avec ce dé : il montre { $pips }, et vous en avez { $housing } aux habitations.
refusal-wrong-job = Chaque dé a sa tâche : noir pour les soldats, gris pour les marchands, blanc pour les ouvriers, brun pour les prêtres. Seul votre propre dé peut, à la saison des récoltes, envoyer des paysans à la ferme.
refusal-bought-die-farm = Un dé acheté envoie des paysans à sa propre tâche. Seul le dé de celui qui fait l’appel peut les envoyer à la ferme.
refusal-hero-not-used = Le héros { $hero } n’est pas dans votre pile de héros utilisés. Il y a : { $heroes }.
refusal-no-city-card = Vous n’avez pas de carte pour { city }, seulement pour { $towns }.
refusal-no-soldiers = Vous n’avez pas de soldats, donc vous n’attaquez personne.
refusal-must-attack = Vos soldats doivent attaquer quelque part. Ils vous défendent tout autant.
refusal-hero-rests = Le héros { $hero } repose dans votre pile de héros utilisés. Vos héros actifs : { $heroes }.
refusal-no-sabotage-of-soldiers = On ne peut pas saboter les soldats. Choisissez le marché, la carrière, le temple ou la ferme.
refusal-nobody-to-sabotage = Plus personne { at-place } ne peut être saboté. Possible encore : { $places }.
refusal-assisi-has-none = Assisi n’en a pas ({ $loot ->
    [silver] argent
    [wheat] blé
   *[captive] paysans capturés
  }).
refusal-assisi-full-of = Assisi ne peut en contenir plus ({ $loot ->
    [silver] argent
    [wheat] blé
   *[captive] paysans capturés
  }) : au plus { $most } de chaque sorte.
refusal-no-captive-left = Tous les paysans capturés du jeu ({ $most }) sont déjà pris.
refusal-captive-needs-job = Dites ce que fait le paysan capturé. Possible : { $jobs }.
refusal-captive-cannot = Les paysans capturés ne peuvent pas faire cette tâche ({ $job ->
    [soldiers] soldats
    [merchants] marchands
    [workers] ouvriers
    [priests] prêtres
   *[farmers] fermiers
  }). Possible : { $jobs }.
refusal-no-job-for-goods = Seul un paysan capturé reçoit une tâche.
refusal-few-prayers = Améliorer la récolte demande cette année { $cost } { $cost ->
    [one] prière
   *[other] prières
  }, et vous en avez { $have }. Vous pouvez les garder.
refusal-blessing-without-improving = Seules les villes qui ont amélioré leur récolte peuvent recevoir une bénédiction.
refusal-blessing-too-dear = Une bénédiction vous coûte { $cost } en dévotion et vous avez { $have }.
refusal-growth-too-dear = Avec { $wheat } { $wheat ->
    [one] blé
   *[other] blés
  }, vous pouvez avoir au plus { $most } { $most ->
    [one] nouveau paysan
   *[other] nouveaux paysans
  }.
refusal-another-king = Donnez la carte à un autre Roi : { $towns }.
refusal-no-such-king = { city } n’a pas de Roi qui puisse prendre la carte. Possible : { $towns }.
refusal-forgotten = Votre ville est oubliée de l’Histoire ; vous êtes hors du jeu.
refusal-assisi-with-five = Assisi est au dos de Réate, dont { $players } Rois ont besoin. Elle se joue de 2 à 4 Rois.
refusal-two-without-assisi = À deux Rois, on joue toujours avec Assisi.

## Les nombres qui comptent

hint-times = { $name } × { $count }
hint-nobody = personne
hint-slave-sale = Argent : { $silver }. Paysans : { $peasants } (il en faut { $goal } pour gagner). Blé en réserve pour les nourrir à la fin de l’année : { $wheat }.
hint-free-peasants = Sans dé : { $free } de vos { $home } paysans sans tâche. Argent pour la cour : { $silver }.
hint-calling = Argent : { $silver } ; paysans sans tâche : { $home }. Cet appel coûte { $price }{ $later ->
    [none] {"."}
   *[other] , le prix suivant est { $later }.
  }
hint-court = { $chosen ->
    [yes] Ensuite, argent : { $silver } ; sans tâche : { $home } ; au travail : { $crews }.
   *[no] Argent : { $silver } ; sans tâche : { $home } ; au travail : { $crews }.
  }
hint-targets = Vos soldats : { $soldiers }. Soldats sur place, sans les héros : { $defence }.
hint-attack = ⚔️ { city }, sans les héros : à l’attaque { $attack } (dont { $own } à vous), en défense { $defence }.
hint-defence = 🛡️ Votre ville, sans les héros : à l’attaque { $attack }, en défense { $own }.
hint-sabotaging = Peuvent être touchés : { $places }. Monuments : { city } { $theirs }, vous { $own }.
hint-loot = Assisi : 1 pièce d’argent × { $silver }, 2 blés × { $wheat }, paysans capturés { $captive }.
hint-fed = Blé en réserve : { $wheat } ; paysans à nourrir : { $peasants }.
hint-hungry = ⚠️ { $leaving ->
    [one] 1 paysan partira
   *[other] { $leaving } paysans partiront
  } sans { $wheat } { $wheat ->
    [one] blé
   *[other] blés
  } de plus.
hint-forgotten = ⚠️ Sans aucun blé à la fin de l’année, vous êtes éliminé.
hint-improving = Blé de votre récolte : { $plain }, ou { $improved } si elle est améliorée.
hint-worship = Vos prières : { $worship }, ou { $left } si vous payez.
hint-blessings = Encore dans la pile : { $rest }.
hint-growth = Blé restant une fois le peuple nourri : { $wheat }. Vos paysans : { $peasants }, vos monuments : { $monuments } ; il en faut { $goal } et { $wanted } pour gagner.

## Guide

guide-first-king = Le Roi des Rois est le premier à chaque tour de l’appel, et les égalités se règlent dans l’ordre du tour à partir de lui. La carte change de main après chaque saison : c’est un petit avantage pour commencer. Vous pouvez vous désigner vous-même.
guide-slave-sale = Une fois par saison, des paysans peuvent être changés en argent. L’argent paie les appels et les dés ; mais ce sont les paysans qui travaillent, et il en faut beaucoup pour gagner. Tant qu’il vous reste de l’argent, il y a rarement une raison de vendre.
guide-free-peasants = Les paysans de certaines cases d’habitation vont travailler sans dé. Tous les Rois choisissent en même temps, ou dans l’ordre du tour si l’un d’eux le souhaite. Pensez à ce que vous ne laisseriez pas aux dés : le second ouvrier d’une paire, le blé de la saison des récoltes, un garde pour votre ville.
guide-calling = Les dés envoient vos paysans au travail. À votre appel, vous lancez les quatre dés et choisissez en premier ; les autres peuvent acheter le reste. Chaque tour coûte plus cher, et si vous passez, vous quittez la cour pour la saison. Comptez les paysans encore à la maison et votre argent.
guide-taking = Le dé fixe le travail et le nombre de paysans ; pendant les récoltes, il peut aussi envoyer des fermiers. Deux ouvriers font un monument, les fermiers nourrissent, les prêtres prient, les marchands gagnent de l’argent, les soldats attaquent et défendent. Que vous manque-t-il le plus ?
guide-buying = L’appel est fait, et l’un des dés restants peut être à vous, pour son propre travail seulement. Gardez du monde pour votre appel, surtout vos futurs fermiers. Si rien ne vous tente, renoncez jusqu’à votre prochain appel : on ne vous demandera plus rien d’ici là.
guide-recovery = Tous les héros sauf le 0 se reposent après un combat. Votre armée dépasse toutes les autres : l’un d’eux peut revenir tout de suite, sans que personne voie lequel. Son chiffre comptera pour votre attaque et votre défense.
guide-targets = Tous les Rois qui ont des soldats choisissent en secret. Chaque armée doit attaquer et garde aussi sa ville ; ensuite chacun ajoute un héros. Plus vous dépassez la défense, plus vous gagnez de sabotages. Comparez les soldats, et voyez qui approche du but.
guide-heroes = On sait qui attaque qui, les héros restent secrets. Le vôtre compte pour votre attaque et pour votre défense. Tous sauf le 0 se reposent ensuite et reviennent quand il ne reste que le 0. Comptez qui marche sur vous et qui vos soldats vont rencontrer.
guide-sabotaging = Vous avez gagné, et chaque sabotage arrête une figurine avant son travail : l’argent, les monuments, les prières et la récolte de cette saison restent à venir. Cherchez l’endroit où une figurine de moins fait le plus mal, comme le second de deux ouvriers.
guide-plundering = Vos soldats ont vaincu Assisi. L’argent et le blé vous restent ; un paysan capturé travaille chez vous cette saison, puis s’en va. Que vous manque-t-il avant la fin de l’année : du blé, des pièces ou un bras de plus ?
guide-stocking = Roi des Rois, vous dites ce qu’Assisi offrira au prochain pillage, quel qu’en soit l’auteur. Si d’autres armées sont plus fortes, donnez peu ; si vous comptez y aller vous-même, choisissez ce qu’il vous faut.
guide-improving = La carte de climat a montré combien de prières les dieux demandent. Celui qui paie récolte davantage avec chaque fermier debout et peut ensuite demander la bénédiction. Les prières gardées restent pour l’an prochain. Comptez donc vos fermiers.
guide-invoking = Vous avez amélioré votre récolte et il vous reste des prières. Si vous payez, vous recevez ce que montre la prochaine carte : du blé, de l’argent ou un monument. Elle n’est retournée qu’après. Ce que vous gardez aidera une autre récolte.
guide-succession = Vous devez donner la carte. Son porteur sera le premier à l’appel de la prochaine saison et l’emporte dans les égalités. C’est un petit cadeau : offrez-le à un Roi peu dangereux, ou à celui qui vous précède, pour venir en deuxième.
guide-growth = Tout le monde a mangé, et le blé qui reste peut attirer de nouveaux paysans ; chacun coûte plus que le précédent. Ils travailleront l’an prochain et comptent pour le but, mais il faudra aussi les nourrir.

## Raisons d’un joueur expérimenté

the-job = { $job ->
    [soldiers] soldats
    [merchants] marchands
    [workers] ouvriers
    [priests] prêtres
   *[farmers] fermiers
  }
standing = { $monuments } { $monuments ->
    [one] monument
   *[other] monuments
  } et { $people } { $people ->
    [one] paysan
   *[other] paysans
  }
of-silver = { $silver ->
    [one] votre dernière pièce d’argent
   *[other] { $price } de vos { $silver } pièces d’argent
  }
# ce que coûte un dé acheté, après la raison
die-price = { $price ->
    [0] { "" }
   *[other] { " " }Le dé coûte { of-silver }.
  }
# Butins de guerre, après la raison d’un sabotage
captive-too = { $captured ->
    [yes] { " " }Et le paysan capturé travaille pour vous.
   *[no] { "" }
  }
why-only = Il n’y a qu’une chose à faire.
why-least = Aucun travail ne vous rapporte beaucoup en ce moment ; ici, vous perdez le moins.
why-workers = { sent } de plus : avec { $total } à la carrière, vous construisez { $built } { $built ->
    [one] monument
   *[other] monuments
  } cette saison. Vous en avez { $monuments } sur { $goal }.{ die-price }
why-workers-odd = Deux ouvriers font un monument, et vous en avez { $monuments } sur { $goal }. { sent } de plus, { $total } à la carrière : le dernier attend un partenaire, qu’un autre dé peut amener.{ die-price }
why-farmers-hungry = Un fermier rapporte { $each } blés, et qui ne mange pas s’en va. Avec { sent } de plus, comptez sur { $wheat } { $wheat ->
    [one] blé
   *[other] blés
  } pour { $people } { $people ->
    [one] paysan
   *[other] paysans
  }.{ die-price }
why-farmers-growth = Avec { sent } de plus, à { $each } blés chacun, comptez sur { $wheat } { $wheat ->
    [one] blé
   *[other] blés
  }. Il en faut { $people } pour nourrir votre peuple, le reste { $born ->
    [0] prépare la croissance de la ville
    [one] paie 1 nouveau paysan
   *[other] paie { $born } nouveaux paysans
  }.{ die-price }
why-priests = { sent } de plus : votre dévotion passe à { $level }. Les prières améliorent la récolte de tous vos fermiers, et les dieux en demandent jusqu’à { $dearest }.{ die-price }
why-priests-blessing = { sent } de plus : votre dévotion passe à { $level }. C’est plus que les { $dearest } qu’une récolte peut coûter ; une bénédiction en demande { $cost } de plus.{ die-price }
why-merchants-first = Votre premier marchand gagne tout un étal : sans le plus riche, qui est perdu, le meilleur contient { $stall } { $stall ->
    [one] pièce d’argent
   *[other] pièces d’argent
  }. Pour { $total } sur place, la banque ajoute { $bank }.{ die-price }
why-merchants = Pour vos marchands ({ $total }), la banque vous verse { $bank } { $bank ->
    [one] pièce d’argent
   *[other] pièces d’argent
  }, et celui qui en a le plus prend le meilleur étal.{ die-price }
why-soldiers = { sent } de plus, { $total } en tout. Les soldats gardent le travail des vôtres et peuvent gêner celui des autres ; la plus grande armée adverse en compte { $rival }.{ die-price }
why-soldiers-alarm = { city } a { standing } et se trouve plus près du but que vous. C’est le moment de gêner cette ville. Soldats : { $total } pour vous, { $rival } dans la plus grande armée adverse.{ die-price }
why-king-first = Désignez-vous : le porteur de la carte est le premier à l’appel et l’emporte dans les égalités, et cela ne coûte rien.
why-sell-nobody = Un paysan travaille saison après saison et vaut plus qu’une pièce. Il en faut { $goal } pour gagner, vous en avez { $people }.
why-sell-one = Vous n’avez plus d’argent. Un paysan vendu rapporte { $silver } { $silver ->
    [one] pièce
   *[other] pièces
  }, de quoi payer un dé, mais il faudra en retrouver un autre.
why-settle-mixed = Des travaux différents, chacun là où un bras de plus aide le plus : { $jobs }. Ainsi, un peu de tout se fait pour votre peuple ({ $people }).
why-call-free = Cet appel est gratuit, le premier choix des quatre dés est à vous, et { $housing } { $housing ->
    [one] de vos paysans est encore
   *[other] de vos paysans sont encore
  } à la maison.
why-call = { $housing ->
    [one] 1 de vos paysans n’a
   *[other] { $housing } de vos paysans n’ont
  } rien à faire, et il vous faudrait surtout des { the-job }. Cela vaut bien { of-silver }.
why-call-dear = Seulement s’il le faut : { $housing ->
    [one] 1 de vos paysans n’a
   *[other] { $housing } de vos paysans n’ont
  } rien à faire, mais { of-silver }, c’est plus qu’un dé ne rapportera sans doute.
why-pass = L’appel coûterait { of-silver }. Ce que vous gardez servira la saison prochaine, où le premier appel est de nouveau gratuit ; d’ici là, { $housing } { $housing ->
    [one] paysan reste
   *[other] paysans restent
  } à la maison.
why-decline = Gardez votre pièce : vous en avez { $silver }, et { $housing } { $housing ->
    [one] paysan
   *[other] paysans
  } à la maison. Un meilleur dé viendra peut-être pour { $price }, et votre propre appel demande les deux.
why-abstain = Quoi que montrent les dés, aucun ne vaut pour vous { of-silver }. { $housing ->
    [one] Votre paysan à la maison attend
   *[other] Vos { $housing } paysans à la maison attendent
  } votre propre appel.
why-abstain-farmers = Il vous faut { $housing ->
    [one] votre paysan à la maison comme fermier
   *[other] vos { $housing } paysans à la maison comme fermiers
  }, et seul un dé de votre propre appel en envoie. Gardez donc aussi votre argent : un dé coûterait { of-silver }.
why-recover = Le héros { $hero } est le plus fort de ceux qui se reposent, et il revient gratuitement.
why-recover-none = À part le héros 0, il ne vous reste que le héros { $hero }. Dès qu’il aura combattu, tous les autres reviendront de toute façon.
why-attack-leader = De toutes les villes adverses, { city } est la plus proche du but, avec { standing }. Soldats : { $defenders } là-bas, { $soldiers } pour vous.
why-attack-weak = { city } est mal gardée : une bonne chance de sabotages. Soldats : { $defenders } là-bas, { $soldiers } pour vous. La ville a { standing }.
why-attack-strong = { city } a { standing }. Soldats : { $defenders } là-bas, { $soldiers } pour vous ; il faudra un bon héros.
why-attack-assisi = Butin d’Assisi : { $items }. Défenseurs : { $defenders }, sans héros ; vos soldats : { $soldiers }. Ce que vous y prenez est à vous.
why-hero-rest = Le héros 0 ne s’use jamais. { $others ->
    [one] Votre autre héros reste pour un combat qu’il pourra décider
   *[other] Vos { $others } autres héros restent pour un combat qu’ils pourront décider
  }.
why-hero-defend = On vous attaque. Soldats : { $against } contre vous, { $soldiers } pour vous. Avec le héros { $hero }, votre défense est de { $total } ; les héros des autres s’ajoutent.
why-hero-attack = Vous attaquez. Soldats : { $soldiers } pour vous, { $defenders } en défense. Avec le héros { $hero }, vous arrivez à { $total } ; leur héros est inconnu.
why-sabotage-pair = { city } a { standing }. Sans un de ses { $workers } ouvriers, c’est un monument de moins.{ captive-too }
why-sabotage-odd = { city } a { standing }. Sans un de ses ouvriers (actuellement { $workers }), la ville ne perd aucun monument.{ captive-too }
why-sabotage-farm = Un fermier de moins coûte { $wheat } { $wheat ->
    [one] blé
   *[other] blés
  } à { city }. La ville a { standing }, et qui ne mange pas s’en va.{ captive-too }
why-sabotage-temple = Un prêtre de moins à { city } : la dévotion y sera d’un cran sous { $level }, trop peu peut-être pour améliorer la récolte. La ville a { standing }.{ captive-too }
why-sabotage-temple-full = Un prêtre de moins n’y change rien : la dévotion de { city } sera quand même à { $level }, au bout de la piste. La ville a { standing }.{ captive-too }
why-sabotage-market = Un marchand de moins : { city } peut reculer dans le choix des étals. La ville a { standing }.{ captive-too }
why-sabotage-market-last = Le seul marchand à { city } tombe : rien de la banque, et le dernier choix des étals. La ville a { standing }.{ captive-too }
why-loot-silver = Votre argent : { $silver }. Une pièce paie un dé, aujourd’hui ou plus tard. En réserve pour votre peuple ({ $people }) : { $wheat } { $wheat ->
    [one] blé
   *[other] blés
  }.
why-loot-wheat = Deux blés nourrissent deux paysans à la fin de l’année. Vos paysans : { $people } ; blé en réserve : { $wheat }. Une pièce ne se mange pas.
why-stock-silver = Une pièce sert le moins au prochain pillard d’Assisi : elle vaut moins que du blé ou un paysan capturé.
why-stock-wheat = Le blé vaut plus qu’une pièce. C’est un bon choix si vous comptez le prendre vous-même.
why-stock-captive = Un paysan capturé aide tout de suite, mais une seule saison. C’est un bon choix si votre armée est la plus forte.
why-improve = { $prayers } de vos { $worship } prières rapportent { $more } { $more ->
    [one] blé
   *[other] blés
  } de plus avec { $farmers } { $farmers ->
    [one] fermier
   *[other] fermiers
  }, et seul celui qui améliore sa récolte peut demander la bénédiction.
why-improve-blessing = Avec { $farmers } { $farmers ->
    [one] fermier
   *[other] fermiers
  }, { $prayers } de vos { $worship } prières rapportent peu : { $more } { $more ->
    [one] blé
   *[other] blés
  } de plus. Mais il en reste { $left } pour la bénédiction, qui coûte { $cost }.
why-improve-little = Seulement si chaque grain compte : { $prayers } de vos { $worship } prières rapportent { $more } { $more ->
    [one] blé
   *[other] blés
  } de plus avec { $farmers } { $farmers ->
    [one] fermier
   *[other] fermiers
  }, et pas de bénédiction.
why-spare-few = Avec { $farmers } { $farmers ->
    [one] fermier
   *[other] fermiers
  }, { $prayers } de vos { $worship } prières rapporteraient { $more } { $more ->
    [one] blé
   *[other] blés
  } de plus. L’an prochain, elles feront peut-être davantage.
why-spare-later = Vous gardez vos { $worship } prières pour une autre année, mais vous renoncez à { $more } { $more ->
    [one] blé
   *[other] blés
  } que vos fermiers ({ $farmers }) rapporteraient pour { $prayers } d’entre elles, et à la bénédiction.
why-invoke = Pour { $cost } en dévotion, vous avez part à la prochaine bénédiction. Cartes pas encore vues : blé { $wheat }, argent { $silver }, monument { $monuments }.
why-spare-blessing = Vous gardez { $worship } en dévotion. Améliorer une autre récolte coûte de { $cheapest } à { $dearest }, et vos prêtres pourront alors faire autre chose.
why-crown-last = { city } a { standing } ; aucun Roi que vous puissiez nommer n’est plus loin du but. C’est là que la carte vous gêne le moins.
why-crown-neighbour = { city } vous précède dans l’ordre du tour : vous serez deuxième à l’appel. Mais la ville a { standing }.
why-grow = Pour { $wheat ->
    [one] votre dernier blé
   *[other] { $price } de vos { $wheat } blés
  }, vous gagnez { $born } { $born ->
    [one] nouveau paysan
   *[other] nouveaux paysans
  }. Vous en aurez { $total } ; il en faut { $goal } pour gagner, et tous travaillent.
why-grow-less = Un de moins : vous avez { $total } { $total ->
    [one] paysan
   *[other] paysans
  } et gardez { $saved } { $saved ->
    [one] blé
   *[other] blés
  } pour les nourrir l’an prochain.

## Noms des options des commandes

field-called-city = ville
field-called-peasants = paysans
field-called-first = premier
field-called-second = deuxième
field-called-third = troisième
field-called-stall = étal
field-called-die = dé
field-called-farm = ferme
field-called-until_call = tous_les_dés
field-called-away = absent
field-called-black = noir
field-called-grey = gris
field-called-white = blanc
field-called-brown = brun
field-called-hero = héros
field-called-place = lieu
field-called-loot = butin
field-called-job = tâche

## Ce qui ne va pas dans un fichier de matériel

component-dice-faces = dice : faces { $faces } au lieu de 1 à 4, deux fois chacune
component-heroes = setup : héros { $heroes } au lieu de 0 à 4
component-start = setup : un Roi a besoin d’un paysan et ne peut pas commencer avec moins que rien
component-stalls = market_stalls : { $stalls } à { $kings } Rois au lieu de { $right }
component-prices = dice_cost_track : { $prices } doit commencer par 0 et ne jamais baisser
component-buyer-price = dice_cost_track : un dé acheté coûte { $price } d’argent au lieu de 1
component-feeding = feeding : un paysan mange { $wheat } de blé au lieu de 1
component-sale = slave_sale : offres pour { $offers } paysans au lieu de 1 et 3
component-silver-spaces = merchant_track : argent sur { $spaces }, mais la dernière case est { $last }
component-climate-cards = climate, { $climate } : { $cards } au lieu de { $right }
component-climate-counts = climate : il faut 3 cartes dry, 4 moderate et 3 wet
component-climate-prayers = climate, prières de { $card } : { $prayers }, mais la piste finit à { $last }
component-climate-deck = climate : { $cards } dans le paquet au lieu de 1 + 3 + 3
component-harvest = climate : une année { $climate }, les fermiers couchés doivent rapporter moins et ceux de la récolte améliorée plus
component-blessings = blessings : { $cards } en tout au lieu de 4 pour le blé, 3 pour l’argent et 2 pour les monuments
component-growth = growth : de 1 à 6, chaque nouveau paysan doit coûter plus de blé
component-combat-steps = combat : un succès de 5 donne 2 sabotages, 10 en donne 4 et 0 aucun
component-combat-falls = combat : un plus grand succès ne peut pas donner moins de sabotages
component-monuments = victory, monuments : { $goal }, mais fondations : { $foundations }
component-loot = assisi : le butin est silver, wheat2 et captive
