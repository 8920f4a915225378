// Who leads, and what lies on the table.
#include <algorithm>

#include "puzzles/text/builder.hpp"

namespace ouverte::puzzles::text {

using base::str;

// The trick in progress, as it was told. It is written after the seat that led it, or, where the play has no rows, the
// seat to move.
absl::Status Builder::put_said_table() {
  std::string cards;
  for (const Given& given : facts_.table) {
    if (given.card.card.empty() && (given.card.suit.size() != 1 || given.card.rank.empty()))
      return base::invalid("table: found a card without its suit or rank, expected one such as \"SK\"");
    cards +=
        str(cards.empty() ? "" : " ", given.card.card.empty() ? given.card.suit + given.card.rank : given.card.card);
  }
  std::string seat(facts_.table.front().seat == 0 ? 0 : 1, facts_.table.front().seat);
  if (seat.empty()) {
    seat = leader_ ? seats_of(*leader_) : "";
    if (seat.size() != 1)
      return lacking("--leader", "on lead: found nothing, expected whose turn it is in the trick on the table");
    const std::size_t players = game_.seats_of(hands_.size()).empty() ? table_.seats.size() : hands_.size();
    const std::size_t back = game_.plays_in_rows() ? facts_.table.size() % players : 0;
    seat = std::string(1, table_.seats[(table_.seats.find(seat) + players - back) % players]);
  }
  set("Trick", str(seat, ':', cards));
  leader_.reset();
  return absl::OkStatus();
}

// Cards and hands that change places, as twins of problems have them.
absl::Status Builder::exchange() {
  const auto place = [&](const Named& card) -> std::string* {
    const auto suit = card.suit.size() == 1 ? std::string_view("SHDC").find(card.suit[0]) : std::string_view::npos;
    if (suit == std::string_view::npos) return nullptr;
    for (Hand& hand : hands_) {
      const auto found = std::ranges::find(hand.suits[suit], card.rank);
      if (found != hand.suits[suit].end()) return &*found;
    }
    return nullptr;
  };
  const auto suit_of = [](const Named& card) { return std::string_view("SHDC").find(card.suit[0]); };
  const auto shown = [](const Named& card) { return card.suit + card.rank; };
  for (const ExchangedCards& each : facts_.exchanged) {
    std::string* const first = place(each.first);
    std::string* const second = place(each.second);
    if (second == nullptr || (first == nullptr) != each.instead)
      return base::invalid("exchange: found ", shown(each.first), " and ", shown(each.second), ", expected ",
                           each.instead ? "one that nobody holds and one that somebody does" : "two that are held");
    const char from = first == nullptr ? '\0' : holder(each.first);
    const char to = holder(each.second);
    const auto hand_of = [&](char seat) { return std::ranges::find(hands_, seat, &Hand::seat); };
    std::erase(hand_of(to)->suits[suit_of(each.second)], each.second.rank);
    if (from != 0) std::erase(hand_of(from)->suits[suit_of(each.first)], each.first.rank);
    hand_of(to)->suits[suit_of(each.first)].push_back(each.first.rank);
    if (from != 0) hand_of(from)->suits[suit_of(each.second)].push_back(each.second.rank);
  }
  if (!facts_.hands_exchanged.empty())
    for (Hand& hand : hands_)
      if (const std::size_t of = facts_.hands_exchanged.find(hand.seat); of != std::string::npos)
        hand.seat = facts_.hands_exchanged[1 - of];
  return absl::OkStatus();
}

// Cards that were led and are in no hand lie on the table.
absl::Status Builder::put_table() {
  if (!facts_.table.empty()) return put_said_table();
  std::string trick;
  std::size_t count = 0;
  for (const Given& given : facts_.given) {
    const bool whole = !given.card.card.empty() || (given.card.suit.size() == 1 && !given.card.rank.empty());
    if (!whole || holder(given.card) != 0 || count + 1 >= table_.seats.size()) break;
    // In a whole deal every card is in a hand: a card that is in none is a slip of the pen.
    if (trick.empty() && given.seat == 0 && !leader_) break;
    if (trick.empty()) trick = str(given.seat != 0 ? std::string(1, given.seat) : seats_of(*leader_), ':');
    trick += str(count == 0 ? "" : " ", given.card.card.empty() ? given.card.suit + given.card.rank : given.card.card);
    ++count;
  }
  if (count == 0) return absl::OkStatus();
  facts_.given.erase(facts_.given.begin(), facts_.given.begin() + static_cast<std::ptrdiff_t>(count));
  leader_.reset();
  set("Trick", trick);
  return absl::OkStatus();
}

absl::Status Builder::two_leaders(const std::pair<Side, int>& one, const std::pair<Side, int>& other) {
  const auto where = [](int line) { return line > 0 ? str(" in line ", line) : std::string(" in an option"); };
  return base::invalid("on lead: found ", text_of(one.first), where(one.second), " and ", text_of(other.first),
                       where(other.second), ", expected only one: leave out the other, or say who \"is to lead\"");
}

// What is said of who leads, more than once perhaps: "the declarer to play", "South to lead".
absl::Status Builder::unite_leaders() {
  std::string seats = table_.seats;
  for (const auto& [side, line] : facts_.leaders) {
    const std::string said = seats_of(side);
    if (!leader_ || leader_->who != Who::kSeats) leader_ = side;
    if (said.empty()) continue;
    std::erase_if(seats, [&](char seat) { return said.find(seat) == std::string::npos; });
    leader_ = Side{.seats = seats};
    if (seats.empty()) return two_leaders(facts_.leaders.front(), {side, line});
  }
  for (const auto& spoken : facts_.leaders_spoken)
    if (const std::string said = seats_of(spoken.first);
        leader_ && !said.empty() && seats.find_first_of(said) == std::string::npos)
      return two_leaders(facts_.leaders.front(), spoken);
  return absl::OkStatus();
}

// A list of cards after one name may be those of a trick: each is his who holds it.
void Builder::name_players() {
  for (Given& given : facts_.given)
    if (const char held = holder(given.card); given.inherited && held != 0) given.seat = held;
}

absl::Status Builder::put_leader() {
  if (!records::tag_value(record_.tags, "Trick").empty()) return absl::OkStatus();
  std::string seat;
  if (!facts_.given.empty()) {
    const Given& first = facts_.given.front();
    const char held = holder(first.card);
    if (first.seat != 0)
      seat = first.seat;
    else if (held != 0)
      seat = held;
    else if (leader_)
      seat = seats_of(*leader_);
    if (first.seat != 0 && held != 0 && held != first.seat)
      return base::invalid("given: found a card that ", name(held), " holds led by ", name(first.seat),
                           ", expected one of his own");
  } else if (leader_) {
    seat = seats_of(*leader_);
    if (seat.size() > 1) return base::invalid("on lead: found ", text_of(*leader_), ", expected one of them");
    if (seat.empty())
      return base::invalid("on lead: found ", text_of(*leader_),
                           ", expected a seat, or a text that names the declarer");
  }
  set("Leader", seat);
  if (facts_.given.empty()) leader_.reset();
  return absl::OkStatus();
}

}  // namespace ouverte::puzzles::text
