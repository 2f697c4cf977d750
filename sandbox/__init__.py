"""An embedded stand-in for Discord, on loopback: REST, gateway and a page to act as several users."""
