#include "app/requests/puzzle_make.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "app/requests/deal.hpp"
#include "puzzles/compose/themes.hpp"
#include "solver/base/status.hpp"

namespace ouverte::requests {
namespace {

constexpr int kMostPuzzles = 1'000;
constexpr std::uint64_t kNodesOfASolution = 5'000'000;
constexpr std::size_t kMemoryOfAMaker = 8;

struct Asked {
  std::string game;
  std::string contract;
  puzzles::Making making;
  int count = 1;
};

Asked read(Arguments& given) {
  Asked asked{.game = given.text("game"), .contract = given.text("contract"), .making = {}, .count = 1};
  puzzles::Making& making = asked.making;
  making.theme = given.text("theme");
  making.seed = given.number("seed", making.seed, 0);
  making.least_cards = given.number("least_cards", making.least_cards, 1, kMostCards);
  making.most_cards = given.number("most_cards", std::max(making.most_cards, making.least_cards),
                                   static_cast<std::uint64_t>(making.least_cards), kMostCards);
  making.only_moves = given.number("only_moves", making.only_moves, 0, kMostOnlyMoves);
  asked.count = given.number("count", 1, 0, kMostPuzzles);
  given.require("game", "the name of a game");
  return asked;
}

// The record whose turns are looked at, if there is one.
absl::StatusOr<std::vector<records::Record>> records_played(Arguments& given, const std::string& game) {
  std::vector<records::Record> played;
  if (!given.has("record") && !given.has("text")) {
    if (absl::Status fault = given.fault(); !fault.ok()) return fault;
    return played;
  }
  auto record = record_of(given);
  if (!record.ok()) return record.status();
  if (record->setup.game != game)
    return base::invalid("record.game: found ", base::quoted(record->setup.game), ", expected ", game);
  played.push_back(*std::move(record));
  return played;
}

}  // namespace

search::Options options_of_maker(base::Deadline deadline) {
  search::Options options;
  options.limits.nodes = kNodesOfASolution;
  options.memory_mib = kMemoryOfAMaker;
  options.deadline = std::move(deadline);
  return options;
}

absl::Status check_theme(const games::Game& game, const std::string& theme) {
  if (theme.empty()) return absl::OkStatus();
  std::string known;
  for (const auto& [name, definition] : puzzles::known_themes(game)) {
    if (name == theme) return absl::OkStatus();
    known += base::str(known.empty() ? "" : " ", name);
  }
  return base::invalid("found ", base::quoted(theme), ", expected one of ", known);
}

absl::StatusOr<base::Json> answer_puzzle_make(Arguments& given, Context& context) {
  Asked asked = read(given);
  const std::chrono::nanoseconds time = given.time(kTimeForPuzzleMake);
  const std::uint64_t nodes = given.nodes();
  auto played = records_played(given, asked.game);
  if (!played.ok()) return played.status();
  const auto game = context.game(asked.game);
  if (!game.ok()) return game.status();
  if (absl::Status known = check_theme(**game, asked.making.theme); !known.ok())
    return base::invalid("theme: ", base::message(known));
  auto contract = contract_of(**game, asked.contract);
  if (!contract.ok()) return contract.status();
  asked.making.contract = *std::move(contract);

  context.solvers.release();  // the maker has tables of its own
  const base::Deadline deadline(time, context.solvers.stop());
  search::Options options = options_of_maker(deadline);
  options.limits.nodes = std::min(options.limits.nodes, nodes);
  puzzles::Maker maker(**game, asked.making, *std::move(played), options);
  base::Json made = base::Json::array();
  while (std::ssize(made) < asked.count && !maker.exhausted() && !deadline.passed()) {
    const std::optional<records::Record> puzzle = maker.look_at_a_deal();
    if (!puzzle) continue;
    made.push_back(records::json_from_record(*puzzle));
    context.progress(static_cast<int>(made.size()), asked.count);
  }
  const bool stopped = std::ssize(made) < asked.count && !maker.exhausted();
  base::Json answer = {{"puzzles", std::move(made)}};
  if (stopped) answer["stopped"] = true;
  return answer;
}

absl::StatusOr<base::Json> answer_puzzle_themes(Arguments& given, Context& context) {
  const std::string name = given.text("game");
  given.require("game", "the name of a game");
  if (absl::Status fault = given.fault(); !fault.ok()) return fault;
  const auto game = context.game(name);
  if (!game.ok()) return game.status();
  base::Json themes = base::Json::array();
  for (const auto& [theme, definition] : puzzles::known_themes(**game))
    themes.push_back({{"name", theme}, {"definition", definition}});
  return base::Json{{"themes", std::move(themes)}};
}

}  // namespace ouverte::requests
