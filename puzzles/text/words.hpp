// The prose of a posted problem as words, and what people name in it: seats, sides, numbers, suits, cards, contracts.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/text/clean.hpp"
#include "puzzles/text/row.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::puzzles::text {

enum class Mark { kWord, kComma, kBreak, kStop };  // kBreak: the end of a line, kStop: of a sentence

struct Word {
  std::string text;  // in lower case
  std::string raw;
  int line = 0;
  Mark mark = Mark::kWord;
  bool glued = false;  // nothing stands between it and the word before
};

[[nodiscard]] std::vector<Word> words_of(const std::vector<Line>& prose);
[[nodiscard]] std::string text_of(std::span<const Word> words);

// Who: seats by their letters, or a side by its part in the deal.
enum class Who { kSeats, kDeclarer, kDummy, kDefenders };
struct Side {
  Who who = Who::kSeats;
  std::string seats = {};

  friend bool operator==(const Side&, const Side&) = default;
};

inline constexpr char kNoTrump = 'N';

// A contract of level and strain: "4S", "three no trumps doubled".
struct Bid {
  int level = 0;
  char strain = kNoTrump;
  std::string doubled = {};
};

// A card, as far as it is named: "the king" has no suit, "another spade" no rank.
struct Named {
  std::string suit = {};  // "S" …, "trumps", or empty
  std::string rank = {};  // "K", or empty
  std::string card = {};  // a card that is neither: "*", "21"
};

// Something read at a place, and the place after it.
template <class T>
using At = std::optional<std::pair<T, std::size_t>>;

// Reads names in the words of one problem. Every reader takes the place to begin at, past breaks of lines.
class Names {
 public:
  Names(std::span<const Word> words, const Table& table, const games::Game& game);

  [[nodiscard]] At<char> seat(std::size_t at) const;
  [[nodiscard]] At<Side> side(std::size_t at) const { return at < sides_.size() ? sides_[at] : std::nullopt; }
  // The side named last between two places, as one who does something, and where.
  [[nodiscard]] At<Side> last_side(std::size_t from, std::size_t at) const;
  [[nodiscard]] At<int> number(std::size_t at) const;
  [[nodiscard]] At<char> suit(std::size_t at) const;    // S H D C
  [[nodiscard]] At<char> strain(std::size_t at) const;  // also no trump
  // Whom the post addresses: a seat, if it says which, else the declarer.
  [[nodiscard]] Side you() const {
    return you_ == 0 ? Side{.who = Who::kDeclarer} : Side{.seats = std::string(1, you_)};
  }
  [[nodiscard]] At<Bid> bid(std::size_t at) const;
  [[nodiscard]] At<std::string> rank(std::size_t at) const;      // "king", "K", "10"
  [[nodiscard]] At<Named> card(std::size_t at) const;            // at least a suit with an article, or a rank
  [[nodiscard]] At<std::string> contract(std::size_t at) const;  // the game's own names, as records write them

  [[nodiscard]] std::span<const Word> words() const { return words_; }
  [[nodiscard]] const Word* word(std::size_t at) const { return at < words_.size() ? &words_[at] : nullptr; }
  [[nodiscard]] bool is(std::size_t at, std::string_view text) const {
    return at < words_.size() && words_[at].mark == Mark::kWord && words_[at].text == text;
  }
  [[nodiscard]] bool is_any(std::size_t at, std::span<const std::string_view> texts) const;
  // Past breaks of lines.
  [[nodiscard]] std::size_t past_breaks(std::size_t at) const {
    return at < past_breaks_.size() ? past_breaks_[at] : at;
  }
  // Past the words of `phrase`, if they stand there.
  [[nodiscard]] std::optional<std::size_t> past(std::size_t at, std::string_view phrase) const;
  [[nodiscard]] const Table& table() const { return table_; }
  [[nodiscard]] const games::Game& game() const { return game_; }

 private:
  [[nodiscard]] At<Side> side_read(std::size_t at) const;
  [[nodiscard]] bool does_something(std::size_t at, std::size_t from) const;
  [[nodiscard]] At<Named> card_in_a_word(std::size_t at) const;
  [[nodiscard]] At<Named> rank_of_suit(std::size_t at, bool article) const;
  [[nodiscard]] std::optional<Side> role(std::size_t at, std::size_t& next) const;

  std::span<const Word> words_;
  const Table& table_;
  const games::Game& game_;
  char you_ = 0;                          // the seat of "you", if it is said
  std::vector<std::size_t> past_breaks_;  // by place, and so are these
  std::vector<At<Side>> sides_;
  std::vector<bool> mentions_;  // whether a side is named there, read from the first word on
};

}  // namespace ouverte::puzzles::text
