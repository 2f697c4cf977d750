## Débutants : le guide et les conseils

button-hint = Conseil
button-show-guide = Afficher le guide
button-hide-guide = Masquer le guide
button-take-hint = Prendre le conseil
guide-welcome = Appuyez sur un bouton, ou choisissez dans les listes et confirmez avec ✅. « { button-undo } » reprend votre dernier coup. Personne d’autre ne voit ce message.
hint-title = Ce qu’on envisagerait avec de l’expérience
hint-thinking = L’expert réfléchit…
hint-expert = Un expert choisirait { $move }. Chances de victoire : { $chance }.
hint-next = Deuxième choix : { $move }. Ce coup coûte environ { $share } points de ces chances ({ $low } à { $high }).
hint-next-close = Deuxième choix : { $move }. Ce coup se vaut à peu près : l’écart ({ $low } à { $high } points) reste dans la marge d’erreur.
hint-decide = Le bouton ne fait que préparer le coup. C’est vous qui décidez.
hint-forbidden = La table joue sans conseils ; elle en sera informée. Prendre le conseil quand même ?
notice-hint = { $seat } { $user } a demandé un conseil.
refusal-hint-not-asked = On ne vous demande rien pour l’instant. Vous pourrez demander conseil à votre tour.
refusal-hint-too-slow = Le conseil se fait trop attendre. Rien n’a été dit à la table : réessayez dans un instant.
command-hint = Jusqu’à trois coups sensés pour votre question, avec les raisons, rien que pour vous
    .called = conseil
rules-pieces = Matériel
