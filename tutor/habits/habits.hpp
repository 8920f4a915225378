// What players decided about over many deals, by idea: how often, how often rightly, what it cost, and where to look.
// Counted are the decisions that mattered, as in accounts (docs/marks.md), blind leads among them.
// docs/formats/habits.md.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "solver/base/json.hpp"
#include "solver/records/record.hpp"
#include "tutor/habits/ideas.hpp"
#include "tutor/marks/analysis.hpp"

namespace ouverte::tutor {

// A decision that cost something.
struct Lapse {
  int deal = 0;  // of those added, from 1
  records::Place place;
  int trick = 0;         // in the deal, from 1
  std::size_t play = 0;  // in the record, from 1
  std::string seat;      // whose cards
  std::string move;
  std::vector<std::string> better;
  int cost = 0;
  Mark mark = Mark::kNone;
  bool blind = false;
  std::string_view fair;     // on what the player knew: "unlucky"; empty where that was not judged
  std::string_view wrongly;  // "took the trick too soon"; empty where the way was right and the card was not
};

// A season has more lapses than anybody looks at: of an idea as many are listed.
inline constexpr std::size_t kMostLapses = 100;

// A player's decisions of one idea.
struct Habit {
  const Idea* idea = nullptr;
  int met = 0;
  int kept = 0;  // cost nothing
  int cost = 0;
  OnTheOdds on_the_odds = {};  // of that, as far as it was judged
  std::map<std::string_view, int>
      wrongly;                // how many lapses went which way; "" where another card of that way was right
  std::vector<Lapse> lapses;  // the `kMostLapses` that cost most, the earlier of equals; in order
  int unlisted = 0;           // those left out

  void add(Lapse lapse);
};

// A player in one game, counted in one unit.
struct Profile {
  std::string name;  // or that of his seat, where records name nobody
  const games::Game* game = nullptr;
  std::string unit;
  int deals = 0;
  std::vector<Habit> habits;  // those met, in the order of `ideas`

  [[nodiscard]] std::string title() const { return std::string(game->title()); }
  [[nodiscard]] Account in_all() const;  // of all habits, blind leads among them
};

class Habits {
 public:
  // The caller guarantees that the analysis is of the record.
  void add(const games::Game& game, const records::Record& record, const Analysis& analysis);
  [[nodiscard]] const std::vector<Profile>& profiles() const { return profiles_; }  // in the order of first appearance
  // Leaves out all players but those of that name. An InvalidArgument status, which names those that there are, where
  // nobody has it.
  [[nodiscard]] absl::Status keep_only(std::string_view name);

 private:
  Profile& profile_of(const games::Game& game, const records::Record& record, const Trace& trace,
                      std::string_view seat);

  int deals_ = 0;
  std::vector<Profile> profiles_;
};

[[nodiscard]] base::Json to_json(const Habits& habits);

}  // namespace ouverte::tutor
