// Joins Rummage to the door.
#include "solver/games/door/game.hpp"

#include <algorithm>
#include <span>
#include <vector>

#include "solver/cards/card_bag.hpp"
#include "solver/games/door/asked.hpp"
#include "solver/games/rummage/contract.hpp"
#include "solver/games/rummage/door.hpp"
#include "solver/games/rummage/rules.hpp"
#include "solver/games/rummage/rules_page.hpp"
#include "solver/games/rummage/solver.hpp"
#include "solver/games/rummage/view.hpp"
#include "solver/games/rummage/words.hpp"
#include "solver/games/shared/contract_reading.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/search/game.hpp"

namespace ouverte::games::rummage {

static_assert(search::Game<Game>);

namespace {

// What is known of a deal of which no more is said.
Written table_of(int players) {
  Written written;
  written.players = players;
  return written;
}

Setup random_hands(int players, base::Random& random) {
  const cards::BagPack& cards = pack(players);
  std::vector<Card> deck;
  for (const Card card : cards.pack.cards) deck.insert(deck.end(), static_cast<std::size_t>(cards.copies(card)), card);
  random.shuffle(std::span(deck));
  Setup setup;
  setup.game = "rummage";
  std::size_t next = 0;
  for (int seat = 0; seat < players; ++seat) {
    cards::CardBag hand;
    for (int card = 0; card < dealt(players); ++card) hand.add(deck[next++]);
    setup.hands.emplace_back(cards::kLetters.substr(static_cast<std::size_t>(seat), 1), cards::bag_text(cards, hand));
  }
  setup.contract = to_json(table_of(players));
  return setup;
}

constexpr std::uint64_t kMostPlaysBefore = 60;  // a random start

std::vector<ContractInfo> all_contracts() {
  std::vector<ContractInfo> all;
  for (const std::string_view table : kTables) {
    all.push_back({.name = table, .objectives = {}});
    for (const ObjectiveText& objective : kObjectives) all.back().objectives.push_back(objective.text);
  }
  return all;
}

class RummageGame final : public games::Game {
 public:
  RummageGame()
      : games::Game({.name = "rummage",
                     .title = "Rummage",
                     .seats = cards::kLetters,
                     .rules = rummage_rules_page(),
                     .contracts = all_contracts(),
                     .form = contract_form(),
                     .reads = kReads<written_from_json, written_from_tags, written_from_text>,
                     .plays_in_rows = false,
                     .own_tags = {"Melds", "Horizon", "Played"},
                     .vocabulary = rummage::vocabulary(),
                     .puzzles = PuzzleMaterial{.random = puzzle_at_random, .themes = own_themes()}}) {}
  [[nodiscard]] std::string_view seats_of(std::size_t players) const override {
    const bool fits = players >= kLeastPlayers && players <= kMostPlayers;
    return fits ? cards::kLetters.substr(0, players) : std::string_view();
  }

  [[nodiscard]] games::Contract contract_of_table(std::size_t players) const override {
    return games::Contract::of(table_of(static_cast<int>(players)));
  }

  [[nodiscard]] absl::StatusOr<std::unique_ptr<Position>> position(const Setup& setup) const override {
    return position_of(setup);
  }
  [[nodiscard]] Setup bounded(const Setup& setup, int plays) const override {
    Setup ended = setup;
    if (setup.contract.is_object() && !setup.contract.contains("horizon"))
      ended.contract["horizon"] = std::min(plays, kMostHorizon);
    return ended;
  }
  [[nodiscard]] std::unique_ptr<Solver> solver(const search::Options& options) const override {
    return std::make_unique<RummageSolver>(options);
  }
  [[nodiscard]] absl::StatusOr<DealTable> table(const Setup& deal, const Tags&, std::span<const std::string> /*calls*/,
                                                const search::Options& options,
                                                const Progress& progress) const override {
    return deal_table(deal, options, progress);
  }
  [[nodiscard]] Setup random_deal(base::Random& random) const override {
    return random_hands(kLeastPlayers + static_cast<int>(random.below(kMostPlayers - kLeastPlayers + 1)), random);
  }
  [[nodiscard]] Setup random_whole(const games::Contract& contract, base::Random& random) const override {
    const auto* written = contract.terms<Written>();
    const bool said = written != nullptr && written->players;
    Setup setup = said ? random_hands(*written->players, random) : random_deal(random);
    if (written != nullptr && written->horizon) setup.contract["horizon"] = *written->horizon;
    return setup;
  }
  // Some way into the deal, where melds have been made.
  [[nodiscard]] Setup random_start(const games::Contract& contract, base::Random& random) const override {
    const auto* written = contract.terms<Written>();
    const int players = written == nullptr ? kLeastPlayers : written->players.value_or(kLeastPlayers);
    Setup setup = random_hands(players, random);
    auto position = playable(setup);
    for (std::uint64_t plays = random.below(kMostPlaysBefore); plays > 0 && position.ok(); --plays) {
      const std::vector<std::string> moves = (*position)->moves();
      auto next = (*position)->clone();
      if (!next->play(moves[random.below(moves.size())]).ok() || next->over()) break;
      position = std::move(next);
    }
    if (position.ok()) setup = (*position)->setup();
    setup.guarantee.clear();
    setup.objective.clear();
    setup.contract.erase("played");
    if (written != nullptr && written->horizon) setup.contract["horizon"] = *written->horizon;
    return setup;
  }

  [[nodiscard]] base::Json value_json(int value, const Setup&) const override {
    const bool none = value == kNever || value == kInfinity || value == -kInfinity;
    return none ? base::Json() : base::Json(value);
  }
  [[nodiscard]] absl::StatusOr<Stakes> stakes(const Setup& setup) const override {
    if (const auto written = written_from_json(setup.contract); !written.ok()) return written.status();
    if (const auto player = guarantee_field(setup, seats_at(setup)); !player.ok()) return player.status();
    return stakes_of(objective_of(setup), setup.guarantee);
  }
  [[nodiscard]] absl::StatusOr<View> view(const Setup& start, std::span<const std::string> plays,
                                          std::string_view seat) const override {
    auto view = games::Game::view(start, plays, seat);
    if (view.ok()) know_taken_cards(*view);
    return view;
  }
  [[nodiscard]] absl::StatusOr<Setup> deal_of(const View& view, const Layout& layout) const override {
    return deal_seen_as(view, layout);
  }
  // Cards are played for the sets they make, and no two are equal but the two copies of one.
  [[nodiscard]] std::vector<std::vector<std::string>> sequences(const Setup&) const override { return {}; }
  [[nodiscard]] std::string describe(search::Interval value, const Setup& setup) const override {
    return asked(value) ? asked_in_words(value, objective_of(setup), setup.guarantee)
                        : value_in_words(value, objective_of(setup));
  }

 private:
  static Objective objective_of(const Setup& setup) {
    const auto found = std::ranges::find(kObjectives, setup.objective, &ObjectiveText::text);
    return found == kObjectives.end() ? kObjectives.front().objective : found->objective;
  }
};

}  // namespace
}  // namespace ouverte::games::rummage

namespace ouverte::games {

const Game& rummage_game() {
  static const rummage::RummageGame game;
  return game;
}

}  // namespace ouverte::games
