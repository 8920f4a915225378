// From hands and facts to a record, step by step: each puts what was said under the tags of a record.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "puzzles/text/build.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/records/tags.hpp"

namespace ouverte::puzzles::text {

class Builder {
 public:
  Builder(const std::vector<Hand>& hands, Facts facts, const games::Game& game, const Table& table,
          records::Record record)
      : hands_(hands), facts_(std::move(facts)), game_(game), table_(table), record_(std::move(record)) {}

  std::variant<records::Record, Fault> build();

 private:
  void set(std::string_view name, std::string_view value) {
    if (!value.empty() && records::tag_value(record_.tags, name).empty()) record_.tags.emplace_back(name, value);
  }
  [[nodiscard]] Fault fault(const absl::Status& status) const;
  absl::Status exchange();
  absl::Status put_table();
  absl::Status put_said_table();
  absl::Status put_contract();
  static absl::Status two_leaders(const std::pair<Side, int>& one, const std::pair<Side, int>& other);
  absl::Status unite_leaders();
  void name_players();
  absl::Status put_leader();
  absl::Status put_taken();
  absl::Status put_undecided();
  absl::Status check_ending();
  [[nodiscard]] std::string example_of_tricks() const;
  absl::Status put_task();
  [[nodiscard]] absl::Status check_counts() const;
  void put_points();
  absl::Status settle();
  void add_rest(const std::string& told, std::map<char, int>& won) const;
  [[nodiscard]] std::string seats_of(const Side& side) const;
  [[nodiscard]] std::string side_of(const Side& side) const;
  [[nodiscard]] bool counted_by_sides() const;
  [[nodiscard]] std::size_t most_cards() const;
  [[nodiscard]] int tricks_played() const { return static_cast<int>(table_.dealt) - static_cast<int>(most_cards()); }
  [[nodiscard]] char holder(const Named& card) const;
  [[nodiscard]] std::string all_but(const std::string& seats) const;
  [[nodiscard]] char partner(char seat) const {
    return table_.seats[(table_.seats.find(seat) + table_.seats.size() / 2) % table_.seats.size()];
  }
  [[nodiscard]] std::string name(char seat) const {
    return std::string(games::seat_name(std::string_view(&seat, 1), game_.seats()));
  }
  [[nodiscard]] bool asks_nothing() const { return facts_.may_ask_nothing && facts_.asked.empty(); }
  // Whether two sit opposite each other as one side.
  [[nodiscard]] bool sides_are_pairs() const { return table_.compass && game_.has_dummy(); }

  std::vector<Hand> hands_;
  std::string deal_;  // of them all
  Facts facts_;
  const games::Game& game_;
  const Table& table_;
  std::optional<Side> leader_;  // who is said to lead, or to play next
  records::Record record_;
};

}  // namespace ouverte::puzzles::text
