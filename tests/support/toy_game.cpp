#include "tests/support/toy_game.hpp"

#include <algorithm>
#include <map>

#include "absl/strings/str_format.h"
#include "solver/games/shared/contract_reading.hpp"
#include "solver/proof/proof.hpp"

namespace ouverte::support {
namespace {

constexpr std::string_view kSeats = "NESW";
constexpr std::string_view kSuits = "SHDC";
constexpr std::string_view kRanks = "23456789TJQKA";

// "SA", "SK", … of a hand as it is written.
std::vector<std::string> cards_of(std::string_view hand) {
  std::vector<std::string> cards;
  std::size_t suit = 0;
  for (const char sign : hand) {
    if (sign == '.') {
      ++suit;
    } else {
      cards.push_back(std::string(1, kSuits[suit]) + sign);
    }
  }
  return cards;
}

std::string hand_of(const std::vector<std::string>& cards) {
  std::string hand;
  for (const char suit : kSuits) {
    if (suit != 'S') hand += '.';
    for (const std::string& card : cards) {
      if (card[0] == suit) hand += card[1];
    }
  }
  return hand;
}

class ToyPosition final : public games::Position {
 public:
  explicit ToyPosition(games::Setup setup) : setup_(std::move(setup)) {
    if (setup_.leader.empty()) setup_.leader = "N";
    if (!setup_.won) setup_.won = {{"N", 0}, {"E", 0}, {"S", 0}, {"W", 0}};
  }

  [[nodiscard]] std::unique_ptr<Position> clone() const override { return std::make_unique<ToyPosition>(setup_); }
  [[nodiscard]] games::Setup setup() const override { return setup_; }
  [[nodiscard]] std::string key() const override { return proof::standing_text(setup_); }
  [[nodiscard]] bool table_empty() const override { return setup_.table.empty(); }
  [[nodiscard]] bool over() const override { return moves().empty(); }
  [[nodiscard]] int value() const override { return 0; }
  [[nodiscard]] bool maximises() const override { return true; }
  [[nodiscard]] std::string to_move() const override {
    if (over()) return "";
    return std::string(1, seat(setup_.table.size()));
  }
  [[nodiscard]] std::vector<std::string> moves() const override {
    for (const auto& [name, hand] : setup_.hands) {
      if (name[0] == seat(setup_.table.size())) return cards_of(hand);
    }
    return {};
  }
  absl::Status play(std::string_view move) override {
    std::vector<std::string> held = moves();
    const auto card = std::ranges::find(held, move);
    if (card == held.end()) {
      return absl::InvalidArgumentError(absl::StrFormat("trick 1: %s does not hold %s", to_move(), move));
    }
    const std::string mover = to_move();
    held.erase(card);
    for (auto& [name, hand] : setup_.hands) {
      if (name == mover) hand = hand_of(held);
    }
    setup_.table.emplace_back(move);
    if (setup_.table.size() == kSeats.size()) finish_trick();
    return absl::OkStatus();
  }

 private:
  [[nodiscard]] char seat(std::size_t turn) const {
    return kSeats[(kSeats.find(setup_.leader[0]) + turn) % kSeats.size()];
  }
  void finish_trick() {
    const auto rank = [](const std::string& card) { return kRanks.find(card[1]); };
    const auto best = std::ranges::max_element(setup_.table, {}, rank);
    setup_.leader = std::string(1, seat(static_cast<std::size_t>(best - setup_.table.begin())));
    setup_.table.clear();
    for (auto& [name, tricks] : *setup_.won) tricks += name == setup_.leader ? 1 : 0;
  }

  games::Setup setup_;
};

class ToySolver final : public games::Solver {
 public:
  explicit ToySolver(const search::Options& options) : options_(options) {}

  games::Solution solve(const games::Position& position, const games::Request& request) override {
    games::Solution solution;
    solution.nodes = kToyNodes;
    solution.stopped = options_.limits.nodes < kToyNodes;
    const int cards = static_cast<int>(cards_of(position.setup().hands[0].second).size());
    solution.value = solution.stopped ? search::Interval{0, 13} : search::Interval{cards, cards};
    const std::vector<std::string> moves = position.moves();
    if (!moves.empty() && !solution.stopped) solution.best = {moves.back()};
    for (std::size_t i = 0; request.every_move && i < moves.size(); ++i) {
      const int value = i + 1 == moves.size() ? cards : cards - 1;
      solution.moves.push_back({moves[i], solution.stopped ? solution.value : search::Interval{value, value}});
    }
    if (!request.line) return solution;
    for (const auto end = position.clone(); !end->over();) {
      solution.line.push_back(end->moves().front());
      end->play(solution.line.back()).IgnoreError();
    }
    return solution;
  }

  std::optional<bool> reaches(const games::Position& position, int goal) override {
    return search::reaches(solve(position, {}).value, goal);
  }
  void expect(const games::Position&) override {}

 private:
  search::Options options_;
};

// A contract of the toy.
struct ToyTerms {
  base::Json said;

  friend base::Json to_json(const ToyTerms& terms) { return terms.said; }
  friend games::Tags tags_from(const ToyTerms& terms) { return {{"Contract", free_for_all(terms) ? "alone" : "toy"}}; }
  friend std::string contract_in_words(const ToyTerms& terms) { return free_for_all(terms) ? "all alone" : "a toy"; }
  friend bool names_contract(const ToyTerms& terms) { return !terms.said.empty(); }
  friend bool free_for_all(const ToyTerms& terms) { return terms.said.contains("alone"); }
};

absl::StatusOr<ToyTerms> terms_from_json(const base::Json& json) { return ToyTerms{json}; }

absl::StatusOr<ToyTerms> terms_from_text(std::string_view text, const ToyTerms&) {
  if (text == "toy") return ToyTerms{{{"trump", "NT"}}};
  if (text == "alone") return ToyTerms{{{"alone", true}}};
  return absl::InvalidArgumentError(absl::StrFormat("contract: expected toy or alone, found \"%s\"", text));
}

absl::StatusOr<games::Contract> contract_from_tags(const games::Tags& tags) {
  for (const auto& [tag, value] : tags) {
    if (tag != "Contract") continue;
    if (value == "Pass") return games::Contract::passed_out();
    const auto terms = terms_from_text(value, {});
    if (!terms.ok()) return terms.status();
    return games::Contract::of(*terms);
  }
  return games::Contract();
}

class Toy final : public games::Game {
 public:
  Toy()
      : Game({.name = "toy",
              .title = "The Toy",
              .seats = kSeats,
              .rules = "# Toy\nThe highest card wins.\n",
              .contracts = {{"toy", {"tricks", "make"}}, {"alone", {"payment"}}},
              .reads = games::kReads<terms_from_json, support::contract_from_tags, terms_from_text>}) {}
  [[nodiscard]] absl::StatusOr<std::unique_ptr<games::Position>> position(const games::Setup& setup) const override {
    if (setup.hands.size() != kSeats.size()) {
      return absl::InvalidArgumentError(absl::StrFormat("hands: expected 4, found %d", setup.hands.size()));
    }
    if (setup.objective == "wrong") return absl::InvalidArgumentError("objective: there is no \"wrong\"");
    return std::make_unique<ToyPosition>(setup);
  }
  [[nodiscard]] std::unique_ptr<games::Solver> solver(const search::Options& options) const override {
    return std::make_unique<ToySolver>(options);
  }
  [[nodiscard]] absl::StatusOr<games::DealTable> table(const games::Setup& deal, const games::Tags&,
                                                       std::span<const std::string>, const search::Options&,
                                                       const games::Progress& progress) const override {
    if (deal.hands.size() != kSeats.size()) return absl::InvalidArgumentError("hands: expected 4");
    progress(1, 1);
    games::DealTable table;
    table.headings = {"player", "tricks"};
    table.rows = {{"N", "3"}, {"E", "10"}};
    table.notes = {"A note."};
    table.json = {{"N", 3}, {"E", 10}};
    return table;
  }
  [[nodiscard]] games::Setup random_deal(base::Random& random) const override {
    games::Setup setup;
    setup.game = "toy";
    std::vector<std::string> ranks = {"A", "K", "Q", "J"};
    random.shuffle(std::span(ranks));
    for (std::size_t i = 0; i < ranks.size(); ++i) setup.hands.emplace_back(kSeats.substr(i, 1), ranks[i] + "...");
    return setup;
  }
  [[nodiscard]] absl::StatusOr<games::Stakes> stakes(const games::Setup&) const override {
    return games::Stakes{
        .goal = 2, .high = "North", .low = "East", .reached = "won", .missed = "lost", .unit = "trick"};
  }
  [[nodiscard]] std::string describe(search::Interval value, const games::Setup&) const override {
    if (value.exact()) return absl::StrFormat("%d tricks", value.lower);
    return absl::StrFormat("%d to %d tricks", value.lower, value.upper);
  }
};

}  // namespace

const games::Game& toy_game() {
  static const Toy toy;
  return toy;
}

}  // namespace ouverte::support
