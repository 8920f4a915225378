// From hands and facts to a record: what a posted problem says, as tags.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "absl/status/statusor.h"
#include "puzzles/text/auction.hpp"
#include "puzzles/text/diagram.hpp"
#include "puzzles/text/facts.hpp"
#include "solver/records/record.hpp"

namespace ouverte::puzzles::text {

// What is asked as a `Task` tag, with what else it makes certain.
struct Stipulation {
  std::string task;
  games::Tags tags = {};
  std::string counted = {};  // of a goal of tricks: the number that it comes to, as a task

  friend bool operator==(const Stipulation& one, const Stipulation& other) {
    const auto meant = [](const Stipulation& each) { return each.counted.empty() ? each.task : each.counted; };
    return meant(one) == meant(other) && one.tags == other.tags;
  }
};

// The hands with small cards resolved and one that is missing filled in; and the `Deal` tag that they make.
[[nodiscard]] absl::StatusOr<std::vector<Hand>> completed(std::vector<Hand> hands, const games::Game& game,
                                                          const Table& table);
[[nodiscard]] absl::StatusOr<std::string> deal_of(const std::vector<Hand>& hands, const games::Game& game,
                                                  const Table& table);

// Everything together. The faults of a record stand at the line where its hands begin, or at their own.
[[nodiscard]] std::variant<records::Record, Fault> build(const std::vector<Hand>& hands, Facts facts,
                                                         const games::Game& game, const Table& table,
                                                         records::Record record = {});

// The `Task` of what is asked, in words, in a position before the moves given. `record` has everything but the task.
[[nodiscard]] absl::StatusOr<Stipulation> stipulation_of(const Asked& asked, std::string_view words,
                                                         const records::Record& record, const games::Game& game,
                                                         const Facts& facts);

// The contract of a record and who plays it, as if it had been called; nothing where it is none of a level.
[[nodiscard]] std::optional<Auction> contract_of(const records::Record& record);

// The cards given, played from the record's setup on; what nobody had a choice in is filled in.
[[nodiscard]] absl::Status play_given(const std::vector<Given>& given, const games::Game& game,
                                      records::Record& record);

// The seats of the declaring side, as the contract of a position has them.
[[nodiscard]] std::string declaring_seats(const games::Position& position, const games::Game& game);

}  // namespace ouverte::puzzles::text
