## Alba Longa en français

title = Alba Longa
tagline = Les Rois du Latium archaïque font appel à la cour, bâtissent des monuments et nourrissent leur peuple

## Places

seat-alba-longa = Albe la Longue
seat-roma = Rome
seat-veii = Véies
seat-velitrae = Vélitres
seat-reate = Réate

## Matériel

name-alba-longa = Albe la Longue
name-roma = Rome
name-veii = Véies
name-velitrae = Vélitres
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
    [alba-longa] Albe la Longue
    [roma] Rome
    [veii] Véies
    [velitrae] Vélitres
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

event-game-began = { $kings } fondent leurs villes ; les étals { stalls-open } sont ouverts. { $naming } désigne le premier Roi des Rois.
event-king-named = { $seat } donne la carte Roi des Rois à { $king }.
event-year-began = L’année { $year } est { climate-is }.
event-season-began = { $season ->
    [growing] La saison de croissance commence
   *[harvest] La saison des récoltes commence
  }. Roi des Rois : { $king }.
event-slaves-sold = { $seat } vend { $peasants } { $peasants ->
    [one] paysan
   *[other] paysans
  } pour { $silver } { $silver ->
    [one] pièce d’argent
   *[other] pièces d’argent
  }.
event-no-slaves-sold = Personne ne vend de paysan.
event-free-settled = { $seat } envoie ses paysans gratuits au travail : { $jobs }.
event-lap-began = Tour { $lap } de la cour : { $price ->
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
  }. Dés : soldats { $black }, marchands { $grey }, ouvriers { $white }, prêtres { $brown }.
event-call-passed = { $seat } passe et quitte la cour pour cette saison.
event-forced-out = { $seat } n’a que { $silver } { $silver ->
    [one] pièce d’argent
   *[other] pièces d’argent
  }, ne peut payer un appel à { $price } et quitte la cour pour cette saison.
event-die-taken = { $seat } prend { the-die } : { sent }.
event-die-bought = { $seat } achète { the-die } à l’étal { $stall } : { sent }.
event-purchase-declined = { $seat } n’achète rien{ $until_call ->
    [yes] { " " }jusqu’à son prochain appel
   *[no] { "" }
  }.
event-court-closed = La cour est close.
event-hero-recovered = { $seat } a la plus grande armée et reprend un héros utilisé.
event-hero-taken-back = Vous avez repris le héros { $hero }.
event-target-shown = { $seat } attaque { $town } avec { $soldiers } { $soldiers ->
    [one] soldat
   *[other] soldats
  }.
event-at-peace = Personne n’attaque personne.
event-hero-shown = { $seat } envoie le héros { $hero }.
event-attack-failed = { $town } résiste : { $attack } contre { $defence }.
event-attack-succeeded = { $town } est vaincue : { $attack } contre { $defence }, { $sabotages } { $sabotages ->
    [one] sabotage
   *[other] sabotages
  } pour un succès de { $success }.
event-sabotaged = { $seat } sabote { $town } { at-place }{ $lying ->
    [yes] { " " }(couché sur place)
   *[no] { "" }
  }{ $captured ->
    [yes] { " " }et capture un paysan
   *[no] { "" }
  }{ $wheat ->
    [0] { "" }
    [one] { " " }et prend 1 blé
   *[other] { " " }et prend { $wheat } blés
  }.
event-nothing-left = Il ne reste rien à { $town } ; { $lost } { $lost ->
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
event-stall-emptied = L’étal { $stall } est le plus riche : { $silver } { $silver ->
    [one] pièce d’argent retourne
   *[other] pièces d’argent retournent
  } à la banque.
event-market-paid = { $seat } reçoit { $bank } { $bank ->
    [one] pièce d’argent
   *[other] pièces d’argent
  } de la banque{ $stall ->
    [none] { "" }
   *[other] { " " }et { $silver } de l’étal { $stall }
  }.
event-monuments-built = { $seat } construit { $built } { $built ->
    [one] monument
   *[other] monuments
  } et en a { $monuments }.
event-housing-improved = { $seat } a le plus d’ouvriers : le disque d’habitations avance en { $disc }.
event-worship-risen = { $seat } : { $priests } { $priests ->
    [one] prêtre porte
   *[other] prêtres portent
  } la dévotion à { $worship }.
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
event-best-farmers = { $seat } a le plus de fermiers : { $wheat } { $wheat ->
    [one] blé
   *[other] blés
  } de plus.
event-blessing-turned = La bénédiction des dieux : { the-blessing }.
event-blessed = { $seat } recule de { $cost } en dévotion { $nothing ->
    [yes] pour rien : tous ses monuments sont bâtis.
   *[no] et reçoit { the-blessing }.
  }
event-fed = { $seat } nourrit { $fed } { $fed ->
    [one] paysan
   *[other] paysans
  }{ $left ->
    [0] { "" }
    [one] { " " }; 1 quitte la ville
   *[other] { " " }; { $left } quittent la ville
  }. Blé restant : { $wheat }.
event-forgotten = { $seat } n’a plus de blé du tout. Le peuple s’en va et le Roi est oublié de l’Histoire.
event-grown = { $seat } gagne { $born } { $born ->
    [one] paysan
   *[other] paysans
  } et en a { $peasants }. Blé restant : { $wheat }.
event-challenge-met = { $seat } a relevé le défi des dieux : { $monuments } monuments, { $peasants } paysans, { $wealth } en blé et argent.
event-game-won = { $seat } l’emporte.
event-victory-shared = { $seats } partagent la victoire.
event-last-king-won = { $seat } est le dernier Roi en vie et l’emporte.
event-deck-exhausted = La dernière année est finie et personne n’a relevé le défi des dieux. Tout le monde perd.
event-all-forgotten = Il ne reste aucun Roi. Tout le monde perd.

## Questions

question-first-king = Qui sera le premier Roi des Rois ?
question-slave-sale = Vendez-vous des paysans comme esclaves ?
question-free-peasants = Où travaillent vos paysans gratuits ?
question-calling = Faites appel à la cour, ou passez et quittez-la pour cette saison
question-taking = Prenez un dé et envoyez des paysans au travail
question-buying = Achetez un des dés restants pour 1 pièce d’argent, ou renoncez
question-recovery = Votre armée est la plus grande : reprenez-vous un héros utilisé ?
question-targets = Quelle ville vos soldats attaquent-ils ?
question-heroes = Quel héros envoyez-vous ?
question-sabotaging = Où sabotez-vous { $town } ?
question-plundering = Que prenez-vous à Assisi ?
question-stocking = Qu’ajoutez-vous au butin d’Assisi ?
question-improving = Dépensez-vous { $prayers } prières pour améliorer votre récolte ?
question-invoking = Payez-vous pour la bénédiction des dieux ?
question-succession = Qui sera le prochain Roi des Rois ?
question-growth = De combien de paysans votre ville grandit-elle ?

## Actions

action-appoint = Donner la carte Roi des Rois à un Roi.
    .title = Désigner
    .name = designer
    .city = le Roi de quelle ville
action-sell = Vendre 1 paysan pour 1 pièce d’argent ou 3 pour 2, une fois au début d’une saison.
    .title = Vendre des Esclaves
    .name = vendre
    .peasants = combien : 0, 1 ou 3
action-settle = Envoyer au travail les paysans des habitations gratuites ; les autres restent chez eux.
    .title = Placer les Paysans Gratuits
    .name = placer
    .first = le premier paysan gratuit
    .second = le deuxième paysan gratuit
    .third = le troisième paysan gratuit
action-call = Faire appel à la cour : payer le prix à un étal et lancer les dés.
    .title = Faire Appel à la Cour
    .name = appel
    .stall = l’étal qui reçoit l’argent ; sinon, le plus pauvre
action-pass = Passer votre propre appel et quitter la cour pour cette saison.
    .title = Passer
    .name = passer
action-take = Prendre un des dés lancés et envoyer des paysans au travail.
    .title = Prendre un Dé
    .name = prendre
    .die = quel dé
    .peasants = combien de paysans ; sinon, autant que possible
    .farm = plutôt à la ferme (saison des récoltes)
action-buy = Acheter un dé restant pour 1 pièce d’argent et envoyer des paysans à sa tâche.
    .title = Acheter un Dé
    .name = acheter
    .die = quel dé
    .peasants = combien de paysans ; sinon, autant que possible
    .stall = l’étal qui reçoit l’argent ; sinon, le plus pauvre
action-decline = Ne pas acheter de dé lors de cet appel, ou aucun jusqu’à votre prochain appel.
    .title = Renoncer
    .name = renoncer
    .until_call = et à tous les dés jusqu’à votre prochain appel
action-recover = Reprendre un de vos héros utilisés, ou aucun.
    .title = Reprendre un Héros
    .name = reprendre
    .hero = quel héros utilisé ; rien pour aucun
action-attack = Choisir en secret la ville que vos soldats attaquent.
    .title = Attaquer
    .name = attaquer
    .city = quelle ville
action-send = Choisir en secret le héros qui combat pour vous.
    .title = Envoyer un Héros
    .name = heros
    .hero = lequel de vos héros actifs
action-sabotage = Dire où vous sabotez la ville vaincue.
    .title = Saboter
    .name = saboter
    .place = à quel lieu
action-plunder = Prendre un produit à Assisi ; un paysan capturé travaille aussitôt.
    .title = Piller
    .name = piller
    .loot = ce que vous prenez
    .job = la tâche d’un paysan capturé
action-stock = Ajouter un produit au butin d’Assisi.
    .title = Ajouter au Butin
    .name = butin
    .loot = ce que vous ajoutez
action-improve = Dépenser des prières pour que chaque fermier debout rapporte 1 blé de plus.
    .title = Améliorer la Récolte
    .name = ameliorer
action-invoke = Payer en dévotion pour recevoir la bénédiction des dieux.
    .title = Demander la Bénédiction
    .name = benediction
action-spare = Garder vos prières.
    .title = Garder vos Prières
    .name = garder
action-grow = Accroître votre population avec le blé restant.
    .title = Accroître la Population
    .name = accroitre
    .peasants = combien de nouveaux paysans

## Valeurs à choisir

label-die = { $die ->
    [black] noir, soldats : { $pips }
    [grey] gris, marchands : { $pips }
    [white] blanc, ouvriers : { $pips }
   *[brown] brun, prêtres : { $pips }
  }
label-peasants = { $peasants ->
    [none] autant que possible
   *[other] { $peasants }
  }
label-farm = { $farm ->
    [yes] la ferme
   *[no] la tâche du dé
  }
label-stall = { $stall ->
    [none] l’étal le plus pauvre
   *[other] { $stall } (argent : { $silver })
  }
label-call = { $price ->
    [0] gratuit
   *[other] { $stall ->
        [none] { $price } à l’étal le plus pauvre
       *[other] { $price } à l’étal { $stall } (contient { $silver })
      }
  }
label-until-call = { $until_call ->
    [yes] jusqu’à votre prochain appel
   *[no] cette fois
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
label-no-job = sans tâche

## Consignes

order-never_sell = Ne jamais vendre de paysans.
    .title = Ne Jamais Vendre
order-decline = Renoncer aux dés à vendre.
    .title = Renoncer aux Achats
order-unless_die = Renoncer, sauf si ce dé reste …
    .title = Sauf ce Dé
order-unless_pips = … et montre au moins ce chiffre.
    .title = Montre au Moins
order-pass_from = Passer votre propre appel dès qu’il coûte autant.
    .title = Passer dès ce Prix
order-always_improve = Toujours améliorer la récolte.
    .title = Toujours Améliorer
order-blessing = Que faire des bénédictions.
    .title = Bénédictions
order-grow_most = Toujours grandir autant que le blé le permet.
    .title = Grandir au Maximum

## Options

option-job_well_done = Un travail bien fait : les majorités rapportent héros, habitations, piété et blé.
    .title = Un travail bien fait
    .yes = avec Un travail bien fait
    .no = sans
option-spoils_of_war = Butins de guerre : un Roi qui n’a pas plus de monuments que sa victime capture ceux qu’il sabote.
    .title = Butins de guerre
    .yes = avec Butins de guerre
    .no = sans
option-assisi = Assisi : une ville neutre avec du butin. À deux Rois on la joue toujours, à cinq jamais.
    .title = Assisi
    .auto = selon le nombre de Rois
    .with = avec Assisi
    .without = sans Assisi
option-last_king = Ce qui arrive quand il ne reste qu’un Roi.
    .title = Le dernier Roi
    .wins = l’emporte aussitôt
    .plays-on = continue à jouer

## Refus

refusal-one-sale = Il y a une vente par saison, à son début : 1 paysan pour 1 pièce d’argent ou 3 pour 2, pas { $peasants }.
refusal-somebody-must-stay = Quelqu’un doit rester dans votre ville : elle compte { $have } { $have ->
    [one] paysan
   *[other] paysans
  }.
refusal-farmers-in-harvest = Les fermiers ne travaillent que pendant la saison des récoltes.
refusal-no-free-peasants = Aucun de vos paysans n’habite un emplacement gratuit (12, 16 ou 20).
refusal-few-free-peasants = { $free } de vos paysans { $free ->
    [one] habite un emplacement gratuit : ne nommez que la première tâche
   *[other] habitent un emplacement gratuit : ne nommez que les { $free } premières tâches
  }.
refusal-no-housing = Il ne vous reste aucun paysan sur la piste d’habitations.
refusal-call-too-dear = Un appel coûte maintenant { $price } { $price ->
    [one] pièce d’argent
   *[other] pièces d’argent
  } et vous en avez { $have }. Vous devez passer.
refusal-out-of-court = Vous avez passé votre propre appel cette saison : vous êtes hors de la cour jusqu’à la prochaine.
refusal-abstaining = Vous avez renoncé à tous les dés jusqu’à votre prochain appel.
refusal-no-silver = Un dé coûte { $price } { $price ->
    [one] pièce d’argent
   *[other] pièces d’argent
  } et vous n’en avez pas.
refusal-one-die-per-call = Vous pouvez acheter un dé par appel, et seulement lors de l’appel d’un autre Roi.
refusal-one-stall = Tout le prix va à un seul étal.
refusal-free-call = Cet appel est gratuit ; aucun étal ne reçoit d’argent.
refusal-stall-closed = À { $kings } Rois, seuls les étals { stalls-open } sont ouverts.
refusal-die-gone = Ce dé est déjà pris. Il reste : { $dice }.
refusal-wrong-number = Déplacez entre 1 et { $most } paysans avec ce dé : il montre { $pips }, et { $housing } sont sur la piste d’habitations.
refusal-wrong-job = Chaque dé a sa tâche : noir pour les soldats, gris pour les marchands, blanc pour les ouvriers, brun pour les prêtres. Seul votre propre dé peut, à la saison des récoltes, envoyer des paysans à la ferme.
refusal-bought-die-farm = Un dé acheté envoie des paysans à sa propre tâche. Seul le dé de celui qui fait l’appel peut les envoyer à la ferme.
refusal-hero-not-used = Le héros { $hero } n’est pas dans votre pile de héros utilisés. Il y a : { $heroes }.
refusal-no-city-card = Vous n’avez pas de carte pour { city }. Vous pouvez attaquer { $towns }.
refusal-no-soldiers = Vous n’avez pas de soldats, donc vous n’attaquez personne.
refusal-must-attack = Vos soldats doivent attaquer quelque part. Ils vous défendent tout autant.
refusal-hero-rests = Le héros { $hero } repose dans votre pile de héros utilisés. Vos héros actifs : { $heroes }.
refusal-no-sabotage-of-soldiers = On ne peut pas saboter les soldats. Choisissez le marché, la carrière, le temple ou la ferme.
refusal-nobody-to-sabotage = Plus personne { at-place } ne peut être saboté. Vous pouvez choisir : { $places }.
refusal-assisi-has-none = Assisi n’a rien de tel ({ $loot ->
    [silver] argent
    [wheat] blé
   *[captive] paysans capturés
  }).
refusal-assisi-full-of = Assisi ne peut en contenir plus ({ $loot ->
    [silver] argent
    [wheat] blé
   *[captive] paysans capturés
  }) : au plus { $most } de chaque sorte.
refusal-captive-needs-job = Dites ce que fait le paysan capturé : { $jobs }.
refusal-captive-cannot = Les paysans capturés ne peuvent pas faire cette tâche ({ $job ->
    [soldiers] soldats
    [merchants] marchands
    [workers] ouvriers
    [priests] prêtres
   *[farmers] fermiers
  }). Ils peuvent être { $jobs }.
refusal-no-job-for-goods = Seul un paysan capturé reçoit une tâche.
refusal-few-prayers = Cette année demande { $cost } { $cost ->
    [one] prière
   *[other] prières
  } et vous en avez { $have }.
refusal-blessing-without-improving = Seules les villes qui ont amélioré leur récolte peuvent recevoir une bénédiction.
refusal-blessing-too-dear = Une bénédiction vous coûte { $cost } en dévotion et vous avez { $have }.
refusal-growth-too-dear = Avec { $wheat } { $wheat ->
    [one] blé
   *[other] blés
  }, vous pouvez avoir au plus { $most } { $most ->
    [one] nouveau paysan
   *[other] nouveaux paysans
  }.
refusal-another-king = Donnez la carte à un autre Roi : { $towns }.
refusal-no-such-king = { city } n’a pas de Roi qui puisse prendre la carte. Choisissez { $towns }.
refusal-forgotten = Votre ville est oubliée de l’Histoire ; vous êtes hors du jeu.
refusal-assisi-with-five = Assisi est au dos de Réate, dont { $players } Rois ont besoin. Elle se joue de 2 à 4 Rois.
refusal-two-without-assisi = À deux Rois, on joue toujours avec Assisi.
