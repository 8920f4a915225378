// How much is asked: numbers of tricks, all of them but one, points, the contract.
#include <algorithm>
#include <array>

#include "puzzles/text/task_reader.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {
namespace {

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

}  // namespace

// After the number of tricks: "of the last six", "more", "in all"; who, in a passive sentence.
void TaskReader::read_after(Asked& asked) {
  constexpr std::array<std::string_view, 8> kMore = {"more",
                                                     "further",
                                                     "additional",
                                                     "of the last|remaining|next|final|rest ?<num> ?tricks|cards",
                                                     "of the <num> ?remaining|last ?tricks",
                                                     "out of ?the ?last|remaining ?<num> ?tricks",
                                                     "from the last|remaining <num> ?tricks",
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

// "All", "the rest", "all but one", "no trick".
bool TaskReader::read_all_tricks(std::size_t at, Asked& asked) {
  constexpr std::array<std::string_view, 8> kAllPatterns = {
      "all ?of ?the|his|their|these ?<num> ?remaining|last|other|final ?<num> ?tricks|rest",
      "every|each ?single ?remaining|one ?of ?the ?remaining ?<num> ?trick|tricks",
      "the rest|remainder|lot ?of ?the ?tricks",
      "the ?last remaining ?<num> tricks|trick",
      "everything",
      "the last <num> tricks",
      "both ?of ?the ?remaining|last ?tricks",
      "a clean sweep"};
  if (const auto found = match(names_, at, "all but <num> ?of ?the ?remaining|last ?<num> ?tricks")) {
    asked.aim = Aim::kAll;
    asked.number = -found->numbers.front();
    past_ = found->end;
    return true;
  }
  for (const std::string_view phrase : kAllPatterns) {
    const auto found = match(names_, at, phrase);
    if (!found) continue;
    asked.aim = Aim::kAll;
    if (!found->numbers.empty()) asked.of = found->numbers.back();
    past_ = found->end;
    return true;
  }
  const auto none = match(names_, at, "no tricks|trick");
  if (!none) return false;
  asked.aim = Aim::kNone;
  past_ = none->end;
  return true;
}

// "Five more tricks", "40 points", "four": what follows a number.
bool TaskReader::read_counted(const std::pair<int, std::size_t>& number, Asked& asked) {
  const auto [count, end] = number;
  asked.number = count;
  if (const auto points = match(names_, end, "?card points|point|pts|cents|cent")) {
    const bool paid = names_.is(points->end - 1, "cents") || names_.is(points->end - 1, "cent");
    asked.aim = paid ? Aim::kPayment : Aim::kPoints;
    const auto whom = match(names_, points->end, "from|to ?the two|others|defenders ?others|defenders ?together");
    past_ = whom ? whom->end : points->end;
    return true;
  }
  constexpr std::array<std::string_view, 6> kMore = {"more", "further", "additional", "remaining", "last", "final"};
  if (const auto found = match(names_, end,
                               "?of ?the ?out ?of ?last|more|further|additional|remaining|other|final ?of ?the "
                               "?last|remaining ?<num> ?remaining|last tricks|trick")) {
    if (!found->numbers.empty()) asked.of = found->numbers.front();
    for (std::size_t place = end; place < found->end; ++place) asked.more |= names_.is_any(place, kMore);
    past_ = found->end;
    read_after(asked);
    return true;
  }
  // "To win four.": of tricks.
  const Word* const next = names_.word(names_.past_breaks(end));
  const bool ends = next == nullptr || next->mark != Mark::kWord || names_.word(end)->mark == Mark::kBreak ||
                    names_.is(end, "against") || names_.is(end, "of") ||
                    match(names_, end, "more|further|altogether|out") || match(names_, end, "in all|total");
  if (!ends || names_.suit(end)) return false;
  past_ = end;
  read_after(asked);
  return true;
}

bool TaskReader::read_tricks(std::size_t at, Asked& asked) {
  std::size_t place = names_.past_breaks(at);
  if (names_.is(place, "still")) {
    asked.more = true;
    ++place;
  }
  int add = 0;
  for (const MeasureName& measure : kMeasures) {
    if (const auto found = match(names_, place, measure.pattern)) {
      asked.measure = measure.measure;
      add = measure.add;
      place = found->end;
      break;
    }
  }
  if (read_all_tricks(place, asked)) return true;
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
  if (!number || !read_counted(*number, asked)) return false;
  asked.number += add;
  return read_most(asked);
}

// "At least two but not three." False where what is asked for is more than one number and yet not all above.
bool TaskReader::read_most(Asked& asked) {
  if (asked.measure != Measure::kAtLeast) return true;
  auto most = match(names_, past_, "?, but|and not|never <num> ?tricks|trick");
  if (most && most->numbers.front() != asked.number + 1) return false;
  if (!most) most = match(names_, past_, "?, but|and no|not more");
  if (!most) return true;
  asked.measure = Measure::kExactly;
  past_ = most->end;
  return true;
}

bool TaskReader::read_contract(std::size_t at, Asked& asked) {
  for (const std::string_view phrase :
       {"?the|his|her|their|its|this|a ?own ?small|grand contract|game|slam|bid", "it", "good"}) {
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
        say(facts_, facts_.level, bid.level, names_.words()[at].line, "contract",
            base::str("one of level ", bid.level));
        if (!bid.doubled.empty()) facts_.doubled = bid.doubled;
      }
      if (!found->contracts.empty() && facts_.contract.empty()) facts_.contract = found->contracts.front();
      return true;
    }
  }
  return false;
}

bool TaskReader::read_object(std::size_t at, Asked& asked) {
  return read_tricks(at, asked) || read_contract(at, asked);
}

}  // namespace ouverte::puzzles::text
