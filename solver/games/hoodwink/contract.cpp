#include "solver/games/hoodwink/contract.hpp"

#include <algorithm>

#include "solver/base/status.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/shared/contract_table.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games {

// A bid a seat: an object.
template <>
struct FieldKind<hoodwink::Bids> {
  static absl::StatusOr<hoodwink::Bids> parse(const base::Json& json, std::string_view field) {
    if (absl::Status keys = check_keys(json, field, {"A", "B", "C"}); !keys.ok()) return keys;
    hoodwink::Bids bids;
    for (std::size_t seat = 0; seat < hoodwink::kPlayers; ++seat) {
      const std::string letter = seat_text(static_cast<cards::Seat>(seat), hoodwink::kSeats);
      const std::string of_seat = base::str(field, ".", letter);
      if (!json.contains(letter)) return lacking(of_seat, hoodwink::kABid);
      const base::Json& text = json.at(letter);
      const auto bid = text.is_string() ? hoodwink::bid_of(text.get_ref<const std::string&>()) : std::nullopt;
      if (!bid) return wrong(of_seat, json_text(text), hoodwink::kABid);
      bids[seat] = *bid;
    }
    return bids;
  }
  static std::string expected(const FieldInfo&) { return std::string(hoodwink::kABid); }
  static FormField control(const FieldInfo&) { return {.kind = FormKind::kOfSeats}; }
};

// A rule for all suits, or an object with one for each.
template <>
struct FieldKind<hoodwink::FreeRules> {
  static absl::StatusOr<hoodwink::FreeRules> parse(const base::Json& json, std::string_view field) {
    hoodwink::FreeRules rules;
    if (json.is_object())
      if (absl::Status keys = check_keys(json, field, {"S", "H", "D", "C"}); !keys.ok()) return keys;
    for (const cards::Suit suit : cards::kAllSuits) {
      const std::string key(trump_text(suit));
      const std::string place = json.is_object() ? base::str(field, ".", key) : std::string(field);
      if (json.is_object() && !json.contains(key)) return lacking(place, expected({}));
      const base::Json& text = json.is_object() ? json.at(key) : json;
      const auto rule = std::ranges::find(hoodwink::kFreeRules, text.is_string() ? text.get<std::string>() : "",
                                          &hoodwink::Option<hoodwink::FreeRule>::text);
      if (rule == hoodwink::kFreeRules.end()) return wrong(place, json_text(text), expected({}));
      rules.of[static_cast<std::size_t>(suit)] = rule->value;
    }
    return rules;
  }
  static std::string expected(const FieldInfo&) { return "one of none middle last first"; }
  static FormField control(const FieldInfo&) {
    FormField control{.kind = FormKind::kWord};
    for (const auto& rule : hoodwink::kFreeRules) control.values.emplace_back(rule.text);
    return control;
  }
};

namespace hoodwink {
namespace {

using base::Json;

// The trump and the Hood that the bids make are those that the record names, or are not named.
absl::Status agree(Written& written, const Sides& sides, const FieldNames& fields) {
  if (written.trump && *written.trump != sides.trump)
    return wrong(fields.trump, trump_text(*written.trump),
                 base::str(trump_text(sides.trump), ", which the bids make trump"));
  if (written.hood && *written.hood != sides.hood)
    return wrong(fields.hood, seat_text(*written.hood, kSeats),
                 base::str(seat_text(sides.hood, kSeats), ", whom the bids make Hood"));
  written.trump = sides.trump;
  written.hood = sides.hood;
  return absl::OkStatus();
}

std::optional<ByPlayer<Card>> cards_laid(const Bids& bids) {
  ByPlayer<Card> laid;
  for (std::size_t seat = 0; seat < kPlayers; ++seat) {
    if (!bids[seat].card) return std::nullopt;
    laid[seat] = *bids[seat].card;
  }
  return laid;
}

absl::Status check_laid_once(const Bids& bids, const FieldNames& fields) {
  for (std::size_t seat = 0; seat < kPlayers; ++seat)
    if (const Bid& bid = bids[seat]; bid.card && bid == bids[(seat + 1) % kPlayers])
      return wrong(fields.bids, base::str(bid_text(bid), " twice"), "each card once");
  return absl::OkStatus();
}

absl::Status settle_all_the_same(Written& written, const FieldNames& fields) {
  const Suit suit = written.bids->front().suit;
  if (written.trump && *written.trump != suit)
    return wrong(fields.trump, trump_text(*written.trump), base::str(trump_text(suit), ", which all three bid"));
  written.trump = suit;
  if (written.free) return absl::OkStatus();
  if (const auto laid = cards_laid(*written.bids)) return agree(written, sides_by_rank(*laid), fields);
  if (written.hood) return absl::OkStatus();
  return wrong(fields.bids, bids_text(*written.bids),
               "the three cards: all bid the same suit, and their ranks make the partners");
}

template <class Value, std::size_t kCount>
constexpr auto texts_of(const std::array<Option<Value>, kCount>& options) {
  std::array<std::string_view, kCount> texts;
  for (std::size_t i = 0; i < kCount; ++i) texts[i] = options[i].text;
  return texts;
}
constexpr auto kScoringTexts = texts_of(kScorings);

constexpr ContractTable kFields{
    std::tuple{Field{&Written::trump, {.name = "trump"}}, Field{&Written::hood, {.name = "hood", .seats = kSeats}},
               Field{&Written::free, {.name = "free"}},
               Field{&Written::first_trick, {.name = "first_trick", .null = true, .seats = kSeats}},
               Field{&Written::scoring, {.name = "scoring", .words = kScoringTexts}},
               Field{&Written::bids, {.name = "bids"}}, Field{&Written::discipline, {.name = "discipline"}}}};

}  // namespace

std::string letter(std::size_t seat) { return seat_text(static_cast<Seat>(seat), kSeats); }

Contract Written::contract() const {
  return {.trumps = CardSet::of(*trump),
          .free = free.has_value(),
          .hood = hood.value_or(Seat{}),
          .free_rule = free_rule().value_or(FreeRule::kNone),
          .scoring = scoring.value_or(Scoring::kBasic)};
}

absl::Status settle(Written& written, const FieldNames& fields) {
  if (written.hood && written.free)
    return wrong(fields.free, free_text(*written.free),
                 base::str("nothing, for ", seat_text(*written.hood, kSeats),
                           " is the Hood: free partners have none beforehand"));
  if (!written.bids) return absl::OkStatus();
  if (absl::Status once = check_laid_once(*written.bids, fields); !once.ok()) return once;
  ByPlayer<Suit> suits{};
  std::ranges::transform(*written.bids, suits.begin(), &Bid::suit);
  if (all_the_same(suits)) return settle_all_the_same(written, fields);
  if (written.free)
    return wrong(fields.free, free_text(*written.free),
                 "nothing: partners are free only when all three bid the same suit");
  return agree(written, sides_by_suit(suits), fields);
}

std::vector<FormField> contract_form() {
  constexpr std::string_view kWay = "how";
  const auto asked = [&](const char* name, const std::vector<Json>& ways) {
    std::vector<FormField> fields = kFields.form({name});
    fields.front().when = {{.field = std::string(kWay), .values = ways}};
    return fields.front();
  };
  FormField scoring = kFields.form({"scoring"}).front();
  scoring.usual = kScoringTexts.front();
  FormField first_trick = asked("first_trick", {"free"});
  first_trick.when.push_back({.field = "ending", .values = {true}});  // after the first trick
  return {{.name = std::string(kWay), .kind = FormKind::kWay, .values = {"hood", "bids", "free"}, .usual = "hood"},
          asked("trump", {"hood", "free"}),
          asked("hood", {"hood"}),
          asked("bids", {"bids"}),
          asked("free", {"free"}),
          scoring,
          first_trick};
}

absl::StatusOr<Written> written_from_json(const Json& json) {
  auto read = kFields.from_json(json);
  if (!read.ok()) return read.status();
  Written written = *read;
  if (written.first_trick && !written.free)
    return wrong("contract.first_trick", seat_text(*written.first_trick, kSeats),
                 "nothing: it is kept with free partners only");
  if (absl::Status settled = settle(written, kJsonFields); !settled.ok()) return settled;
  return written;
}

Json to_json(const Written& written) {
  Json json = Json::object();
  if (written.trump) json["trump"] = trump_text(*written.trump);
  if (written.hood) json["hood"] = seat_text(*written.hood, kSeats);
  if (written.free && written.free->one_for_all()) {
    json["free"] = free_text(*written.free);
  } else if (written.free) {
    for (const Suit suit : cards::kAllSuits)
      json["free"][std::string(trump_text(suit))] = text_of(kFreeRules, (*written.free)[suit]);
  }
  if (written.free && written.trump)
    json["first_trick"] = written.first_trick ? Json(seat_text(*written.first_trick, kSeats)) : Json();
  if (written.scoring || written.settled())
    json["scoring"] = text_of(kScorings, written.scoring.value_or(Scoring::kBasic));
  if (written.bids) {
    for (std::size_t seat = 0; seat < kPlayers; ++seat)
      json["bids"][seat_text(static_cast<Seat>(seat), kSeats)] = bid_text((*written.bids)[seat]);
  }
  if (written.discipline) json["discipline"] = true;
  return json;
}

std::string free_text(const FreeRules& rules) {
  if (rules.one_for_all()) return std::string(text_of(kFreeRules, rules.of[0]));
  std::string text;
  for (const Suit suit : cards::kAllSuits)
    text += base::str(text.empty() ? "" : ", ", trump_text(suit), " ", text_of(kFreeRules, rules[suit]));
  return text;
}

std::optional<FreeRules> free_rules_of(std::span<const std::string> words) {
  const auto rule_of = [](std::string_view word) {
    const auto found = std::ranges::find(kFreeRules, lower_case(word), &Option<FreeRule>::text);
    return found == kFreeRules.end() ? std::nullopt : std::optional(found->value);
  };
  if (words.size() == 1) {
    const auto rule = rule_of(words[0]);
    return rule ? std::optional(FreeRules::all(*rule)) : std::nullopt;
  }
  if (words.size() != std::size_t{2} * cards::kSuits) return std::nullopt;
  FreeRules rules;
  unsigned seen = 0;
  for (std::size_t at = 0; at < words.size(); at += 2) {
    const auto suit = read_trump(words[at]);
    const auto rule = rule_of(words[at + 1]);
    if (!suit || !*suit || !rule) return std::nullopt;
    rules.of[static_cast<std::size_t>(**suit)] = *rule;
    seen |= 1u << static_cast<unsigned>(**suit);
  }
  return seen == 15 ? std::optional(rules) : std::nullopt;
}

std::optional<Bid> bid_of(std::string_view text) {
  if (const auto card = cards::parse_card(kPack, text); card.ok()) {
    if (cards::kJokerNumbers.has(*card)) return std::nullopt;  // decision 2
    return Bid{.suit = card->suit(), .card = *card};
  }
  if (const auto suit = read_trump(text); suit && *suit) return Bid{.suit = **suit, .card = {}};
  return std::nullopt;
}

std::string bid_text(const Bid& bid) {
  return bid.card ? cards::card_text(kPack, *bid.card) : std::string(trump_text(bid.suit));
}

std::string bid_sign(const Bid& bid) {
  return base::str(trump_sign(bid.suit), bid.card ? bid_text(bid).substr(1) : "");
}

std::string bids_text(const Bids& bids) {
  std::string text;
  for (std::size_t seat = 0; seat < kPlayers; ++seat)
    text += base::str(seat == 0 ? "" : " ", seat_text(static_cast<Seat>(seat), kSeats), ":", bid_text(bids[seat]));
  return text;
}

}  // namespace hoodwink
}  // namespace ouverte::games
