// Cards that the words give, played one after the other.
#include <span>

#include "puzzles/text/build.hpp"
#include "solver/base/sort.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/names.hpp"

namespace ouverte::puzzles::text {
namespace {

using base::invalid;
using base::str;

class Player {
 public:
  Player(const games::Game& game, records::Record& record, games::Position& position)
      : game_(game), record_(record), position_(position) {}

  absl::Status play(const Given& given);

 private:
  [[nodiscard]] std::string name(std::string_view seat) const {
    return std::string(games::seat_name(seat, game_.seats()));
  }
  [[nodiscard]] std::string trump() const {
    const auto contract = position_.setup().contract;
    const auto found = contract.find("trump");
    return found != contract.end() && found->is_string() ? found->get<std::string>() : "";
  }
  [[nodiscard]] bool fits(const std::string& move, const Named& card, const std::string& suit) const {
    const std::string plain = move.substr(0, move.find_first_of("+>"));
    if (!card.card.empty()) return plain == card.card;
    return plain.size() == 2 && (suit.empty() || plain.substr(0, 1) == suit) &&
           (card.rank.empty() || plain.substr(1) == card.rank);
  }
  absl::Status push(const std::string& move) {
    record_.plays.push_back({.seat = position_.to_move(), .move = move, .marks = {}, .comments = {}});
    if (absl::Status played = position_.play(move); !played.ok()) return invalid("given: ", base::message(played));
    return absl::OkStatus();
  }
  absl::Status pass_to(const std::string& seat);
  // Classes of legal moves that are such a card.
  [[nodiscard]] std::vector<std::vector<std::string>> choices(const Named& card, const std::string& suit) const;

  const games::Game& game_;
  records::Record& record_;
  games::Position& position_;
  std::string last_suit_;
};

std::vector<std::vector<std::string>> Player::choices(const Named& card, const std::string& suit) const {
  std::vector<std::vector<std::string>> found;
  for (const auto& alike : position_.classes()) {
    std::vector<std::string> fitting;
    for (const std::string& move : alike)
      if (fits(move, card, suit)) fitting.push_back(move);
    if (!fitting.empty()) found.push_back(fitting);
  }
  return found;
}

// Others play before him: cards that were not said, so they must have had no choice.
absl::Status Player::pass_to(const std::string& seat) {
  for (std::size_t passed = 0; position_.to_move() != seat; ++passed) {
    if (position_.over() || passed >= game_.seats().size())
      return invalid("given: found a card of ", name(seat), ", who has no turn");
    const auto moves = position_.classes();
    if (moves.size() != 1)
      return invalid("given: found a card of ", name(seat), " but none of ", name(position_.to_move()),
                     ", who plays before and has a choice, expected both");
    if (absl::Status played = push(moves.front().back()); !played.ok()) return played;
  }
  return absl::OkStatus();
}

absl::Status Player::play(const Given& given) {
  if (given.seat != 0)
    if (absl::Status passed = pass_to(std::string(1, given.seat)); !passed.ok()) return passed;
  std::string suit = given.card.suit == "trumps" ? trump() : given.card.suit;
  if (suit.empty() && given.card.card.empty())
    suit = position_.table_empty() ? last_suit_ : position_.setup().table.front().substr(0, 1);
  auto found = choices(given.card, suit);
  const std::string shown =
      !given.card.card.empty() ? given.card.card : str(suit, given.card.rank.empty() ? "?" : given.card.rank);
  if (found.empty()) {
    // A card said whole may be one that cannot be played: the game says why.
    if (!given.card.card.empty() || (!suit.empty() && !given.card.rank.empty())) return push(shown);
    return invalid("given: found ", shown, " of ", name(position_.to_move()), ", expected a card that can be played");
  }
  if (found.size() > 1 && given.card.card.empty())
    return invalid("given: found a card of ", name(position_.to_move()), " that may be ", found[0].back(), " or ",
                   found[1].back(), ", expected a card that can be only one");
  const std::string move = found.front().back();
  last_suit_ = move.substr(0, 1);
  return push(move);
}

// "South wins with the ace, East following with the seven and dummy with the three": the cards of a trick that were
// told in another order, in that of the turns.
std::vector<Given> in_turn(std::vector<Given> given, std::string_view seats) {
  const std::size_t players = seats.size();
  for (std::size_t from = 0; from + players <= given.size(); ++from) {
    const std::span trick = std::span(given).subspan(from, players);
    const auto place = [&](const Given& each) { return seats.find(each.seat); };
    const std::size_t first = place(trick.front());
    std::size_t named = 0;
    for (const Given& each : trick)
      if (place(each) != std::string_view::npos) named |= std::size_t{1} << place(each);
    if (named + 1 != std::size_t{1} << players) continue;
    base::sort(trick, {}, [&](const Given& each) { return (place(each) + players - first) % players; });
    from += players - 1;
  }
  return given;
}

}  // namespace

absl::Status play_given(const std::vector<Given>& given, const games::Game& game, records::Record& record) {
  if (given.empty()) return absl::OkStatus();
  auto position = records::position_after(record, 0);
  if (!position.ok()) return position.status();
  Player player(game, record, **position);
  for (const Given& each : in_turn(given, game.seats()))
    if (absl::Status played = player.play(each); !played.ok()) return played;
  return absl::OkStatus();
}

}  // namespace ouverte::puzzles::text
