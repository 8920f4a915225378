#include "solver/games/rummage/contract.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>

#include "solver/base/status.hpp"
#include "solver/games/shared/contract_table.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games {
namespace rummage {
namespace {

using base::str;

constexpr std::string_view kSeats = cards::kLetters;

std::string seats_expected() { return str("one of ", joined(kSeats, " ")); }

std::vector<int>& melds_of(Melds& melds, Seat seat) {
  const auto place = static_cast<std::size_t>(seat);
  if (melds.size() <= place) melds.resize(place + 1);
  return melds[place];
}

// No set has fewer than three cards, nor more than the eight that are of a rank.
absl::Status check_size(std::string_view field, std::string_view found, std::int64_t size) {
  if (size < kLeastSet || size > 8) return wrong(field, found, "sets of 3 to 8 cards");
  return absl::OkStatus();
}

std::optional<int> number_of(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

// "A:4,3": a seat and the sizes of its sets.
absl::Status read_melds_word(const std::string& word, std::string_view all, Melds& melds) {
  absl::Status expected = wrong("Melds", base::quoted(all), "a seat and the sizes of its sets, such as A:4,3");
  const std::size_t colon = word.find(':');
  const auto seat = seat_of(word.substr(0, colon), kSeats);
  if (!seat || colon == std::string::npos) return expected;
  std::vector<int>& sizes = melds_of(melds, *seat);
  for (std::string_view rest = std::string_view(word).substr(colon + 1); !rest.empty();) {
    const std::string_view one = rest.substr(0, rest.find(','));
    rest.remove_prefix(std::min(one.size() + 1, rest.size()));
    const auto size = number_of(one);
    if (!size) return expected;
    if (absl::Status fits = check_size("Melds", base::quoted(all), *size); !fits.ok()) return fits;
    sizes.push_back(*size);
  }
  return absl::OkStatus();
}

}  // namespace
}  // namespace rummage

// By seat the sizes of the sets laid down: {"A": [4, 3]}, and "A:4,3 C:5" in tags.
template <>
struct FieldKind<rummage::Melds> {
  static base::Json to_json(const rummage::Melds& melds, const FieldInfo&) {
    base::Json json = base::Json::object();
    for (std::size_t seat = 0; seat < melds.size(); ++seat)
      json[seat_text(static_cast<cards::Seat>(seat), rummage::kSeats)] = melds[seat];
    return json;
  }
  static std::string text(const rummage::Melds& melds, const FieldInfo&) {
    std::string text;
    for (std::size_t seat = 0; seat < melds.size(); ++seat) {
      if (melds[seat].empty()) continue;
      text += base::str(text.empty() ? "" : " ", rummage::kSeats.substr(seat, 1), ':');
      for (std::size_t set = 0; set < melds[seat].size(); ++set)
        text += base::str(set == 0 ? "" : ",", melds[seat][set]);
    }
    return text;
  }
  static absl::StatusOr<rummage::Melds> parse(const base::Json& json, std::string_view field) {
    rummage::Melds melds;
    if (!json.is_object()) return wrong(field, json_text(json), "an object from seats to sizes of sets");
    for (const auto& item : json.items()) {
      const auto seat = seat_of(item.key(), rummage::kSeats);
      if (!seat) return wrong(field, base::str("the seat ", base::quoted(item.key())), rummage::seats_expected());
      const std::string of_seat = base::str(field, ".", item.key());
      if (!item.value().is_array()) return wrong(of_seat, json_text(item.value()), "a list of sizes of sets");
      std::vector<int>& sizes = rummage::melds_of(melds, *seat);
      for (const base::Json& size : item.value()) {
        const auto cards = size.is_number_integer() ? size.get<std::int64_t>() : 0;
        if (absl::Status fits = rummage::check_size(of_seat, json_text(item.value()), cards); !fits.ok()) return fits;
        sizes.push_back(static_cast<int>(cards));
      }
    }
    return melds;
  }
  static absl::StatusOr<rummage::Melds> parse_tag(std::string_view text, const FieldInfo&) {
    rummage::Melds melds;
    for (std::string_view rest = text; !without_blanks(rest).empty();) {
      rest = without_blanks(rest);
      const std::string word(rest.substr(0, rest.find(' ')));
      rest.remove_prefix(word.size());
      if (absl::Status read = rummage::read_melds_word(word, text, melds); !read.ok()) return read;
    }
    return melds;
  }
  static std::string expected(const FieldInfo&) { return "an object from seats to sizes of sets"; }
};

namespace rummage {
namespace {

constexpr ContractTable kFields{
    std::tuple{Field{&Written::players, {.name = "players", .least = kLeastPlayers, .most = kMostPlayers}},
               Field{&Written::melds, {.name = "melds", .tag = "Melds"}},
               Field{&Written::horizon, {.name = "horizon", .tag = "Horizon", .most = kMostHorizon}},
               Field{&Written::played, {.name = "played", .tag = "Played", .most = kMostHorizon}},
               Field{&Written::swept, {.name = "swept", .tag = "Swept", .seats = kSeats}}}};

}  // namespace

absl::StatusOr<Written> written_from_json(const base::Json& json) { return kFields.from_json(json); }
base::Json to_json(const Written& written) { return kFields.to_json(written); }
std::vector<FormField> contract_form() {
  std::vector<FormField> form = kFields.form({"players", "horizon"});
  form.front().usual = 4;
  form.front().deals = true;
  return form;
}
absl::StatusOr<Written> written_from_tags(const Tags& tags) { return kFields.from_tags(tags); }
Tags tags_from(const Written& written) { return kFields.to_tags(written); }

absl::StatusOr<Written> written_from_text(std::string_view text, const Written& before) {
  Written written = before;
  const std::vector<std::string> words = words_of(text);
  for (std::size_t place = 0; place < words.size(); ++place) {
    const bool last = place + 1 == words.size();
    if (words[place] == "horizon" && !last && words[place + 1] == "none") {
      written.horizon.reset();
      ++place;
    } else if (words[place] == "horizon" && !last) {
      written.horizon = number_of(words[++place]);
      if (!written.horizon || *written.horizon < 0 || *written.horizon > kMostHorizon)
        return wrong("contract", base::quoted(words[place]), str("a number of plays, 0 to ", kMostHorizon));
    } else if (!last && words[place + 1] == "players") {
      written.players = number_of(words[place++]);
      if (!written.players || *written.players < kLeastPlayers || *written.players > kMostPlayers)
        return wrong("contract", base::quoted(text), "3 to 6 players");
    } else {
      return wrong("contract", base::quoted(text), "such as \"horizon 8\" or \"4 players\"");
    }
  }
  return written;
}

}  // namespace rummage
}  // namespace ouverte::games
