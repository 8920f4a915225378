#include "solver/base/json.hpp"

#include <algorithm>
#include <cstddef>
#include <sstream>
#include <string>
#include <vector>

#include "solver/base/status.hpp"

namespace ouverte::base {
namespace {

constexpr std::size_t kDeepest = 100;  // arrays and objects inside one another: far above any record of ours

// Watches the library's parser for what the library allows and we do not.
class Watch {
 public:
  explicit Watch(std::istream& text) : text_(text) {}

  // Called by the parser as it goes; false leaves the value out.
  bool operator()(int depth, Json::parse_event_t event, const Json& value) {
    const std::size_t level = static_cast<std::size_t>(depth) + 1;  // of what is inside the array or object
    switch (event) {
      case Json::parse_event_t::object_start:
      case Json::parse_event_t::array_start:
        if (level > kDeepest) return note(str("found more than ", kDeepest, " arrays and objects inside one another"));
        keys_.resize(std::max(keys_.size(), level + 1));
        keys_[level].clear();
        return true;
      case Json::parse_event_t::key: {
        std::vector<std::string>& keys = keys_[level - 1];
        const auto& key = value.get_ref<const std::string&>();
        if (std::find(keys.begin(), keys.end(), key) != keys.end()) {
          return note(str("found the key \"", key, "\" twice in one object, expected it once"));
        }
        keys.push_back(key);
        return true;
      }
      default:
        return true;
    }
  }

  [[nodiscard]] const std::string& problem() const { return problem_; }

 private:
  bool note(const std::string& problem) {
    if (problem_.empty()) problem_ = str("byte ", static_cast<std::ptrdiff_t>(text_.tellg()), ": ", problem);
    return false;
  }

  std::istream& text_;
  std::vector<std::vector<std::string>> keys_;  // of the open object at each depth
  std::string problem_;
};

// What the library says, without its headings: "[json.exception.parse_error.101] parse error at line 1, column 2: ".
std::string plain_words(std::string_view what) {
  for (const std::string_view heading_end : {"] ", ": "}) {
    if (!what.starts_with("[json.") && !what.starts_with("parse error at")) break;
    if (const std::size_t end = what.find(heading_end); end != std::string_view::npos) what.remove_prefix(end + 2);
  }
  return std::string(what);
}

}  // namespace

absl::StatusOr<Json> parse_json(std::string_view text) {
  std::istringstream stream{std::string(text)};
  Watch watch(stream);
  const auto callback = [&watch](int depth, Json::parse_event_t event, Json& value) {
    return watch(depth, event, value);
  };
  try {
    Json value = Json::parse(stream, callback);
    if (!watch.problem().empty()) return invalid(watch.problem());
    return value;
  } catch (const Json::parse_error& error) {
    return invalid("byte ", error.byte, ": ", plain_words(error.what()));
  } catch (const Json::exception& error) {  // a number too large
    return invalid(plain_words(error.what()));
  }
}

std::string json_line(const Json& value) {
  return value.dump(/*indent=*/-1, /*indent_char=*/' ', /*ensure_ascii=*/false, Json::error_handler_t::replace);
}

}  // namespace ouverte::base
