## Mentors

button-watch = Regarder la place
mentor-invitation = { $name } vous invite à regarder : dans { $match }, vous pouvez voir ce qui se trouve derrière son paravent. La table est informée quand vous commencez et quand cela se termine ; /mentor end y met fin. Gardez entre vous deux ce que vous voyez.
mentor-invited = { $user } peut maintenant regarder votre place, par le bouton d’un message privé ou par /mentor watch. La table en est informée dès que cela commence. /mentor end y met fin à tout moment.
mentor-watching = Vous regardez la place de { $name }.
mentor-not-asked = Il n’y a rien à décider ici pour l’instant. On attend { $names }.
mentor-options = Possible maintenant : { $actions }.
mentor-ended = Le mentorat dans { $name } est terminé.
notice-mentor = { $user } regarde la place de { $seat } { $player }, avec son accord.
notice-mentor-ends = { $user } ne regarde plus la place de { $seat } { $player }.
refusal-mentor-none = Vous n’avez pas d’invitation à regarder une place ici. Demandez à un joueur d’utiliser /mentor invite.
refusal-mentor-bot = Un bot ne peut pas être mentor.
refusal-mentor-plays = Cette personne joue dans cette partie et ne peut pas regarder une autre place.
refusal-mentor-already = Cette personne peut déjà regarder votre place.
refusal-mentor-most = Une place peut avoir { $most } mentors au plus. /mentor end libère une place.
refusal-seen-elsewhere = Cette personne a déjà vu les secrets d’une autre place de cette partie.
refusal-mentor-held = Un joueur automatique garde votre place. Reprenez-la d’abord avec /game return.
command-mentor = Laisser quelqu’un regarder votre place et vous conseiller
command-mentor-invite = Laisser quelqu’un qui ne joue pas regarder votre place
    .user = qui peut regarder
command-mentor-watch = Regarder la place où vous êtes invité
    .match = numéro de la partie (par défaut : ce fil)
command-mentor-end = Mettre fin au mentorat, d’un côté ou de l’autre
    .user = seulement avec cette personne
    .match = numéro de la partie (par défaut : ce fil)
