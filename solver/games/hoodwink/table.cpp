#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "solver/base/sort.hpp"
#include "solver/base/status.hpp"
#include "solver/games/hoodwink/analysis.hpp"
#include "solver/games/hoodwink/bidding_text.hpp"
#include "solver/games/hoodwink/contract.hpp"
#include "solver/games/hoodwink/door.hpp"
#include "solver/games/hoodwink/scores.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/games/shared/trick_setup.hpp"

namespace ouverte::games::hoodwink {
namespace {

using search::Interval;

// "H B 16 (+27) AC": hearts are trumps, B is the Hood, scores 16 and settles for +27; A and C could lay nothing better.
std::string cell_text(const Analysis& analysis, const Combination& combination, const std::string& best) {
  std::string text(trump_text(combination.trump));
  const auto add = [&](Seat seat, Interval value, bool free) {
    text += base::str(" ", seat_text(seat, kSeats), " ",
                      score_text(value, analysis.contract(combination.trump, seat, free), seat));
  };
  for (const Seat hood : combination.hoods) add(hood, analysis.as_hood(combination.trump, hood), false);
  for (int seat = 0; combination.hoods.empty() && seat < kPlayers; ++seat)
    add(static_cast<Seat>(seat), analysis.among_free(combination.trump, static_cast<Seat>(seat)), true);
  return best.empty() ? text : base::str(text, " ", best);
}

base::Json combination_json(const Analysis& analysis, const Combination& combination, const std::string& best) {
  base::Json json;
  for (std::size_t seat = 0; seat < kPlayers; ++seat)
    json["bids"][seat_text(static_cast<Seat>(seat), kSeats)] = trump_text(combination.bids[seat]);
  json["trump"] = trump_text(combination.trump);
  for (const Seat hood : combination.hoods) {
    const std::string letter = seat_text(hood, kSeats);
    const Interval value = analysis.as_hood(combination.trump, hood);
    json["score"][letter] = interval_json(value);
    if (!value.exact()) continue;
    if (const auto end = end_with(ends_of(analysis.contract(combination.trump, hood, false), hood, {}), value.lower))
      json["points"][letter] = end->score;
  }
  for (int seat = 0; combination.hoods.empty() && seat < kPlayers; ++seat)
    json["guarantee"][seat_text(static_cast<Seat>(seat), kSeats)] =
        interval_json(analysis.among_free(combination.trump, static_cast<Seat>(seat)));
  if (!analysis.stopped()) json["best_replies"] = best;
  return json;
}

// A row for what A and B lay, a column for what C lays.
void lay_out(const Analysis& analysis, const std::optional<Bidding>& bidding, DealTable& table) {
  std::vector<Suit> third;
  for (const Combination& combination : analysis.combinations())
    if (std::ranges::find(third, combination.bids[2]) == third.end()) third.push_back(combination.bids[2]);
  base::sort(third);
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
    const std::string best = bidding ? best_replies(*bidding, combination.bids) : "";
    table.rows.back()[2 + static_cast<std::size_t>(column)] = cell_text(analysis, combination, best);
    table.json["combinations"].push_back(combination_json(analysis, combination, best));
  }
}

// The combination that disciplined bids make, and what it is worth.
void add_disciplined(const Analysis& analysis, const Bids& bids, DealTable& table) {
  Written written;
  written.bids = bids;
  ByPlayer<Suit> suits{};
  std::ranges::transform(bids, suits.begin(), &Bid::suit);
  if (all_the_same(suits)) written.free = analysis.free();
  if (!settle(written, kJsonFields).ok()) return;  // never so: bids alone contradict nothing
  base::Json json = to_json(written);
  json.erase("first_trick");
  json.erase("scoring");
  if (written.hood) json["score"] = interval_json(analysis.as_hood(*written.trump, *written.hood));
  const Played played{.trump = *written.trump, .hood = written.hood ? cards::index(*written.hood) : kNobody};
  table.notes.push_back(base::str("Disciplined bids: ", bids_text(bids), "; ", played_in_words(analysis, played), "."));
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

void add_notes(const Analysis& analysis, Scoring scoring, DealTable& table) {
  table.notes.push_back(base::str("Each cell: the trump, the Hood, his score and settlement in ",
                                  text_of(kScorings, scoring),
                                  " scoring; the partners together settle for the opposite."));
  table.notes.push_back(
      analysis.free() ? base::str("Where all lay the same suit, partners are free (rule: ", free_text(*analysis.free()),
                                  "): what A, B and C are sure of.")
                      : "Where all lay the same suit, the middle card makes the Hood: everyone who can be.");
  if (!analysis.stopped())
    table.notes.push_back(
        "Last in a cell: who could lay nothing better against the two others, partners sharing half each; a small "
        "letter: with some cards of the suits.");
}

void add_auction(const Analysis& analysis, const Bidding& bidding, const Setup& deal, const Tags& tags,
                 std::span<const std::string> calls, const std::vector<CardSet>& hands, DealTable& table) {
  std::vector<std::string> doubts;
  const auto recorded = recorded_bids(deal, calls, tag_value(tags, "Auction"), hands, doubts);
  table.auction = auction_of(analysis, bidding, recorded, table.json);
  table.auction->doubts = std::move(doubts);
}

}  // namespace

absl::StatusOr<DealTable> deal_table(const Setup& deal, const Tags& tags, std::span<const std::string> calls,
                                     const search::Options& options, const Progress& progress) {
  const auto hands = read_hands_alone(deal, Traits::deal(), Endings::kNeedTheTricksBefore);
  if (!hands.ok()) return hands.status();
  const auto agreed = options_of(deal, tags);
  if (!agreed.ok()) return agreed.status();
  const Scoring scoring = agreed->scoring.value_or(Scoring::kBasic);
  Analysis analysis(*hands, scoring, agreed->free, options);
  analysis.solve(progress);
  std::optional<Bidding> bidding;
  if (!analysis.stopped()) bidding = analysis.bidding();

  DealTable table;
  table.stopped = analysis.stopped();
  table.json["scoring"] = text_of(kScorings, scoring);
  if (agreed->free) table.json["free"] = to_json(*agreed).at("free");
  table.json["combinations"] = base::Json::array();
  lay_out(analysis, bidding, table);
  add_notes(analysis, scoring, table);
  add_disciplined(analysis, disciplined_bids(*hands), table);
  if (bidding) add_auction(analysis, *bidding, deal, tags, calls, *hands, table);
  return table;
}

}  // namespace ouverte::games::hoodwink
