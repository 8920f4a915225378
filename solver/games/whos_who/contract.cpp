#include "solver/games/whos_who/contract.hpp"

#include <algorithm>

#include "solver/base/status.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::whos_who {
namespace {

using base::Json;

absl::Status read_pack(const Json& json, Written& written) {
  const auto found = json.find("pack");
  if (found == json.end()) return absl::OkStatus();
  const auto pack = std::ranges::find_if(kPacks, [&](const PackText& each) { return *found == each.cards; });
  if (pack == kPacks.end()) return wrong("contract.pack", json_text(*found), kOneOfPacks);
  written.pack = pack->size;
  return absl::OkStatus();
}

const PackText* find_pack(std::string_view text) {
  const auto found = std::ranges::find(kPacks, text, &PackText::text);
  return found == kPacks.end() ? nullptr : &*found;
}

}  // namespace

const PackText& pack_text(PackSize size) { return *std::ranges::find(kPacks, size, &PackText::size); }

std::string_view objective_text(Objective objective) {
  return std::ranges::find(kObjectives, objective, &ObjectiveText::objective)->text;
}

absl::StatusOr<Written> written_from_json(const Json& json) {
  Written written;
  if (!json.is_object()) return wrong("contract", json_text(json), "an object");
  if (absl::Status keys = check_keys(json, "contract", {"soloist", "pack", "giver"}); !keys.ok()) return keys;
  if (absl::Status pack = read_pack(json, written); !pack.ok()) return pack;
  for (const auto& [key, seat] : {std::pair{"soloist", &written.soloist}, std::pair{"giver", &written.giver}}) {
    if (const auto found = json.find(key); found == json.end() || found->is_null()) continue;
    const auto read = seat_field(json, key, kSeats);
    if (!read.ok()) return read.status();
    *seat = *read;
  }
  return written;
}

Json to_json(const Written& written) {
  Json json = Json::object();
  if (written.soloist) json["soloist"] = seat_text(*written.soloist, kSeats);
  json["pack"] = pack_text(written.pack).cards;
  if (written.giver) json["giver"] = seat_text(*written.giver, kSeats);
  return json;
}

absl::StatusOr<Written> written_from_tags(const Tags& tags) {
  Written written;
  if (const std::string_view text = tag_value(tags, "Pack"); !text.empty()) {
    const PackText* const pack = find_pack(text);
    if (pack == nullptr) return wrong("Pack", base::quoted(text), kOneOfPacks);
    written.pack = pack->size;
  }
  if (const std::string_view text = tag_value(tags, "Declarer"); !text.empty()) {
    written.soloist = seat_of(text, kSeats);
    if (!written.soloist) return wrong("Declarer", base::quoted(text), kOneOfSeats);
  }
  return written;
}

Tags tags_from(const Written& written) {
  Tags tags;
  if (written.soloist) tags.emplace_back("Declarer", seat_text(*written.soloist, kSeats));
  tags.emplace_back("Pack", pack_text(written.pack).text);
  return tags;
}

absl::StatusOr<Written> written_from_text(std::string_view text, const Written& before) {
  Written written = before;
  bool pack_said = false;
  bool soloist_said = false;
  for (const std::string& word : words_of(text)) {
    if (word == "pack" || word == "soloist" || word == "by") continue;
    if (const PackText* const pack = find_pack(word); pack != nullptr && !pack_said) {
      written.pack = pack->size;
      pack_said = true;
      continue;
    }
    const auto seat = seat_of(word, "abc");  // words are in lower case
    if (!seat || soloist_said)
      return wrong("contract", base::quoted(word), "the soloist, one of A B C, and the pack, 42 or 54");
    written.soloist = seat;
    soloist_said = true;
  }
  if (!pack_said && !soloist_said)
    return wrong("contract", base::quoted(text), "the soloist, one of A B C, and the pack, 42 or 54");
  return written;
}

}  // namespace ouverte::games::whos_who
