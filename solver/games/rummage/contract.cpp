#include "solver/games/rummage/contract.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>

#include "solver/base/status.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::rummage {
namespace {

using base::Json;
using base::str;

constexpr std::string_view kSeats = cards::kLetters;

std::string seats_expected() { return str("one of ", joined(kSeats, " ")); }

std::vector<int>& melds_of(Written& written, Seat seat) {
  const auto place = static_cast<std::size_t>(seat);
  if (written.melds.size() <= place) written.melds.resize(place + 1);
  return written.melds[place];
}

// No set has fewer than three cards, nor more than the eight that are of a rank.
absl::Status check_size(std::string_view field, std::string_view found, std::int64_t size) {
  if (size < kLeastSet || size > 8) return wrong(field, found, "sets of 3 to 8 cards");
  return absl::OkStatus();
}

absl::Status read_melds(const Json& json, Written& written) {
  const auto melds = json.find("melds");
  if (melds == json.end()) return absl::OkStatus();
  if (!melds->is_object()) return wrong("contract.melds", json_text(*melds), "an object from seats to sizes of sets");
  for (const auto& item : melds->items()) {
    const auto seat = seat_of(item.key(), kSeats);
    if (!seat) return wrong("contract.melds", str("the seat ", base::quoted(item.key())), seats_expected());
    const std::string field = str("contract.melds.", item.key());
    if (!item.value().is_array()) return wrong(field, json_text(item.value()), "a list of sizes of sets");
    std::vector<int>& sizes = melds_of(written, *seat);
    for (const Json& size : item.value()) {
      const auto cards = size.is_number_integer() ? size.get<std::int64_t>() : 0;
      if (absl::Status fits = check_size(field, json_text(item.value()), cards); !fits.ok()) return fits;
      sizes.push_back(static_cast<int>(cards));
    }
  }
  return absl::OkStatus();
}

std::optional<int> number_of(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

// "A:4,3": a seat and the sizes of its sets.
absl::Status read_melds_word(const std::string& word, std::string_view all, Written& written) {
  absl::Status expected = wrong("Melds", base::quoted(all), "a seat and the sizes of its sets, such as A:4,3");
  const std::size_t colon = word.find(':');
  const auto seat = seat_of(word.substr(0, colon), kSeats);
  if (!seat || colon == std::string::npos) return expected;
  std::vector<int>& sizes = melds_of(written, *seat);
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

absl::StatusOr<std::optional<int>> plays_tag(const Tags& tags, std::string_view name) {
  const std::string_view text = tag_value(tags, name);
  const auto plays = number_of(text);
  if (text.empty() || (plays && *plays >= 0 && *plays <= kMostHorizon)) return plays;
  return wrong(name, base::quoted(text), str("a number of plays, 0 to ", kMostHorizon));
}

}  // namespace

absl::StatusOr<Written> written_from_json(const Json& json) {
  Written written;
  if (absl::Status keys = check_keys(json, "contract", {"players", "melds", "horizon", "played", "swept"}); !keys.ok())
    return keys;
  const auto players = number_field(json, "players", kLeastPlayers, kMostPlayers);
  if (!players.ok()) return players.status();
  written.players = *players;
  if (absl::Status read = read_melds(json, written); !read.ok()) return read;
  const auto horizon = number_field(json, "horizon", 0, kMostHorizon);
  if (!horizon.ok()) return horizon.status();
  written.horizon = *horizon;
  const auto played = number_field(json, "played", 0, kMostHorizon);
  if (!played.ok()) return played.status();
  written.played = played->value_or(0);
  const auto swept = seat_field(json, "swept", kSeats);
  if (!swept.ok()) return swept.status();
  written.swept = *swept;
  return written;
}

Json to_json(const Written& written) {
  Json json = Json::object();
  if (written.players) json["players"] = *written.players;
  if (!written.melds.empty()) {
    json["melds"] = Json::object();
    for (std::size_t seat = 0; seat < written.melds.size(); ++seat)
      json["melds"][std::string(kSeats.substr(seat, 1))] = written.melds[seat];
  }
  if (written.horizon) json["horizon"] = *written.horizon;
  if (written.played > 0) json["played"] = written.played;
  if (written.swept) json["swept"] = seat_text(*written.swept, kSeats);
  return json;
}

absl::StatusOr<Written> written_from_tags(const Tags& tags) {
  Written written;
  const std::string melds(tag_value(tags, "Melds"));
  for (std::string_view rest = melds; !without_blanks(rest).empty();) {
    rest = without_blanks(rest);
    const std::string word(rest.substr(0, rest.find(' ')));
    rest.remove_prefix(word.size());
    if (absl::Status read = read_melds_word(word, melds, written); !read.ok()) return read;
  }
  const auto horizon = plays_tag(tags, "Horizon");
  if (!horizon.ok()) return horizon.status();
  written.horizon = *horizon;
  const auto played = plays_tag(tags, "Played");
  if (!played.ok()) return played.status();
  written.played = played->value_or(0);
  if (const std::string_view swept = tag_value(tags, "Swept"); !swept.empty()) {
    written.swept = seat_of(swept, kSeats);
    if (!written.swept) return wrong("Swept", base::quoted(swept), seats_expected());
  }
  return written;
}

Tags tags_from(const Written& written) {
  Tags tags;
  std::string melds;
  for (std::size_t seat = 0; seat < written.melds.size(); ++seat) {
    if (written.melds[seat].empty()) continue;
    melds += str(melds.empty() ? "" : " ", kSeats.substr(seat, 1), ':');
    for (std::size_t set = 0; set < written.melds[seat].size(); ++set)
      melds += str(set == 0 ? "" : ",", written.melds[seat][set]);
  }
  if (!melds.empty()) tags.emplace_back("Melds", melds);
  if (written.horizon) tags.emplace_back("Horizon", std::to_string(*written.horizon));
  if (written.played > 0) tags.emplace_back("Played", std::to_string(written.played));
  if (written.swept) tags.emplace_back("Swept", seat_text(*written.swept, kSeats));
  return tags;
}

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

}  // namespace ouverte::games::rummage
