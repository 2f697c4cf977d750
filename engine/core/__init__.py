"""What every game stands on. A rule author needs five verbs: g.do, g.announce, g.whisper, g.dice and require."""
