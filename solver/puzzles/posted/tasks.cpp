// What is asked: a side, a verb, and what it is to do. "North and South to win five of the last six tricks", "How can
// East beat the contract?", "The defence to hold declarer to eight tricks".
#include <algorithm>
#include <array>

#include "solver/base/status.hpp"
#include "solver/puzzles/posted/task_reader.hpp"

namespace ouverte::puzzles::posted {
namespace {

struct VerbName {
  std::string_view pattern;
  Verb verb;
};

constexpr std::array kVerbs = {
    VerbName{"go|goes|going|get|gets out", Verb::kOut},
    VerbName{"out", Verb::kOut},
    VerbName{"score|scores|scoring|earn|earns", Verb::kScore},
    VerbName{"hold|holds|holding|restrict|restricts|limit|limits|confine ?the|him|his|her|her|them|their "
             "?opponent|opponents ?<side> ?down to",
             Verb::kHold},
    VerbName{"prevent|prevents|stop|stops|keep|keeps ?the <side> ?from making|taking|winning|getting", Verb::kKeep},
    VerbName{"beat|beats|defeat|defeats|set|sets|break|breaks|sink|foil|down|stop|stops", Verb::kBeat},
    VerbName{"put|puts|take|takes ?the contract|it|declarer down", Verb::kBeat},
    VerbName{"lose|loses|losing|concede|concedes", Verb::kLose},
    VerbName{"avoid|avoids ?winning|taking|making", Verb::kEscape},
    VerbName{"win|wins|winning|won", Verb::kWin},
    VerbName{"make|makes|making|take|takes|taking|get|gets|getting|collect|collects|secure|secures|obtain|need|needs|"
             "require|requires|claim|claims|bring|fulfil|fulfils|fulfill|cash|have|succeed|succeeds|made|taken|ensure|"
             "guarantee|want|wants|must|bag|force|reach|reaches ?in|for|home ?to ?make|take|win",
             Verb::kTake},
    VerbName{"be paid", Verb::kPay},
};

}  // namespace

void TaskReader::read() {
  for (std::size_t at = 0; at < names_.words().size(); ++at) {
    const Word& word = names_.words()[at];
    if (word.mark == Mark::kStop) {
      sentence_ = at + 1;
      continue;
    }
    if (word.mark != Mark::kWord || at < past_) continue;
    if (read_goal_line(at) || read_passive(at)) continue;
    for (const VerbName& verb : kVerbs) {
      const auto found = match(names_, at, verb.pattern);
      if (!found || !read_verb(verb.verb, *found, at)) continue;
      break;
    }
    if (at >= past_) read_bare(at);
  }
}

// Who is "with", "by" or "against" somebody is not who is to do it, and neither is an owner ("South's 4S").
At<Side> TaskReader::subject_at(std::size_t at) const {
  constexpr std::array<std::string_view, 6> kOthers = {"against", "by", "with", "from", "after", "over"};
  At<Side> found;
  for (std::size_t place = sentence_; place < at;) {
    const auto side = names_.side(place);
    if (side && side->second <= at) {
      const std::size_t article = place > sentence_ && names_.is(place - 1, "the") ? 1 : 0;
      const bool other = place > sentence_ + article && names_.is_any(place - 1 - article, kOthers);
      if (!names_.is(side->second, "'s") && !other) found = std::pair(side->first, place);
      place = std::max(side->second, place + 1);
    } else {
      ++place;
    }
  }
  return found;
}

// So many lost: all others are won.
bool TaskReader::read_lost(std::size_t object, std::size_t verb, Asked& asked) {
  if (!read_object(object, asked) || asked.aim == Aim::kContract) return false;
  if (asked.aim == Aim::kAll) {
    asked.aim = Aim::kNone;
    return true;
  }
  if (asked.aim != Aim::kTricks && asked.aim != Aim::kNone) return false;
  constexpr std::array<std::string_view, 6> kNot = {"avoid", "avoids", "avoiding", "without", "not", "never"};
  const bool avoided = verb > 0 && names_.is_any(verb - 1, kNot);
  const auto between = names_.words().subspan(object, past_ - object);
  const auto told = [&](std::string_view text) {
    return std::ranges::any_of(between, [&](const Word& word) { return word.text == text; });
  };
  const bool at_least = asked.measure == Measure::kAtLeast && (told("least") || told("more") || told("fewer"));
  const int lost = asked.aim == Aim::kNone ? 0 : asked.number;
  asked.aim = Aim::kAll;
  asked.number = avoided ? 1 - lost : -lost;
  if (asked.measure != Measure::kExactly) asked.measure = at_least && !avoided ? Measure::kAtMost : Measure::kAtLeast;
  return true;
}

// "South cannot make five tricks": what the other side achieves.
bool TaskReader::negated(std::size_t verb) const {
  constexpr std::array<std::string_view, 6> kNot = {"cannot", "not", "never", "unable", "fail", "fails"};
  const auto subject = subject_at(verb);
  for (std::size_t place = sentence_; place < verb; ++place)
    if (names_.is_any(place, kNot) && (place + 3 > verb || (subject && place + 3 > subject->second))) return true;
  return false;
}

bool TaskReader::turn(Asked& asked) {
  if (asked.aim == Aim::kContract) {
    asked.aim = Aim::kBeatIt;
    asked.side.reset();
    return true;
  }
  if ((asked.aim != Aim::kTricks && asked.aim != Aim::kAll) || asked.measure != Measure::kAtLeast) return false;
  asked.measure = Measure::kAtMost;
  --asked.number;
  return true;
}

bool TaskReader::read_verb(Verb verb, const Match& found, std::size_t at) {
  // "have already won six": how it came about, not what is asked.
  constexpr std::array<std::string_view, 5> kDone = {"have", "has", "had", "already", "far"};
  constexpr std::array<std::string_view, 4> kPast = {"won", "taken", "made", "already"};
  if (at > 0 && names_.is_any(at - 1, kDone) && names_.is_any(at, kPast)) return false;
  if (names_.is(at, "have") && (names_.is_any(at + 1, kPast) || names_.is(at + 1, "so"))) return false;
  Asked asked;
  asked.side = subject(at);
  const std::size_t before = past_;
  past_ = found.end;
  switch (verb) {
    case Verb::kOut: {
      const auto within =
          match(names_, found.end, "within|in|by ?at ?most ?the ?his ?next <num> ?plays|cards|moves|turns|play");
      if (!within && !(names_.is(at, "go") || names_.is(at, "goes"))) break;
      asked.aim = Aim::kOut;
      asked.measure = Measure::kAtMost;
      asked.number = within ? within->numbers.front() : 0;
      if (within) past_ = within->end;
      add(asked, at);
      return true;
    }
    case Verb::kScore: {
      Asked counted = asked;
      if (read_tricks(found.end, counted) && counted.aim == Aim::kTricks &&
          names_.words()[past_ - 1].text.starts_with("trick")) {
        add(counted, at);
        return true;
      }
      const auto measured = match(names_, found.end, "?at ?least ?a ?total ?of <num> ?points");
      if (!measured) break;
      asked.aim = Aim::kScore;
      asked.number = measured->numbers.front();
      past_ = measured->end;
      add(asked, at);
      return true;
    }
    case Verb::kPay:
      if (!read_tricks(found.end, asked)) break;
      asked.aim = Aim::kPayment;
      add(asked, at);
      return true;
    case Verb::kHold:
    case Verb::kKeep: {
      if (!found.sides.empty())
        asked.side = found.sides.front();
      else if (asked.side)
        asked.side.reset();
      if (verb == Verb::kKeep && read_contract(found.end, asked)) {
        asked.aim = Aim::kBeatIt;
        asked.side.reset();
        add(asked, at);
        return true;
      }
      if (!read_tricks(found.end, asked) || asked.aim != Aim::kTricks) break;
      if (verb == Verb::kKeep && at > 0 && (names_.is(at - 1, "cannot") || names_.is(at - 1, "not"))) {
        add(asked, at);
        return true;
      }
      if (verb == Verb::kKeep) --asked.number;
      asked.measure = Measure::kAtMost;
      if (!asked.side) asked.side = Side{.who = Who::kDeclarer};
      add(asked, at);
      return true;
    }
    case Verb::kBeat:
      if (!read_contract(found.end, asked) &&
          !match(names_, found.end, "?the declarer|south|north|east|west|him|them|<role>") && verb == Verb::kBeat &&
          names_.is(at, "down"))
        break;
      if (past_ == found.end) {
        const auto whom = match(names_, found.end, "?the <side>");
        if (!whom && !names_.is(found.end, "him") && !names_.is(found.end, "them")) break;
        if (whom) past_ = whom->end;
      }
      asked.aim = Aim::kBeatIt;
      add(asked, at);
      return true;
    case Verb::kLose:
      if (!read_lost(found.end, at, asked)) break;
      add(asked, at);
      return true;
    case Verb::kEscape:
      if (!match(names_, found.end, "a|any|every|all|the ?single trick|tricks")) break;
      asked.aim = Aim::kNone;
      past_ = match(names_, found.end, "a|any|every|all|the ?single trick|tricks")->end;
      add(asked, at);
      return true;
    case Verb::kWin:
    case Verb::kTake:
      if (read_object(found.end, asked)) {
        const auto by = match(names_, past_, "?to ?be ?taken|won|made|scored by <side>");
        if (by && !asked.side) asked.side = by->sides.front();
        if (negated(at) && !turn(asked)) break;
        add(asked, at);
        return true;
      }
      // "The soloist to win."
      if (asked.side && (verb == Verb::kWin || names_.is(at, "succeed") || names_.is(at, "succeeds"))) {
        const Word* const next = names_.word(names_.past_breaks(found.end));
        const bool ends = next == nullptr || next->mark == Mark::kStop || next->mark == Mark::kComma ||
                          names_.is(found.end, "against") || names_.is(found.end, "the") ||
                          names_.is(found.end, "whatever") || names_.is(found.end, "by");
        const bool verb_before =
            at > 0 && (names_.is(at - 1, "to") || names_.is(at - 1, "can") || names_.is(at - 1, "must") ||
                       names_.is(at - 1, "should") || names_.is(at - 1, "will") || names_.words()[at].text == "wins" ||
                       names_.side(at - 1).has_value());
        if (ends && verb_before &&
            (!names_.is(found.end, "the") || match(names_, found.end, "the game|deal|day|hand"))) {
          asked.aim = Aim::kContract;
          add(asked, at);
          return true;
        }
      }
      break;
  }
  past_ = before;
  return false;
}

void read_tasks(const Names& names, Facts& facts) { TaskReader(names, facts).read(); }

}  // namespace ouverte::puzzles::posted
