## Commun

match-name = { $game } #{ NUMBER($number, useGrouping: 0) }
house-name = { $level } { $number }
house-introduced = { $name } ({ $level ->
    [rookie] débutant
    [expert] expert
   *[regular] habitué
  })
former-player = joueur parti
language-auto = comme dans Discord
language-en = anglais
language-fr = français
language-de = allemand
incident = Un problème est survenu ; rien n’a été modifié. Veuillez réessayer. Numéro de l’incident : { NUMBER($number, useGrouping: 0) }
store-fails = Je n’ai pas accès à mes données pour le moment. Rien n’a été modifié : veuillez réessayer dans une minute.
store-fails-after = C’est fait, mais je ne peux pas le montrer pour le moment. Veuillez regarder à nouveau dans une minute.
store-silent = Je n’ai pas accès à mes données pour le moment. Veuillez réessayer dans une minute.
store-unsure = Je n’ai pas accès à mes données pour le moment et je ne sais pas encore si c’est fait. Veuillez regarder à nouveau dans une minute ; sinon, vous pourrez recommencer.
unknown-control = Ce bouton n’est plus à jour. Utilisez le dernier message de la partie.
stale = Déjà répondu. Voici la question en cours.
done = C’est fait.
done-already = C’était déjà fait.
done-sealed = Votre réponse est scellée. Vous pouvez la changer tant que tous n’ont pas répondu.
