#include "solver/games/solo_whist/contract.hpp"

#include <algorithm>

#include "solver/base/status.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::solo_whist {
namespace {

using base::Json;

const Kind* find_kind(std::string_view text) {
  const auto found = std::ranges::find(kKinds, text, &Kind::text);
  return found == kKinds.end() ? nullptr : &*found;
}

absl::Status check_kind_keys(const Json& json, const Kind& kind) {
  std::vector<std::string_view> keys = {"name"};
  if (kind.sides == Sides::kPartners) keys.push_back("partners");
  if (kind.sides == Sides::kSoloist) keys.push_back("soloist");
  keys.push_back("trump");
  if (kind.name == Name::kRoyalMisere) keys.push_back("first_to_four");
  keys.insert(keys.end(), {"turned", "payments", "all_pass"});
  return check_keys(json, "contract", keys);
}

absl::Status read_declaring(const Json& json, Written& written) {
  if (written.kind->sides == Sides::kSoloist) {
    const auto soloist = seat_field(json, "soloist");
    if (!soloist.ok()) return soloist.status();
    if (!*soloist) return lacking("contract.soloist", "one of N E S W");
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

absl::Status read_turned(const Json& json, Written& written) {
  const auto found = json.find("turned");
  if (found == json.end()) return absl::OkStatus();
  const auto turned = found->is_string() ? read_turned_up(found->get_ref<const std::string&>()) : std::nullopt;
  if (!turned) return wrong("contract.turned", json_text(*found), kTurnedUp);
  written.turned = turned->suit;
  written.turned_up = turned->card;
  return absl::OkStatus();
}

// A text of the contract, or nothing.
absl::StatusOr<std::string> text_field(const Json& json, std::string_view key, std::string_view expected) {
  const auto found = json.find(key);
  if (found == json.end()) return std::string();
  if (!found->is_string()) return wrong(base::str("contract.", key), json_text(*found), expected);
  return found->get<std::string>();
}

// What the table has agreed on, whatever is played.
absl::Status read_conditions(const Json& json, Written& written) {
  const auto payments = text_field(json, "payments", "a text such as \"solo=4+1 misere=8\"");
  if (!payments.ok()) return payments.status();
  const auto schedule = read_schedule("contract.payments", *payments);
  if (!schedule.ok()) return schedule.status();
  written.schedule = *schedule;
  const auto follows = text_field(json, "all_pass", "a text such as \"general-misere\"");
  if (!follows.ok()) return follows.status();
  const auto all_pass = read_all_pass("contract.all_pass", *follows);
  if (!all_pass.ok()) return all_pass.status();
  written.all_pass = *all_pass;
  return absl::OkStatus();
}

void write_conditions(const Written& written, Json& json) {
  if (std::string payments = schedule_text(written.schedule); !payments.empty()) json["payments"] = std::move(payments);
  if (written.all_pass != AllPass{}) json["all_pass"] = all_pass_text(written.all_pass);
}

}  // namespace

std::optional<TurnedUp> read_turned_up(std::string_view text) {
  if (const auto card = cards::parse_card(cards::kCommonPack, text); card.ok())
    return TurnedUp{.suit = card->suit(), .card = *card};
  const auto suit = read_trump(text);
  return suit && *suit ? std::optional(TurnedUp{.suit = *suit, .card = std::nullopt}) : std::nullopt;
}

std::string turned_up_text(const Written& written) {
  return written.turned_up ? cards::card_text(cards::kCommonPack, *written.turned_up)
                           : std::string(trump_text(written.turned));
}

absl::Status take_turned(Written& written, std::string_view field) {
  if (!written.trump) written.trump = written.turned;
  if (!written.turned_up || written.trump == written.turned) return absl::OkStatus();
  return wrong(field, trump_text(written.trump),
               base::str(trump_text(written.turned), ", the suit of the card turned up"));
}

bool tells_turned(const Written& written) {
  return written.turned_up || (written.turned && written.turned != written.trump);
}

absl::Status check_written(const Written& written, bool trump_said, const FieldNames& fields) {
  const Kind& kind = *written.kind;
  if (kind.trump == TrumpRule::kNone && written.trump)
    return wrong(fields.trump, trump_text(written.trump), base::str("none: ", kind.text, " has no trump"));
  if (kind.trump != TrumpRule::kNone && !written.trump)
    return wrong(fields.trump, trump_said ? "NT" : "nothing",
                 base::str("one of S H D C: ", kind.text, " needs a trump"));
  if (kind.sides == Sides::kPartners && written.declaring[0] == written.declaring[1])
    return wrong(fields.partners, base::str(seat_text(written.declaring[0]), " twice"), "two seats");
  // A solo may be a Kimberley.
  const bool follows = kind.trump == TrumpRule::kPreferredSuit && kind.name != Name::kSolo;
  if (follows && written.turned && written.turned != written.trump)
    return wrong(fields.trump, trump_text(written.trump),
                 base::str(trump_text(written.turned), ": the trump of a ", kind.text, " is the suit turned"));
  return absl::OkStatus();
}

std::string_view objective_text(Objective objective) {
  return std::ranges::find(kObjectives, objective, &ObjectiveText::objective)->text;
}

Contract Written::contract() const {
  unsigned seats = 0;
  for (const Seat seat : declaring) seats |= 1u << cards::index(seat);
  return {.name = kind->name, .declaring = Camp{seats}, .trumps = trump.cards(), .rate = schedule.rate(kind->name)};
}

absl::StatusOr<Written> written_from_json(const Json& json) {
  Written written;
  if (!json.is_object()) return wrong("contract", json_text(json), "an object");
  const auto trump = trump_field(json, "trump");
  if (!trump.ok()) return trump.status();
  written.trump = trump->value_or(Trump{});
  const auto name = json.find("name");
  if (name == json.end()) {
    if (const absl::Status keys = check_keys(json, "contract", {"trump", "turned", "payments", "all_pass"}); !keys.ok())
      return lacking("contract.name", contract_names());
    if (absl::Status read = read_turned(json, written); !read.ok()) return read;
    if (absl::Status fits = take_turned(written, "contract.trump"); !fits.ok()) return fits;
    if (absl::Status read = read_conditions(json, written); !read.ok()) return read;
    return written;
  }
  written.kind = name->is_string() ? find_kind(name->get_ref<const std::string&>()) : nullptr;
  if (written.kind == nullptr) return wrong("contract.name", json_text(*name), contract_names());
  if (absl::Status keys = check_kind_keys(json, *written.kind); !keys.ok()) return keys;
  if (absl::Status read = read_declaring(json, written); !read.ok()) return read;
  if (absl::Status read = read_first_to_four(json, written); !read.ok()) return read;
  if (absl::Status read = read_turned(json, written); !read.ok()) return read;
  if (absl::Status read = read_conditions(json, written); !read.ok()) return read;
  constexpr FieldNames kFields = {
      .trump = "contract.trump", .partners = "contract.partners", .turned = "contract.turned"};
  if (absl::Status fits = check_written(written, trump->has_value(), kFields); !fits.ok()) return fits;
  return written;
}

Json to_json(const Written& written) {
  Json json = Json::object();
  if (written.kind == nullptr) {
    if (written.trump) json["trump"] = trump_text(written.trump);
    if (written.turned_up) json["turned"] = turned_up_text(written);
    write_conditions(written, json);
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
  if (tells_turned(written)) json["turned"] = turned_up_text(written);
  write_conditions(written, json);
  return json;
}

}  // namespace ouverte::games::solo_whist
