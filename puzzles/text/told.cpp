#include "puzzles/text/told.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/row_words.hpp"
#include "puzzles/text/terms.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;
constexpr std::string_view kToldSuits = "SHDC";

void add(Hand& hand, std::size_t suit, const std::vector<std::string>& ranks) {
  hand.suits[suit].insert(hand.suits[suit].end(), ranks.begin(), ranks.end());
}

// Lists of cards.
class Teller {
 public:
  explicit Teller(const Terms& terms) : terms_(terms) {}

  struct ToldHand {
    Hand hand;
    std::size_t from = 0, cards = 0, to = 0;  // items: the seat, its cards, what follows them
  };
  [[nodiscard]] std::vector<ToldHand> pieces() const;

 private:
  [[nodiscard]] std::optional<std::size_t> head(std::size_t at) const;
  [[nodiscard]] std::optional<std::size_t> list_after(std::size_t at) const;
  [[nodiscard]] std::optional<ToldHand> hand_after(std::size_t at, bool goes_on) const;
  [[nodiscard]] std::size_t past_joining(std::size_t at) const;
  [[nodiscard]] bool names_a_seat(std::size_t at) const;
  [[nodiscard]] std::optional<std::size_t> item(std::size_t at, Hand& hand) const;
  [[nodiscard]] std::optional<std::size_t> suit_and_ranks(std::size_t at, Hand& hand) const;
  [[nodiscard]] std::optional<std::size_t> more_ranks(std::size_t at, std::size_t suit, Hand& hand) const;
  [[nodiscard]] std::optional<std::size_t> ranks_of_suit(std::size_t at, Hand& hand) const;
  [[nodiscard]] bool counts(std::size_t at) const {
    return terms_.is_any(at, M::kTrick, M::kCard, M::kPoint, M::kMore, M::kTurn, M::kTrump);
  }

  const Terms& terms_;
};

// Commas, semicolons and words between two cards.
std::size_t Teller::past_joining(std::size_t at) const {
  while (terms_.is_any(at, M::kComma, M::kSemicolon, M::kAnd, M::kWith) ||
         (terms_.is_filler(at) && terms_.items()[at].raw != "A") || terms_.is_any(at, M::kLast, M::kOther) ||
         (terms_.is(at, M::kAll) && terms_.is(at + 1, M::kExtra)))
    ++at;
  return at;
}

// "B:", "C holds", "South (dealer)": another hand begins.
bool Teller::names_a_seat(std::size_t at) const {
  if (!terms_.is(at, M::kSeat)) return false;
  std::size_t next = at + 1;
  while (terms_.is(next, M::kFiller)) ++next;
  return terms_.is_any(next, M::kColon, M::kHold, M::kHave, M::kWith, M::kLead) || terms_.items()[at].raw.size() > 1;
}

std::optional<std::size_t> Teller::item(std::size_t at, Hand& hand) const {
  // "No hearts", "nothing else".
  if (terms_.is(at, M::kNone)) {
    std::size_t next = at + 1;
    while (terms_.is_any(next, M::kMore, M::kOther, M::kLast)) ++next;
    const auto suit = terms_.suit(next);
    return suit ? std::optional(suit->second) : next > at + 1 ? std::optional(next) : std::nullopt;
  }
  // "Both Jokers", "two Jokers", "trumps 20 and 4".
  const auto count = terms_.is(at, M::kNumber) && terms_.is(at + 1, M::kExtra) ? terms_.number(at) : std::nullopt;
  const std::size_t extra_at = count ? count->second : at;
  const bool jokers = terms_.is(extra_at, M::kExtra) && terms_.items()[extra_at].text.starts_with("joker") &&
                      (count || terms_.items()[extra_at].text == "jokers");
  if (jokers) {
    hand.suits[kExtras].insert(hand.suits[kExtras].end(), static_cast<std::size_t>(count ? count->first : 2), "*");
    return extra_at + 1;
  }
  const bool headed = terms_.is(at, M::kTrump) && terms_.is(at + 1, M::kExtra);  // "trumps Mond, 8, 1"
  if (const auto extra = terms_.extra(headed ? at + 1 : at)) {
    auto& held = hand.suits[kExtras];
    // "1 (the pagat)"
    if (terms_.table().trumps && !held.empty() && held.back() == extra->first) return extra->second;
    held.push_back(extra->first);
    std::size_t end = extra->second;
    while (terms_.is(at, M::kTrump) && terms_.table().trumps) {
      const auto more = terms_.number(past_joining(end));
      if (!more || terms_.is_any(more->second, M::kOf, M::kTrick)) break;
      held.push_back(std::to_string(more->first));
      end = more->second;
    }
    return end;
  }
  if (const auto suit = suit_and_ranks(at, hand)) return suit;
  return ranks_of_suit(at, hand);
}

// "♠KQ", "SKQ", "spades K Q", "spade king": a suit and what of it is held.
std::optional<std::size_t> Teller::suit_and_ranks(std::size_t at, Hand& hand) const {
  if (terms_.is(at, M::kCards)) {
    const std::string& raw = terms_.items()[at].raw;
    const std::size_t letter = kToldSuits.find(raw[0]);
    const auto ranks =
        letter == std::string_view::npos ? std::nullopt : ranks_in(std::string_view(raw).substr(1), terms_.table());
    if (!ranks) return std::nullopt;
    add(hand, letter, *ranks);
    return more_ranks(at + 1, letter, hand).value_or(at + 1);
  }
  const bool letter = terms_.is(at, M::kSeat) && terms_.items()[at].raw == "S" && terms_.ranks(at + 1);
  const auto suit = letter ? At<char>(std::pair('S', at + 1)) : terms_.suit(at);
  if (!suit) return std::nullopt;
  std::size_t next = suit->second;
  const bool dash = terms_.is(next, M::kComma) && terms_.items()[next].raw == "-";
  if (dash || terms_.is(next, M::kColon)) ++next;
  if (terms_.is(next, M::kNone)) return next + 1;  // "clubs none"
  if (const auto held = more_ranks(next, kToldSuits.find(suit->first), hand)) return held;
  const bool ends = terms_.ends(next) || terms_.is(next, M::kSuit);
  return terms_.items()[at].sign && (dash || ends) ? std::optional(next) : std::nullopt;
}

// Ranks after a suit, as words, letters or figures.
std::optional<std::size_t> Teller::more_ranks(std::size_t at, std::size_t suit, Hand& hand) const {
  std::optional<std::size_t> end;
  for (;;) {
    std::size_t next = at;
    while (end && (terms_.is_any(next, M::kComma, M::kAnd) || terms_.is(next, M::kFiller))) ++next;
    const auto ranks = names_a_seat(next) && terms_.items()[next].raw != "A" ? std::nullopt : terms_.ranks(next);
    if (!ranks || terms_.is(ranks->second, M::kOf) || counts(ranks->second)) return end;
    if (terms_.is(next, M::kCards) && kToldSuits.find(terms_.items()[next].raw[0]) != std::string_view::npos)
      return end;
    // "… ♠K, Q♥": the next card has its sign behind it.
    if (end && next != at && terms_.is(ranks->second, M::kSuit) && ranks->first.size() == 1 &&
        (terms_.items()[ranks->second].glued || !terms_.items()[ranks->second].sign))
      return end;
    if (terms_.is(next, M::kSeat) && (terms_.is(next + 1, M::kColon) || terms_.is_any(next + 1, M::kHave, M::kHold)))
      return end;
    add(hand, suit, ranks->first);
    at = *(end = ranks->second);
  }
}

// "Ace and jack of spades", "AJ of spades", "K♥".
std::optional<std::size_t> Teller::ranks_of_suit(std::size_t at, Hand& hand) const {
  std::vector<std::string> all;
  for (;;) {
    std::size_t next = at;
    while (!all.empty() && (terms_.is_any(next, M::kComma, M::kAnd) || terms_.is_filler(next))) ++next;
    const auto ranks = terms_.ranks(next);
    if (!ranks) return std::nullopt;
    all.insert(all.end(), ranks->first.begin(), ranks->first.end());
    at = ranks->second;
    const bool of = terms_.is(at, M::kOf);
    const auto suit = terms_.suit(of ? terms_.past_fillers(at + 1) : at);
    if (!suit) continue;
    add(hand, kToldSuits.find(suit->first), all);
    return suit->second;
  }
}

// "A - king of hearts", and cards in the line below that of a seat: where they begin.
std::optional<std::size_t> Teller::list_after(std::size_t at) const {
  const auto& items = terms_.items();
  const std::size_t seat = at - 1;
  const auto line = [&](std::size_t place) { return place < items.size() ? items[place].line : 0; };
  if (seat > 0 && items[seat - 1].meaning != M::kStop && line(seat - 1) == line(seat)) return std::nullopt;
  Hand none;
  const std::size_t behind = past_joining(at);
  if (terms_.is(at, M::kComma) && line(behind) == line(seat) && item(behind, none)) return behind;
  std::size_t below = at;
  constexpr std::size_t kMost = 30;  // words about the player
  while (line(below) == line(seat)) {
    if (below > at + kMost || item(below, none)) return std::nullopt;
    ++below;
  }
  return line(below) == line(seat) + 1 && item(below, none) ? std::optional(below) : std::nullopt;
}

// What stands between a seat and its cards: "holds", ":", "who leads, has", "'s hand is"; the place after it.
std::optional<std::size_t> Teller::head(std::size_t at) const {
  if (const auto list = list_after(at)) return list;
  // ", who leads,"
  std::size_t close = at;
  for (std::size_t words = 0; words < 8 && !terms_.is(close, M::kStop); ++words) {
    const bool verb = terms_.is_any(close, M::kHold, M::kHave, M::kColon, M::kWith);
    if (verb) {
      ++close;
      while (terms_.is_filler(close) || terms_.is_any(close, M::kHold, M::kColon, M::kDo, M::kExactly, M::kLeft))
        ++close;
      return close;
    }
    if (terms_.is_any(close, M::kSuit, M::kRank, M::kCards, M::kNumber, M::kSeat) ||
        terms_.is_any(close, M::kTake, M::kMake, M::kAnd, M::kTrick))
      break;
    ++close;
  }
  // Nothing but cards of a suit may follow at once: "West ♠KQ ♥K, North …".
  Hand none;
  const std::size_t next = terms_.past_fillers(at);
  if (next == at && suit_and_ranks(at, none)) return at;
  return std::nullopt;
}

std::optional<Teller::ToldHand> Teller::hand_after(std::size_t at, bool goes_on) const {
  auto begin = head(at);
  if (!begin && goes_on) begin = at;
  if (!begin) return std::nullopt;
  ToldHand piece{.hand = {}, .cards = *begin};
  Hand ignored;
  for (std::size_t next = *begin;;) {
    next = past_joining(next);
    if (piece.to > 0 && names_a_seat(next)) break;
    auto end = item(next, piece.hand);
    // "The bare queen", "has kept the ten": what the cards are called besides.
    if (!end && terms_.is(next, M::kUnknown) && (piece.to == 0 || ranks_of_suit(past_joining(next + 1), ignored)))
      end = item(past_joining(next + 1), piece.hand);
    if (!end) break;
    next = piece.to = *end;
  }
  return piece.to > 0 ? std::optional(piece) : std::nullopt;
}

std::vector<Teller::ToldHand> Teller::pieces() const {
  std::vector<ToldHand> all;
  const auto size = [](const Hand& held) {
    std::size_t cards = 0;
    for (const auto& suit : held.suits) cards += suit.size();
    return cards;
  };
  std::size_t last_end = 0;
  for (std::size_t at = 0; at < terms_.items().size(); ++at) {
    const bool declarer = terms_.table().compass && terms_.is(at, M::kRole) &&
                          terms_.items()[at].value == static_cast<int>(Who::kDeclarer) &&
                          terms_.is_any(at + 1, M::kHold, M::kHave, M::kStill);
    if (!terms_.is(at, M::kSeat) && !declarer) continue;
    // "A has the ace of spades, B the king": the verb is not said again.
    const bool goes_on = last_end > 0 && past_joining(last_end) == at;
    auto piece = hand_after(at + 1, goes_on);
    if (!piece) continue;
    piece->hand.seat = declarer ? '\0' : terms_.seat_at(at);
    piece->hand.line = terms_.items()[at].line;
    piece->from = at;
    last_end = piece->to;
    at = piece->to - 1;
    // Of two lists for one seat the longer is the hand: the other is a card played.
    const auto same = std::ranges::find(all, piece->hand.seat, [](const ToldHand& each) { return each.hand.seat; });
    if (same == all.end())
      all.push_back(*std::move(piece));
    else if (size(same->hand) < size(piece->hand))
      *same = *std::move(piece);
  }
  // "Declarer holds …": who is told nothing else.
  const auto unnamed = std::ranges::find(all, '\0', [](const ToldHand& each) { return each.hand.seat; });
  std::string seats = terms_.table().seats;
  for (const ToldHand& each : all) std::erase(seats, each.hand.seat);
  if (unnamed != all.end() && seats.size() == 1) unnamed->hand.seat = seats[0];
  std::erase_if(all, [](const ToldHand& each) { return each.hand.seat == 0; });
  return all;
}

}  // namespace

std::vector<Hand> take_told_hands(std::vector<Item>& items, const Table& table, const games::Game& game) {
  const Terms terms(items, table, game);
  std::vector<Teller::ToldHand> pieces = Teller(terms).pieces();
  std::vector<Item> rest;
  std::vector<Hand> hands;
  for (std::size_t at = 0; at < items.size();) {
    const auto piece = std::ranges::find(pieces, at, &Teller::ToldHand::from);
    if (piece == pieces.end()) {
      rest.push_back(items[at++]);
      continue;
    }
    // What is said of the player beside his cards stays: "South, who leads, holds".
    for (; at < piece->cards; ++at) {
      rest.push_back(items[at]);
      if (items[at].is(M::kHold, M::kHave) || at == piece->from) rest.back().used = true;
    }
    rest.push_back({.meaning = M::kStop, .line = items[piece->from].line});
    at = piece->to;
  }
  for (Teller::ToldHand& piece : pieces) hands.push_back(std::move(piece.hand));
  items = std::move(rest);
  return hands;
}

}  // namespace ouverte::puzzles::text
