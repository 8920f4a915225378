// Between PBN's tags and the fields of a contract: each field has a tag, and its text says the same.
#include <algorithm>
#include <cctype>
#include <charconv>
#include <functional>
#include <utility>

#include "solver/base/status.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/dreiertarock/contract.hpp"
#include "solver/games/dreiertarock/named_cards.hpp"
#include "solver/games/dreiertarock/words.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::dreiertarock {
namespace {

using base::Json;

enum class Form : std::uint8_t {
  kName,
  kText,
  kNumber,
  kYesNo,
  kTalon,
  kAside,
  kNames,
  kPoints,
  kSeatOrNone,
  kUltimo,
  kAnnouncements
};

struct Field {
  std::string_view key;  // of the contract
  std::string_view tag;
  Form form;
};
constexpr std::array kFields = {
    Field{"name", "Contract", Form::kName},
    Field{"declarer", "Declarer", Form::kText},
    Field{"declarer_leads", "DeclarerLeads", Form::kYesNo},
    Field{"talon", "Talon", Form::kTalon},
    Field{"taken", "TalonTaken", Form::kNumber},
    Field{"laid_aside", "LaidAside", Form::kAside},
    Field{"points", "Points", Form::kPoints},
    Field{"mondfang", "Mondfang", Form::kSeatOrNone},
    Field{"kings", "Kings", Form::kSeatOrNone},
    Field{"trull", "Trull", Form::kSeatOrNone},
    Field{"ultimo", "Ultimo", Form::kUltimo},
    Field{"announced", "Announced", Form::kAnnouncements},
    Field{"doubled", "Doubled", Form::kNames},
};

std::vector<std::string> blank_words(std::string_view text) {
  std::vector<std::string> words;
  for (std::size_t from = 0; (from = text.find_first_not_of(" \t", from)) != std::string_view::npos;) {
    const std::size_t to = std::min(text.find_first_of(" \t", from), text.size());
    words.emplace_back(text.substr(from, to - from));
    from = to;
  }
  return words;
}

// The same of names of bonuses, in lower case, with commas or blanks between them: Pagat Ultimo is one name.
std::vector<std::string> names_in(std::string_view text) {
  std::vector<std::string> names;
  for (const std::string& word : words_of(text)) {
    constexpr std::string_view kUltimo = "ultimo";
    const bool more = word.starts_with(kUltimo) && !names.empty() && names.back() == "pagat";
    if (more)
      names.back() += word.substr(kUltimo.size());
    else
      names.push_back(word);
  }
  return names;
}

// A number, or the text itself, which the contract then finds wrong.
Json number_or_text(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() ? Json(number) : Json(std::string(text));
}

// "a:b" as its two halves.
absl::StatusOr<std::pair<std::string, std::string>> halves(const Field& field, const std::string& word,
                                                           std::string_view example) {
  const std::size_t colon = word.find(':');
  if (colon == std::string::npos) return wrong(field.tag, base::quoted(word), base::str("words such as ", example));
  return std::pair(word.substr(0, colon), word.substr(colon + 1));
}

// Cards as a hand, with dots between the suits, or one after the other as they are shown.
absl::StatusOr<Json> group_in(const Field& field, std::string_view text) {
  if (text.find('.') != std::string_view::npos || text == "-") return Json(std::string(text));
  const auto group = cards_in(text);
  if (!group.ok()) return base::invalid(field.tag, ": ", base::message(group.status()));
  return Json(cards::hand_text(cards::kTarockPack, *group));
}

// Two groups as hands, a blank between them, or as lists of cards with a comma, a semicolon or a stroke between.
absl::StatusOr<Json> talon_in(const Field& field, std::string_view text) {
  const std::size_t stroke = text.find_first_of(";/");
  const std::size_t between = stroke == std::string_view::npos ? text.find(',') : stroke;
  if (between == std::string_view::npos || text.find('.') != std::string_view::npos) return Json(blank_words(text));
  Json groups = Json::array();
  for (const std::string_view each : {text.substr(0, between), text.substr(between + 1)}) {
    auto group = group_in(field, each);
    if (!group.ok()) return group.status();
    groups.push_back(*std::move(group));
  }
  return groups;
}

absl::StatusOr<Json> json_of(const Field& field, std::string_view text) {
  switch (field.form) {
    case Form::kName:
      return Json(lower_case(text));
    case Form::kText:
      return Json(std::string(text));
    case Form::kNumber:
      return number_or_text(text);
    case Form::kYesNo:
      if (lower_case(text) != "yes" && lower_case(text) != "no")
        return wrong(field.tag, base::quoted(text), "yes or no");
      return Json(lower_case(text) == "yes");
    case Form::kTalon:
      return talon_in(field, text);
    case Form::kAside:
      return group_in(field, text);
    case Form::kNames:
      return Json(names_in(text));
    case Form::kSeatOrNone:
      return lower_case(text) == "none" ? Json() : Json(std::string(text));
    case Form::kUltimo: {
      if (lower_case(text) == "none") return Json();
      const auto parts = halves(field, std::string(text), "A:taken, A:missed or none");
      if (!parts.ok()) return parts.status();
      Json ultimo = {{"by", parts->first}, {"taken", parts->second}};
      if (parts->second == "taken" || parts->second == "missed") ultimo["taken"] = parts->second == "taken";
      return ultimo;
    }
    case Form::kPoints: {
      Json points = Json::object();
      for (const std::string& word : blank_words(text)) {
        const auto parts = halves(field, word, "declarer:12 defenders:9, or in trischaken A:3 B:0 C:7");
        if (!parts.ok()) return parts.status();
        points[parts->first] = number_or_text(parts->second);
      }
      return points;
    }
    case Form::kAnnouncements: {
      Json announced = Json::array();
      for (const std::string& word : names_in(text)) {
        const auto parts = halves(field, word, "pagat:B absolute:declarer");
        if (!parts.ok()) return parts.status();
        std::string by = parts->second;
        if (by.size() == 1) by[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(by[0])));
        announced.push_back({{"bonus", parts->first}, {"by", std::move(by)}});
      }
      return announced;
    }
  }
  return Json();
}

std::string plain(const Json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

std::string text_of(const Field& field, const Json& value) {
  if (field.form == Form::kYesNo) return value == true ? "yes" : "no";
  if (field.form == Form::kSeatOrNone) return value.is_null() ? "none" : plain(value);
  if (field.form == Form::kUltimo)
    return value.is_null() ? "none"
                           : base::str(plain(value.at("by")), ":", value.at("taken") == true ? "taken" : "missed");
  if (!value.is_structured()) return plain(value);
  std::vector<std::string> words;
  for (const auto& item : value.items()) {
    if (field.form == Form::kPoints) {
      words.push_back(base::str(item.key(), ":", plain(item.value())));
    } else if (field.form == Form::kAnnouncements) {
      words.push_back(base::str(plain(item.value().at("bonus")), ":", plain(item.value().at("by"))));
    } else {
      words.push_back(plain(item.value()));
    }
  }
  return joined(words, " ");
}

// An error that names a field of the contract, naming its tag instead.
absl::Status naming_tag(const absl::Status& status, std::string_view contract) {
  const std::string message = base::message(status);
  for (const Field& field : kFields)
    if (message.starts_with(base::str("contract: found the key ", base::quoted(field.key), ",")))
      return base::invalid(field.tag, ": found one, expected none: ", contract, " has nothing of the kind");
  for (const Field& field : kFields) {
    const std::string name = base::str("contract.", field.key);
    if (message.starts_with(name) && (message[name.size()] == ':' || message[name.size()] == '.'))
      return base::invalid(field.tag, message.substr(name.size()));
  }
  return status;
}

}  // namespace

absl::StatusOr<games::Contract> contract_from_tags(const Tags& tags) {
  if (lower_case(tag_value(tags, "Contract")) == "pass") return games::Contract::passed_out();
  Json contract = Json::object();
  for (const Field& field : kFields) {
    const std::string_view text = without_blanks(tag_value(tags, field.tag));
    if (text.empty()) continue;
    auto value = json_of(field, text);
    if (!value.ok()) return value.status();
    contract[std::string(field.key)] = *std::move(value);
  }
  auto written = written_from_json(contract);
  if (!written.ok()) return naming_tag(written.status(), contract.value("name", "a contract before its bidding"));
  return games::Contract::of(*std::move(written));
}

Tags tags_from(const Written& written) {
  const Json contract = to_json(written);
  Tags tags;
  for (const Field& field : kFields) {
    const auto value = contract.find(field.key);
    if (value == contract.end() || (value->is_array() && value->empty())) continue;
    tags.emplace_back(field.tag, text_of(field, *value));
  }
  return tags;
}

}  // namespace ouverte::games::dreiertarock
