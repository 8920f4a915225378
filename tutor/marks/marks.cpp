#include "tutor/marks/marks.hpp"

#include <algorithm>

namespace ouverte::tutor {
namespace {

// What is lost when a value becomes another, to who wants it high or low.
int loss(bool maximises, int before, int after) { return maximises ? before - after : after - before; }

// Whether a value gives a side what it plays for.
bool has_goal(bool maximises, int value, int goal) { return (value >= goal) == maximises; }

int value_after(const Judgement& judgement, const std::string& move) {
  const auto found = std::ranges::find(judgement.moves, move, &games::MoveValue::move);
  return found->value.lower;
}

// What one play did by itself.
void judge(const Trace& trace, const std::vector<std::vector<std::string>>& classes, Play& play) {
  Judgement& judgement = *play.judgement;
  judgement.cost = loss(play.maximises, judgement.before, judgement.after);
  judgement.forced = classes.size() == 1;
  judgement.turning = has_goal(true, judgement.before, trace.goal) != has_goal(true, judgement.after, trace.goal);
  int keeping = 0;
  for (const std::vector<std::string>& together : classes) {
    const int value = value_after(judgement, together.front());
    if (value != judgement.before) judgement.decision = true;
    if (has_goal(play.maximises, value, trace.goal)) ++keeping;
  }
  judgement.only = keeping == 1 && classes.size() > 1;
  for (const games::MoveValue& each : judgement.moves)
    if (each.value.lower == judgement.before) judgement.best.push_back(each.move);
}

// Whether the other side gave something away since this side last had a choice.
bool just_given(const Trace& trace, std::size_t place) {
  const bool side = trace.plays[place].maximises;
  while (place-- > 0) {
    const Play& play = trace.plays[place];
    if (!play.judgement) return false;
    if (play.maximises != side && play.judgement->cost > 0) return true;
    if (play.maximises == side && !play.judgement->forced) return false;
  }
  return false;
}

Mark mark_for(const Trace& trace, const Play& play, bool given) {
  const Judgement& judgement = *play.judgement;
  if (judgement.own) return mark_of(*judgement.own, trace.stakes);
  if (judgement.forced) return Mark::kNone;
  if (judgement.turning) return Mark::kGoalThrown;
  if (judgement.cost > trace.stakes.step) return Mark::kCost;
  if (judgement.cost > 0) return Mark::kSmallCost;
  return judgement.only && given && has_goal(play.maximises, judgement.after, trace.goal) ? Mark::kOnlyMove
                                                                                          : Mark::kNone;
}

void account_for(const Play& play, std::vector<Account>& accounts) {
  auto account = std::ranges::find(accounts, play.player, &Account::player);
  if (account == accounts.end())
    account = accounts.insert(accounts.end(), Account{.player = play.player, .maximises = play.maximises});
  if (!play.judgement) return;
  if (play.judgement->blind) {
    account->blind += play.judgement->decision ? 1 : 0;
    account->blind_cost += play.judgement->cost;
    return;
  }
  account->decisions += play.judgement->decision ? 1 : 0;
  account->kept += play.judgement->decision && play.judgement->cost == 0 ? 1 : 0;
  account->cost += play.judgement->cost;
}

}  // namespace

std::string_view sign(Mark mark) {
  constexpr std::string_view kMarkSigns[] = {"", "!", "?!", "?", "??"};
  return kMarkSigns[static_cast<std::size_t>(mark)];
}

int Trace::cost_to(bool maximisers) const {
  int cost = 0;
  for (const Play& play : plays)
    if (play.judgement && play.maximises == maximisers) cost += play.judgement->cost;
  return cost;
}

bool Trace::plays_a_dummy(std::string_view player) const {
  return std::ranges::any_of(plays, [&](const Play& play) { return play.player == player && play.seat != player; });
}

void mark(Trace& trace, const Classes& classes) {
  for (std::size_t place = 0; place < trace.plays.size(); ++place)
    if (trace.plays[place].judgement) judge(trace, classes[place], trace.plays[place]);
  for (std::size_t place = 0; place < trace.plays.size(); ++place) {
    Play& play = trace.plays[place];
    if (play.judgement) {
      const bool given = just_given(trace, place);
      play.judgement->miss = given && play.judgement->cost > 0;
      play.judgement->mark = mark_for(trace, play, given);
      if (play.judgement->turning && !trace.endless) trace.turning_points.push_back(place);
    }
    if (trace.charges(play)) account_for(play, trace.accounts);
  }
}

}  // namespace ouverte::tutor
