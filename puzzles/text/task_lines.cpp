// What is asked without a verb of its own: "Task: five tricks", "Can four spades be beaten?", "exactly four tricks to
// South".
#include <algorithm>
#include <array>

#include "puzzles/text/task_reader.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {

// "Task: >= 5", "Goal: 5 tricks for N-S", "Target: N-S 5 tricks".
bool TaskReader::read_goal_line(std::size_t at) {
  if (const auto needed = match(names_, at, "tricks ?to ?be needed|required|wanted <num> ?, ?for ?by <side>")) {
    Asked asked;
    asked.side = needed->sides.front();
    asked.number = needed->numbers.front();
    past_ = needed->end;
    add(asked, at);
    return true;
  }
  const auto head = match(names_, at, "task|goal|target|aim|objective|required|wanted|needed|stipulation ?result ?is");
  if (!head) return false;
  std::size_t place = head->end;
  while (names_.word(place) != nullptr && names_.word(place)->mark == Mark::kComma) ++place;
  const Word* const sign = names_.word(place);
  const auto number = names_.number(place + 1);
  if (sign != nullptr && number && (sign->text == ">=" || sign->text == "<=" || sign->text == "=")) {
    Asked asked{.side = Side{.who = Who::kDeclarer}, .aim = Aim::kTricks, .number = number->first, .in_all = true};
    asked.measure = sign->text == ">=" ? Measure::kAtLeast : sign->text == "<=" ? Measure::kAtMost : Measure::kExactly;
    past_ = number->second;
    add(asked, at);
    return true;
  }
  Asked asked;
  if (const auto side = names_.side(place)) {
    asked.side = side->first;
    place = side->second;
  }
  if (!read_object(place, asked)) return false;
  if (const auto by = match(names_, past_, "?, for|by <side>")) asked.side = by->sides.front();
  add(asked, at);
  return true;
}

// "Can four spades be beaten?", "the contract can be made".
bool TaskReader::read_passive(std::size_t at) {
  auto beaten = match(names_, at, "be beaten|defeated|set|broken");
  if (!beaten) beaten = match(names_, at, "is|exists there ?a|any defence|defense|killing ?lead");
  const auto made = beaten ? std::nullopt : match(names_, at, "be made|fulfilled|won !to");
  if (!beaten && !made) return false;
  if (made && match(names_, made->end, "by")) return false;
  // Tricks are what is won or lost in "five tricks can be won".
  for (std::size_t place = sentence_; place < at; ++place)
    if (names_.is(place, "tricks") || names_.is(place, "trick")) return false;
  past_ = (beaten ? beaten : made)->end;
  Asked asked;
  asked.aim = beaten ? Aim::kBeatIt : Aim::kContract;
  asked.side = Side{.who = beaten ? Who::kDefenders : Who::kDeclarer};
  add(asked, at);
  return true;
}

// "NS: 3", "N-S +3", "E/W: two more": nothing else stands in the sentence.
bool TaskReader::read_side_and_number(std::size_t at) {
  const auto side = subject_at(at);
  if (!side) return false;
  const auto said = match(names_, side->second, "<side> ?, ?>= <num> ?more ?tricks|trick");
  const Word* const next = said ? names_.word(names_.past_breaks(said->end)) : nullptr;
  const bool begins = side->second == 0 || names_.words()[side->second - 1].mark != Mark::kWord;
  const bool ends = next == nullptr || next->mark == Mark::kStop || names_.word(said->end)->mark == Mark::kBreak;
  if (!said || !begins || !ends || said->end <= at) return false;
  Asked asked;
  asked.side = side->first;
  if (!read_counted(*names_.number(at), asked)) return false;
  add(asked, at);
  return true;
}

// "Five tricks for North-South", "exactly four tricks to South".
void TaskReader::read_bare(std::size_t at) {
  if (const auto all = match(names_, at, "<side> all|everything !else")) {
    Asked asked;
    asked.side = all->sides.front();
    if (read_tricks(all->end - 1, asked)) add(asked, at);
    return;
  }
  const auto number = names_.number(at);
  if (!number) return;
  if (match(names_, number->second, "?more tricks are|is ?to ?be required|needed|wanted|won|made|taken")) {
    Asked asked;
    asked.side = subject(at);
    if (!read_tricks(at, asked)) return;
    past_ = match(names_, past_, "are|is ?to ?be required|needed|wanted|won|made|taken")->end;
    read_after(asked);
    if (const auto by = match(names_, past_, "by|for <side>")) asked.side = by->sides.front();
    return add(asked, at);
  }
  const auto found = match(names_, number->second, "?more|of ?the ?last|remaining ?<num> tricks ?for|to|by <side>");
  if (!found && read_side_and_number(at)) return;
  if (!found) {
    // "NS 3 tricks"
    const auto before = match(names_, at, "<num> tricks");
    const auto side = subject(at);
    if (!before || !side || !facts_.taken.empty()) return;
    for (std::size_t place = at; place > sentence_ && place + 3 > at; --place) {
      const auto ends = names_.side(place - 1);
      if (!ends || ends->second != at) continue;
      past_ = before->end;
      Asked asked;
      asked.side = *side;
      asked.number = number->first;
      return add(asked, at);
    }
    return;
  }
  Asked asked{.side = found->sides.front(), .number = number->first};
  if (!found->numbers.empty()) {
    asked.of = found->numbers.front();
    asked.more = true;
  }
  past_ = found->end;
  add(asked, at);
}

}  // namespace ouverte::puzzles::text
