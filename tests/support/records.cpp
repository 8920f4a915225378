#include "tests/support/records.hpp"

#include <algorithm>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <string>

#include "solver/base/status.hpp"

namespace ouverte::support {

std::vector<base::Json> contract_cases(const games::Entry& entry) {
  std::ifstream file(base::str(OUVERTE_SOURCE_DIR, "/tests/contracts/", entry.name(), ".jsonl"));
  std::vector<base::Json> cases;
  for (std::string line; std::getline(file, line);) cases.push_back(base::Json::parse(line));
  return cases;
}

io::Record random_record(const games::Entry& entry, const base::Json& chosen, std::size_t most_plays,
                         base::Random& random) {
  const auto objectives = chosen.at("objectives");
  games::Setup setup = entry.random_start(chosen.at("contract"), random);
  setup.objective = objectives[random.below(objectives.size())].get<std::string>();
  const bool free = chosen.contains("for");
  if (free) setup.guarantee = chosen.at("for")[0].get<std::string>();
  auto at = entry.position(setup);
  if (!at.ok()) throw std::runtime_error(at.status().ToString());
  std::vector<std::unique_ptr<games::Position>> positions;
  std::vector<io::Play> plays;
  positions.push_back(*std::move(at));
  while (!positions.back()->over()) {
    const auto moves = positions.back()->moves();
    io::Play play{
        .seat = positions.back()->to_move(), .move = moves[random.below(moves.size())], .marks = {}, .comments = {}};
    positions.push_back(positions.back()->clone());
    positions.back()->play(play.move).IgnoreError();
    plays.push_back(std::move(play));
  }
  const std::size_t first = plays.size() - std::min(plays.size(), most_plays);
  io::Record record;
  record.setup = positions[first]->setup();
  if (free) record.setup.guarantee.clear();
  record.plays.assign(plays.begin() + static_cast<std::ptrdiff_t>(first), plays.end());
  return record;
}

}  // namespace ouverte::support
