#include "solver/games/dreiertarock/contract.hpp"

#include <algorithm>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::dreiertarock {
namespace {

using base::Json;

constexpr std::string_view kOneSeat = "one of A B C";
constexpr std::string_view kSeatOrNull = "one of A B C, or null for nobody";
constexpr std::string_view kTwoGroups = "two groups of three cards, such as [\"KQ.N...\", \"..J..9,2\"]";

std::string all_names() {
  std::vector<std::string_view> names;
  for (const Kind& kind : kKinds) names.push_back(kind.text);
  return base::str("one of ", joined(names, " "));
}

std::string field(std::string_view key) { return base::str("contract.", key); }
std::optional<Seat> seat_in(const Json& value) {
  return value.is_string() ? seat_of(value.get_ref<const std::string&>(), kSeats) : std::nullopt;
}

absl::Status check_kind_keys(const Json& json, const Kind& kind) {
  switch (kind.talon) {
    case TalonUse::kSetAside:
      return check_keys(json, "contract", {"name", "talon", "points"});
    case TalonUse::kUntouched:
      return check_keys(json, "contract",
                        {"name", "declarer", "declarer_leads", "talon", "points", "mondfang", "kings", "trull",
                         "announced", "doubled", "ultimo", "to_speak"});
    case TalonUse::kExchange:
      break;
  }
  return check_keys(json, "contract",
                    {"name", "declarer", "talon", "taken", "laid_aside", "points", "mondfang", "kings", "trull",
                     "announced", "doubled", "ultimo", "to_speak"});
}

// Every function below reads one field of the contract, if it is there.

absl::Status read_talon(const Json& json, Written& written) {
  const auto found = json.find("talon");
  if (found == json.end()) return absl::OkStatus();
  if (!found->is_array() || found->size() != 2) return wrong("contract.talon", json_text(*found), kTwoGroups);
  std::array<CardSet, 2> groups;
  for (std::size_t place = 0; place < 2; ++place) {
    const Json& text = (*found)[place];
    if (!text.is_string()) return wrong("contract.talon", json_text(text), kTwoGroups);
    const auto group = cards::parse_hand(cards::kTarockPack, text.get_ref<const std::string&>(), groups[0]);
    if (!group.ok()) return base::invalid("contract.talon: ", base::message(group.status()));
    if (group->size() != kGroup)
      return wrong("contract.talon", base::str(base::counted(group->size(), "card"), " in ", json_text(text)),
                   "two groups of three");
    groups[place] = *group;
  }
  written.talon = groups;
  return absl::OkStatus();
}

absl::Status read_exchange(const Json& json, Written& written) {
  const auto taken = number_field(json, "taken", 1, 2);
  if (!taken.ok()) return taken.status();
  if (*taken) written.taken = **taken - 1;
  const auto aside = json.find("laid_aside");
  if (aside == json.end()) return absl::OkStatus();
  if (!aside->is_string()) return wrong("contract.laid_aside", json_text(*aside), "three cards, such as \"T..J..5\"");
  const auto set = cards::parse_hand(cards::kTarockPack, aside->get_ref<const std::string&>());
  if (!set.ok()) return base::invalid("contract.laid_aside: ", base::message(set.status()));
  const bool seen_alone = !set->empty() && set->size() < kLaidAside && (*set - kTrumps).empty();
  if (set->size() != kLaidAside && !seen_alone)
    return wrong("contract.laid_aside", base::counted(set->size(), "card"), "three cards");
  written.laid_aside = *set;
  return absl::OkStatus();
}

absl::Status read_points(const Json& json, Written& written) {
  const auto found = json.find("points");
  if (found == json.end()) return absl::OkStatus();
  std::vector<std::string_view> keys = {"declarer", "defenders"};
  if (written.trischaken()) keys = {"A", "B", "C"};
  if (!found->is_object())
    return wrong("contract.points", json_text(*found), base::str("an object with the points of ", joined(keys, ", ")));
  std::array<int, kPlayers> points{};
  for (std::size_t account = 0; account < keys.size(); ++account) points[account] = kUnsaid;
  for (const auto& item : found->items()) {
    const auto account = std::ranges::find(keys, item.key());
    if (account == keys.end())
      return wrong("contract.points", base::str("the key ", base::quoted(item.key())),
                   base::str("only ", joined(keys, ", ")));
    const bool fits = item.value().is_number_integer() && item.value() >= 0 && item.value() <= kAllPoints;
    if (!fits)
      return wrong(base::str("contract.points.", item.key()), json_text(item.value()),
                   base::str("a number from 0 to ", kAllPoints));
    points[static_cast<std::size_t>(account - keys.begin())] = item.value().get<int>();
  }
  // Of two sides the one that is not named has the rest.
  const bool follows = !written.trischaken() && !found->empty();
  for (const std::string_view key : keys)
    if (!follows && !found->contains(key)) return lacking(base::str("contract.points.", key), "card points");
  written.points = points;
  return absl::OkStatus();
}

absl::Status read_seat_or_null(const Json& json, std::string_view key, SaidSeat& said) {
  const auto found = json.find(key);
  if (found == json.end()) return absl::OkStatus();
  const auto seat = seat_in(*found);
  if (!seat && !found->is_null()) return wrong(field(key), json_text(*found), kSeatOrNull);
  said = seat ? static_cast<std::int8_t>(*seat) : kNobody;
  return absl::OkStatus();
}

absl::Status read_ultimo(const Json& json, Written& written) {
  const auto found = json.find("ultimo");
  if (found == json.end()) return absl::OkStatus();
  written.ultimo.emplace();
  if (found->is_null()) return absl::OkStatus();
  if (absl::Status keys = check_keys(*found, "contract.ultimo", {"by", "taken"}); !keys.ok()) return keys;
  const auto seat = seat_in(found->value("by", Json()));
  const Json taken = found->value("taken", Json());
  if (!seat || !taken.is_boolean())
    return wrong("contract.ultimo", json_text(*found), "null, or such as {\"by\": \"A\", \"taken\": true}");
  *written.ultimo = {.what = taken == true ? Ultimo::kTaken : Ultimo::kMissed, .by = *seat};
  return absl::OkStatus();
}

// A seat stands for its side.
absl::Status read_sides_announcement(const Json& item, std::string_view bonus, const Json& by, Seat declarer,
                                     Announcement<Side>& announcement) {
  const auto seat = seat_in(by);
  if (!seat && by != "declarer" && by != "defenders")
    return wrong("contract.announced", json_text(item), base::str(bonus, " by \"declarer\" or \"defenders\""));
  const Side side = by == "declarer" || seat == declarer ? Side::kDeclarer : Side::kDefenders;
  if (announcement.by != Side::kNone)
    return wrong("contract.announced", base::str(bonus, " twice"),
                 "no bonus announced more than once, or by both sides");
  announcement.by = side;
  return absl::OkStatus();
}

absl::Status read_announcement(const Json& item, Written& written) {
  if (absl::Status keys = check_keys(item, "contract.announced", {"bonus", "by"}); !keys.ok()) return keys;
  const Json bonus = item.value("bonus", Json());
  const Json by = item.value("by", Json());
  const Seat declarer = written.contract.declarer;
  if (bonus == "absolute") return read_sides_announcement(item, "absolute", by, declarer, written.contract.absolute);
  if (bonus == "slam") return read_sides_announcement(item, "slam", by, declarer, written.contract.slam);
  if (bonus != "pagat") return wrong("contract.announced", json_text(item), "one of pagat absolute slam as its bonus");
  if (written.kind->name == Name::kSuitSolo)
    return wrong("contract.announced", "pagat", "absolute and slam only: suit-solo has no announced Pagat Ultimo");
  const auto seat = seat_in(by);
  if (!seat) return wrong("contract.announced", json_text(item), "pagat by the seat that holds it");
  if (written.contract.pagat.by != kNobody)
    return wrong("contract.announced", "pagat twice", "no bonus announced more than once");
  written.contract.pagat.by = static_cast<std::int8_t>(*seat);
  return absl::OkStatus();
}

absl::Status read_announced(const Json& json, Written& written) {
  const auto found = json.find("announced");
  if (found == json.end()) return absl::OkStatus();
  if (!found->is_array()) return wrong("contract.announced", json_text(*found), "a list of announcements");
  if (written.kind->name == Name::kSoloSlam && !found->empty())
    return wrong("contract.announced", json_text(*found), "none: solo-slam scores nothing but the game");
  for (const Json& item : *found)
    if (absl::Status read = read_announcement(item, written); !read.ok()) return read;
  return absl::OkStatus();
}

absl::Status read_doubled(const Json& json, Written& written) {
  const auto found = json.find("doubled");
  if (found == json.end()) return absl::OkStatus();
  if (!found->is_array()) return wrong("contract.doubled", json_text(*found), "a list of what was doubled");
  Contract& contract = written.contract;
  struct Doubling {
    std::string_view text;
    bool& doubled;
    bool allowed;
  };
  const std::array doublings = {Doubling{"game", contract.game_doubled, true},
                                Doubling{"pagat", contract.pagat.doubled, contract.pagat.by != kNobody},
                                Doubling{"absolute", contract.absolute.doubled, contract.absolute.by != Side::kNone},
                                Doubling{"slam", contract.slam.doubled, contract.slam.by != Side::kNone}};
  for (const Json& item : *found) {
    const auto doubling = std::ranges::find_if(doublings, [&](const Doubling& each) { return item == each.text; });
    if (doubling == doublings.end())
      return wrong("contract.doubled", json_text(item), "one of game pagat absolute slam");
    if (!doubling->allowed) return wrong("contract.doubled", doubling->text, "the game, or a bonus that was announced");
    if (doubling->doubled) return wrong("contract.doubled", base::str(doubling->text, " twice"), "each once");
    doubling->doubled = true;
  }
  return absl::OkStatus();
}

absl::Status read_to_speak(const Json& json, Written& written) {
  const auto found = json.find("to_speak");
  if (found == json.end()) return absl::OkStatus();
  written.to_speak = seat_in(*found);
  return written.to_speak ? absl::OkStatus() : wrong("contract.to_speak", json_text(*found), kOneSeat);
}

absl::Status read_declarer(const Json& json, Written& written) {
  if (written.trischaken()) return absl::OkStatus();
  const auto found = json.find("declarer");
  const auto seat = found == json.end() ? std::nullopt : seat_in(*found);
  if (!seat) return wrong("contract.declarer", found == json.end() ? "nothing" : json_text(*found), kOneSeat);
  written.contract.declarer = *seat;
  if (const auto leads = json.find("declarer_leads"); leads != json.end()) {
    if (!leads->is_boolean()) return wrong("contract.declarer_leads", json_text(*leads), "true or false");
    written.declarer_leads = leads->get<bool>();
  }
  return absl::OkStatus();
}

Json announced_json(const Contract& contract) {
  const auto side = [](Side by) { return by == Side::kDeclarer ? "declarer" : "defenders"; };
  Json announced = Json::array();
  if (contract.pagat.by != kNobody)
    announced.push_back({{"bonus", "pagat"}, {"by", seat_text(static_cast<Seat>(contract.pagat.by), kSeats)}});
  if (contract.absolute.by != Side::kNone)
    announced.push_back({{"bonus", "absolute"}, {"by", side(contract.absolute.by)}});
  if (contract.slam.by != Side::kNone) announced.push_back({{"bonus", "slam"}, {"by", side(contract.slam.by)}});
  return announced;
}

Json doubled_json(const Contract& contract) {
  Json doubled = Json::array();
  if (contract.game_doubled) doubled.push_back("game");
  if (contract.pagat.doubled) doubled.push_back("pagat");
  if (contract.absolute.doubled) doubled.push_back("absolute");
  if (contract.slam.doubled) doubled.push_back("slam");
  return doubled;
}

}  // namespace

std::string_view objective_text(Objective objective) {
  return std::ranges::find(kObjectives, objective, &ObjectiveText::objective)->text;
}

absl::StatusOr<Written> written_from_json(const Json& json) {
  Written written;
  if (!json.is_object()) return wrong("contract", json_text(json), "an object");
  if (absl::Status read = read_talon(json, written); !read.ok()) return read;
  const auto name = json.find("name");
  if (name == json.end()) {
    if (!check_keys(json, "contract", {"talon"}).ok()) return lacking("contract.name", all_names());
    return written;
  }
  const auto kind = std::ranges::find_if(kKinds, [&](const Kind& each) { return *name == each.text; });
  if (kind == kKinds.end()) return wrong("contract.name", json_text(*name), all_names());
  written.kind = &*kind;
  written.contract.name = kind->name;
  if (absl::Status keys = check_kind_keys(json, *kind); !keys.ok()) return keys;
  for (const auto& read :
       {read_declarer, read_exchange, read_points, read_ultimo, read_announced, read_doubled, read_to_speak})
    if (absl::Status status = read(json, written); !status.ok()) return status;
  if (absl::Status read = read_seat_or_null(json, "mondfang", written.mondfang); !read.ok()) return read;
  if (absl::Status read = read_seat_or_null(json, "kings", written.kings); !read.ok()) return read;
  if (absl::Status read = read_seat_or_null(json, "trull", written.trull); !read.ok()) return read;
  return written;
}

Json ultimo_json(const UltimoSaid& said) {
  if (said.what == Ultimo::kNone) return {};
  return {{"by", seat_text(said.by, kSeats)}, {"taken", said.what == Ultimo::kTaken}};
}

Json to_json(const Written& written) {
  Json json = Json::object();
  const auto group_text = [](CardSet set) { return cards::hand_text(cards::kTarockPack, set); };
  const auto talon = [&] {
    if (written.talon) json["talon"] = {group_text((*written.talon)[0]), group_text((*written.talon)[1])};
  };
  if (written.kind == nullptr) return talon(), json;
  json["name"] = written.kind->text;
  const auto& points = written.points;
  if (written.trischaken()) {
    talon();
    if (points) json["points"] = {{"A", (*points)[0]}, {"B", (*points)[1]}, {"C", (*points)[2]}};
    return json;
  }
  json["declarer"] = seat_text(written.contract.declarer, kSeats);
  if (written.declarer_leads) json["declarer_leads"] = true;
  talon();
  if (written.taken) json["taken"] = *written.taken + 1;
  if (written.laid_aside) json["laid_aside"] = group_text(*written.laid_aside);
  if (points && (*points)[0] != kUnsaid) json["points"]["declarer"] = (*points)[0];
  if (points && (*points)[1] != kUnsaid) json["points"]["defenders"] = (*points)[1];
  const auto seat_or_null = [&](const char* key, SaidSeat said) {
    if (said) json[key] = *said == kNobody ? Json() : Json(seat_text(static_cast<Seat>(*said), kSeats));
  };
  seat_or_null("mondfang", written.mondfang);
  seat_or_null("kings", written.kings);
  seat_or_null("trull", written.trull);
  if (!written.undecided) json["announced"] = announced_json(written.contract);
  if (Json doubled = doubled_json(written.contract); !written.undecided || !doubled.empty())
    json["doubled"] = std::move(doubled);
  if (written.to_speak) json["to_speak"] = seat_text(*written.to_speak, kSeats);
  if (written.ultimo) json["ultimo"] = ultimo_json(*written.ultimo);
  return json;
}

}  // namespace ouverte::games::dreiertarock
