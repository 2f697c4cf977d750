## Panneaux

panel-not-asked = Vous n’avez rien à décider pour l’instant. On attend { $names }.
panel-over = La partie est terminée.
possible-now = Possible maintenant : { $actions }.
panel-sealed = Secret jusqu’à ce que tous aient répondu.
panel-sealed-changed = Votre réponse scellée : { $answer }. Vous pouvez la changer tant que tous n’ont pas répondu.
panel-sure = Ensuite, seul un accord de la table permettra d’annuler cela.
panel-watching = Vous ne jouez pas dans cette partie. À la table : { $names }.
panel-watching-more = Les boutons ci-dessous vous montrent où elle en est. Pour jouer la prochaine, appuyez sur « { button-join } » dans une salle d’attente, ou ouvrez-en une avec /partie créer.
panel-choose = Choisissez…
panel-page-after = ▶️ Encore { $count } : { $values }
panel-page-before = ◀️ { $count } avant : { $values }
panel-elsewhere = ◀️ Ailleurs que { $place }
