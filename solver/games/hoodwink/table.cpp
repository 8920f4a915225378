#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/games/hoodwink/contract.hpp"
#include "solver/games/hoodwink/door.hpp"
#include "solver/games/hoodwink/rules.hpp"
#include "solver/games/hoodwink/search.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/games/shared/trick_setup.hpp"

namespace ouverte::games::hoodwink {
namespace {

using search::Interval;

// The suits that the three lay, and who may be Hood then: one player; where all lay the same suit, everyone whom some
// cards make Hood; nobody beforehand, if the partners are free.
struct Combination {
  ByPlayer<Suit> bids{};
  Suit trump{};
  std::vector<Seat> hoods;
};

// All the same suit: the players whose card is the middle one for some choice of the three cards.
std::vector<Seat> hoods_by_rank(const std::vector<CardSet>& hands, Suit suit) {
  unsigned hoods = 0;
  for (const Card a : biddable(hands[0], suit))
    for (const Card b : biddable(hands[1], suit))
      for (const Card c : biddable(hands[2], suit)) hoods |= 1u << cards::index(sides_by_rank({a, b, c}).hood);
  std::vector<Seat> seats;
  for (int seat = 0; seat < kPlayers; ++seat)
    if ((hoods >> seat & 1) != 0) seats.push_back(static_cast<Seat>(seat));
  return seats;
}

std::vector<Combination> combinations_of(const std::vector<CardSet>& hands, bool free) {
  std::vector<Combination> all;
  for (const Suit a : cards::kAllSuits)
    for (const Suit b : cards::kAllSuits)
      for (const Suit c : cards::kAllSuits) {
        const ByPlayer<Suit> bids = {a, b, c};
        bool can_be_laid = true;
        for (std::size_t seat = 0; seat < kPlayers; ++seat)
          can_be_laid = can_be_laid && !biddable(hands[seat], bids[seat]).empty();
        if (!can_be_laid) continue;
        if (!all_the_same(bids)) {
          const Sides sides = sides_by_suit(bids);
          all.push_back({bids, sides.trump, {sides.hood}});
        } else {
          all.push_back({bids, a, free ? std::vector<Seat>() : hoods_by_rank(hands, a)});
        }
      }
  return all;
}

// One search: with this trump, what this player is sure of, as Hood or among free partners.
using Question = std::pair<Suit, Seat>;

class Analysis {
 public:
  Analysis(const std::vector<CardSet>& hands, Scoring scoring, std::optional<FreeRule> free,
           const search::Options& options)
      : scoring_(scoring), free_(free), search_(options), combinations_(combinations_of(hands, free.has_value())) {
    standing_.hands = hands;
    standing_.won.resize(kPlayers);
  }

  void solve(const Progress& progress) {
    for (const Combination& combination : combinations_) {
      for (const Seat hood : combination.hoods) as_hood_[{combination.trump, hood}];
      if (combination.hoods.empty())
        for (int seat = 0; seat < kPlayers; ++seat) free_for_all_[{combination.trump, static_cast<Seat>(seat)}];
    }
    const int total = static_cast<int>(as_hood_.size() + free_for_all_.size());
    int done = 0;
    const auto report = [&] {
      if (progress) progress(++done, total);
    };
    for (auto& [question, value] : as_hood_) {
      value = ask(question, std::nullopt);
      report();
      // The same camps: what has been learnt serves both.
      if (const auto free = free_for_all_.find(question); free != free_for_all_.end()) {
        free->second = ask(question, free_);
        report();
      }
    }
    for (auto& [question, value] : free_for_all_) {
      if (as_hood_.contains(question)) continue;
      value = ask(question, free_);
      report();
    }
  }

  [[nodiscard]] const std::vector<Combination>& combinations() const { return combinations_; }
  [[nodiscard]] Interval as_hood(Suit trump, Seat hood) const { return as_hood_.at({trump, hood}); }
  [[nodiscard]] Interval among_free(Suit trump, Seat player) const { return free_for_all_.at({trump, player}); }
  [[nodiscard]] bool stopped() const { return stopped_; }

 private:
  Interval ask(const Question& question, std::optional<FreeRule> free) {
    const auto [trump, player] = question;
    const Contract contract{.trumps = CardSet::of(trump),
                            .free = free.has_value(),
                            .hood = player,
                            .free_rule = free.value_or(FreeRule::kNone),
                            .scoring = scoring_};
    const auto answer = search_.solve(Game(contract, Objective::kScore, player), trick_start(standing_, trump),
                                      {.best = false, .every_move = false, .line = false});
    stopped_ = stopped_ || answer.stopped;
    return answer.value;
  }

  Scoring scoring_;
  std::optional<FreeRule> free_;
  Standing standing_;
  Search search_;
  std::vector<Combination> combinations_;
  std::map<Question, Interval> as_hood_;
  std::map<Question, Interval> free_for_all_;
  bool stopped_ = false;
};

std::string value_text(Interval value) {
  if (value.exact()) return signed_number(value.lower);
  return base::str(signed_number(value.lower), "..", signed_number(value.upper));
}

// "H B +9": hearts are trumps, B is the Hood and settles for +9.
std::string cell_text(const Analysis& analysis, const Combination& combination) {
  std::string text(trump_text(combination.trump));
  for (const Seat hood : combination.hoods)
    text += base::str(" ", seat_text(hood, kSeats), " ", value_text(analysis.as_hood(combination.trump, hood)));
  for (int seat = 0; combination.hoods.empty() && seat < kPlayers; ++seat)
    text +=
        base::str(seat == 0 ? " " : "/", value_text(analysis.among_free(combination.trump, static_cast<Seat>(seat))));
  return text;
}

base::Json combination_json(const Analysis& analysis, const Combination& combination) {
  base::Json json;
  for (std::size_t seat = 0; seat < kPlayers; ++seat)
    json["bids"][seat_text(static_cast<Seat>(seat), kSeats)] = trump_text(combination.bids[seat]);
  json["trump"] = trump_text(combination.trump);
  for (const Seat hood : combination.hoods)
    json["score"][seat_text(hood, kSeats)] = interval_json(analysis.as_hood(combination.trump, hood));
  for (int seat = 0; combination.hoods.empty() && seat < kPlayers; ++seat)
    json["guarantee"][seat_text(static_cast<Seat>(seat), kSeats)] =
        interval_json(analysis.among_free(combination.trump, static_cast<Seat>(seat)));
  return json;
}

// A row for what A and B lay, a column for what C lays.
void lay_out(const Analysis& analysis, DealTable& table) {
  std::vector<Suit> third;
  for (const Combination& combination : analysis.combinations())
    if (std::ranges::find(third, combination.bids[2]) == third.end()) third.push_back(combination.bids[2]);
  std::ranges::sort(third);
  table.headings = {"A lays", "B lays"};
  for (const Suit suit : third) table.headings.push_back(base::str("C lays ", trump_text(suit)));
  for (const Combination& combination : analysis.combinations()) {
    const std::string a(trump_text(combination.bids[0]));
    const std::string b(trump_text(combination.bids[1]));
    if (table.rows.empty() || table.rows.back()[0] != a || table.rows.back()[1] != b) {
      table.rows.push_back({a, b});
      table.rows.back().resize(table.headings.size());
    }
    const auto column = std::ranges::find(third, combination.bids[2]) - third.begin();
    table.rows.back()[2 + static_cast<std::size_t>(column)] = cell_text(analysis, combination);
  }
}

// The combination that disciplined bids make, and what it is worth.
void add_disciplined(const Analysis& analysis, const Bids& bids, std::optional<FreeRule> free, DealTable& table) {
  Written written;
  written.bids = bids;
  ByPlayer<Suit> suits{};
  std::ranges::transform(bids, suits.begin(), &Bid::suit);
  if (all_the_same(suits)) written.free = free;
  if (!settle(written, kJsonFields).ok()) return;  // never so: bids alone contradict nothing
  std::string note = base::str("Disciplined bids: ", bids_text(bids), "; ", suit_name(*written.trump), " trumps, ");
  base::Json json = to_json(written);
  json.erase("first_trick");
  json.erase("scoring");
  if (written.hood) {
    const Interval value = analysis.as_hood(*written.trump, *written.hood);
    note += base::str(seat_text(*written.hood, kSeats), " is the Hood, ", value_text(value), ".");
    json["score"] = interval_json(value);
  } else {
    note += "free partners.";
  }
  table.notes.push_back(note);
  table.json["disciplined"] = std::move(json);
}

// The options that hold for the deal whatever is bid: of its contract, or else of its tags.
absl::StatusOr<Written> options_of(const Setup& deal, const Tags& tags) {
  Tags options;
  for (const auto& tag : tags)
    if (tag.first == "Scoring" || tag.first == "Free") options.push_back(tag);
  auto written = written_from_tags(options);
  if (!written.ok()) return written;
  if (const auto known = written_from_json(deal.contract); known.ok()) {
    if (known->scoring) written->scoring = known->scoring;
    if (known->free) written->free = known->free;
  }
  return written;
}

}  // namespace

absl::StatusOr<DealTable> deal_table(const Setup& deal, const Tags& tags, const search::Options& options,
                                     const Progress& progress) {
  const auto hands = read_hands_alone(deal, Traits::deal(), Endings::kNeedTheTricksBefore);
  if (!hands.ok()) return hands.status();
  const auto agreed = options_of(deal, tags);
  if (!agreed.ok()) return agreed.status();
  const Scoring scoring = agreed->scoring.value_or(Scoring::kBasic);
  Analysis analysis(*hands, scoring, agreed->free, options);
  analysis.solve(progress);

  DealTable table;
  table.stopped = analysis.stopped();
  lay_out(analysis, table);
  table.notes = {base::str("Each cell: the trump, the Hood, and his settlement in ", text_of(kScorings, scoring),
                           " scoring; the partners together settle for the opposite."),
                 agreed->free ? base::str("Where all lay the same suit, partners are free (rule: ",
                                          text_of(kFreeRules, *agreed->free), "): what A, B and C are sure of.")
                              : "Where all lay the same suit, the middle card makes the Hood: everyone who can be."};
  table.json["scoring"] = text_of(kScorings, scoring);
  if (agreed->free) table.json["free"] = text_of(kFreeRules, *agreed->free);
  table.json["combinations"] = base::Json::array();
  for (const Combination& combination : analysis.combinations())
    table.json["combinations"].push_back(combination_json(analysis, combination));
  add_disciplined(analysis, disciplined_bids(*hands), agreed->free, table);
  return table;
}

}  // namespace ouverte::games::hoodwink
