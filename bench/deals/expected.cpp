#include "bench/deals/expected.hpp"

#include <fstream>

#include "solver/base/status.hpp"

namespace ouverte::bench {

Expected::Expected(std::string_view game)
    : path_(base::str(OUVERTE_SOURCE_DIR, "/bench/deals/expected/", game, ".json")), known_(base::Json::object()) {
  if (std::ifstream file(path_); file) file >> known_;
}

std::optional<int> Expected::value(std::string_view job, int number) const {
  const auto values = known_.find(std::string(job));
  const auto place = static_cast<std::size_t>(number);
  if (values == known_.end() || place >= values->size() || (*values)[place].is_null()) return std::nullopt;
  return (*values)[place].get<int>();
}

void Expected::learn(std::string_view job, int number, int value) {
  base::Json& values = known_[std::string(job)];
  while (values.size() <= static_cast<std::size_t>(number)) values.push_back(nullptr);
  values[static_cast<std::size_t>(number)] = value;
}

bool Expected::save() const {
  std::ofstream file(path_);
  file << "{";
  const char* before = "\n";
  for (const auto& [job, values] : known_.items()) {
    file << before << "  " << base::Json(job).dump() << ": " << values.dump();
    before = ",\n";
  }
  file << "\n}\n";
  return static_cast<bool>(file.flush());
}

}  // namespace ouverte::bench
