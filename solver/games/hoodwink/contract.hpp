// What is settled before the play of Hoodwink, by bids or by name, and how records, tags and people write it.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/games/door/contract.hpp"
#include "solver/games/door/contract_form.hpp"
#include "solver/games/hoodwink/rules.hpp"

namespace ouverte::games::hoodwink {

inline constexpr std::string_view kSeats = cards::kLetters.substr(0, kPlayers);

[[nodiscard]] std::string letter(std::size_t seat);  // "A"

template <class Value>
struct Option {
  Value value;
  std::string_view text;  // in records
};
template <class Value>
Option(Value, std::string_view) -> Option<Value>;
inline constexpr std::array kScorings = {Option{Scoring::kBasic, "basic"}, Option{Scoring::kSwing, "swing"}};
inline constexpr std::array kFreeRules = {Option{FreeRule::kNone, "none"}, Option{FreeRule::kMiddle, "middle"},
                                          Option{FreeRule::kLast, "last"}, Option{FreeRule::kFirst, "first"}};
inline constexpr std::array kObjectives = {Option{Objective::kScore, "score"}, Option{Objective::kMake, "make"}};

template <class Value, std::size_t kCount>
constexpr std::string_view text_of(const std::array<Option<Value>, kCount>& options, Value value) {
  return options[static_cast<std::size_t>(value)].text;
}

// The ways to play a deal, each with what may be asked of it; the default first.
inline constexpr std::array kHoodObjectives = {Objective::kScore, Objective::kMake};
inline constexpr std::array kFreeObjectives = {Objective::kScore};
struct Kind {
  std::string_view text;  // in lists of what there is
  std::optional<FreeRule> free;
  std::span<const Objective> objectives;
};
inline constexpr std::array kKinds = {
    Kind{"hood", std::nullopt, kHoodObjectives}, Kind{"free-none", FreeRule::kNone, kFreeObjectives},
    Kind{"free-middle", FreeRule::kMiddle, kFreeObjectives}, Kind{"free-last", FreeRule::kLast, kFreeObjectives},
    Kind{"free-first", FreeRule::kFirst, kFreeObjectives}};

// The rule for free partners by the suit that all three bid, which is trump: one for all suits, or one for each.
struct FreeRules {
  std::array<FreeRule, cards::kSuits> of{};

  [[nodiscard]] static constexpr FreeRules all(FreeRule rule) { return {.of = {rule, rule, rule, rule}}; }
  [[nodiscard]] constexpr FreeRule operator[](Suit trump) const { return of[static_cast<std::size_t>(trump)]; }
  [[nodiscard]] constexpr bool one_for_all() const { return *this == all(of[0]); }
  friend constexpr bool operator==(const FreeRules&, const FreeRules&) = default;
};

// A suit, and the card it was bid with where that is known.
struct Bid {
  Suit suit{};
  std::optional<Card> card;

  friend constexpr bool operator==(const Bid&, const Bid&) = default;
};
using Bids = ByPlayer<Bid>;

// What a record says; before the bidding that is no more than options.
struct Written {
  std::optional<Suit> trump;
  std::optional<Seat> hood;
  std::optional<FreeRules> free;
  std::optional<Seat> first_trick;
  std::optional<Scoring> scoring;
  std::optional<Bids> bids;
  bool discipline = false;  // the bids are disciplined; if none are given they follow from the hands

  // Whether trump and sides are known, and so the deal can be played.
  [[nodiscard]] bool settled() const { return trump && (hood || free); }
  // The rule for free partners that holds; once settled.
  [[nodiscard]] std::optional<FreeRule> free_rule() const {
    return free && trump ? std::optional((*free)[*trump]) : std::nullopt;
  }
  [[nodiscard]] Contract contract() const;  // once settled
};

[[nodiscard]] inline bool names_contract(const Written& written) {
  return written.trump || written.hood || written.bids || written.discipline;
}
[[nodiscard]] inline bool free_for_all(const Written& written) { return written.free.has_value(); }

// How a record names the fields, for messages.
struct FieldNames {
  std::string_view trump, hood, free, bids;
};
inline constexpr FieldNames kJsonFields = {"contract.trump", "contract.hood", "contract.free", "contract.bids"};

// Trump and Hood as the bids make them, where there are bids. An error if the record contradicts them or itself.
[[nodiscard]] absl::Status settle(Written& written, const FieldNames& fields);

[[nodiscard]] absl::StatusOr<Written> written_from_json(const base::Json& json);
[[nodiscard]] base::Json to_json(const Written& written);
[[nodiscard]] std::vector<FormField> contract_form();

// Tags `Trump`, `Declarer` (the Hood), `Bids` ("A:SK B:S C:HQ"), `Scoring`, `Free`, `FirstTrick`, `Discipline`.
[[nodiscard]] absl::StatusOr<Written> written_from_tags(const Tags& tags);
[[nodiscard]] Tags tags_from(const Written& written);
// "hood A, trump S, swing"; "bids S H S"; "free middle, trump S"; "free S none H middle D last C first"; "discipline".
// What is left out is as in `before`.
[[nodiscard]] absl::StatusOr<Written> written_from_text(std::string_view text, const Written& before);

// "middle", or "S none, H middle, D last, C first"; reading takes the words in any case, with commas or without.
[[nodiscard]] std::string free_text(const FreeRules& rules);
[[nodiscard]] std::optional<FreeRules> free_rules_of(std::span<const std::string> words);
inline constexpr std::string_view kARuleOrFour =
    "one of none middle last first, or one for each suit, such as S none, H middle, D last, C first";

// A suit or a card, as it is bid; in any case.
[[nodiscard]] std::optional<Bid> bid_of(std::string_view text);
[[nodiscard]] std::string bid_text(const Bid& bid);
[[nodiscard]] std::string bid_sign(const Bid& bid);  // "♠K", "♠"
// "A:SK B:S C:HQ"
[[nodiscard]] std::string bids_text(const Bids& bids);
// "one of S H D C", and so for any options.
inline constexpr std::string_view kOneOfSuits = "one of S H D C";
inline constexpr std::string_view kOneOfSeats = "one of A B C";
inline constexpr std::string_view kABid = "a suit or a card of one, such as S or SK";

}  // namespace ouverte::games::hoodwink
