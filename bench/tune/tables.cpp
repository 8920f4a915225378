#include "bench/tune/tables.hpp"

#include <array>
#include <cmath>
#include <initializer_list>
#include <utility>

#include "bench/deals/deals.hpp"
#include "bench/deals/dreiertarock_jobs.hpp"
#include "bench/deals/rummage_jobs.hpp"
#include "bench/deals/solo_whist_jobs.hpp"
#include "solver/games/bridge/search.hpp"
#include "solver/games/door/setup.hpp"
#include "solver/games/dreiertarock/point_weights.hpp"
#include "solver/games/dreiertarock/search.hpp"
#include "solver/games/rummage/score_search.hpp"
#include "solver/games/rummage/search.hpp"
#include "solver/games/solo_whist/all_pass_weights.hpp"
#include "solver/games/solo_whist/search.hpp"
#include "solver/tricks/lead_weights.hpp"

// Setups are made of some deals, and looked at by nobody here: there is no registry of games to ask.
const std::string& ouverte::games::assumed_game() {
  static const std::string none;
  return none;
}

namespace ouverte::bench {
namespace {

using Weights = std::vector<TunedWeight>;
using Costs = std::vector<double>;

template <class Number>
using Named = std::initializer_list<std::pair<std::string_view, Number*>>;

template <class Number>
void add(Weights& weights, std::string_view prefix, Named<Number> named) {
  for (const auto& [name, at] : named) weights.push_back({std::string(prefix).append(name), at});
}

template <std::size_t kCount>
void add(Weights& weights, std::string_view name, std::array<int, kCount>& numbers) {
  for (std::size_t i = 0; i < kCount; ++i)
    weights.push_back({std::string(name) + '[' + std::to_string(i) + ']', &numbers[i]});
}

Weights weights_of(tricks::LeadWeights& table) {
  Weights weights;
  add(weights, "classes", table.classes);
  add(weights, "top", table.top);
  add(weights, "second", table.second);
  add<int>(weights, "",
           {{"own_length", &table.own_length},
            {"partners_length", &table.partners_length},
            {"lengths", &table.lengths},
            {"partner_void", &table.partner_void},
            {"left_void", &table.left_void},
            {"right_void", &table.right_void},
            {"single_to_ruff", &table.single_to_ruff},
            {"single", &table.single}});
  return weights;
}

Weights weights_of(games::solo_whist::AllPassWeights& table) {
  using Table = games::solo_whist::AllPassWeights;
  Weights weights;
  const auto common = [&](std::string_view prefix, auto& part) {
    add<int>(weights, prefix,
             {{"rank", &part.rank}, {"above", &part.above}, {"below", &part.below}, {"length", &part.length}});
  };
  const auto theirs = [&](std::string_view prefix, Table::Theirs& part) {
    common(prefix, part);
    add<int>(weights, prefix,
             {{"his_above", &part.his_above}, {"his_below", &part.his_below}, {"his_void", &part.his_void}});
  };
  const auto his = [&](std::string_view prefix, Table::His& part) {
    common(prefix, part);
    add<int>(weights, prefix, {{"alone", &part.alone}, {"highest", &part.highest}, {"lowest", &part.lowest}});
  };
  const auto following = [&](std::string_view prefix, Table::Following& part) {
    add<int>(weights, prefix, {{"over", &part.over}, {"rank_over", &part.rank_over}, {"rank_under", &part.rank_under}});
  };
  theirs("lead.", table.lead);
  theirs("discard.", table.discard);
  his("his_lead.", table.his_lead);
  his("his_discard.", table.his_discard);
  following("his_last.", table.his_last);
  following("his.", table.his);
  following("before.", table.before);
  following("before_void.", table.before_void);
  following("over_him.", table.over_him);
  following("after.", table.after);
  add<int>(weights, "", {{"under_his_lowest", &table.under_his_lowest}});
  return weights;
}

// Those of leads at the first place, those of cards that follow at the others.
Weights weights_of(games::dreiertarock::PointTable& table) {
  Weights weights;
  for (std::size_t place = 0; place < table.size(); ++place) {
    const std::string prefix = std::to_string(place) + '.';
    games::dreiertarock::PointWeights& at = table[place];
    add<int>(weights, prefix,
             {{"gain", &at.gain},
              {"loss", &at.loss},
              {"taken", &at.taken},
              {"trump", &at.trump},
              {"rank", &at.rank},
              {"points", &at.points}});
    if (place == 0)
      add<int>(weights, prefix,
               {{"length", &at.length},
                {"trumps", &at.trumps},
                {"trump_lead", &at.trump_lead},
                {"opponent_ruffs", &at.opponent_ruffs},
                {"partner_ruffs", &at.partner_ruffs}});
    else
      add<int>(weights, prefix, {{"beaten_rank", &at.beaten_rank}, {"kept", &at.kept}, {"single", &at.single}});
  }
  return weights;
}

Weights weights_of(games::rummage::ScoreWeights& table) {
  Weights weights;
  add<int>(weights, "",
           {{"of_score", &table.of_score},
            {"of_sets", &table.of_sets},
            {"winning", &table.winning},
            {"of_no_use", &table.of_no_use},
            {"melding", &table.melding}});
  return weights;
}

Weights weights_of(games::bridge::GuessWeights& table) {
  Weights weights;
  add<int>(weights, "",
           {{"no_trump_honours", &table.no_trump_honours},
            {"no_trump_lead", &table.no_trump_lead},
            {"honours", &table.honours},
            {"trumps", &table.trumps},
            {"lead", &table.lead}});
  return weights;
}

Weights weights_of(games::dreiertarock::GuessWeights& table) {
  Weights weights;
  add<double>(weights, "", {{"trumps", &table.trumps}, {"kings", &table.kings}, {"no_more", &table.no_more}});
  return weights;
}

// `make` gives the position of a number.
template <class Search, class Make>
Costs costs_of(int first, int deals, const Make& make) {
  constexpr std::size_t kMemory = 8;
  Costs costs;
  for (int number = first; number < first + deals; ++number) {
    Search search({.switches = {}, .limits = {}, .memory_mib = kMemory, .stop = {}});
    const auto at = make(number);
    const auto answer = search.solve(at.game, at.state, {.best = false, .every_move = false, .line = false});
    costs.push_back(std::log(static_cast<double>(answer.nodes) + 1));
  }
  return costs;
}

enum class Strain : std::uint8_t { kNoTrump, kLongestSuit };  // of declarer's side

struct BridgeCase {
  games::bridge::Game game;
  games::bridge::Game::State state;
};

BridgeCase bridge_case(int number, Strain strain, int held) {
  const Deal deal = random_deal(kSeed, number, held);
  const auto declarer = static_cast<cards::Seat>(number % 4);
  cards::CardSet ours, trumps;
  for (const int places : {0, 2}) ours |= deal.hands[static_cast<std::size_t>(cards::left_of(declarer, 4, places))];
  for (const cards::Suit suit : cards::kAllSuits)
    if (const cards::CardSet cards = ours & cards::CardSet::of(suit); cards.size() > (ours & trumps).size())
      trumps = cards::CardSet::of(suit);
  if (strain == Strain::kNoTrump) trumps = {};
  return {games::bridge::Game(trumps, games::bridge::side_of(declarer)),
          tricks::new_state(deal.hands, games::bridge::opening_leader(declarer))};
}

Costs bridge_costs(int first, Strain strain, int deals, int held) {
  return costs_of<games::bridge::Search>(first, deals, [=](int number) { return bridge_case(number, strain, held); });
}
constexpr int kLeadDeals = 200, kLeadCards = 9;
Costs no_trump_costs(int first) { return bridge_costs(first, Strain::kNoTrump, kLeadDeals, kLeadCards); }
Costs trump_costs(int first) { return bridge_costs(first, Strain::kLongestSuit, kLeadDeals, kLeadCards); }
// A guess is about whole deals, or nearly: what it saves of endings is lost again there.
Costs guess_costs(int first) {
  constexpr int kDeals = 100, kCards = 12;
  Costs costs = bridge_costs(first, Strain::kNoTrump, kDeals, kCards);
  for (const double cost : bridge_costs(first, Strain::kLongestSuit, kDeals, kCards)) costs.push_back(cost);
  return costs;
}

template <games::solo_whist::Name kContract, int kCards>
Costs solo_whist_costs(int first) {
  constexpr int kDeals = 100;
  for (const SoloWhistJob& job : solo_whist_jobs())
    if (job.contract == kContract)
      return costs_of<games::solo_whist::Search>(first, kDeals, [&](int number) { return job.make(number, kCards); });
  return {};
}

// The jobs that `counts` takes, in turn.
Costs dreiertarock_costs(int first, bool (*counts)(games::dreiertarock::Name contract)) {
  constexpr int kDeals = 120, kCards = 6;
  std::vector<DreiertarockJob> jobs;
  for (const DreiertarockJob& job : dreiertarock_jobs())
    if (counts(job.contract)) jobs.push_back(job);
  return costs_of<games::dreiertarock::Search>(first, kDeals, [&](int number) {
    return jobs[static_cast<std::size_t>(number) % jobs.size()].make(number, kCards);
  });
}
Costs declarer_costs(int first) {
  using games::dreiertarock::Name;
  return dreiertarock_costs(first, [](Name name) { return name != Name::kSoloSlam && name != Name::kTrischaken; });
}
Costs trischaken_costs(int first) {
  using games::dreiertarock::Name;
  return dreiertarock_costs(first, [](Name name) { return name == Name::kTrischaken; });
}

Costs rummage_costs(int first) {
  constexpr int kDeals = 90, kCards = 4, kHorizon = 9;
  return costs_of<games::rummage::Search>(first, kDeals, [](int number) {
    return RummageJob{games::rummage::Objective::kScore, 3 + number % 3, kCards, kHorizon}.make(number);
  });
}

}  // namespace

std::vector<TunedTable> tuned_tables() {
  namespace dreiertarock = games::dreiertarock;
  namespace solo_whist = games::solo_whist;
  using solo_whist::Name;
  return {{"no-trump-leads", weights_of(tricks::kNoTrumpLeads), no_trump_costs},
          {"trump-leads", weights_of(tricks::kTrumpLeads), solo_whist_costs<Name::kAbundance, 9>},
          {"more-trumps-leads", weights_of(tricks::kMoreTrumpsLeads), trump_costs},
          {"fewer-trumps-leads", weights_of(tricks::kFewerTrumpsLeads), trump_costs},
          {"all-trumps-leads", weights_of(tricks::kAllTrumpsLeads), trump_costs},
          {"all-pass-last", weights_of(solo_whist::kLastTrick), solo_whist_costs<Name::kGeneralMisere, 6>},
          {"all-pass-many", weights_of(solo_whist::kManyTricks), solo_whist_costs<Name::kCompetitiveMisere, 6>},
          {"points-alone", weights_of(dreiertarock::kAloneWeights), declarer_costs},
          {"points-others", weights_of(dreiertarock::kOthersWeights), declarer_costs},
          {"rummage-scores", weights_of(games::rummage::kScoreWeights), rummage_costs},
          {"bridge-guess", weights_of(games::bridge::kGuess), guess_costs},
          {"dreiertarock-guess", weights_of(dreiertarock::kGuess), declarer_costs},
          {"trischaken-guess", weights_of(dreiertarock::kTrischakenGuess), trischaken_costs}};
}

}  // namespace ouverte::bench
