// What is asked: a side, a verb, and what it is to do. "North and South to win five of the last six tricks", "How can
// East beat the contract?", "The defence to hold declarer to eight tricks".
#include <algorithm>
#include <array>

#include "puzzles/text/task_reader.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {
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
    VerbName{"prevent|prevents|stop|stops|keep|keeps ?the <side> ?from making|taking|winning|getting|succeeding",
             Verb::kKeep},
    VerbName{"beat|beats|defeat|defeats|set|sets|break|breaks|sink|foil|down|stop|stops", Verb::kBeat},
    VerbName{"put|puts|take|takes ?the contract|it|declarer down", Verb::kBeat},
    VerbName{"lose|loses|losing|concede|concedes|drop|drops", Verb::kLose},
    VerbName{"give|gives|force|forces|make|makes|let|lets <side> ?to ?have|take|win", Verb::kGive},
    VerbName{"avoid|avoids losing|defeat", Verb::kNotLose},
    VerbName{"avoid|avoids being the loser", Verb::kNotLose},
    VerbName{"not ?to be the loser", Verb::kNotLose},
    VerbName{"not ?to lose|pay", Verb::kNotLose},
    VerbName{"avoid|avoids ?winning|taking|making", Verb::kEscape},
    VerbName{"win|wins|winning|won", Verb::kWin},
    VerbName{"come|comes|get|gets|way ?home to|by", Verb::kTake},
    VerbName{"come|comes|end|ends|finish|finishes|emerge|emerges|draw|be ?up|out|home ?with", Verb::kTake},
    VerbName{"make|makes|making|take|takes|taking|get|gets|getting|collect|collects|secure|secures|obtain|need|needs|"
             "require|requires|claim|claims|bring|fulfil|fulfils|fulfill|cash|have|succeed|succeeds|made|taken|ensure|"
             "guarantee|want|wants|must|bag|bags|land|lands|force|reach|reaches ?in|for|home ?to ?make|take|win",
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
    const bool told =
        std::ranges::any_of(facts_.told, [&](const auto& words) { return words.first <= at && at < words.second; });
    if (word.mark != Mark::kWord || at < past_ || told) continue;
    negation_.reset();
    if (read_goal_line(at) || read_passive(at)) continue;
    for (const VerbName& verb : kVerbs) {
      const auto found = match(names_, at, verb.pattern);
      if (!found || !read_verb(verb.verb, *found, at)) continue;
      break;
    }
    if (at >= past_) read_bare(at);
  }
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
  if (avoided) negation_ = verb - 1;
  const auto between = names_.words().subspan(object, past_ - object);
  const auto told = [&](std::string_view text) {
    return std::ranges::any_of(between, [&](const Word& word) { return word.text == text; });
  };
  const bool at_least = asked.measure == Measure::kAtLeast && (told("least") || told("more") || told("fewer"));
  const int lost = asked.aim == Aim::kNone ? 0 : asked.number;
  asked.aim = Aim::kAll;
  asked.number = avoided ? 1 - lost : -lost;
  // "Only one" is one at most.
  const bool exactly = asked.measure == Measure::kExactly && !told("only") && !told("just");
  if (!exactly) asked.measure = at_least && !avoided ? Measure::kAtMost : Measure::kAtLeast;
  return true;
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
  if (tells_past(at)) return false;
  negation_.reset();
  Asked asked;
  asked.side = subject(at);
  for (std::size_t place = sentence_; place < at; ++place) asked.more |= names_.is(place, "still");
  const std::size_t before = past_;
  past_ = found.end;
  if (read_what(verb, found, at, asked)) {
    if (!asked.side && asked.aim != Aim::kBeatIt && says_they(at))
      facts_.faults.push_back({names_.words()[at].line, "Task: found \"they\", expected a side by its name"});
    add(asked, at);
    return true;
  }
  past_ = before;
  negation_.reset();
  return false;
}

bool TaskReader::read_what(Verb verb, const Match& found, std::size_t at, Asked& asked) {
  switch (verb) {
    case Verb::kOut:
      return read_out(found.end, at, asked);
    case Verb::kScore:
      return read_score(found.end, asked);
    case Verb::kPay:
      if (!read_tricks(found.end, asked)) return false;
      asked.aim = Aim::kPayment;
      return true;
    case Verb::kHold:
    case Verb::kKeep:
      return read_hold(verb, found, at, asked);
    case Verb::kBeat:
      return read_beat(found.end, at, asked);
    case Verb::kLose:
      return read_lost(found.end, at, asked);
    case Verb::kEscape: {
      const auto none = match(names_, found.end, "a|any|every|all|the ?single trick|tricks");
      if (!none) return false;
      asked.aim = Aim::kNone;
      past_ = none->end;
      return true;
    }
    case Verb::kGive:
      return read_give(found, asked);
    case Verb::kNotLose:
      asked.aim = Aim::kContract;
      return asked.side.has_value() && ends_after(found.end);
    case Verb::kWin:
    case Verb::kTake:
      return read_win(verb, found.end, at, asked);
  }
  return false;
}

bool TaskReader::read_out(std::size_t object, std::size_t verb, Asked& asked) {
  constexpr std::string_view kWithin = "within|in|by ?at ?most ?the ?his ?next <num> ?plays|cards|moves|turns|play";
  auto within = match(names_, object, kWithin);
  // "Within eight plays D is out."
  for (std::size_t place = sentence_; place < verb && !within; ++place)
    if (auto before = match(names_, place, kWithin); before && before->end <= verb) {
      before->end = object;
      within = before;
    }
  if (!within && !(names_.is(verb, "go") || names_.is(verb, "goes"))) return false;
  asked.aim = Aim::kOut;
  asked.measure = Measure::kAtMost;
  asked.number = within ? within->numbers.front() : 0;
  if (within) past_ = within->end;
  return true;
}

bool TaskReader::read_score(std::size_t object, Asked& asked) {
  Asked counted = asked;
  if (read_tricks(object, counted) && counted.aim == Aim::kTricks &&
      names_.words()[past_ - 1].text.starts_with("trick")) {
    asked = counted;
    return true;
  }
  const auto measured = match(names_, object, "?at ?least ?a ?total ?of <num> ?points");
  if (!measured) return false;
  asked.aim = Aim::kScore;
  asked.number = measured->numbers.front();
  past_ = measured->end;
  return true;
}

// What somebody is held to, or kept from.
bool TaskReader::read_hold(Verb verb, const Match& found, std::size_t at, Asked& asked) {
  const std::optional<Side> keepers = asked.side;
  asked.side.reset();
  if (!found.sides.empty()) asked.side = found.sides.front();
  if (verb == Verb::kKeep && names_.is(found.end - 1, "succeeding")) {
    asked.aim = Aim::kBeatIt;
    asked.side = keepers;
    return true;
  }
  if (verb == Verb::kKeep && read_contract(found.end, asked)) {
    asked.aim = Aim::kBeatIt;
    asked.side.reset();
    return true;
  }
  if (!read_tricks(found.end, asked) || asked.aim != Aim::kTricks) return false;
  if (verb == Verb::kKeep && at > 0 && (names_.is(at - 1, "cannot") || names_.is(at - 1, "not"))) {
    negation_ = at - 1;
    return true;
  }
  if (verb == Verb::kKeep) --asked.number;
  asked.measure = Measure::kAtMost;
  if (!asked.side) asked.side = Side{.who = Who::kDeclarer};
  return true;
}

// "To give South a trick": what a contract to lose them is beaten by.
bool TaskReader::read_give(const Match& found, Asked& asked) {
  asked.side = found.sides.front();
  if (facts_.contract.empty() || !declares(*asked.side)) return false;
  return read_tricks(found.end, asked) && asked.aim == Aim::kTricks && asked.measure == Measure::kAtLeast;
}

bool TaskReader::read_beat(std::size_t object, std::size_t verb, Asked& asked) {
  if (!read_contract(object, asked) && !match(names_, object, "?the declarer|south|north|east|west|him|them|<role>") &&
      names_.is(verb, "down"))
    return false;
  if (past_ == object) {
    const auto whom = match(names_, object, "?the <side>");
    if (!whom && !names_.is(object, "him") && !names_.is(object, "them")) return false;
    if (whom) past_ = whom->end;
  }
  asked.aim = Aim::kBeatIt;
  return true;
}

bool TaskReader::read_win(Verb verb, std::size_t object, std::size_t at, Asked& asked) {
  // What partners do who keep their own tricks.
  if (asked.side && (asked.side->who == Who::kDefenders || asked.side->seats.size() > 1))
    for (const std::string_view phrase :
         {"?the ?an same|equal number of tricks", "equally many ?tricks", "level", "equal", "tricks ?each equal|alike"})
      if (const auto level = match(names_, object, phrase)) {
        asked.aim = Aim::kBeatIt;
        past_ = level->end;
        return true;
      }
  if (read_object(object, asked)) {
    const auto by = match(names_, past_, "?to ?be ?taken|won|made|scored by <side>");
    if (by && !asked.side) asked.side = by->sides.front();
    asked.named = asked.aim == Aim::kContract;
    negation_ = negation(at);
    return !negation_ || turn(asked);
  }
  // "A to win with at least five tricks."
  if (const auto with = match(names_, object, "with ?at ?least <num> ?or ?more tricks|trick ?or ?more");
      with && asked.side && verb == Verb::kWin && !negation(at)) {
    asked.aim = Aim::kWinWith;
    asked.number = with->numbers.front();
    past_ = with->end;
    return true;
  }
  // "The soloist to win."
  constexpr std::array<std::string_view, 4> kAlone = {"succeed", "succeeds", "make", "makes"};
  const bool alone = verb == Verb::kWin || names_.is_any(at, kAlone);
  if (!asked.side || !alone || !ends_after(object) || !called_for(at) || asks_how_many(at)) return false;
  if (names_.is(object, "the") && !match(names_, object, "the game|deal|day|hand")) return false;
  asked.aim = Aim::kContract;
  negation_ = negation(at);
  return !negation_ || turn(asked);
}

void read_tasks(const Names& names, Facts& facts) { TaskReader(names, facts).read(); }

}  // namespace ouverte::puzzles::text
