#include "solver/games/solo_whist/contract.hpp"

#include <algorithm>

#include "solver/base/status.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::solo_whist {
namespace {

using base::Json;

std::string all_names() {
  std::vector<std::string_view> names;
  for (const Kind& kind : kKinds) names.push_back(kind.text);
  return base::str("one of ", joined(names, " "));
}

const Kind* find_kind(std::string_view text) {
  const auto found = std::ranges::find(kKinds, text, &Kind::text);
  return found == kKinds.end() ? nullptr : &*found;
}

// "misère" as records write it.
std::string without_accent(std::string word) {
  constexpr std::string_view kAccented = "è";
  if (const std::size_t place = word.find(kAccented); place != std::string::npos)
    word.replace(place, kAccented.size(), "e");
  return word;
}

std::size_t declarers(const Kind& kind) {
  return kind.sides == Sides::kPartners ? 2 : kind.sides == Sides::kSoloist ? 1 : 0;
}

// A contract that breaks none of its own rules, whichever way it was written. `what` names trump and partners there.
struct FieldNames {
  std::string_view trump, partners;
};
absl::Status check(const Written& written, bool trump_said, const FieldNames& fields) {
  const Kind& kind = *written.kind;
  if (kind.trump == TrumpRule::kNone && written.trump)
    return wrong(fields.trump, trump_text(written.trump), base::str("none: ", kind.text, " has no trump"));
  if (kind.trump != TrumpRule::kNone && !written.trump)
    return wrong(fields.trump, trump_said ? "NT" : "nothing",
                 base::str("one of S H D C: ", kind.text, " needs a trump"));
  if (kind.sides == Sides::kPartners && written.declaring[0] == written.declaring[1])
    return wrong(fields.partners, base::str(seat_text(written.declaring[0]), " twice"), "two seats");
  return absl::OkStatus();
}

absl::Status check_kind_keys(const Json& json, const Kind& kind) {
  if (kind.sides == Sides::kPartners) return check_keys(json, "contract", {"name", "partners", "trump"});
  if (kind.sides == Sides::kSoloist) return check_keys(json, "contract", {"name", "soloist", "trump"});
  if (kind.name == Name::kRoyalMisere) return check_keys(json, "contract", {"name", "trump", "first_to_four"});
  return check_keys(json, "contract", {"name", "trump"});
}

absl::Status read_declaring(const Json& json, Written& written) {
  if (written.kind->sides == Sides::kSoloist) {
    const auto soloist = seat_field(json, "soloist");
    if (!soloist.ok()) return soloist.status();
    if (!*soloist) return wrong("contract.soloist", "nothing", "one of N E S W");
    written.declaring = {**soloist};
  }
  if (written.kind->sides == Sides::kPartners) {
    const auto partners = json.find("partners");
    const Json found = partners == json.end() ? Json("nothing") : *partners;
    absl::Status two_seats =
        wrong("contract.partners", partners == json.end() ? "nothing" : json_text(found), "two of N E S W");
    if (!found.is_array() || found.size() != 2) return two_seats;
    for (const Json& letter : found) {
      const auto seat = letter.is_string() ? seat_of(letter.get_ref<const std::string&>()) : std::nullopt;
      if (!seat) return two_seats;
      written.declaring.push_back(*seat);
    }
  }
  return absl::OkStatus();
}

absl::Status read_first_to_four(const Json& json, Written& written) {
  const auto found = json.find("first_to_four");
  if (found == json.end()) return absl::OkStatus();
  written.first_to_four_said = true;
  if (found->is_null()) return absl::OkStatus();
  const auto seat = seat_field(json, "first_to_four");
  if (!seat.ok()) return wrong("contract.first_to_four", json_text(*found), "one of N E S W, or null");
  written.first_to_four = *seat;
  return absl::OkStatus();
}

}  // namespace

std::string_view objective_text(Objective objective) {
  return std::ranges::find(kObjectives, objective, &ObjectiveText::objective)->text;
}

Contract Written::contract() const {
  unsigned seats = 0;
  for (const Seat seat : declaring) seats |= 1u << cards::index(seat);
  return {.name = kind->name, .declaring = Camp{seats}, .trumps = trump.cards()};
}

absl::StatusOr<Written> written_from_json(const Json& json) {
  Written written;
  if (!json.is_object()) return wrong("contract", json_text(json), "an object");
  const auto trump = trump_field(json, "trump");
  if (!trump.ok()) return trump.status();
  written.trump = trump->value_or(Trump{});
  const auto name = json.find("name");
  if (name == json.end()) {
    if (const absl::Status keys = check_keys(json, "contract", {"trump"}); !keys.ok())
      return wrong("contract.name", "nothing", all_names());
    return written;
  }
  written.kind = name->is_string() ? find_kind(name->get_ref<const std::string&>()) : nullptr;
  if (written.kind == nullptr) return wrong("contract.name", json_text(*name), all_names());
  if (absl::Status keys = check_kind_keys(json, *written.kind); !keys.ok()) return keys;
  if (absl::Status read = read_declaring(json, written); !read.ok()) return read;
  if (absl::Status read = read_first_to_four(json, written); !read.ok()) return read;
  if (absl::Status fits = check(written, trump->has_value(), {"contract.trump", "contract.partners"}); !fits.ok())
    return fits;
  return written;
}

Json to_json(const Written& written) {
  Json json = Json::object();
  if (written.kind == nullptr) {
    if (written.trump) json["trump"] = trump_text(written.trump);
    return json;
  }
  const Kind& kind = *written.kind;
  json["name"] = kind.text;
  if (kind.sides == Sides::kSoloist) json["soloist"] = seat_text(written.declaring[0]);
  if (kind.sides == Sides::kPartners)
    json["partners"] = {seat_text(written.declaring[0]), seat_text(written.declaring[1])};
  json["trump"] = trump_text(written.trump);
  if (kind.name == Name::kRoyalMisere)
    json["first_to_four"] = written.first_to_four ? Json(seat_text(*written.first_to_four)) : Json();
  return json;
}

absl::StatusOr<Json> json_from_tags(const Tags& tags) {
  const std::string name = lower_case(tag_value(tags, "Contract"));
  if (name == "pass") return Json();
  Written written;
  const std::string_view trump_tag = tag_value(tags, "Trump");
  if (!trump_tag.empty()) {
    const auto trump = trump_of(trump_tag);
    if (!trump) return wrong("Trump", base::quoted(trump_tag), "one of S H D C NT");
    written.trump = *trump;
  }
  if (name.empty()) return to_json(written);
  written.kind = find_kind(name);
  if (written.kind == nullptr) return wrong("Contract", base::quoted(name), all_names());
  const std::string_view field = written.kind->sides == Sides::kPartners ? "Partners" : "Declarer";
  const std::size_t wanted = declarers(*written.kind);
  if (wanted > 0) {
    for (const char letter : tag_value(tags, field)) {
      if (letter == ' ' || letter == ',' || letter == '-') continue;
      const auto seat = seat_of(std::string_view(&letter, 1));
      if (!seat)
        return wrong(field, base::quoted(tag_value(tags, field)), wanted == 1 ? "one of N E S W" : "two of N E S W");
      written.declaring.push_back(*seat);
    }
    if (written.declaring.size() != wanted)
      return wrong(field, base::quoted(tag_value(tags, field)), wanted == 1 ? "one of N E S W" : "two of N E S W");
  }
  if (written.kind->trump == TrumpRule::kNone) written.trump = Trump{};  // the suit turned, which this contract ignores
  if (const std::string_view four = tag_value(tags, "FirstToFour"); !four.empty()) {
    written.first_to_four = seat_of(four);
    if (!written.first_to_four) return wrong("FirstToFour", base::quoted(four), "one of N E S W");
  }
  if (absl::Status fits = check(written, !trump_tag.empty(), {"Trump", "Partners"}); !fits.ok()) return fits;
  return to_json(written);
}

Tags tags_from(const Written& written) {
  Tags tags;
  if (written.kind != nullptr) {
    tags.emplace_back("Contract", written.kind->text);
    std::string seats;
    for (const Seat seat : written.declaring) seats += seat_text(seat);
    if (written.kind->sides == Sides::kSoloist) tags.emplace_back("Declarer", seats);
    if (written.kind->sides == Sides::kPartners) tags.emplace_back("Partners", seats);
  }
  if (written.trump) tags.emplace_back("Trump", trump_text(written.trump));
  if (written.first_to_four) tags.emplace_back("FirstToFour", seat_text(*written.first_to_four));
  return tags;
}

absl::StatusOr<Written> written_from_text(std::string_view text, Trump turned) {
  const std::vector<std::string> words = words_of(text);
  Written written;
  if (!words.empty()) written.kind = find_kind(without_accent(words[0]));
  if (written.kind == nullptr)
    return wrong("contract", base::quoted(text), base::str(all_names(), ", then who and the trump"));
  const std::size_t wanted = declarers(*written.kind);
  bool trump_next = false;
  bool trump_said = false;
  for (std::size_t place = 1; place < words.size(); ++place) {
    const std::string& word = words[place];
    if (word == "by" || word == "and") continue;
    // S may be South or spades: seats come first, unless the word before says otherwise.
    if (word == "trump" || word == "trumps") {
      trump_next = !trump_said;
      continue;
    }
    if (!trump_next && written.declaring.size() < wanted) {
      const auto seat = read_seat(word);
      if (!seat) return wrong("contract", base::quoted(word), "one of N E S W");
      written.declaring.push_back(*seat);
      continue;
    }
    const auto trump = read_trump(word);
    if (!trump || trump_said)
      return wrong("contract", base::quoted(word), trump_said ? "nothing more" : "one of S H D C NT");
    written.trump = *trump;
    trump_said = true;
    trump_next = false;
  }
  if (written.declaring.size() < wanted)
    return wrong("contract", base::quoted(text),
                 wanted == 1 ? "the soloist: one of N E S W" : "the partners: two of N E S W");
  if (!trump_said && written.kind->trump == TrumpRule::kPreferredSuit) written.trump = turned;
  if (absl::Status fits = check(written, trump_said, {"contract", "contract"}); !fits.ok()) return fits;
  return written;
}

}  // namespace ouverte::games::solo_whist
