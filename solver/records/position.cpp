#include "solver/records/position.hpp"

#include <limits>
#include <string>
#include <string_view>
#include <utility>

#include "solver/base/status.hpp"
#include "solver/records/json_fields.hpp"

namespace ouverte::records {
namespace {

using base::Json;

absl::Status read_hands(const Json& value, games::Setup& setup) {
  if (!value.is_object()) return unexpected("hands", value, "an object from seats to hands");
  for (const auto& item : value.items()) {
    std::string hand;
    if (absl::Status status = read_text(base::str("hands.", base::excerpt(item.key())), item.value(), hand);
        !status.ok())
      return status;
    setup.hands.emplace_back(item.key(), std::move(hand));
  }
  return absl::OkStatus();
}

// A seat that is named at all is not named by nothing.
absl::Status read_seat(std::string_view field, const Json& value, std::string& seat) {
  if (absl::Status status = read_text(field, value, seat); !status.ok()) return status;
  return seat.empty() ? unexpected(field, value, "a seat") : absl::OkStatus();
}

absl::Status read_won(const Json& value, games::Setup& setup) {
  if (!value.is_object()) return unexpected("won", value, "an object from seats to numbers of tricks");
  setup.won.emplace();
  for (const auto& item : value.items()) {
    const bool fits =
        item.value().is_number_integer() && item.value() >= 0 && item.value() <= std::numeric_limits<int>::max();
    if (!fits) return unexpected(base::str("won.", base::excerpt(item.key())), item.value(), "a number of tricks");
    setup.won->emplace_back(item.key(), item.value().get<int>());
  }
  return absl::OkStatus();
}

}  // namespace

absl::Status read_setup_field(std::string_view key, const Json& value, games::Setup& setup) {
  if (key == "id") return read_text(key, value, setup.id);
  if (key == "game") return read_text(key, value, setup.game);
  if (key == "hands") return read_hands(value, setup);
  if (key == "table") return read_texts(key, value, setup.table);
  if (key == "leader") return read_seat(key, value, setup.leader);
  if (key == "dealer") return read_seat(key, value, setup.dealer);
  if (key == "won") return read_won(value, setup);
  if (key == "objective") return read_text(key, value, setup.objective);
  if (key == "for") return read_seat(key, value, setup.guarantee);
  if (key != "contract") return unknown_key(key, kSetupKeys);
  if (!value.is_object() && !value.is_null()) return unexpected(key, value, "an object, or null for a deal passed out");
  setup.contract = value;
  return absl::OkStatus();
}

absl::StatusOr<Vector> vector_from_json(const Json& object) {
  if (!object.is_object()) return unexpected("position", object, "an object");
  Vector vector;
  for (const auto& item : object.items()) {
    if (item.key() == "value") {
      vector.value = item.value();
    } else if (item.key() == "moves") {
      vector.moves = item.value();
    } else if (absl::Status status = read_setup_field(item.key(), item.value(), vector.setup); !status.ok()) {
      return status;
    }
  }
  if (vector.setup.hands.empty()) return base::invalid("hands: found nothing, expected an object from seats to hands");
  return vector;
}

Json json_from_setup(const games::Setup& setup) {
  Json object = Json::object();
  const auto add_text = [&object](const char* key, const std::string& value) {
    if (!value.empty()) object[key] = json_string(value);
  };
  add_text("id", setup.id);
  add_text("game", setup.game);
  object["hands"] = Json::object();
  for (const auto& [seat, hand] : setup.hands) object["hands"][seat] = json_string(hand);
  object["table"] = json_strings(setup.table);
  add_text("leader", setup.leader);
  add_text("dealer", setup.dealer);
  if (setup.won) {
    object["won"] = Json::object();
    for (const auto& [seat, tricks] : *setup.won) object["won"][seat] = tricks;
  }
  if (!setup.contract.is_object() || !setup.contract.empty()) object["contract"] = setup.contract;
  add_text("objective", setup.objective);
  add_text("for", setup.guarantee);
  return object;
}

}  // namespace ouverte::records
