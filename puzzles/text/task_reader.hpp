// Reads what is asked, sentence by sentence: a side, a verb, and what the side is to do.
#pragma once

#include <algorithm>

#include "puzzles/text/facts.hpp"
#include "puzzles/text/pattern.hpp"

namespace ouverte::puzzles::text {

enum class Verb { kTake, kLose, kBeat, kHold, kKeep, kScore, kOut, kWin, kEscape, kNotLose, kPay, kGive };

class TaskReader {
 public:
  TaskReader(const Names& names, Facts& facts) : names_(names), facts_(facts) {}

  void read();

 private:
  bool read_verb(Verb verb, const Match& found, std::size_t at);
  // What the verb at `at` asks of `asked`'s side.
  bool read_what(Verb verb, const Match& found, std::size_t at, Asked& asked);
  bool read_out(std::size_t object, std::size_t verb, Asked& asked);
  bool read_score(std::size_t object, Asked& asked);
  bool read_hold(Verb verb, const Match& found, std::size_t at, Asked& asked);
  bool read_beat(std::size_t object, std::size_t verb, Asked& asked);
  bool read_give(const Match& found, Asked& asked);
  bool read_win(Verb verb, std::size_t object, std::size_t at, Asked& asked);
  [[nodiscard]] bool tells_past(std::size_t at) const;
  [[nodiscard]] bool ends_after(std::size_t verb_end) const;
  [[nodiscard]] bool called_for(std::size_t verb) const;
  bool read_goal_line(std::size_t at);
  bool read_passive(std::size_t at);
  bool read_side_and_number(std::size_t at);
  bool read_lost(std::size_t object, std::size_t verb, Asked& asked);
  // Where it is said that the subject cannot do it.
  [[nodiscard]] std::optional<std::size_t> negation(std::size_t verb) const;
  static bool turn(Asked& asked);
  void read_bare(std::size_t at);
  // "how many", "the most": nothing is asked that could be shown.
  [[nodiscard]] bool asks_how_many(std::size_t verb) const;
  // What is to be taken: "five tricks", "all of the rest", "his contract".
  bool read_object(std::size_t at, Asked& asked);
  bool read_tricks(std::size_t at, Asked& asked);
  bool read_most(Asked& asked);
  bool read_all_tricks(std::size_t at, Asked& asked);
  bool read_counted(const std::pair<int, std::size_t>& number, Asked& asked);
  bool read_contract(std::size_t at, Asked& asked);
  void read_after(Asked& asked);
  // The side named last before a verb in its sentence, and where.
  [[nodiscard]] At<Side> subject_at(std::size_t at) const { return names_.last_side(sentence_, at); }
  // The side that a verb is said of: named, meant by "he" or "they", or addressed by its seat.
  [[nodiscard]] std::optional<Side> subject(std::size_t at) const;
  [[nodiscard]] bool says_they(std::size_t at) const;
  [[nodiscard]] std::optional<Side> meant_by_pronoun(std::size_t at) const;
  [[nodiscard]] bool declares(const Side& side) const;
  void add(const Asked& asked, std::size_t at) {
    facts_.read.emplace_back(at, past_);
    if (negation_) facts_.read.emplace_back(*negation_, *negation_ + 1);
    if (std::ranges::find(facts_.asked, asked, &Demand::asked) != facts_.asked.end()) return;
    facts_.asked.push_back({.asked = asked,
                            .line = names_.words()[at].line,
                            .words = text_of(names_.words().subspan(at, std::min(past_, names_.words().size()) - at))});
  }

  const Names& names_;
  Facts& facts_;
  std::size_t sentence_ = 0;                  // where it begins
  std::size_t past_ = 0;                      // read up to here
  std::optional<std::size_t> negation_ = {};  // the "not" that the task now read takes in
};

}  // namespace ouverte::puzzles::text
