## Mentoren

button-watch = Am Platz zuschauen
mentor-invitation = { $name } lädt dich zum Zuschauen ein: In { $match } darfst du sehen, was hinter diesem Sichtschirm liegt. Der Tisch erfährt, wann du beginnst und wann es endet; /mentor end beendet es. Was du siehst, bleibt bitte unter euch beiden.
mentor-invited = { $user } darf dir jetzt in die Karten schauen, mit dem Knopf einer Direktnachricht oder mit /mentor watch. Der Tisch erfährt es, sobald das geschieht. /mentor end beendet es jederzeit.
mentor-watching = Du schaust am Platz von { $name } zu.
mentor-not-asked = Hier ist jetzt nichts zu entscheiden. Gewartet wird auf { $names }.
mentor-options = Jetzt möglich: { $actions }.
mentor-ended = Das Zuschauen in { $name } ist beendet.
notice-mentor = { $user } schaut mit Erlaubnis am Platz von { $seat } { $player } zu.
notice-mentor-ends = { $user } schaut nicht mehr am Platz von { $seat } { $player } zu.
refusal-mentor-none = Du hast hier keine Einladung, an einem Platz zuzuschauen. Bitte jemanden am Tisch um /mentor invite.
refusal-mentor-bot = Ein Bot kann kein Mentor sein.
refusal-mentor-plays = Diese Person spielt hier mit und kann nicht an einem anderen Platz zuschauen.
refusal-mentor-already = Diese Person darf bei dir schon zuschauen.
refusal-mentor-most = An einem Platz können höchstens { $most } Mentoren zuschauen. /mentor end schafft Platz.
refusal-seen-elsewhere = Diese Person kennt in dieser Partie schon die Geheimnisse eines anderen Platzes.
refusal-mentor-held = Ein Hausspieler hält gerade deinen Platz. Übernimm ihn zuerst wieder mit /game return.
command-mentor = Jemanden an deinem Platz zuschauen und dich beraten lassen
command-mentor-invite = Jemanden, der nicht mitspielt, an deinem Platz zuschauen lassen
    .user = wer zuschauen darf
command-mentor-watch = An dem Platz zuschauen, zu dem du eingeladen bist
    .match = Nummer der Partie (Standard: dieser Thread)
command-mentor-end = Das Zuschauen beenden, gleich auf welcher Seite du bist
    .user = nur mit dieser Person
    .match = Nummer der Partie (Standard: dieser Thread)
