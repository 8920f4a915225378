// How much is asked: numbers of tricks, all of them but one, points, the contract.
#include <algorithm>
#include <array>

#include "solver/base/status.hpp"
#include "solver/puzzles/posted/task_reader.hpp"

namespace ouverte::puzzles::posted {
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
                                                     "out of ?the ?last|remaining <num> ?tricks",
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

bool TaskReader::read_tricks(std::size_t at, Asked& asked) {
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

bool TaskReader::read_contract(std::size_t at, Asked& asked) {
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

}  // namespace ouverte::puzzles::posted
