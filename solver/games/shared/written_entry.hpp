// What entries do alike whose contracts are read into a struct of the game's own, and written out of it, by free
// functions: what a record says as JSON, as tags and in words.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>

#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/games/door/entry.hpp"

namespace ouverte::games {

// The three functions give the struct, or say what is wrong; the third is also given the struct of the contract before.
// The struct's namespace has `to_json`, `tags_from` and `contract_in_words` of it.
template <auto kFromJson, auto kFromTags, auto kFromText>
class WrittenEntry : public Entry {
 public:
  using Entry::Entry;
  [[nodiscard]] absl::StatusOr<base::Json> contract_from_tags(const Tags& tags) const final {
    const auto written = kFromTags(tags);
    if (!written.ok()) return written.status();
    return to_json(*written);
  }
  [[nodiscard]] Tags tags_from_contract(const base::Json& contract) const final {
    const auto written = kFromJson(contract);
    return written.ok() ? tags_from(*written) : Tags{};
  }
  [[nodiscard]] absl::StatusOr<base::Json> contract_from_text(std::string_view text,
                                                              const base::Json& before) const final {
    const auto old = kFromJson(before);
    const auto written = kFromText(text, old.ok() ? *old : Read{});
    if (!written.ok()) return written.status();
    return to_json(*written);
  }
  using Entry::describe;
  [[nodiscard]] std::string describe(const base::Json& contract) const final {
    const auto written = kFromJson(contract);
    return written.ok() ? contract_in_words(*written) : "no contract";
  }

 private:
  using Read = typename std::invoke_result_t<decltype(kFromJson), const base::Json&>::value_type;
};

}  // namespace ouverte::games
