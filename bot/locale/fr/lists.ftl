## Listes

list-empty = Ici, aucune salle d’attente ouverte et aucune partie en cours. Ouvrez une salle d’attente avec /jouer.
and-more = … et { $count } de plus
status-lobby = en attente de joueurs
status-dealing = mise en place
status-running = en cours
status-over = terminée
status-closed = fermée
waiting-none = Aucune partie ne vous attend.
waiting-title = { $count ->
    [one] Une partie vous attend :
   *[other] { $count } parties vous attendent :
  }
export-whole = L’enregistrement de { $name }. Il se vérifie avec `python -m engine verify`.
export-only = L’enregistrement de { $name }. Les règles ont été corrigées depuis le début de la partie : il se lit, mais ne se recalcule pas.
export-partial = { $name } jusqu’ici, avec ce que vous avez le droit de savoir.
board-other = une autre image
rules-chapter = Autre chapitre
rules-chapters = Chapitres { $first } à { $last }
rules-contents = Sommaire
button-contents = Sommaire
button-chapter-before = Chapitre précédent
button-chapter-after = Chapitre suivant
