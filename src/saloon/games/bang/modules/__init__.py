"""The modules of BANG!, one package each: cards, characters, rules."""
