"""`paravent`: what an operator does on the command line."""
