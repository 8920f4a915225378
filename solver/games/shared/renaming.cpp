#include "solver/games/shared/renaming.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "solver/base/json.hpp"
#include "solver/base/sort.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games {
namespace {

using base::Json;

constexpr std::string_view kSuits = "SHDC";
constexpr char kNextField = '.';
constexpr std::string_view kRanks = "AKQJT98765432";

std::size_t suit_place(char letter) { return kSuits.find(letter); }

std::vector<std::string> pieces_of(std::string_view text, char separator) {
  std::vector<std::string> pieces(1);
  for (const char letter : text) {
    if (letter == separator) {
      pieces.emplace_back();
    } else {
      pieces.back() += letter;
    }
  }
  return pieces;
}

bool is_of_a_suit(std::string_view card) { return card.size() == 2 && kSuits.find(card[0]) != std::string_view::npos; }

// What the fields of contracts hold, for those that hold something to be renamed that is not a seat. Everywhere else a
// letter of a seat is that seat, and any other text stays as it is. In what is said by suit, suits are the keys.
enum class Holds : std::uint8_t { kSeats, kSuit, kSuitsOrCards, kHands, kBySuit };
struct Renamed {
  std::string_view name;
  Holds holds;
};
constexpr std::array kFields = {Renamed{"trump", Holds::kSuit},        Renamed{"turned", Holds::kSuitsOrCards},
                                Renamed{"bids", Holds::kSuitsOrCards}, Renamed{"talon", Holds::kHands},
                                Renamed{"laid_aside", Holds::kHands},  Renamed{"free", Holds::kBySuit}};

Holds held_by(std::string_view field) {
  const auto found = std::ranges::find(kFields, field, &Renamed::name);
  return found == kFields.end() ? Holds::kSeats : found->holds;
}

class Renamer {
 public:
  Renamer(const Renaming& renaming, std::string_view seats)
      : suits_(renaming.suits), turn_(renaming.turn), seats_(seats) {}

  [[nodiscard]] std::string seat(std::string_view text) const {
    const std::size_t place = text.size() == 1 ? seats_.find(text[0]) : std::string_view::npos;
    return place == std::string_view::npos ? std::string(text)
                                           : std::string(1, seats_[(place + turn_) % seats_.size()]);
  }

  [[nodiscard]] std::string card(std::string_view text) const {
    std::string card(text);
    if (is_of_a_suit(text)) card[0] = suits_[suit_place(card[0])];
    return card;
  }

  [[nodiscard]] std::string suit(std::string_view text) const {
    return text.size() == 1 && suit_place(text[0]) != std::string_view::npos
               ? std::string(1, suits_[suit_place(text[0])])
               : std::string(text);
  }

  [[nodiscard]] std::string hand(std::string_view text) const {
    std::vector<std::string> fields = pieces_of(text, kNextField);
    if (fields.size() < kSuits.size()) return std::string(text);  // "-": no cards
    const std::vector<std::string> before = fields;
    for (std::size_t place = 0; place < kSuits.size(); ++place) fields[suit_place(suits_[place])] = before[place];
    return joined(fields, ".");
  }

  // The cards of a set keep the order of suits.
  [[nodiscard]] std::string set(std::string_view text) const {
    std::vector<std::string> cards = pieces_of(text, '.');
    for (std::string& each : cards) each = card(each);
    base::sort(cards, {}, [](const std::string& each) { return suit_place(each[0]); });
    return joined(cards, ".");
  }

  // What is said of each seat, in the order of the seats.
  template <class Said>
  [[nodiscard]] std::vector<std::pair<std::string, Said>> by_seat(
      std::vector<std::pair<std::string, Said>> said) const {
    for (auto& each : said) each.first = seat(each.first);
    base::sort(said, {}, [&](const auto& each) { return seats_.find(each.first); });
    return said;
  }

  // What is said of each suit, in the order of the suits.
  [[nodiscard]] std::vector<std::pair<std::string, Json>> by_suit(
      std::vector<std::pair<std::string, Json>> said) const {
    for (auto& each : said) each.first = suit(each.first);
    base::sort(said, {}, [](const auto& each) { return kSuits.find(each.first); });
    return said;
  }

  [[nodiscard]] Json value(const Json& value, Holds holds) const {
    if (value.is_string()) return text(value.get<std::string>(), holds);
    if (value.is_array()) {
      Json renamed = Json::array();
      for (const Json& each : value) renamed.push_back(this->value(each, holds));
      return renamed;
    }
    return value.is_object() ? object(value, holds) : value;
  }

  [[nodiscard]] Json contract(const Json& fields) const {
    if (!fields.is_object()) return fields;
    Json renamed = Json::object();
    for (const auto& field : fields.items()) renamed[field.key()] = value(field.value(), held_by(field.key()));
    return renamed;
  }

 private:
  [[nodiscard]] std::string text(const std::string& text, Holds holds) const {
    switch (holds) {
      case Holds::kSuit:
        return suit(text);
      case Holds::kSuitsOrCards:
        return is_of_a_suit(text) ? card(text) : suit(text);
      case Holds::kHands:
        return hand(text);
      case Holds::kBySuit:
        return text;
      case Holds::kSeats:
        break;
    }
    return seat(text);
  }

  [[nodiscard]] Json object(const Json& fields, Holds holds) const {
    std::vector<std::pair<std::string, Json>> said;
    for (const auto& field : fields.items()) said.emplace_back(field.key(), value(field.value(), holds));
    Json renamed = Json::object();
    for (auto& [key, each] : holds == Holds::kBySuit ? by_suit(std::move(said)) : by_seat(std::move(said)))
      renamed[key] = std::move(each);
    return renamed;
  }

  std::string_view suits_;
  std::size_t turn_;
  std::string_view seats_;
};

// Where tricks are all that a record counts, a card counts by its rank alone.
bool ranks_are_all(const Setup& setup) { return setup.won && !setup.contract.contains("points"); }

// In each suit the highest card left becomes the ace, the next the king, and so on.
void close_ranks(Setup& setup) {
  std::array<std::string, kSuits.size()> left;  // ranks, from the highest
  const auto fields_of = [](const std::string& hand) { return pieces_of(hand, kNextField); };
  for (std::size_t suit = 0; suit < kSuits.size(); ++suit) {
    for (const char rank : kRanks) {
      const bool held = std::ranges::any_of(setup.hands, [&](const auto& hand) {
        const std::vector<std::string> fields = fields_of(hand.second);
        return suit < fields.size() && fields.size() >= kSuits.size() && fields[suit].find(rank) != std::string::npos;
      });
      if (held || std::ranges::find(setup.table, std::string{kSuits[suit], rank}) != setup.table.end())
        left[suit] += rank;
    }
  }
  const auto closed = [&](std::size_t suit, char rank) {
    const std::size_t place = left[suit].find(rank);
    return place == std::string::npos ? rank : kRanks[place];
  };
  for (auto& [seat, hand] : setup.hands) {
    std::vector<std::string> fields = fields_of(hand);
    if (fields.size() < kSuits.size()) continue;
    for (std::size_t suit = 0; suit < kSuits.size(); ++suit)
      for (char& rank : fields[suit]) rank = closed(suit, rank);
    hand = joined(fields, ".");
  }
  for (std::string& card : setup.table)
    if (is_of_a_suit(card)) card[1] = closed(suit_place(card[0]), card[1]);
}

std::string text_of(const Setup& setup) {
  std::string text;
  for (const auto& [seat, hand] : setup.hands) text += base::str(seat, ':', hand, ' ');
  for (const std::string& card : setup.table) text += card + ' ';
  text += "leader " + setup.leader;
  for (const auto& [seat, tricks] : setup.won.value_or(std::vector<std::pair<std::string, int>>{}))
    text += ' ' + seat + std::to_string(tricks);
  return text + ' ' + base::json_line(setup.contract) + ' ' + setup.objective + ' ' + setup.guarantee;
}

// The names that suits can have for the hands, the table and the contract to be written at all: a suit whose lowest
// card is called otherwise is told apart by the game itself.
bool allowed(const Game& game, const Setup& setup) { return game.position(setup).ok(); }

// Whom the value is about is said: where it is not, it is about the seats as they are called.
bool names_a_seat(const Setup& setup, std::string_view seats) {
  return !setup.guarantee.empty() || Renamer({.turn = 1}, seats).contract(setup.contract) != setup.contract;
}
}  // namespace

Renaming inverse(const Renaming& renaming, std::size_t seats) {
  Renaming back{.suits = std::string(kSuits), .turn = (seats - renaming.turn % seats) % seats};
  for (std::size_t place = 0; place < kSuits.size(); ++place)
    back.suits[suit_place(renaming.suits[place])] = kSuits[place];
  return back;
}

Setup renamed(const Setup& setup, const Renaming& renaming, std::string_view seats) {
  const Renamer renamer(renaming, seats);
  Setup renamed = setup;
  for (auto& [seat, hand] : renamed.hands) hand = renamer.hand(hand);
  renamed.hands = renamer.by_seat(std::move(renamed.hands));
  for (std::string& card : renamed.table) card = renamer.card(card);
  for (std::string* const seat : {&renamed.leader, &renamed.dealer, &renamed.guarantee}) *seat = renamer.seat(*seat);
  if (renamed.won) renamed.won = renamer.by_seat(*std::move(renamed.won));
  renamed.contract = renamer.contract(setup.contract);
  return renamed;
}

std::string renamed_seat(std::string_view seat, const Renaming& renaming, std::string_view seats) {
  return Renamer(renaming, seats).seat(seat);
}

std::string renamed_move(std::string_view move, const Renaming& renaming, std::string_view seats) {
  const Renamer renamer(renaming, seats);
  if (move.starts_with('>')) return ">" + renamer.seat(move.substr(1));
  const std::size_t plus = move.find('+');
  std::string renamed = renamer.card(move.substr(0, plus));
  if (plus == std::string_view::npos) return renamed;
  std::vector<std::string> sets = pieces_of(move.substr(plus + 1), ',');
  for (std::string& set : sets) set = renamer.set(set);
  return renamed + '+' + joined(sets, ",");
}

std::vector<Renaming> renamings(const Game& game, const Setup& setup) {
  const std::string_view seats = game.seats_at(setup);
  std::vector<std::string> suits;
  std::string order(kSuits);
  base::sort(order);
  do suits.push_back(order);
  while (std::ranges::next_permutation(order).found);
  std::stable_partition(suits.begin(), suits.end(), [](const std::string& each) { return each == kSuits; });
  std::vector<Renaming> all;
  const std::size_t turns = names_a_seat(setup, seats) ? seats.size() : 1;
  for (const std::string& each : suits)
    for (std::size_t turn = 0; turn < turns; ++turn) {
      Renaming renaming{.suits = each, .turn = turn};
      if (allowed(game, renamed(setup, renaming, seats))) all.push_back(std::move(renaming));
    }
  return all;
}

std::string canonical(const Game& game, const Setup& setup) {
  Setup closed = setup;
  if (ranks_are_all(setup)) close_ranks(closed);
  const std::string_view seats = game.seats_at(setup);
  std::optional<std::string> least;
  for (const Renaming& renaming : renamings(game, setup)) {
    std::string text = text_of(renamed(closed, renaming, seats));
    if (!least || text < *least) least = std::move(text);
  }
  return *least;
}

}  // namespace ouverte::games
