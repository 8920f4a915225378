// The kinds of fields that contracts are made of: how a suit, a seat, a number, a word of a list or a yes is written in
// records and read from them and from people. A game with a field of another kind specialises `FieldKind` for its type;
// a kind that is made of parts may have `parse(json, field)` in place of `from_json`, and `parse_tag(text, info)` in
// place of `read`, which say which of them is wrong. `control(info)` says how a form asks for it; without, as a text.
#pragma once

#include <charconv>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "solver/base/json.hpp"
#include "solver/base/status.hpp"
#include "solver/cards/seat.hpp"
#include "solver/cards/suit.hpp"
#include "solver/games/door/contract_form.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games {

// What a field of a contract is called, and what it may say.
struct FieldInfo {
  std::string_view name = {};    // in JSON: "trump"
  std::string_view tag = {};     // of PBN: "Trump"; empty: none
  std::string_view before = {};  // what people write before it: "hood" of "hood A"; of a flag, the word that says yes
  std::string_view said = {};    // to people, '%' being the value: "% trumps"; empty: not said
  bool required = false;         // there is no contract without it
  bool always = false;           // written even where it says what it says by default
  bool null = false;             // in JSON, null says nothing
  std::span<const std::string_view> words = {};  // of an enumeration: its values in their order, as in records
  int least = 0, most = 0;                       // of a number
  std::string_view seats = cards::kCompass;      // of a seat
};

// Who wrote a text: records are read to the letter, people may write in any case and in words.
enum class WrittenBy { kRecord, kPerson };

template <class Value>
struct FieldKind;

// Kinds that are a text in JSON. `Kind` has text(value, info) and read(text, info, by).
template <class Kind, class Value>
struct TextKind {
  static base::Json to_json(Value value, const FieldInfo& info) { return Kind::text(value, info); }
  static std::optional<Value> from_json(const base::Json& json, const FieldInfo& info) {
    if (!json.is_string()) return std::nullopt;
    return Kind::read(json.get_ref<const std::string&>(), info, WrittenBy::kRecord);
  }
};

template <>
struct FieldKind<Trump> : TextKind<FieldKind<Trump>, Trump> {
  static std::string text(Trump trump, const FieldInfo&) { return std::string(trump_text(trump)); }
  static std::string in_words(Trump trump, const FieldInfo&) { return std::string(trump_name(trump)); }
  static bool stands_alone(Trump trump) { return !trump; }  // "no trump", and not "no trump trumps"
  static std::optional<Trump> read(std::string_view text, const FieldInfo&, WrittenBy by) {
    return by == WrittenBy::kRecord ? trump_of(text) : read_trump(text);
  }
  static std::string expected(const FieldInfo&) { return "one of S H D C NT"; }
  static std::string_view noun() { return "a suit or NT"; }
  static FormField control(const FieldInfo&) { return {.kind = FormKind::kTrump}; }
};

template <>
struct FieldKind<cards::Suit> : TextKind<FieldKind<cards::Suit>, cards::Suit> {
  static std::string text(cards::Suit suit, const FieldInfo&) { return std::string(trump_text(suit)); }
  static std::string in_words(cards::Suit suit, const FieldInfo&) { return std::string(suit_name(suit)); }
  static std::optional<cards::Suit> read(std::string_view text, const FieldInfo& info, WrittenBy by) {
    const auto trump = FieldKind<Trump>::read(text, info, by);
    return trump && *trump ? std::optional(**trump) : std::nullopt;
  }
  static std::string expected(const FieldInfo&) { return "one of S H D C"; }
  static std::string_view noun() { return "a suit"; }
  static FormField control(const FieldInfo&) { return {.kind = FormKind::kSuit}; }
};

template <>
struct FieldKind<cards::Seat> : TextKind<FieldKind<cards::Seat>, cards::Seat> {
  static std::string text(cards::Seat seat, const FieldInfo& info) { return seat_text(seat, info.seats); }
  static std::string in_words(cards::Seat seat, const FieldInfo& info) {
    return std::string(seat_name(text(seat, info), info.seats));
  }
  static std::optional<cards::Seat> read(std::string_view text, const FieldInfo& info, WrittenBy by) {
    if (by == WrittenBy::kRecord) return seat_of(text, info.seats);
    if (info.seats == cards::kCompass) return read_seat(text);
    return text.size() == 1 ? seat_of(std::string(1, static_cast<char>(text[0] & ~0x20)), info.seats) : std::nullopt;
  }
  static std::string expected(const FieldInfo& info) { return base::str("one of ", joined(info.seats, " ")); }
  static std::string_view noun() { return "a seat"; }
  static FormField control(const FieldInfo&) { return {.kind = FormKind::kSeat}; }
};

template <>
struct FieldKind<int> {
  static base::Json to_json(int number, const FieldInfo&) { return number; }
  static std::optional<int> from_json(const base::Json& json, const FieldInfo& info) {
    const bool fits = json.is_number_integer() && json >= info.least && json <= info.most;
    return fits ? std::optional(json.get<int>()) : std::nullopt;
  }
  static std::string text(int number, const FieldInfo&) { return base::str(number); }
  static std::string in_words(int number, const FieldInfo&) { return base::str(number); }
  static std::optional<int> read(std::string_view text, const FieldInfo& info, WrittenBy) {
    int number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = fault == std::errc() && end == text.data() + text.size();
    return whole && info.least <= number && number <= info.most ? std::optional(number) : std::nullopt;
  }
  static std::string expected(const FieldInfo& info) {
    return base::str("a number from ", info.least, " to ", info.most);
  }
  static std::string_view noun() { return "a number"; }
  static FormField control(const FieldInfo& info) {
    return {.kind = FormKind::kNumber, .least = info.least, .most = info.most};
  }
};

template <>
struct FieldKind<bool> {
  static base::Json to_json(bool yes, const FieldInfo&) { return yes; }
  static std::optional<bool> from_json(const base::Json& json, const FieldInfo&) {
    return json.is_boolean() ? std::optional(json.get<bool>()) : std::nullopt;
  }
  static std::string text(bool yes, const FieldInfo&) { return yes ? "true" : "false"; }
  static std::string in_words(bool, const FieldInfo&) { return ""; }
  static std::optional<bool> read(std::string_view text, const FieldInfo& info, WrittenBy by) {
    if (by == WrittenBy::kPerson) return text == info.before ? std::optional(true) : std::nullopt;
    return text == "true" ? std::optional(true) : text == "false" ? std::optional(false) : std::nullopt;
  }
  static std::string expected(const FieldInfo&) { return "true or false"; }
  static std::string_view noun() { return ""; }
  static FormField control(const FieldInfo&) { return {.kind = FormKind::kFlag}; }
};

template <class Enum>
requires std::is_enum_v<Enum>
struct FieldKind<Enum> : TextKind<FieldKind<Enum>, Enum> {
  static std::string text(Enum value, const FieldInfo& info) {
    return std::string(info.words[static_cast<std::size_t>(value)]);
  }
  static std::string in_words(Enum value, const FieldInfo& info) { return text(value, info); }
  static std::optional<Enum> read(std::string_view text, const FieldInfo& info, WrittenBy by) {
    const std::string wanted = by == WrittenBy::kPerson ? lower_case(text) : std::string(text);
    for (std::size_t place = 0; place < info.words.size(); ++place)
      if (info.words[place] == wanted) return static_cast<Enum>(place);
    return std::nullopt;
  }
  static std::string expected(const FieldInfo& info) { return base::str("one of ", joined(info.words, " ")); }
  static std::string_view noun() { return "a word"; }
  static FormField control(const FieldInfo& info) {
    return {.kind = FormKind::kWord, .values = {info.words.begin(), info.words.end()}};
  }
};

}  // namespace ouverte::games
