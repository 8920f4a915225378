// Seats, sides, numbers, suits and contracts of level and strain in the words of a problem.
#include "solver/games/shared/names.hpp"

#include <algorithm>
#include <array>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/words.hpp"

namespace ouverte::puzzles::text {
namespace {

constexpr std::array<std::string_view, 20> kNumbers = {
    "zero", "one",    "two",    "three",    "four",     "five",    "six",     "seven",     "eight",    "nine",
    "ten",  "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
constexpr std::array<std::string_view, 10> kTens = {"",      "",      "twenty",  "thirty", "forty",
                                                    "fifty", "sixty", "seventy", "eighty", "ninety"};

}  // namespace

Names::Names(std::span<const Word> words, const Table& table, const games::Game& game)
    : words_(words), table_(table), game_(game), past_breaks_(words.size()), mentions_(words.size()) {
  for (std::size_t at = words_.size(); at-- > 0;)
    past_breaks_[at] = words_[at].mark != Mark::kBreak ? at : at + 1 < words_.size() ? past_breaks_[at + 1] : at + 1;
  constexpr std::array<std::string_view, 12> kSitting = {"are", "sit",     "hold",    "defend", "as", "in",
                                                         "the", "playing", "sitting", "with",   "is", "seat"};
  for (std::size_t at = 0; at < words_.size(); ++at) {
    if (!is(at, "you")) continue;
    std::size_t next = at + 1;
    const auto between = [&](std::size_t place) {
      return is_any(place, kSitting) || (place < words_.size() && words_[place].mark == Mark::kComma);
    };
    if (!between(next)) continue;
    while (between(next)) ++next;
    if (const auto seat = this->seat(next); seat && past_breaks(next) == next) you_ = seat->first;
  }
  sides_.reserve(words_.size());
  for (std::size_t at = 0; at < words_.size(); ++at) sides_.push_back(side_read(at));
  for (std::size_t at = 0; at < words_.size();) {
    mentions_[at] = sides_[at].has_value();
    at = mentions_[at] ? std::max(sides_[at]->second, at + 1) : at + 1;
  }
}

bool Names::is_any(std::size_t at, std::span<const std::string_view> texts) const {
  return std::ranges::any_of(texts, [&](std::string_view text) { return is(at, text); });
}

std::optional<std::size_t> Names::past(std::size_t at, std::string_view phrase) const {
  while (!phrase.empty()) {
    const std::string_view one = phrase.substr(0, phrase.find(' '));
    at = past_breaks(at);
    if (!is(at, one)) return std::nullopt;
    ++at;
    phrase.remove_prefix(std::min(one.size() + 1, phrase.size()));
  }
  return at;
}

At<char> Names::seat(std::size_t at) const {
  at = past_breaks(at);
  if (is(at, "player")) ++at;
  if (at >= words_.size() || words_[at].mark != Mark::kWord) return std::nullopt;
  const char seat = seat_named(words_[at].raw, table_);
  if (seat != 0) return std::pair(seat, at + 1);
  // "s to lead": a small letter where only a seat can stand.
  constexpr std::array<std::string_view, 4> kAfterSeat = {"leads", "to", "on", "plays"};
  constexpr std::string_view kSmall = "nesw";
  if (const std::size_t small = kSmall.find(words_[at].raw);
      table_.compass && words_[at].raw.size() == 1 && small != std::string_view::npos && is_any(at + 1, kAfterSeat))
    return std::pair(table_.seats[small], at + 1);
  for (const games::Word& word : game_.vocabulary())
    if (word.what == games::Called::kSeat && past(at, word.text))
      return std::pair(word.written.front(), *past(at, word.text));
  if (!table_.compass) {
    constexpr std::array<std::string_view, 3> kHands = {"forehand", "middlehand", "rearhand"};
    if (is(at, "eldest")) return std::pair(table_.seats[0], at + 1);
    for (std::size_t place = 0; place < kHands.size() && place < table_.seats.size(); ++place)
      if (is(at, kHands[place])) return std::pair(table_.seats[place], at + 1);
  }
  return std::nullopt;
}

std::optional<Side> Names::role(std::size_t at, std::size_t& next) const {
  struct Role {
    std::string_view text;
    Who who;
  };
  constexpr std::array kRoles = {Role{"declaring side", Who::kDeclarer},
                                 Role{"declarer", Who::kDeclarer},
                                 Role{"dummy", Who::kDummy},
                                 Role{"soloist", Who::kDeclarer},
                                 Role{"defending side", Who::kDefenders},
                                 Role{"defence", Who::kDefenders},
                                 Role{"defense", Who::kDefenders},
                                 Role{"defenders", Who::kDefenders},
                                 Role{"opponents", Who::kDefenders},
                                 Role{"opposition", Who::kDefenders},
                                 Role{"adversaries", Who::kDefenders},
                                 Role{"others", Who::kDefenders},
                                 Role{"other two", Who::kDefenders},
                                 Role{"other players", Who::kDefenders}};
  if (at > 0 && is(at - 1, "double")) return std::nullopt;  // "double dummy"
  if (is(at, "you")) {
    next = at + 1;
    return you();
  }
  for (const Role& role : kRoles) {
    if (const auto end = past(at, role.text)) {
      next = *end;
      return Side{.who = role.who};
    }
  }
  for (const games::Word& word : game_.vocabulary()) {
    const bool declarer = word.what == games::Called::kDeclarer;
    if (!declarer && word.what != games::Called::kDefenders) continue;
    if (const auto end = past(at, word.text)) {
      next = *end;
      return Side{.who = declarer ? Who::kDeclarer : Who::kDefenders};
    }
  }
  return std::nullopt;
}

At<Side> Names::side_read(std::size_t at) const {
  at = past_breaks(at);
  if (is(at, "the") || is(at, "both")) at = past_breaks(at + 1);
  std::size_t next = at;
  if (const auto role = this->role(at, next)) return std::pair(*role, next);
  const Word* const first = word(at);
  if (first == nullptr || first->mark != Mark::kWord) return std::nullopt;
  // "NS", "EW"
  if (table_.compass && (first->raw == "NS" || first->raw == "SN")) return std::pair(Side{.seats = "NS"}, at + 1);
  if (table_.compass && (first->raw == "EW" || first->raw == "WE")) return std::pair(Side{.seats = "EW"}, at + 1);
  // "ns", "e/w": in small letters only as pairs.
  if (table_.compass && first->raw == "ns") return std::pair(Side{.seats = "NS"}, at + 1);
  if (table_.compass && first->raw == "ew") return std::pair(Side{.seats = "EW"}, at + 1);
  if (const Word* const second = word(at + 1); table_.compass && second != nullptr && second->glued) {
    if (first->raw == "n" && second->raw == "s") return std::pair(Side{.seats = "NS"}, at + 2);
    if (first->raw == "e" && second->raw == "w") return std::pair(Side{.seats = "EW"}, at + 2);
  }
  const auto one = seat(at);
  if (!one) return std::nullopt;
  Side side{.seats = std::string(1, one->first)};
  next = one->second;
  for (;;) {
    std::size_t more = next;
    const bool joined = is(more, "and") || is(more, "&") || is(more, "or");
    if (joined) more = past_breaks(more + 1);
    const bool touching = word(more) != nullptr && words_[more].glued && words_[more].mark == Mark::kWord;
    const auto another = joined || touching ? seat(more) : std::nullopt;
    if (!another || side.seats.find(another->first) != std::string::npos) break;
    side.seats += another->first;
    next = another->second;
  }
  return std::pair(side, next);
}

// Who is "with", "by" or "against" somebody is not who is to do it, and neither is an owner ("South's 4S").
bool Names::does_something(std::size_t at, std::size_t from) const {
  constexpr std::array<std::string_view, 6> kOthers = {"against", "by", "with", "from", "after", "over"};
  const std::size_t article = at > from && is(at - 1, "the") ? 1 : 0;
  const bool other = at > from + article && is_any(at - 1 - article, kOthers);
  return !other && !is(sides_[at]->second, "'s");
}

At<Side> Names::last_side(std::size_t from, std::size_t at) const {
  for (std::size_t place = std::min(at, words_.size()); place-- > from;) {
    if (!mentions_[place]) continue;
    if (sides_[place]->second <= at && does_something(place, from)) return std::pair(sides_[place]->first, place);
    // What reaches past `at` is not named before it; a part of it may be.
    for (std::size_t inner = at; sides_[place]->second > at && inner-- > place + 1;)
      if (sides_[inner] && sides_[inner]->second <= at && does_something(inner, from))
        return std::pair(sides_[inner]->first, inner);
  }
  return std::nullopt;
}

At<int> Names::number(std::size_t at) const {
  at = past_breaks(at);
  const Word* const word = this->word(at);
  if (word == nullptr || word->mark != Mark::kWord) return std::nullopt;
  if (is_digit(word->raw[0]) && word->raw.size() <= 4 && std::ranges::all_of(word->raw, is_digit))
    return std::pair(std::stoi(word->raw), at + 1);
  for (std::size_t number = 0; number < kNumbers.size(); ++number)
    if (word->text == kNumbers[number]) return std::pair(static_cast<int>(number), at + 1);
  for (std::size_t tens = 2; tens < kTens.size(); ++tens) {
    if (word->text != kTens[tens]) continue;
    for (std::size_t ones = 1; ones < 10; ++ones)
      if (is(at + 1, kNumbers[ones])) return std::pair(static_cast<int>(10 * tens + ones), at + 2);
    return std::pair(static_cast<int>(10 * tens), at + 1);
  }
  return std::nullopt;
}

At<char> Names::suit(std::size_t at) const {
  at = past_breaks(at);
  const Word* const word = this->word(at);
  if (word == nullptr || word->mark != Mark::kWord) return std::nullopt;
  if (is_suit_sign(word->raw[0])) return std::pair("SHDC"[word->raw[0] - kSuitSign], at + 1);
  if (word->raw.size() == 1 && std::string_view("SHDC").find(word->raw[0]) == std::string_view::npos)
    return std::nullopt;
  const auto trump = games::read_trump(word->text);
  if (!trump || !*trump) return std::nullopt;
  return std::pair(games::trump_text(*trump)[0], at + 1);
}

At<char> Names::strain(std::size_t at) const {
  at = past_breaks(at);
  for (const std::string_view text :
       {"notrump", "notrumps", "nt", "nts", "sa", "no trump", "no trumps", "sans atout", "without trumps"})
    if (const auto end = past(at, text)) return std::pair(kNoTrump, *end);
  return suit(at);
}

At<Bid> Names::bid(std::size_t at) const {
  at = past_breaks(at);
  const auto level = number(at);
  if (!level || level->first < 1 || level->first > 7) return std::nullopt;
  Bid bid{.level = level->first};
  auto denomination = strain(level->second);
  const Word* const word = this->word(level->second);
  if (!denomination && word != nullptr &&
      (word->raw == "N" || word->raw == "SX" || word->raw == "HX" || word->raw == "DX" || word->raw == "CX" ||
       word->raw == "NTX" || word->raw == "NTx")) {
    denomination = std::pair(word->raw[0], level->second + 1);
    if (word->raw.size() > 1) bid.doubled = "X";
  }
  if (!denomination) return std::nullopt;
  bid.strain = denomination->first;
  std::size_t next = denomination->second;
  if (!bid.doubled.empty()) return std::pair(bid, next);
  // "4S doubled", "four spades, doubled"
  const std::size_t after = this->word(next) != nullptr && this->word(next)->raw == "," ? next + 1 : next;
  for (const auto& [text, doubled] : {std::pair{"x", "X"}, {"doubled", "X"}, {"xx", "XX"}, {"redoubled", "XX"}}) {
    if (!is(after, text)) continue;
    bid.doubled = doubled;
    next = after + 1;
  }
  return std::pair(bid, next);
}

}  // namespace ouverte::puzzles::text
