// What is asked: a side, a verb, and what it is to do. "North and South to win five of the last six tricks", "How can
// East beat the contract?", "The defence to hold declarer to eight tricks".
#include <algorithm>
#include <array>

#include "solver/base/status.hpp"
#include "solver/puzzles/posted/facts.hpp"
#include "solver/puzzles/posted/pattern.hpp"

namespace ouverte::puzzles::posted {
namespace {

using base::str;

enum class Verb { kTake, kLose, kBeat, kHold, kKeep, kScore, kOut, kWin, kEscape, kPay };

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

struct MeasureName {
  std::string_view pattern;
  Measure measure;
  int add;
};

constexpr std::array kMeasures = {MeasureName{"at least", Measure::kAtLeast, 0},
                                  MeasureName{"no fewer|less than", Measure::kAtLeast, 0},
                                  MeasureName{"not fewer|less than", Measure::kAtLeast, 0},
                                  MeasureName{"more than", Measure::kAtLeast, 1},
                                  MeasureName{"at most", Measure::kAtMost, 0},
                                  MeasureName{"not|no more than", Measure::kAtMost, 0},
                                  MeasureName{"up to", Measure::kAtMost, 0},
                                  MeasureName{"fewer|less than", Measure::kAtMost, -1},
                                  MeasureName{"exactly|just|precisely|only", Measure::kExactly, 0}};

class Reader {
 public:
  Reader(const Names& names, Facts& facts) : names_(names), facts_(facts) {}

  void read() {
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

 private:
  bool read_verb(Verb verb, const Match& found, std::size_t at);
  bool read_goal_line(std::size_t at);
  bool read_passive(std::size_t at);
  void read_bare(std::size_t at);
  // What is to be taken: "five tricks", "all of the rest", "his contract".
  bool read_object(std::size_t at, Asked& asked);
  bool read_tricks(std::size_t at, Asked& asked);
  bool read_contract(std::size_t at, Asked& asked);
  void read_after(Asked& asked);
  [[nodiscard]] std::optional<Side> subject(std::size_t at) const;
  void add(Asked asked, std::size_t at) {
    asked.line = names_.words()[at].line;
    asked.words = text_of(names_.words().subspan(at, std::min(past_, names_.words().size()) - at));
    if (std::ranges::find(facts_.asked, asked) == facts_.asked.end()) facts_.asked.push_back(asked);
  }

  const Names& names_;
  Facts& facts_;
  std::size_t sentence_ = 0;  // where it begins
  std::size_t past_ = 0;      // read up to here
};

// The side named last before a verb in its sentence.
std::optional<Side> Reader::subject(std::size_t at) const {
  std::optional<Side> found;
  for (std::size_t place = sentence_; place < at;) {
    const auto side = names_.side(place);
    if (side && side->second <= at) {
      const bool owner = names_.is(side->second, "'s");  // "South's 4S": not who is to do it
      const bool against = place > sentence_ &&
                           (names_.is(place - 1, "against") || names_.is(place - 1, "by") ||
                            (names_.is(place - 1, "the") && place > sentence_ + 1 && names_.is(place - 2, "against")));
      if (!owner && !against) found = side->first;
      place = std::max(side->second, place + 1);
    } else {
      ++place;
    }
  }
  return found;
}

// After the number of tricks: "of the last six", "more", "in all"; who, in a passive sentence.
void Reader::read_after(Asked& asked) {
  constexpr std::array<std::string_view, 7> kMore = {"more",
                                                     "further",
                                                     "additional",
                                                     "of the last|remaining|next|final|rest ?<num> ?tricks|cards",
                                                     "of the <num> ?remaining|last ?tricks",
                                                     "out of ?the ?last|remaining <num> ?tricks",
                                                     "from here"};
  for (const std::string_view phrase : kMore) {
    if (const auto found = match(names_, past_, phrase)) {
      asked.more = true;
      if (!found->numbers.empty()) asked.of = found->numbers.front();
      past_ = found->end;
    }
  }
  for (const std::string_view phrase : {"only", "exactly", "no more", "neither more nor less"}) {
    if (const auto found = match(names_, past_, phrase)) {
      asked.measure = Measure::kExactly;
      past_ = found->end;
    }
  }
  for (const std::string_view phrase : {"in all|total", "altogether", "of the thirteen"}) {
    if (const auto found = match(names_, past_, phrase)) {
      asked.in_all = true;
      past_ = found->end;
    }
  }
}

bool Reader::read_tricks(std::size_t at, Asked& asked) {
  std::size_t place = names_.past_breaks(at);
  int add = 0;
  for (const MeasureName& measure : kMeasures) {
    if (const auto found = match(names_, place, measure.pattern)) {
      asked.measure = measure.measure;
      add = measure.add;
      place = found->end;
      break;
    }
  }
  constexpr std::array<std::string_view, 9> kAllPatterns = {
      "all ?but <num> ?of ?the ?his ?its ?their ?<num> ?remaining|last|other ?<num> ?tricks|rest",
      "all ?of ?the|his|their|these ?<num> ?remaining|last|other|final ?<num> ?tricks|rest",
      "every|each ?single ?remaining|one ?of ?the ?remaining ?<num> ?trick|tricks",
      "the rest|remainder|lot ?of ?the ?tricks",
      "the ?last remaining ?<num> tricks|trick",
      "everything",
      "the last <num> tricks",
      "both ?of ?the ?remaining|last ?tricks",
      "a clean sweep"};
  if (const auto found = match(names_, place, "all but <num> ?of ?the ?remaining|last ?<num> ?tricks")) {
    asked.aim = Aim::kAll;
    asked.number = -found->numbers.front();
    past_ = found->end;
    return true;
  }
  for (const std::string_view phrase : kAllPatterns) {
    const auto found = match(names_, place, phrase);
    if (!found) continue;
    asked.aim = Aim::kAll;
    if (!found->numbers.empty()) asked.of = found->numbers.back();
    past_ = found->end;
    return true;
  }
  if (const auto found = match(names_, place, "no tricks|trick")) {
    asked.aim = Aim::kNone;
    past_ = found->end;
    return true;
  }
  if (const auto whose = match(names_, place, "his|her|their|its|these <num>")) place = whose->end - 1;
  auto number = names_.number(place);
  if (!number && (names_.is(place, "a") || names_.is(place, "the"))) {
    if (const auto one = match(names_, place, "a|the ?single|last ?more ?further trick")) {
      asked.number = 1 + add;
      past_ = one->end;
      return true;
    }
    number = names_.number(place + 1);
  }
  if (!number) return false;
  const auto found = match(names_, number->second,
                           "?of ?the ?out ?of ?last|more|further|additional|remaining|other|final ?of ?the "
                           "?last|remaining ?<num> ?remaining|last tricks|trick");
  const auto points = match(names_, number->second, "?card points|point|pts|cents|cent");
  if (points) {
    const bool paid = names_.is(points->end - 1, "cents") || names_.is(points->end - 1, "cent");
    asked.aim = paid ? Aim::kPayment : Aim::kPoints;
    asked.number = number->first + add;
    past_ = points->end;
    return true;
  }
  // "To win four.": of tricks.
  const Word* const next = names_.word(names_.past_breaks(number->second));
  const bool ends = next == nullptr || next->mark != Mark::kWord || names_.word(number->second)->mark == Mark::kBreak ||
                    names_.is(number->second, "against") || names_.is(number->second, "of");
  if (!found && ends && !names_.suit(number->second)) {
    asked.number = number->first + add;
    past_ = number->second;
    read_after(asked);
    return true;
  }
  if (!found) return false;
  asked.number = number->first + add;
  if (!found->numbers.empty()) asked.of = found->numbers.front();
  const auto between = names_.words().subspan(number->second, found->end - number->second);
  asked.more = std::ranges::any_of(between, [](const Word& word) {
    return word.text == "more" || word.text == "further" || word.text == "additional" || word.text == "remaining" ||
           word.text == "last" || word.text == "final";
  });
  past_ = found->end;
  read_after(asked);
  return true;
}

bool Reader::read_contract(std::size_t at, Asked& asked) {
  for (const std::string_view phrase : {"?the|his|her|their|its|this ?own contract|game|slam|bid", "it", "good"}) {
    if (const auto found = match(names_, at, phrase)) {
      asked.aim = Aim::kContract;
      past_ = found->end;
      return true;
    }
  }
  for (const std::string_view phrase : {"?the|his|her|a|an|their <name>", "?the|his|her|their ?contract ?of <bid>",
                                        "?the ?small|grand ?contract ?of ?<seat> ?'s <bid>"}) {
    if (const auto found = match(names_, at, phrase)) {
      asked.aim = Aim::kContract;
      past_ = found->end;
      for (const Bid& bid : found->bids) {
        say(facts_, facts_.trump, bid.strain, names_.words()[at].line, "trumps",
            "another suit in the contract to make");
        say(facts_, facts_.level, bid.level, names_.words()[at].line, "contract", str("one of level ", bid.level));
        if (!bid.doubled.empty()) facts_.doubled = bid.doubled;
      }
      if (!found->contracts.empty() && facts_.contract.empty()) facts_.contract = found->contracts.front();
      return true;
    }
  }
  return false;
}

bool Reader::read_object(std::size_t at, Asked& asked) { return read_tricks(at, asked) || read_contract(at, asked); }

bool Reader::read_verb(Verb verb, const Match& found, std::size_t at) {
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
    case Verb::kLose: {
      if (!read_object(found.end, asked)) break;
      if (asked.aim == Aim::kContract) break;
      if (asked.aim == Aim::kAll)
        asked.aim = Aim::kNone;
      else if (asked.aim == Aim::kTricks || asked.aim == Aim::kNone) {
        // So many lost: all others are won.
        asked.number = asked.aim == Aim::kNone ? 0 : -asked.number;
        asked.aim = Aim::kAll;
        asked.measure = asked.measure == Measure::kAtMost ? Measure::kAtLeast : asked.measure;
      }
      add(asked, at);
      return true;
    }
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

// "Task: >= 5", "Goal: 5 tricks for N-S", "Target: N-S 5 tricks".
bool Reader::read_goal_line(std::size_t at) {
  if (match(names_, at, "task|goal|target|aim|objective|required|wanted|stipulation")) {
    const auto sign = names_.word(at + 2);
    const auto number = names_.number(at + 3);
    if (sign != nullptr && number && (sign->text == ">=" || sign->text == "<=" || sign->text == "=")) {
      Asked asked{.side = Side{.who = Who::kDeclarer}, .aim = Aim::kTricks, .number = number->first, .in_all = true};
      asked.measure = sign->text == ">="   ? Measure::kAtLeast
                      : sign->text == "<=" ? Measure::kAtMost
                                           : Measure::kExactly;
      past_ = number->second;
      add(asked, at);
      return true;
    }
    const auto who_first = match(names_, at, "task|goal|target|aim|objective|required|wanted|stipulation <side>");
    Asked asked;
    if (who_first) asked.side = who_first->sides.front();
    if (!read_object(who_first ? who_first->end : names_.past_breaks(at + 2), asked)) return false;
    if (const auto by = match(names_, past_, "?, for|by <side>")) asked.side = by->sides.front();
    add(asked, at);
    return true;
  }
  return false;
}

// "Can four spades be beaten?", "the contract can be made".
bool Reader::read_passive(std::size_t at) {
  const auto beaten = match(names_, at, "be beaten|defeated|set|broken");
  const auto made = beaten ? std::nullopt : match(names_, at, "be made|fulfilled|won");
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

// "Five tricks for North-South", "exactly four tricks to South".
void Reader::read_bare(std::size_t at) {
  if (const auto all = match(names_, at, "<side> all|everything")) {
    Asked asked;
    asked.side = all->sides.front();
    if (read_tricks(all->end - 1, asked)) add(asked, at);
    return;
  }
  const auto number = names_.number(at);
  if (!number) return;
  const auto found = match(names_, number->second, "?more|of ?the ?last|remaining ?<num> tricks ?for|to|by <side>");
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

}  // namespace

void read_tasks(const Names& names, Facts& facts) { Reader(names, facts).read(); }

}  // namespace ouverte::puzzles::posted
