#include "solver/base/json.hpp"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "solver/base/status.hpp"

namespace ouverte::base {
namespace {

constexpr std::size_t kDeepest = 100;  // arrays and objects inside one another: far above any record of ours

// What the library says, without its headings: "[json.exception.parse_error.101] parse error at line 1, column 2: ".
std::string plain_words(std::string_view what) {
  for (const std::string_view heading_end : {"] ", ": "}) {
    if (!what.starts_with("[json.") && !what.starts_with("parse error at")) break;
    if (const std::size_t end = what.find(heading_end); end != std::string_view::npos) what.remove_prefix(end + 2);
  }
  return std::string(what);
}

// Builds the value from what the library's parser meets, and ends the parse at the first fault: the library's own, or
// what it allows and we do not. Keys are remembered apart, for looking one up in an object takes as long as the object.
class Builder {
 public:
  explicit Builder(const std::size_t& read) : read_(read) {}

  bool null() { return add(nullptr); }
  bool boolean(bool value) { return add(value); }
  bool number_integer(Json::number_integer_t value) { return add(value); }
  bool number_unsigned(Json::number_unsigned_t value) { return add(value); }
  bool number_float(Json::number_float_t value, const std::string& /*as_written*/) { return add(value); }
  bool string(std::string& value) { return add(std::move(value)); }
  bool binary(Json::binary_t& value) { return add(std::move(value)); }  // never met in text

  bool start_object(std::size_t /*size*/) { return open(Json::object()); }
  bool start_array(std::size_t /*size*/) { return open(Json::array()); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }
  bool key(std::string& name) {
    if (!open_.back().keys.insert(name).second)
      return note(str("found the key ", base::quoted(name), " twice in one object, expected it once"));
    open_.back().key = std::move(name);
    return true;
  }

  bool parse_error(std::size_t byte, const std::string& last_read, const Json::exception& error) {
    std::string words = plain_words(error.what());
    if (const std::size_t echo = words.find(last_read); !last_read.empty() && echo != std::string::npos)
      words.replace(echo, last_read.size(), excerpt(last_read));
    const bool syntax = dynamic_cast<const Json::parse_error*>(&error) != nullptr;  // else a number too large
    problem_ = syntax ? str("byte ", byte, ": ", words) : words;
    return false;
  }

  [[nodiscard]] const std::string& problem() const { return problem_; }
  Json take() { return std::move(value_); }

 private:
  // An array or object whose end has not been met.
  struct Open {
    Json value;
    std::string key;  // of an object: the last one met
    std::unordered_set<std::string> keys;
  };

  bool note(const std::string& problem) {
    problem_ = str("byte ", read_, ": ", problem);
    return false;
  }

  bool add(Json value) {
    if (open_.empty()) {
      value_ = std::move(value);
    } else if (Json& parent = open_.back().value; parent.is_array()) {
      parent.push_back(std::move(value));
    } else {
      parent.get_ref<Json::object_t&>().emplace_back(std::move(open_.back().key), std::move(value));
    }
    return true;
  }

  bool open(Json value) {
    if (open_.size() == kDeepest)
      return note(str("found more than ", kDeepest, " arrays and objects inside one another"));
    open_.push_back({.value = std::move(value), .key = {}, .keys = {}});
    return true;
  }

  bool close() {
    Json value = std::move(open_.back().value);
    open_.pop_back();
    return add(std::move(value));
  }

  const std::size_t& read_;  // bytes, so far
  std::vector<Open> open_;
  Json value_;
  std::string problem_;
};

// Goes through a text and counts what was read of it.
class Reading {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  Reading(const char* at, std::size_t& read) : at_(at), read_(&read) {}
  const char& operator*() const { return *at_; }
  Reading& operator++() {
    ++at_;
    ++*read_;
    return *this;
  }
  bool operator==(const Reading& other) const { return at_ == other.at_; }

 private:
  const char* at_;
  std::size_t* read_;
};

}  // namespace

absl::StatusOr<Json> parse_json(std::string_view text) {
  std::size_t read = 0;
  Builder builder(read);
  const Reading begin(text.data(), read), end(text.data() + text.size(), read);
  if (!Json::sax_parse(begin, end, &builder)) return invalid(builder.problem());
  return builder.take();
}

std::string json_line(const Json& value) {
  return value.dump(/*indent=*/-1, /*indent_char=*/' ', /*ensure_ascii=*/false, Json::error_handler_t::replace);
}

}  // namespace ouverte::base
