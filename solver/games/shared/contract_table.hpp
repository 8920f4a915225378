// A contract as one table: each field with its name, its kind and its words. The table reads and writes JSON, tags and
// what people type after `--contract`, says a contract in words, and what it expected.
//
//   struct Contract { std::optional<cards::Suit> trump; bool swing = false; };
//   inline constexpr ContractTable kContract{std::tuple{
//       Field{&Contract::trump, {.name = "trump", .tag = "Trump", .said = "% trumps"}},
//       Field{&Contract::swing, {.name = "swing", .tag = "Swing", .said = "swing scoring"}}}};
#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/contract.hpp"
#include "solver/games/shared/field_kinds.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games {

// A member of `Contract`: a value, or a std::optional of one that need not be said. What is no optional has the value
// that it has in `Contract{}` until something else is said.
template <class Contract, class Member>
struct Field {
  Member Contract::*member;
  FieldInfo info;

  constexpr Field(Member Contract::*pointer, const FieldInfo& about) : member(pointer), info(about) {}
};

namespace detail {

template <class Member>
struct ValueOf {
  using type = Member;
};
template <class Value>
struct ValueOf<std::optional<Value>> {
  using type = Value;
};

// "% trumps" of "hearts" is "hearts trumps".
inline std::string filled_in(std::string_view said, std::string_view value) {
  const std::size_t at = said.find('%');
  if (at == std::string_view::npos) return std::string(said);
  return base::str(said.substr(0, at), value, said.substr(at + 1));
}

}  // namespace detail

template <class Contract, class... Members>
class ContractTable {
 public:
  constexpr explicit ContractTable(const std::tuple<Field<Contract, Members>...>& fields) : fields_(fields) {}

  // Of `json`, the field `contract` of a record. An InvalidArgument status names the field that is wrong or missing.
  [[nodiscard]] absl::StatusOr<Contract> from_json(const base::Json& json) const {
    if (absl::Status keys = check_keys(json, "contract", names()); !keys.ok()) return keys;
    Contract contract;
    absl::Status status;
    each([&](const auto& field) {
      if (status.ok()) status = read_json(json, field, contract);
    });
    if (!status.ok()) return status;
    return contract;
  }
  [[nodiscard]] base::Json to_json(const Contract& contract) const {
    base::Json json = base::Json::object();
    each_said(contract, [&](const FieldInfo& info, auto kind, const auto& value) {
      json[std::string(info.name)] = kind.to_json(value, info);
    });
    return json;
  }

  // What the tags say, be it a whole contract or not. The status names the tag that is wrong.
  [[nodiscard]] absl::StatusOr<Contract> from_tags(const Tags& tags) const {
    Contract contract;
    absl::Status status;
    each([&](const auto& field) {
      const std::string_view text = field.info.tag.empty() ? "" : tag_value(tags, field.info.tag);
      if (status.ok() && !text.empty()) status = read_tag(text, field, contract);
    });
    if (!status.ok()) return status;
    return contract;
  }
  // Whether no field is missing that no contract is without.
  [[nodiscard]] bool complete(const Tags& tags) const {
    bool complete = true;
    each([&](const auto& field) {
      complete = complete && (!field.info.required || !tag_value(tags, field.info.tag).empty());
    });
    return complete;
  }
  [[nodiscard]] Tags to_tags(const Contract& contract) const {
    Tags tags;
    each_said(contract, [&](const FieldInfo& info, auto kind, const auto& value) {
      if (info.tag.empty()) return;
      if (const std::string text = kind.text(value, info); !text.empty()) tags.emplace_back(info.tag, text);
    });
    return tags;
  }

  // "hood A, trump S, swing": each field behind its word; where a value alone can be read it is that of the first field
  // that takes it and has none yet. What is left out is as in `before`.
  [[nodiscard]] absl::StatusOr<Contract> from_text(std::string_view text, Contract before = {}) const {
    const std::vector<std::string> words = words_of(text);
    std::array<bool, sizeof...(Members)> said{};
    for (std::size_t at = 0; at < words.size();)
      if (const std::size_t taken = take_field(words, at, said, before); taken > 0)
        at += taken;
      else
        return wrong("contract", base::quoted(text), expected());
    if (words.empty()) return wrong("contract", base::quoted(text), expected());
    return before;
  }
  // "trump and a suit, swing": what `from_text` reads, for messages and for help.
  [[nodiscard]] std::string expected() const {
    std::vector<std::string> parts;
    each([&](const auto& field) {
      const auto& info = field.info;
      const std::string noun = info.words.empty() ? std::string(kind_of(field).noun()) : joined(info.words, " or ");
      parts.push_back(base::str(info.before, info.before.empty() || noun.empty() ? "" : " and ", noun));
    });
    return joined(parts, ", ");
  }

  // "hearts trumps, swing scoring".
  [[nodiscard]] std::string in_words(const Contract& contract) const {
    std::vector<std::string> parts;
    each_said(contract, [&](const FieldInfo& info, auto kind, const auto& value) {
      if (info.said.empty()) return;
      bool alone = false;
      if constexpr (requires { kind.stands_alone(value); }) alone = kind.stands_alone(value);
      const std::string words = kind.in_words(value, info);
      parts.push_back(alone ? words : detail::filled_in(info.said, words));
    });
    return joined(parts, ", ");
  }

  // The fields that a form asks for, in its order; all, where none is named.
  [[nodiscard]] std::vector<FormField> form(std::initializer_list<std::string_view> asked = {}) const {
    std::vector<FormField> fields;
    for (const std::string_view name : asked.size() == 0 ? names() : std::vector(asked))
      each([&](const auto& field) {
        if (field.info.name == name) fields.push_back(control_of(field));
      });
    return fields;
  }

 private:
  template <class Member>
  static FormField control_of(const Field<Contract, Member>& field) {
    FormField control;
    const auto kind = kind_of(field);
    if constexpr (requires { kind.control(field.info); }) control = kind.control(field.info);
    control.name = field.info.name;
    if constexpr (!requires(const Member& value) { value.has_value(); })
      if (field.info.always) control.usual = kind.to_json(Contract{}.*field.member, field.info);
    return control;
  }
  template <class Member>
  static auto kind_of(const Field<Contract, Member>&) {
    return FieldKind<typename detail::ValueOf<Member>::type>{};
  }

  void each(const auto& visit) const {
    std::apply([&](const auto&... field) { (visit(field), ...); }, fields_);
  }
  // Visits what the contract says: optionals that have a value; else what no contract is without, or is not usual.
  void each_said(const Contract& contract, const auto& visit) const {
    each([&]<class Member>(const Field<Contract, Member>& field) {
      const Member& value = contract.*field.member;
      if constexpr (requires { value.has_value(); }) {
        if (value) visit(field.info, kind_of(field), *value);
      } else {
        if (field.info.required || field.info.always || !(value == Contract{}.*field.member))
          visit(field.info, kind_of(field), value);
      }
    });
  }
  [[nodiscard]] std::vector<std::string_view> names() const {
    return std::apply([](const auto&... field) { return std::vector{field.info.name...}; }, fields_);
  }

  static absl::Status read_json(const base::Json& json, const auto& field, Contract& contract) {
    const auto found = json.find(field.info.name);
    const std::string expected = base::str(kind_of(field).expected(field.info), field.info.null ? ", or null" : "");
    const std::string name = base::str("contract.", field.info.name);
    if (found == json.end() || (field.info.null && found->is_null()))
      return field.info.required ? lacking(name, expected) : absl::OkStatus();
    if constexpr (requires { kind_of(field).parse(*found, name); }) {
      const auto value = kind_of(field).parse(*found, name);
      if (!value.ok()) return value.status();
      contract.*field.member = *value;
    } else {
      const auto value = kind_of(field).from_json(*found, field.info);
      if (!value) return wrong(name, json_text(*found), expected);
      contract.*field.member = *value;
    }
    return absl::OkStatus();
  }
  static absl::Status read_tag(std::string_view text, const auto& field, Contract& contract) {
    if constexpr (requires { kind_of(field).parse_tag(text, field.info); }) {
      const auto value = kind_of(field).parse_tag(text, field.info);
      if (!value.ok()) return value.status();
      contract.*field.member = *value;
    } else if (!read_text(text, field, WrittenBy::kRecord, contract)) {
      return wrong(field.info.tag, base::quoted(text), kind_of(field).expected(field.info));
    }
    return absl::OkStatus();
  }
  static bool read_text(std::string_view text, const auto& field, WrittenBy by, Contract& contract) {
    const auto value = kind_of(field).read(text, field.info, by);
    if (value) contract.*field.member = *value;
    return value.has_value();
  }

  // How many of the words from `at` on were taken by a field; none: 0.
  std::size_t take_field(const std::vector<std::string>& words, std::size_t at,
                         std::array<bool, sizeof...(Members)>& said, Contract& contract) const {
    std::size_t taken = 0, place = 0;
    each([&](const auto& field) {  // behind its word
      const bool named = !field.info.before.empty() && words[at] == field.info.before && at + 1 < words.size();
      if (taken == 0 && named && read_text(words[at + 1], field, WrittenBy::kPerson, contract)) {
        taken = 2;
        said[place] = true;
      }
      ++place;
    });
    place = 0;
    each([&](const auto& field) {  // alone
      if (taken == 0 && !said[place] && read_text(words[at], field, WrittenBy::kPerson, contract)) {
        taken = 1;
        said[place] = true;
      }
      ++place;
    });
    return taken;
  }

  std::tuple<Field<Contract, Members>...> fields_;
};

}  // namespace ouverte::games
