"""Three tasks in Python: the table of a deal, every opening lead, and why a card is wrong."""

import json

import ouverte

deal = ouverte.Deal("N:QJT.AK94.762.Q85 8752.J6.QT3.KT64 A96.Q72.AK94.A32 K43.T853.J85.J97")
table = ouverte.table(deal)
for strain in ("S", "H", "D", "C", "NT"):
    print(strain, *(f"{seat}{table[strain, seat]}" for seat in "NESW"))

leads = ouverte.solve(deal, contract="NT by S", moves=True).moves
for card in sorted(leads, key=lambda card: ("SHDC".index(card[0]), "23456789TJQKA".index(card[1])), reverse=True):
    print(card, leads[card])

wrong = {
    "game": "bridge", "hands": {"N": ".T3.7.", "E": "9..5.K", "S": "...T4", "W": ".QJ.."}, "table": ["SQ", "H2"],
    "leader": "S", "won": {"N": 3, "E": 2, "S": 4, "W": 1}, "contract": {"trump": "S", "declarer": "E"}, "plays": ["D7"],
}  # fmt: skip
print(json.dumps(ouverte.explain(wrong, play=1), ensure_ascii=False))
