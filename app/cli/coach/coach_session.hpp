// One deal played against the program: what the user types, and what he sees.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "app/cli/coach/fair_hints.hpp"
#include "app/cli/console/console.hpp"
#include "app/cli/text/text.hpp"
#include "tutor/coach/coach.hpp"

namespace ouverte::cli {

struct CoachManners {
  bool hide = false;  // hands that the user does not play are hidden
  bool marks = true;  // each play is marked at once
};

class CoachSession {
 public:
  // `search`: as the solver's; each thing that the user asks has the whole time. `tags`: of the deal's record.
  // `evidence`: for what is told while hands are hidden.
  CoachSession(const Console& console, tutor::Coach& coach, CoachManners manners, const search::Options& search,
               games::Tags tags, Evidence evidence = {})
      : console_(console),
        coach_(coach),
        manners_(manners),
        deadline_(search.deadline),
        fair_(coach, search, std::move(evidence)),
        tags_(std::move(tags)) {}

  // Until the deal is over, the user leaves or the input ends.
  void run();

 private:
  void show();
  void say(const Text& line);
  void say_last_play();
  void say_finished_trick();
  void say_end();
  bool obey(const std::string& line);  // false: the user leaves
  void try_play(const std::string& text);
  void next_hint();
  void next_fair_hint();
  void say_why();
  void say_why_no_other();
  void what_if(const std::string& text);
  void best_line(const std::string& whose);
  void program_plays();
  void say_if_settled();
  bool end_play();  // false: the play goes on

  const Console& console_;
  tutor::Coach& coach_;
  CoachManners manners_;
  base::Deadline deadline_;
  FairHints fair_;  // what is told while hands are hidden
  games::Tags tags_;
  bool plan_told_ = false;  // at this turn
  int hints_ = 0;           // told after it
  bool shown_ = false;
  bool told_settled_ = false;
  bool ended_ = false;  // by the user, once the result was settled
};

// The commands of a session, for its `help` and for --help.
[[nodiscard]] std::string_view coach_commands();

}  // namespace ouverte::cli
