#include "tutor/habits/moment.hpp"

#include <algorithm>

#include "solver/games/shared/forcing.hpp"

namespace ouverte::tutor {
namespace {

constexpr std::string_view kSuitLetters = "SHDC";
constexpr std::string_view kRanksDown = "AKQJT98765432";

// The trump suit that a contract names.
std::optional<char> trump_of_contract(const base::Json& contract) {
  const auto named = contract.find("trump");
  if (named == contract.end() || !named->is_string()) return std::nullopt;
  const std::string text = *named;
  if (text.size() != 1 || kSuitLetters.find(text[0]) == std::string_view::npos) return std::nullopt;
  return text[0];
}

// From the highest, 0, down.
std::size_t place_of_rank(char rank) { return kRanksDown.find(rank); }

}  // namespace

Moment::Moment(const games::Game& game, const games::Position& at, std::span<const FirstCard> leads)
    : trick_(game, at), legal_(at.moves()), trump_(trump_of_contract(trick_.setup().contract)), led_(leads) {}

bool Moment::opens_the_deal() const {
  if (!leads() || !led_.empty() || !trick_.at().faced().empty()) return false;
  const auto& won = trick_.setup().won;
  return !won || std::ranges::all_of(*won, [](const auto& seat) { return seat.second == 0; });
}

bool Moment::on_declaring_side() const { return trick_.setup().guarantee.empty() && trick_.at().maximises(); }

bool Moment::can_follow() const {
  return !leads() && any([&](const std::string& move) { return trick_.follows(move); });
}

std::string_view Moment::suit_in(std::string_view hand, char suit) {
  for (std::size_t field = kSuitLetters.find(suit); field > 0; --field) {
    const std::size_t dot = hand.find('.');
    if (dot == std::string_view::npos) return {};
    hand.remove_prefix(dot + 1);
  }
  return hand.substr(0, hand.find('.'));
}

bool Moment::others_hold_trumps() const {
  return trump_ && std::ranges::any_of(trick_.setup().hands, [&](const auto& hand) {
           return !trick_.own(hand.first) && !suit_in(hand.second, *trump_).empty();
         });
}

std::optional<char> Moment::suit_led_last() const {
  for (std::size_t place = led_.size(); place-- > 0;) {
    if (!trick_.own(led_[place].seat)) continue;
    const char suit = led_[place].suit;
    if (!any([&](const std::string& move) { return puzzles::suit_of(move) == suit; })) return std::nullopt;
    return suit;
  }
  return std::nullopt;
}

bool Moment::takes(const std::string& move) const {
  // Where tricks have no length of their own, whoever matches a card on the table takes all others of it.
  if (!in_rows()) return !leads() && games::after(trick_.at(), move)->setup().table.size() == 1;
  return trick_.mover_takes(move);
}

bool Moment::may_take(const std::string& move) const { return trick_.takers(move).contains(trick_.mover()); }

bool Moment::stays_on_side(const std::string& move) const {
  const puzzles::Seats& seats = trick_.takers(move);
  return !seats.empty() && std::ranges::all_of(seats, [&](const std::string& seat) { return trick_.own(seat); });
}

bool Moment::higher(std::string_view card, std::string_view than) const {
  if (card.size() != 2 || than.size() != 2 || card[0] != than[0]) return false;
  return place_of_rank(card[1]) < place_of_rank(than[1]);
}

bool Moment::is_lowest(std::string_view move) const {
  const std::string* lowest = nullptr;
  for (const std::string& each : legal_)
    if (puzzles::suit_of(each) == puzzles::suit_of(move)) lowest = &each;
  if (lowest == nullptr || *lowest == move) return true;
  const auto holds = [&](const puzzles::Moves& together, std::string_view card) {
    return std::ranges::find(together, card) != together.end();
  };
  return std::ranges::any_of(trick_.at().classes(), [&](const puzzles::Moves& together) {
    return holds(together, move) && holds(together, *lowest);
  });
}

bool Moment::others_hold_between(std::string_view high, std::string_view low) const {
  if (high.size() != 2 || low.size() != 2 || kSuitLetters.find(high[0]) == std::string_view::npos) return false;
  return std::ranges::any_of(trick_.setup().hands, [&](const auto& hand) {
    return !trick_.own(hand.first) && std::ranges::any_of(suit_in(hand.second, high[0]), [&](char rank) {
      const std::string card = {high[0], rank};
      return higher(high, card) && higher(card, low);
    });
  });
}

}  // namespace ouverte::tutor
