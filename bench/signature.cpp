// The signature of the search: nodes a job on fixed deals, and a checksum of all the answers. With --check FILE a
// checksum other than the one in FILE is a fault (status 1); a change in nodes is only said.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <sstream>

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

constexpr search::Question kValueOnly{.best = false, .every_move = false, .line = false};
constexpr search::Question kEveryMove{.best = false, .every_move = true, .line = false};

class Signature {
 public:
  void bridge_tables(int deals) {
    games::bridge::Search search{search::Options{}};
    std::uint64_t nodes = 0;
    for (int number = 0; number < deals; ++number) {
      const Deal deal = random_deal(kSeed, number);
      for (int strain = 0; strain <= cards::kSuits; ++strain)
        for (const cards::Seat declarer : {cards::Seat{0}, cards::Seat{2}, cards::Seat{1}, cards::Seat{3}}) {
          const auto trumps =
              strain < cards::kSuits ? cards::CardSet::of(static_cast<cards::Suit>(strain)) : cards::CardSet();
          const games::bridge::Game game(trumps, games::bridge::side_of(declarer));
          const auto state = tricks::new_state(deal.hands, games::bridge::opening_leader(declarer));
          nodes += add(search.solve(game, state, kValueOnly));
        }
    }
    line("bridge tables", nodes);
  }

  // The positions that `make(number)` gives, a pair of members `game` and `state`.
  template <class Search, class Make>
  void series(const std::string& name, int deals, const search::Question& question, const Make& make) {
    Search search{search::Options{}};
    std::uint64_t nodes = 0;
    for (int number = 0; number < deals; ++number) {
      const auto at = make(number);
      nodes += add(search.solve(at.game, at.state, question));
    }
    line(name, nodes);
  }
  // The first `deals` of a job of a trick game.
  template <class Search, class Job>
  void tricks(const std::string& name, const Job& job, int cards, int deals, const search::Question& question) {
    series<Search>(name + ", " + std::to_string(cards) + " cards", deals, question,
                   [&](int number) { return job.make(number, cards); });
  }

  // The lines of the signature.
  [[nodiscard]] std::string text() const {
    char checksum[32];
    std::snprintf(checksum, sizeof checksum, "%016llx", static_cast<unsigned long long>(checksum_));
    return lines_ + "total: " + std::to_string(total_) + "\nanswers: " + checksum + "\n";
  }

 private:
  template <class Move>
  std::uint64_t add(const search::Answer<Move>& answer) {
    mix(answer.value);
    for (const auto& [move, value] : answer.moves) {
      checksum_ ^= number_of(move);
      mix(value);
    }
    return answer.nodes;
  }
  static std::uint64_t number_of(cards::Card card) { return static_cast<std::uint64_t>(card.number()); }
  static std::uint64_t number_of(const games::rummage::Move& move) {
    std::uint64_t number = number_of(move.card);
    for (const games::rummage::Bag& set : games::rummage::sets_of(move))
      for (const std::uint64_t word : set.words()) number = (number ^ word) * 0x100000001B3;
    return number;
  }
  void mix(search::Interval value) {
    for (const int bound : {value.lower, value.upper})
      checksum_ = (checksum_ ^ static_cast<std::uint64_t>(bound + 1000)) * 0x100000001B3;  // FNV-1a
  }
  void line(const std::string& job, std::uint64_t nodes) {
    lines_ += job + ": " + std::to_string(nodes) + "\n";
    total_ += nodes;
  }

  std::string lines_;
  std::uint64_t total_ = 0;
  std::uint64_t checksum_ = 0xCBF29CE484222325;
};

void sign_solo_whist(Signature& signature) {
  using games::solo_whist::Search;
  for (const SoloWhistJob& job : solo_whist_jobs()) {
    const bool hard = games::solo_whist::all_pass(job.contract) || games::solo_whist::misere(job.contract);
    const std::string name(job.name);
    if (!hard) signature.tricks<Search>(name, job, games::solo_whist::kAllTricks, 5, kValueOnly);
    signature.tricks<Search>(name, job, hard ? 9 : 8, 10, kEveryMove);
  }
}

void sign_three_players(Signature& signature) {
  for (const HoodwinkJob& job : hoodwink_jobs()) {
    using games::hoodwink::Search;
    const std::string name = "hoodwink " + std::string(job.name);
    signature.tricks<Search>(name, job, games::hoodwink::kAllTricks, 10, kValueOnly);
    signature.tricks<Search>(name, job, 7, 20, kEveryMove);
  }
  for (const WhosWhoJob& job : whos_who_jobs())
    signature.tricks<games::whos_who::Search>("whos-who " + std::string(job.name), job, 9, 10, kEveryMove);
  for (const DreiertarockJob& job : dreiertarock_jobs())
    signature.tricks<games::dreiertarock::Search>("dreiertarock " + std::string(job.name), job, 9, 5, kEveryMove);
}

// Horizons near enough for every one of the many moves.
void sign_rummage(Signature& signature) {
  using games::rummage::Objective;
  for (int players = games::rummage::kLeastPlayers; players <= games::rummage::kMostPlayers; ++players)
    for (const RummageJob& job : {RummageJob{Objective::kScore, players, games::rummage::dealt(players), 4},
                                  {Objective::kScore, players, 4, 11},
                                  {Objective::kOut, players, 4, 11}})
      signature.series<games::rummage::Search>("rummage " + job.name(), 5, kEveryMove,
                                               [&](int number) { return job.make(number); });
}

std::string take_signature() {
  Signature signature;
  signature.bridge_tables(10);
  sign_solo_whist(signature);
  sign_three_players(signature);
  sign_rummage(signature);
  return signature.text();
}

std::vector<std::string> lines_of(std::istream& text) {
  std::vector<std::string> lines;
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  return lines;
}

int check(const std::string& found, const std::string& path) {
  std::ifstream file(path);
  if (!file) {
    std::fprintf(stderr, "%s cannot be read\n", path.c_str());
    return 1;
  }
  const auto wanted = lines_of(file);
  std::istringstream text(found);
  const auto lines = lines_of(text);
  for (const std::string& line : lines)
    if (std::ranges::find(wanted, line) == wanted.end())
      std::fprintf(stderr, "differs from %s: %s\n", path.c_str(), line.c_str());
  if (!wanted.empty() && wanted.back() == lines.back()) return 0;
  std::fprintf(stderr, "The answers have changed.\n");
  return 1;
}

int run(int argc, char** argv) {
  std::string file;
  CLI::App app{"Nodes on fixed deals, and a checksum of the answers."};
  app.add_option("--check", file, "a file that holds what this printed before");
  CLI11_PARSE(app, argc, argv);
  const std::string text = take_signature();
  std::fputs(text.c_str(), stdout);
  return file.empty() ? 0 : check(text, file);
}

}  // namespace
}  // namespace ouverte::bench

int main(int argc, char** argv) { return ouverte::bench::run(argc, argv); }
