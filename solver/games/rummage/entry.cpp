// Joins Rummage to the door.
#include "solver/games/door/entry.hpp"

#include <algorithm>
#include <span>
#include <vector>

#include "solver/cards/card_bag.hpp"
#include "solver/games/door/asked.hpp"
#include "solver/games/rummage/contract.hpp"
#include "solver/games/rummage/door.hpp"
#include "solver/games/rummage/rules.hpp"
#include "solver/games/rummage/rules_page.hpp"
#include "solver/games/rummage/seen.hpp"
#include "solver/games/rummage/solver.hpp"
#include "solver/games/rummage/view.hpp"
#include "solver/games/rummage/words.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/written_entry.hpp"
#include "solver/search/game.hpp"

namespace ouverte::games::rummage {

static_assert(search::Game<Game>);

namespace {

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
  setup.contract = {{"players", players}};
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

class RummageEntry final : public WrittenEntry<written_from_json, written_from_tags, written_from_text> {
 public:
  RummageEntry()
      : WrittenEntry({.name = "rummage",
                      .title = "Rummage",
                      .seats = cards::kLetters,
                      .rules = rummage_rules_page(),
                      .contracts = all_contracts(),
                      .plays_in_rows = false,
                      .own_tags = {"Melds", "Horizon", "Played"},
                      .vocabulary = rummage::vocabulary(),
                      .puzzles = PuzzleMaterial{.random = puzzle_at_random, .themes = own_themes()}}) {}
  [[nodiscard]] std::string_view seats_of(std::size_t players) const override {
    const bool fits = players >= kLeastPlayers && players <= kMostPlayers;
    return fits ? cards::kLetters.substr(0, players) : std::string_view();
  }

  [[nodiscard]] base::Json contract_of_table(std::size_t players) const override { return {{"players", players}}; }

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
  [[nodiscard]] Setup random_whole(const base::Json& contract, base::Random& random) const override {
    const auto written = written_from_json(contract);
    const bool said = written.ok() && written->players;
    Setup setup = said ? random_hands(*written->players, random) : random_deal(random);
    if (contract.contains("horizon")) setup.contract["horizon"] = contract.at("horizon");
    return setup;
  }
  // Some way into the deal, where melds have been made.
  [[nodiscard]] Setup random_start(const base::Json& contract, base::Random& random) const override {
    const auto written = written_from_json(contract);
    const int players = written.ok() ? written->players.value_or(kLeastPlayers) : kLeastPlayers;
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
    if (contract.contains("horizon")) setup.contract["horizon"] = contract.at("horizon");
    return setup;
  }

  // There is no auction.
  [[nodiscard]] bool names_contract(const base::Json&) const override { return true; }
  [[nodiscard]] bool free_for_all(const base::Json&) const override { return true; }
  [[nodiscard]] base::Json value_json(int value, const Setup&) const override {
    const bool none = value == kNever || value == kInfinity || value == -kInfinity;
    return none ? base::Json() : base::Json(value);
  }
  [[nodiscard]] absl::StatusOr<Stakes> stakes(const Setup& setup) const override {
    if (const auto written = written_from_json(setup.contract); !written.ok()) return written.status();
    if (const auto player = guarantee_field(setup, seats_at(setup)); !player.ok()) return player.status();
    return stakes_of(objective_of(setup), setup.guarantee);
  }
  [[nodiscard]] std::optional<ScoreSheet> score_sheet(const Position& position) const override {
    if (!position.over()) return std::nullopt;
    return score_sheet_of(static_cast<const RummagePosition&>(position));
  }
  [[nodiscard]] absl::StatusOr<View> view(const Setup& start, std::span<const std::string> plays,
                                          std::string_view seat) const override {
    auto view = Entry::view(start, plays, seat);
    if (view.ok()) know_taken_cards(*view);
    return view;
  }
  [[nodiscard]] absl::StatusOr<Setup> deal_of(const View& view, const Layout& layout) const override {
    return deal_seen_as(view, layout);
  }
  // Cards are played for the sets they make, and no two are equal but the two copies of one.
  [[nodiscard]] std::vector<std::vector<std::string>> sequences(const Setup&) const override { return {}; }
  [[nodiscard]] std::vector<Shown> shown(const Position& position, std::string_view seats) const override {
    return shown_of(static_cast<const RummagePosition&>(position), seats);
  }
  using WrittenEntry::describe;
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

const Entry& rummage_entry() {
  static const rummage::RummageEntry entry;
  return entry;
}

}  // namespace ouverte::games
