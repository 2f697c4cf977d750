## Noms

town-alba-longa = Albe la Longue
town-roma = Rome
town-veii = Véies
town-velitrae = Vélitres
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

year-of = année sur { $years }
court = La cour
court-caller = Appel : { $city }
court-taken = Servis :
call-costs = Prix d’un appel
wheat-per-farmer = Blé par fermier · prières
blessings = Bénédictions
forgotten = Oubliée
headline-asked = { $city } : { $question }
headline-ready = { $ready } sur { $players } ont répondu
over-won = { $cities } l’emporte
over-shared = { $cities } partagent la victoire
over-nobody = Tout le monde perd
over-deck = Personne n’a relevé le défi des dieux en sept ans.
over-all-forgotten = Il ne reste aucun Roi.
ending-challenge = Le défi des dieux est relevé.
ending-shared = Rien ne départage les Rois.
ending-last-king = Le dernier Roi en vie.
ending-nobody = Personne n’a relevé le défi des dieux.
asks-first-king = désigner le premier Roi des Rois
asks-calling = faire appel à la cour ou passer ?
asks-taking = prendre un dé et placer des paysans
asks-buying = acheter un dé ou renoncer ?
asks-recovery = reprendre un héros utilisé ?
asks-sabotaging = { $count ->
    [one] saboter { $town }
   *[other] saboter { $town }, { $count } fois
  }
asks-plundering = piller Assisi
asks-stocking = ajouter au butin d’Assisi
asks-succession = désigner le prochain Roi des Rois
asks-all-slave-sale = Vendre des paysans comme esclaves ?
asks-all-free-peasants = Les paysans gratuits au travail
asks-all-targets = Quelles villes sont attaquées ?
asks-all-heroes = Quels héros sont envoyés ?
asks-all-improving = Des prières pour la récolte ?
asks-all-invoking = La bénédiction des dieux ?
asks-all-growth = De nouveaux paysans ?
