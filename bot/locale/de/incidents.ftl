## Was schiefgegangen ist, für alle, die den Server verwalten

incidents-title = Was auf diesem Server schiefgegangen ist
incidents-line = **Nr. { NUMBER($number, useGrouping: 0) }** · { $when } · { $match }
incidents-explained = Bei jedem dieser Vorfälle bekam jemand die Nummer genannt; geändert wurde nichts. Passiert es wieder, dann nenne dem Betreiber des Bots die Nummer.
incidents-none = In den Partien dieses Servers wurde kein Vorfall vermerkt.
incidents-no-more = Mehr gibt es nicht.
