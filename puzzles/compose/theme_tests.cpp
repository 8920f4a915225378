#include "puzzles/compose/theme_tests.hpp"

#include <algorithm>

#include "puzzles/solve/keeping.hpp"
#include "solver/games/shared/ending.hpp"

namespace ouverte::puzzles {
namespace {

using games::Position;

// Whether there is a losing class of which a test is true.
template <class Test>
bool some_losing(const Turn& turn, const Test& test) {
  return std::ranges::any_of(turn.losing(), [&](const Moves& together) { return test(together.front()); });
}

// Whether the key, a card of another suit than that led, may take the trick where a card of a third suit could not.
bool may_ruff(const Turn& turn) {
  if (!turn.takers(turn.key()).contains(turn.mover())) return false;
  return turn.mover_takes(turn.key()) ||
         some_losing(turn, [&](const std::string& move) { return !turn.takers(move).contains(turn.mover()); });
}

// Where tricks have no length of their own: the mover matches a card on the table, which is then cleared but for his.
bool matches(const Turn& turn, const std::string& move) {
  return !turn.leads() && after(turn.at(), move)->setup().table.size() == 1;
}

// The ends of the trick in progress, however the others go on and the side of the task keeps it.
template <class Visit>
bool every_end(const Turn& turn, const Position& at, const Visit& visit) {
  if (at.over()) return false;
  const games::Setup now = at.setup();
  if (now.won != turn.setup().won) return visit(at, now);
  const auto classes = at.classes();
  const auto go_on = [&](const Moves& together) { return every_end(turn, *after(at, together.front()), visit); };
  if (!solvers_turn(turn.task(), at)) return std::ranges::all_of(classes, go_on);
  const auto keeping =
      std::ranges::find_if(classes, [&](const Moves& together) { return turn.keeps(*after(at, together.front())); });
  return keeping != classes.end() && go_on(*keeping);
}

// Whether the task is lost at the end of a trick if `seat` leads to the next. Where the rules do not let it lead for it
// has no trick yet, the same is asked of the tricks left alone.
bool lost_if_led_by(const Turn& turn, const Position& end, const games::Setup& setup, const std::string& seat) {
  if (const auto altered = games::led_by(turn.game(), setup, seat)) return !turn.keeps(*altered);
  const games::Setup alone = games::standing_alone(setup);
  const auto now = games::led_by(turn.game(), alone, setup.leader);
  const auto altered = games::led_by(turn.game(), alone, seat);
  if (now == nullptr || altered == nullptr) return false;
  const auto value = [&](const Position& position) { return turn.solver().solve(position, {}).value.lower; };
  const int moved = value(*altered) + value(end) - value(*now);
  return std::ranges::any_of(claims_of(turn.task()), [&](const proof::ProofClaim& claim) {
    return !proof::settled(claim, {moved, moved});
  });
}

}  // namespace

bool shows_duck(const Turn& turn) {
  if (turn.leads()) return false;
  if (!turn.game().plays_in_rows())
    return !matches(turn, turn.key()) &&
           some_losing(turn, [&](const std::string& move) { return matches(turn, move); });
  return turn.others_take(turn.key()) &&
         some_losing(turn, [&](const std::string& move) { return turn.mover_takes(move); });
}

bool shows_unblock(const Turn& turn) {
  if (turn.leads() || turn.takers(turn.key()).contains(turn.mover())) return false;
  return some_losing(turn, [&](const std::string& move) {
    return turn.higher(turn.key(), move) && !turn.takers(move).contains(turn.mover());
  });
}

bool shows_overtake(const Turn& turn) {
  return !turn.leads() && turn.mover_takes(turn.key()) &&
         some_losing(turn, [&](const std::string& move) { return turn.partner_takes(move); });
}

bool shows_underlead(const Turn& turn) {
  return turn.leads() && !turn.mover_takes(turn.key()) && some_losing(turn, [&](const std::string& move) {
           return turn.higher(move, turn.key()) && turn.mover_takes(move);
         });
}

bool shows_throw_in(const Turn& turn) {
  if (!turn.others_take(turn.key())) return false;
  return every_end(turn, *after(turn.at(), turn.key()), [&](const Position& end, const games::Setup& setup) {
    if (turn.own(end.to_move())) return false;
    return std::ranges::all_of(setup.hands, [&](const auto& hand) {
      return !turn.own(hand.first) || lost_if_led_by(turn, end, setup, hand.first);
    });
  });
}

bool shows_ruff_high(const Turn& turn) {
  if (turn.leads() || turn.follows(turn.key()) || !may_ruff(turn)) return false;
  return some_losing(turn, [&](const std::string& move) { return turn.higher(turn.key(), move); });
}

bool shows_exit(const Turn& turn) {
  return turn.leads() && turn.others_take(turn.key()) &&
         some_losing(turn, [&](const std::string& move) { return turn.others_take(move); });
}

bool shows_discard_of_winner(const Turn& turn) {
  if (turn.leads() || turn.follows(turn.key()) || turn.takers(turn.key()).contains(turn.mover())) return false;
  // After another card the winner is still there: it is led to the next trick, whoever took this one.
  for (const Moves& together : turn.losing()) {
    auto at = after(turn.at(), together.front());
    while (!at->over() && at->setup().won == turn.setup().won) at = after(*at, at->moves().front());
    if (at->over()) continue;
    auto led = games::led_by(turn.game(), at->setup(), turn.mover());
    if (led == nullptr) led = games::led_by(turn.game(), games::standing_alone(at->setup()), turn.mover());
    if (led == nullptr) continue;
    const Turn next(turn.game(), *led, turn.task(), {turn.key()}, {}, turn.solver());
    const Moves legal = led->moves();
    return std::ranges::find(legal, turn.key()) != legal.end() && next.mover_takes(turn.key());
  }
  return false;
}

}  // namespace ouverte::puzzles
