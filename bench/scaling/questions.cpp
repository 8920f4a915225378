#include "bench/scaling/questions.hpp"

#include <memory>
#include <span>
#include <string_view>
#include <utility>

#include "bench/deals/deals.hpp"
#include "bench/deals/dreiertarock_jobs.hpp"
#include "bench/deals/hoodwink_jobs.hpp"
#include "bench/deals/rummage_jobs.hpp"
#include "bench/deals/solo_whist_jobs.hpp"
#include "bench/deals/whos_who_jobs.hpp"
#include "solver/games/bridge/search.hpp"
#include "solver/games/dreiertarock/search.hpp"
#include "solver/games/hoodwink/search.hpp"
#include "solver/games/rummage/search.hpp"
#include "solver/games/solo_whist/search.hpp"
#include "solver/games/whos_who/search.hpp"

namespace ouverte::bench {
namespace {

// The value of each position that `make(number, size)` gives.
template <class Search, class Make>
ScaledQuestion scaled(const std::string& game, const std::string& name, int most, Make make) {
  const auto begin = [make](const search::Options& options) {
    return [make, search = std::make_shared<Search>(options)](int number, int size) {
      return value_of(search, make(number, size));
    };
  };
  return {.game = game, .name = name, .most = most, .begin = begin};
}

// Those of a game's jobs that are named.
template <class Search, class Job>
void add_jobs(std::vector<ScaledQuestion>& all, const std::string& game, std::span<const Job> jobs,
              std::initializer_list<std::string_view> names, int most) {
  for (const Job& job : jobs)
    for (const std::string_view name : names)
      if (job.name == name)
        all.push_back(scaled<Search>(game, std::string(name), most,
                                     [&job](int number, int cards) { return job.make(number, cards); }));
}

struct BridgeCase {
  games::bridge::Game game;
  tricks::State<4> state;
};

BridgeCase bridge_deal(int number, int cards, cards::CardSet trumps) {
  return {games::bridge::Game(trumps, games::bridge::side_of(cards::Seat{0})),
          tricks::new_state(random_deal(kSeed, number, cards).hands, games::bridge::opening_leader(cards::Seat{0}))};
}

void add_rummage(std::vector<ScaledQuestion>& all, int players, int most) {
  const int cards = games::rummage::dealt(players);
  all.push_back(scaled<games::rummage::Search>(
      "Rummage", std::to_string(players) + " players", most, [players, cards](int number, int horizon) {
        return RummageJob{games::rummage::Objective::kScore, players, cards, horizon}.make(number);
      }));
}

}  // namespace

std::vector<ScaledQuestion> scaled_questions() {
  std::vector<ScaledQuestion> all;
  using cards::CardSet;
  for (const auto& [name, suit] : {std::pair{"spades", CardSet::of(cards::Suit::kSpades)}, {"no trump", CardSet()}})
    all.push_back(scaled<games::bridge::Search>("Bridge", name, cards::kRanks, [trumps = suit](int number, int cards) {
      return bridge_deal(number, cards, trumps);
    }));
  add_jobs<games::solo_whist::Search>(all, "Solo Whist", solo_whist_jobs(),
                                      {"solo", "abundance", "misère tricks", "general misère", "royal misère"},
                                      games::solo_whist::kAllTricks);
  add_jobs<games::hoodwink::Search>(all, "Hoodwink", hoodwink_jobs(), {"score", "free partners, last"},
                                    games::hoodwink::kAllTricks);
  add_jobs<games::whos_who::Search>(all, "Who's Who", whos_who_jobs(), {"make", "score"},
                                    WhosWhoJob{"", games::whos_who::PackSize::kSmall, {}}.tricks());
  add_jobs<games::dreiertarock::Search>(all, "Dreiertarock", dreiertarock_jobs(),
                                        {"solo payment", "single payment", "trischaken payment"},
                                        games::dreiertarock::kAllTricks);
  add_rummage(all, 3, 8);
  add_rummage(all, 6, 9);
  return all;
}

}  // namespace ouverte::bench
