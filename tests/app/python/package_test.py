"""The Python package: what it answers, what it refuses, and that it lets others run meanwhile. package_test.py FOLDER"""

import gc
import json
import os
import signal
import sys
import threading
import unittest
import xml.etree.ElementTree

sys.path.insert(0, sys.argv.pop(1))

import numpy as np  # noqa: E402

import ouverte  # noqa: E402

PBN = "N:QJT.AK94.762.Q85 8752.J6.QT3.KT64 A96.Q72.AK94.A32 K43.T853.J85.J97"
ENDING = "N:5.A.2. 4.K.3. 3.Q.4. 2.J.5."
PUZZLE = "South to lead. No trumps. North-South make both tricks.\nN: SA J\nE: S5 4\nS: S2 HA\nW: SK Q\n"


def seconds_long():
    """A deal whose table takes a while."""
    return ouverte.Game("solo-whist").deal(seed=3)


class Questions(unittest.TestCase):
    def test_a_table(self):
        table = ouverte.table(ENDING)
        self.assertEqual((table["NT", "N"], table["S", "E"]), (2, 1))
        self.assertIn("<td>2</td>", table._repr_html_())

    def test_a_deal_is_solved_however_it_is_given(self):
        deal = ouverte.Deal(ENDING)
        answers = [ouverte.solve(given, contract="NT by N", leader="E") for given in (ENDING, deal, deal.record, deal.pbn())]
        self.assertEqual([answer.value for answer in answers], [2] * 4)
        self.assertEqual(ouverte.solve(deal, contract="NT by N", leader="E", moves=True).moves["D3"], 2)

    def test_a_record_is_analysed_and_explained(self):
        record = {"game": "bridge", "hands": {"N": ".T3.7.", "E": "9..5.K", "S": "...T4", "W": ".QJ.."},
                  "table": ["SQ", "H2"], "leader": "S", "won": {"N": 3, "E": 2, "S": 4, "W": 1},
                  "contract": {"trump": "S", "declarer": "E"}, "plays": ["D7"]}  # fmt: skip
        self.assertEqual(ouverte.analyse(record, why=False).traces[0]["plays"][0]["cost"], 1)
        self.assertTrue(ouverte.explain(record, play=1).facts)

    def test_odds(self):
        odds = ouverte.suit_odds("AQT opposite xxx")
        self.assertEqual(odds.chances[0]["tricks"], 1)
        record = {"game": "bridge", "hands": {"N": "765.A.2.", "S": "AKT3.2..", "W": "QJ.3.54.", "E": "98.4.76."},
                  "leader": "S", "contract": {"trump": "NT", "declarer": "S", "ending": 5},
                  "plays": ["SA", "SQ", "S5", "S8", "H2", "H3", "HA", "H4", "S6", "S9"]}  # fmt: skip
        self.assertEqual(ouverte.odds(record, goal=5).best, ["ST"])

    def test_a_deal_is_played_against_the_program(self):
        start = ouverte.Deal({**ouverte.Deal(ENDING).record, "leader": "E", "contract": {"trump": "NT", "declarer": "N"}})
        step, deal = ouverte.coach(start, seats="NS")
        self.assertEqual(len(deal.plays), len(step.replies))
        self.assertIn("moves", step)

    def test_what_is_wrong_is_said(self):
        with self.assertRaises(ouverte.OuverteError) as raised:
            ouverte.solve({"game": "bridge", "hands": {"N": "..72.", "E": "5..."}})
        self.assertEqual(raised.exception.where, "record.hands.E")
        self.assertEqual(str(raised.exception), "record.hands.E: found 1 card, expected 2")
        with self.assertRaises(ValueError):
            ouverte.Deal("no deal at all")
        with self.assertRaises(ValueError):
            ouverte.Game("chess")
        with self.assertRaisesRegex(AttributeError, "no 'nothing'; it has"):
            ouverte.table(ENDING).nothing

    def test_listeners_hear_and_end_it(self):
        heard = []
        ouverte.table(ENDING, on_event=heard.append)
        self.assertEqual(heard[-1], {"progress": {"done": 20, "total": 20}})
        with self.assertRaises(ZeroDivisionError):
            ouverte.table(ENDING, on_event=lambda event: 1 // 0)
        self.assertFalse(ouverte.table(seconds_long(), on_event=lambda event: True)["exact"])
        self.assertEqual(ouverte.table(ENDING)["NT", "N"], 2)


class Objects(unittest.TestCase):
    def test_games_deal_and_have_rules(self):
        self.assertEqual(len(ouverte.games()), 6)
        for game in ouverte.games():
            self.assertEqual(game.deal(seed=4), game.deal(seed=4))
            self.assertTrue(game.rules and game.contracts)

    def test_pictures_of_every_game(self):
        for game in ouverte.games():
            deal = game.deal(seed=2)
            xml.etree.ElementTree.fromstring(deal._repr_svg_())
            self.assertIn("♠", deal._repr_html_())

    def test_a_puzzle_is_worked_on(self):
        puzzle = ouverte.Puzzle(PUZZLE)
        self.assertEqual(puzzle.task, "North-South: all 2 tricks")
        self.assertEqual(puzzle.solve()["keys"], [["HA"]])
        self.assertFalse(puzzle.play("S2").right)
        self.assertEqual(puzzle.hint()["moves"], ["HA"])
        self.assertTrue(puzzle.play("HA").right)
        self.assertFalse(puzzle.check("S HA, any.").complete)
        xml.etree.ElementTree.fromstring(puzzle._repr_svg_())


class Bulk(unittest.TestCase):
    def test_tables_are_those_of_the_question(self):
        deals = [deal for deal in ouverte.Game("bridge").deals(2, seed=8)]
        found = ouverte.tables(deals, threads=2)
        self.assertEqual((found.shape, found.dtype), ((2, 5, 4), np.int8))
        for deal, tricks in zip(deals, found):
            table = ouverte.table(deal)
            for at, strain in enumerate(("S", "H", "D", "C", "NT")):
                self.assertEqual(list(tricks[at]), [table[strain, seat] for seat in "NESW"])
        np.testing.assert_array_equal(ouverte.tables(np.stack([ouverte.cards(deal) for deal in deals])), found)

    def test_bad_deals_are_named_or_left_out(self):
        bad = ouverte.cards(ENDING).copy()
        bad[0, 0] |= 1
        with self.assertRaisesRegex(ValueError, "item 1: a bit or number that is no card"):
            ouverte.tables([ENDING, bad])
        self.assertEqual(ouverte.tables([ENDING, bad], strict=False)[:, 4, 0].tolist(), [2, -1])
        for wrong in (np.zeros((2, 3)), np.zeros((1, 4, 4)), np.full((1, 4, 4), -1), np.full((1, 4, 4), 70000), ["N:"]):
            with self.assertRaises(ValueError):
                ouverte.tables(wrong)
        self.assertEqual(ouverte.tables([]).shape, (0, 5, 4))

    def test_values_of_every_card(self):
        at = ouverte.positions("N:..72. 5..8. ...K4 .A.9.", "S", "E", [["D8"], []])
        found = ouverte.values(at)
        self.assertEqual(found.shape, (2, 52))
        answer = ouverte.solve({"game": "bridge", "hands": {"N": "..72.", "E": "5..8.", "S": "...K4", "W": ".A.9."},
                                "leader": "E", "contract": {"trump": "S", "declarer": "E", "ending": 2}}, moves=True)  # fmt: skip
        self.assertEqual(ouverte.cards_of(found[1]), answer.moves)
        self.assertEqual(set(ouverte.cards_of(found[0])), {"CK", "C4"})
        with self.assertRaisesRegex(ValueError, "item 0: a leader"):
            broken = at.copy()
            broken["leader"] = 9
            ouverte.values(broken)

    def test_tables_come_as_they_are_found(self):
        heard = []
        found = list(ouverte.iter_tables([ENDING] * 5, at_a_time=2, progress=lambda done, total: heard.append(total)))
        self.assertEqual([int(tricks[4, 0]) for _, tricks in found], [2] * 5)
        self.assertEqual(heard[-1], 1)
        stopped = ouverte.tables([ENDING] * 50, threads=1, progress=lambda done, total: done == 2)
        self.assertEqual((stopped[:, 0, 0] >= 0).sum(), 2)


class Threads(unittest.TestCase):
    def test_others_run_meanwhile_and_an_engine_is_one_threads(self):
        engine = ouverte.Engine()
        answers = []
        request = '{"ask": "table", "time": 60, "record": %s}' % json.dumps(seconds_long().record)

        def work():
            while not answers:
                try:
                    answers.append(engine.ask(request))
                except RuntimeError:  # the other was quicker
                    pass

        worker = threading.Thread(target=work)
        worker.start()
        while True:  # until it is under way
            try:
                engine.ask('{"ask": "games"}')
            except RuntimeError as refused:
                self.assertIn("another call", str(refused))
                break
        while worker.is_alive():  # it may not have begun when it is stopped first
            engine.stop()
            worker.join(0.01)
        self.assertRegex(answers[0], '"exact":false|"code":"cancelled"')  # the latter where it had only just begun

    def test_a_signal_ends_a_search(self):
        timer = threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
        timer.start()
        with self.assertRaises(KeyboardInterrupt):
            while True:
                ouverte.table(seconds_long(), time=60)
        self.assertEqual(ouverte.table(ENDING)["NT", "N"], 2)

    def test_engines_come_and_go(self):
        for _ in range(50):
            ouverte.Engine(ouverte.Limits(memory=1)).ask('{"ask": "games"}')
        gc.collect()
        with self.assertRaises(ValueError):
            ouverte.Engine(ouverte.Limits(seconds=-1))


if __name__ == "__main__":
    unittest.main()
