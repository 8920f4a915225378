#include "tutor/habits/habits.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "solver/base/check.hpp"
#include "solver/base/status.hpp"
#include "tutor/fair/fair.hpp"
#include "tutor/marks/players.hpp"

namespace ouverte::tutor {
namespace {

using base::Json;

// What was wrong, where all that was right went the other way.
std::string_view wrongly_in(const Idea& idea, const Moment& at, const Play& play) {
  if (idea.one_way == nullptr) return {};
  const bool way = idea.one_way(at, play.move);
  const auto same = [&](const std::string& move) { return idea.one_way(at, move) == way; };
  if (std::ranges::any_of(play.judgement->best, same)) return {};
  return way ? idea.wrongly_so : idea.wrongly_not;
}

int trick_of(const games::Setup& setup) {
  int trick = 1;
  if (setup.won)
    for (const auto& [seat, won] : *setup.won) trick += won;
  return trick;
}

Habit& habit_of(Profile& profile, const Idea& idea) {
  const auto place = std::ranges::lower_bound(profile.habits, &idea, {}, &Habit::idea);  // rows of one table
  if (place != profile.habits.end() && place->idea == &idea) return *place;
  return *profile.habits.insert(place, Habit{.idea = &idea, .wrongly = {}, .lapses = {}});
}

// Counts a decision that mattered.
void count(const records::Record& record, int deal, std::size_t place, const Play& play, const games::Position& at,
           const Moment& moment, Profile& profile) {
  const Judgement& judgement = *play.judgement;
  const Idea& idea = idea_of(moment);
  Habit& habit = habit_of(profile, idea);
  ++habit.met;
  habit.cost += judgement.cost;
  if (judgement.cost == 0) {
    ++habit.kept;
    return;
  }
  if (judgement.fair != nullptr) fair::add_cost(*judgement.fair, judgement.cost, habit.on_the_odds);
  habit.add({.deal = deal,
             .place = record.place,
             .trick = trick_of(at.setup()),
             .play = place + 1,
             .seat = play.seat,
             .move = play.move,
             .better = judgement.best,
             .cost = judgement.cost,
             .mark = judgement.mark,
             .blind = judgement.blind,
             .fair = judgement.fair == nullptr ? "" : fair::word_of(judgement.fair->luck),
             .wrongly = wrongly_in(idea, moment, play)});
}

Json lapse_json(const Lapse& lapse) {
  Json json = {{"deal", lapse.deal}, {"file", lapse.place.file}, {"board", lapse.place.board}, {"trick", lapse.trick},
               {"play", lapse.play}, {"seat", lapse.seat},       {"move", lapse.move},         {"better", lapse.better},
               {"cost", lapse.cost}, {"mark", sign(lapse.mark)}};
  if (!lapse.wrongly.empty()) json["wrongly"] = lapse.wrongly;
  if (lapse.blind) json["blind"] = true;
  if (!lapse.fair.empty()) json["fair"] = lapse.fair;
  return json;
}

Json habit_json(const Habit& habit) {
  Json json = {{"idea", habit.idea->name}, {"title", habit.idea->title}, {"met", habit.met},
               {"kept", habit.kept},       {"cost", habit.cost},         {"lapses", Json::array()}};
  if (habit.on_the_odds.any()) json["fair"] = to_json(habit.on_the_odds);
  for (const Lapse& lapse : habit.lapses) json["lapses"].push_back(lapse_json(lapse));
  if (habit.unlisted > 0) json["unlisted"] = habit.unlisted;
  return json;
}

}  // namespace

void Habit::add(Lapse lapse) {
  ++wrongly[lapse.wrongly];
  lapses.push_back(std::move(lapse));
  if (lapses.size() <= kMostLapses) return;
  const auto cheapest = std::min_element(lapses.rbegin(), lapses.rend(),
                                         [](const Lapse& one, const Lapse& other) { return one.cost < other.cost; });
  lapses.erase(std::prev(cheapest.base()));
  ++unlisted;
}

Account Profile::in_all() const {
  Account all;
  for (const Habit& habit : habits) {
    all.decisions += habit.met;
    all.kept += habit.kept;
    all.cost += habit.cost;
    all.on_the_odds.unlucky += habit.on_the_odds.unlucky;
    all.on_the_odds.against += habit.on_the_odds.against;
    all.on_the_odds.close += habit.on_the_odds.close;
  }
  return all;
}

Profile& Habits::profile_of(const games::Game& game, const records::Record& record, const Trace& trace,
                            std::string_view seat) {
  const std::string name = name_or_seat(game, record, seat);
  const auto same = [&](const Profile& profile) {
    return profile.name == name && profile.game == &game && profile.unit == trace.stakes.unit;
  };
  const auto found = std::ranges::find_if(profiles_, same);
  if (found != profiles_.end()) return *found;
  return profiles_.emplace_back(Profile{.name = name, .game = &game, .unit = trace.stakes.unit, .habits = {}});
}

void Habits::add(const games::Game& game, const records::Record& record, const Analysis& analysis) {
  ++deals_;
  for (const Trace& trace : analysis.traces) {
    const auto at = game.position(trace.start);
    if (!at.ok()) continue;
    std::vector<FirstCard> leads;
    std::set<std::string> met;  // players
    for (std::size_t place = 0; place < trace.plays.size(); ++place) {
      const Play& play = trace.plays[place];
      if (trace.charges(play)) {
        Profile& profile = profile_of(game, record, trace, play.player);
        if (met.insert(play.player).second) ++profile.deals;
        if (play.judgement && play.judgement->decision)
          count(record, deals_, place, play, **at, Moment(game, **at, leads), profile);
      }
      if ((*at)->table_empty()) leads.push_back({play.seat, puzzles::suit_of(play.move)});
      CHECK((*at)->play(play.move).ok());  // as `analyse` did
    }
  }
}

absl::Status Habits::keep_only(std::string_view name) {
  std::string names;
  for (const Profile& profile : profiles_)
    if (names.find(base::quoted(profile.name)) == std::string::npos)
      names += base::str(names.empty() ? "" : ", ", base::quoted(profile.name));
  const auto other = [&](const Profile& profile) { return profile.name != name; };
  if (std::ranges::all_of(profiles_, other))
    return base::invalid("found no player ", base::quoted(name), ", expected one of ",
                         names.empty() ? "none: no play was judged" : names);
  std::erase_if(profiles_, other);
  return absl::OkStatus();
}

Json to_json(const Habits& habits) {
  Json json = Json::array();
  for (const Profile& profile : habits.profiles()) {
    const Account all = profile.in_all();
    Json& written = json.emplace_back(Json{{"player", profile.name},
                                           {"game", profile.title()},
                                           {"deals", profile.deals},
                                           {"unit", profile.unit},
                                           {"met", all.decisions},
                                           {"kept", all.kept},
                                           {"cost", all.cost},
                                           {"ideas", Json::array()}});
    if (all.on_the_odds.any()) written["fair"] = to_json(all.on_the_odds);
    for (const Habit& habit : profile.habits) written["ideas"].push_back(habit_json(habit));
  }
  return json;
}

}  // namespace ouverte::tutor
