## Salle d’attente (un salon est un canal de Discord)

lobby-free = place libre
lobby-open = Hôte : { $host }. Rejoignez la partie ; l’hôte la lancera ensuite.
lobby-started = La partie a commencé.
lobby-running = La partie est en cours : { $match }.
lobby-ended = La partie a été arrêtée avant la fin, sans résultat.
lobby-over = Tout le déroulement : { $match }.
lobby-closed = Cette salle d’attente est fermée.
lobby-commitment = Mélange équitable : { $commitment }
lobby-dealing = La partie commence dans le fil ci-dessous : elle est mise en place dès que le message du début y figure.
lobby-fair = Mélange équitable : [empreinte]({ $link })
lobby-contribution = Votre contribution au mélange : { $contribution }. Le message du début doit la montrer.
pledge-title = { $name } : l’empreinte
pledge-about = Cette empreinte (SHA-256) fixe le secret du mélange avant le début de la partie. Le secret sera publié à la fin.
start-title = { $name } : le mélange
start-about = Tout le hasard découle du secret derrière l’{ $commitment }, de ces contributions et de l’identifiant de ce message, que seul Discord peut donner.
start-seats-kept = Qui a joué la partie précédente garde sa place et sa couleur ; les autres places sont tirées au sort.
start-again = Un premier essai est resté sans réponse, ou son message a été supprimé : seul celui-ci compte.
word-commitment = empreinte
word-start-post = message du début
lobby-opened = { $name } est ouverte. Si vous voulez, ajoutez des joueurs automatiques sous « { button-options } », puis appuyez sur « { button-start } ».
lobby-joined = Vous participez à { $name }.
lobby-left = Vous avez quitté { $name }.
lobby-begun = { $name } commence.
lobby-closed-now = La salle d’attente est fermée.
options-text = { $count } { $count ->
    [one] place occupée
   *[other] places occupées
  } sur { $seats }. Des joueurs automatiques peuvent prendre les autres.
option-seats = Places
option-language = Langue de la table
option-hints = Conseils
    .yes = libres
    .no = annoncés à la table
    .expert = conseils d’expert
option-chances = Chances de victoire
    .no = non affichées
    .yes = affichées sur le plateau
option-pictures = Plateau dans le fil
pictures-wide = en largeur, pour un grand écran
pictures-tall = en hauteur, pour un téléphone
