#include "solver/records/spelt.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_split.h"
#include "solver/base/status.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/spelling.hpp"
#include "solver/records/record.hpp"

namespace ouverte::records {
namespace {

constexpr std::array<std::string_view, 12> kTagsOfEveryGame = {"Dealer",   "Deal",  "Contract", "Declarer",
                                                               "Partners", "Trump", "Leader",   "For",
                                                               "Taken",    "Trick", "Auction",  "Play"};

std::vector<std::string> pieces_between(const std::string& text, const char* separators) {
  return absl::StrSplit(text, absl::ByAnyChar(separators), absl::SkipEmpty());
}

// "North:AKQ.…" as "N:AKQ.…".
std::string spelt_deal(const games::Game& game, const std::string& deal, std::string_view dealer) {
  const std::size_t colon = deal.find(':');
  if (colon == std::string::npos) return deal;
  const auto seat = games::seat_meant(deal.substr(0, colon), game.seats(), dealer);
  std::string spelt = base::str(seat.value_or(deal.substr(0, colon)), ':');
  for (const std::string& hand : pieces_between(deal.substr(colon + 1), " \t"))
    spelt += base::str(spelt.ends_with(':') ? "" : " ", games::spelt_hand(game, hand));
  return spelt;
}

std::string spelt_tag(const games::Game& game, const std::string& name, const std::string& value,
                      std::string_view dealer) {
  if (name == "Deal") return spelt_deal(game, value, dealer);
  if (name == "Trump")
    if (const auto trump = games::read_trump(value)) return std::string(games::trump_text(*trump));
  if (name == "Contract" && !games::cards_meant(game, value).empty()) return value;  // "4H" is no card there
  if (auto seats = games::seats_meant(value, game.seats(), dealer)) return *std::move(seats);
  return games::spelt(game, value, dealer);
}

// Whether the card can only be as records write it: the letter of a suit and another.
bool plain_card(std::string_view card) {
  constexpr std::string_view kLetters = "SHDC";
  return card.size() == 1 || (card.size() == 2 && kLetters.find(card[0]) != std::string_view::npos &&
                              kLetters.find(card[1]) == std::string_view::npos);
}

}  // namespace

games::Tags spelt_tags(const games::Game& game, games::Tags tags) {
  std::string dealer(tag_value(tags, "Dealer"));
  if (auto seat = games::seat_meant(dealer, game.seats())) dealer = *std::move(seat);
  for (auto& [name, value] : tags) {
    const bool said = std::ranges::find(kTagsOfEveryGame, name) != kTagsOfEveryGame.end() ||
                      std::ranges::find(game.own_tags(), name) != game.own_tags().end();
    if (said) value = spelt_tag(game, name, value, dealer);
  }
  return tags;
}

absl::Status name_declarer(const games::Game& game, games::Tags& tags) {
  constexpr std::string_view kDeclarer = "Declarer";
  const auto by_own_word = [&](const auto& tag) {
    return std::ranges::any_of(game.vocabulary(), [&](const games::Word& word) {
      return word.what == games::Called::kDeclarer && word.text == games::folded(tag.first) &&
             std::ranges::find(game.own_tags(), tag.first) == game.own_tags().end() && tag.first != "Partners";
    });
  };
  const auto own = std::ranges::find_if(tags, by_own_word);
  if (own == tags.end() || own->second.empty()) return absl::OkStatus();
  const std::string_view said = tag_value(tags, kDeclarer);
  if (said.empty() || said == "?") {
    std::erase_if(tags, [](const auto& tag) { return tag.first == "Declarer"; });
    std::ranges::find_if(tags, by_own_word)->first = kDeclarer;
    return absl::OkStatus();
  }
  if (games::seats_meant(said, game.seats()) == games::seats_meant(own->second, game.seats())) return absl::OkStatus();
  return base::invalid(own->first, ": found ", base::quoted(own->second), ", expected ", base::quoted(said),
                       ", whom Declarer names");
}

void spell_table(const games::Game& game, games::Setup& setup) {
  for (std::string& card : setup.table)
    if (!plain_card(card))
      if (const auto meant = games::cards_meant(game, card); meant.size() == 1) card = meant.front();
}

void spell_out(const games::Game& game, games::Setup& setup) {
  const std::string_view seats = game.seats_at(setup);
  const auto spell_seat = [&](std::string& seat) {
    if (seat.empty() || (seat.size() == 1 && seats.find(seat) != std::string_view::npos)) return;
    if (auto meant = games::seat_meant(seat, seats, setup.dealer)) seat = *std::move(meant);
  };
  spell_seat(setup.dealer);
  spell_seat(setup.leader);
  spell_seat(setup.guarantee);
  for (auto& [seat, hand] : setup.hands) {
    spell_seat(seat);
    hand = games::spelt_hand(game, hand);
  }
  if (setup.won)
    for (auto& [seat, tricks] : *setup.won) spell_seat(seat);
  spell_table(game, setup);
  if (setup.contract.is_object()) setup.contract = games::spelt_contract(game, setup.contract, setup.dealer);
}

}  // namespace ouverte::records
