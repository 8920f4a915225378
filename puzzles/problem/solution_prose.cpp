#include "puzzles/problem/solution_prose.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <optional>
#include <vector>

#include "absl/strings/str_replace.h"
#include "puzzles/problem/solution_tokens.hpp"
#include "solver/base/split.hpp"
#include "solver/games/shared/names.hpp"

namespace ouverte::puzzles {
namespace {

constexpr std::string_view kClosing = ".,;:!?)";

// The last part of a word that is no part of what it says.
std::string take_closing(std::string& word) {
  std::size_t end = word.size();
  while (end > 0 && kClosing.find(word[end - 1]) != std::string_view::npos) --end;
  std::string closing = word.substr(end);
  word.resize(end);
  return closing;
}

std::string rank_named(const std::string& word) {
  constexpr std::array<std::string_view, 13> kRankWords = {"two",  "three", "four", "five",  "six",  "seven", "eight",
                                                           "nine", "ten",   "jack", "queen", "king", "ace"};
  constexpr std::string_view kRankLetters = "23456789TJQKA";
  const auto found = std::ranges::find(kRankWords, lower(word));
  return found == kRankWords.end() ? ""
                                   : std::string(1, kRankLetters[static_cast<std::size_t>(found - kRankWords.begin())]);
}

std::string suit_named(const std::string& word) {
  constexpr std::array<std::string_view, 4> kSuitWords = {"spade", "heart", "diamond", "club"};
  constexpr std::string_view kSuitLetters = "SHDC";
  std::string one = lower(word);
  if (one.ends_with('s')) one.pop_back();
  const auto found = std::ranges::find(kSuitWords, one);
  return found == kSuitWords.end() ? ""
                                   : std::string(1, kSuitLetters[static_cast<std::size_t>(found - kSuitWords.begin())]);
}

std::string with_letters(std::string_view text) {
  return absl::StrReplaceAll(std::string(text),
                             {{"♠", "S"}, {"♥", "H"}, {"♦", "D"}, {"♣", "C"}, {"10", "T"}, {"›", ""}, {"*", ""}});
}

// "DA" of "♦A", "A♦", "DA"; empty if a word is no card.
std::string card_in(const std::string& word) {
  std::string card = with_letters(word);
  std::ranges::transform(card, card.begin(), [](unsigned char letter) { return std::toupper(letter); });
  constexpr std::string_view kCardSuits = "SHDC", kCardRanks = "AKQJT98765432";
  if (card.size() != 2) return "";
  const auto is = [&](std::size_t suit, std::size_t rank) {
    return kCardSuits.find(card[suit]) != std::string_view::npos &&
           kCardRanks.find(card[rank]) != std::string_view::npos;
  };
  if (is(0, 1)) return card;
  return is(1, 0) ? std::string{card[1], card[0]} : "";
}

bool is_verb_or_article(const std::string& word) {
  constexpr std::array<std::string_view, 44> kDropped = {
      "leads",   "lead",  "plays", "play", "discards", "discard", "throws", "throw",     "wins",    "win",   "with",
      "takes",   "take",  "the",   "a",    "an",       "his",     "her",    "its",       "follows", "ruffs", "covers",
      "by",      "from",  "on",    "in",   "to",       "trick",   "hand",   "who",       "which",   "drops", "dummy's",
      "returns", "after", "first", "next", "must",     "now",     "high",   "overtakes", "comes",   "is",    "follow"};
  return std::ranges::find(kDropped, word) != kDropped.end();
}

class ProseTeller {
 public:
  ProseTeller(const games::Game& game, std::string_view seats) : game_(game), seats_(seats) {}

  std::string tell(std::string_view text) {
    const std::vector<std::string> words = base::words(text);
    for (std::size_t at = 0; at < words.size();) at += take(words, at);
    return out_;
  }

 private:
  std::size_t take(const std::vector<std::string>& words, std::size_t at) {
    std::string word = words[at];
    const std::string closing = take_closing(word);
    const auto bare = [&](std::size_t place) {
      std::string other = place < words.size() ? words[place] : "";
      take_closing(other);
      return other;
    };
    const std::string small = lower(word);
    if (small == "if" || small == "should" || small == "when") return begin_variation(), 1;
    if (small == "otherwise" || small == "else") return begin_variation(), out_ += "else: ", replies_ = false, 1;
    // "1." before cards; "Trick 1:"
    if (!word.empty() && std::ranges::all_of(word, [](unsigned char sign) { return std::isdigit(sign) != 0; }) &&
        (closing == "." || closing == ":"))
      return 1;
    const std::string possessive = small.ends_with("'s") ? word.substr(0, word.size() - 2) : word;
    if (const std::string seat = seat_named(possessive); !seat.empty()) return out_ += seat + " ", 1;
    if (const std::string card = card_in(word); !card.empty()) return add(card, closing), 1;
    // "Ace of diamonds", "A of diamonds", "diamond ace".
    const std::string rank =
        word.size() == 1 && std::isupper(static_cast<unsigned char>(word[0])) ? word : rank_named(word);
    if (lower(bare(at + 1)) == "of" && !rank.empty() && !suit_named(bare(at + 2)).empty()) {
      std::string last = words[at + 2];
      return add(suit_named(bare(at + 2)) + rank, take_closing(last)), 3;
    }
    if (!suit_named(word).empty() && !rank_named(bare(at + 1)).empty()) {
      std::string last = words[at + 1];
      return add(suit_named(word) + rank_named(bare(at + 1)), take_closing(last)), 2;
    }
    if (is_verb_or_article(small)) return 1;
    if (small == "anything" || small == "whatever") return add("any", closing), 1;
    out_ += word + closing + " ";
    return 1;
  }

  // A reply that is answered ends with a comma or colon.
  void add(const std::string& what, const std::string& closing) {
    out_ += what;
    if (replies_ && !closing.empty()) {
      out_ += ": ";
      replies_ = false;
    } else {
      out_ += (closing.find('!') != std::string::npos ? "!" : "") + std::string(closing.empty() ? " " : ", ");
    }
  }

  void begin_variation() {
    out_ += "\n" + std::string(1, static_cast<char>('A' + variations_++ % 26)) + ") ";
    replies_ = true;
  }

  [[nodiscard]] std::string seat_named(const std::string& word) const {
    for (const char seat : seats_) {
      std::string letter(1, seat);
      if (word == letter || lower(word) == lower(std::string(games::seat_name(letter, game_.seats())))) return letter;
    }
    return "";
  }

  const games::Game& game_;
  std::string_view seats_;
  std::string out_;
  int variations_ = 0;
  bool replies_ = false;
};

// "     N   E   S   W" and rows of cards below it, a trick each: each card when its seat's turn comes.
std::optional<std::string> of_table(std::string_view text, std::string_view seats, const games::Position& start) {
  std::vector<char> head;
  std::string told;
  const auto at = start.clone();
  for (const std::string_view row : base::lines(text)) {
    std::vector<std::string> words = base::words(with_letters(row));
    if (words.empty()) continue;
    if (head.empty()) {
      const auto names = [&](const std::string& cell) {
        return cell.size() == 1 && seats.find(cell[0]) != std::string_view::npos;
      };
      if (words.size() < 3 || !std::ranges::all_of(words, names)) return std::nullopt;
      for (const std::string& cell : words) head.push_back(cell[0]);
      continue;
    }
    if (words.size() == head.size() + 1) words.erase(words.begin());
    if (words.size() != head.size()) return std::nullopt;
    std::map<char, std::string> cards;
    for (std::size_t place = 0; place < head.size(); ++place)
      if (const std::string card = card_in(words[place]); !card.empty()) cards[head[place]] = card;
    while (!cards.empty() && !at->over()) {
      const auto card = cards.find(at->to_move().front());
      if (card == cards.end() || !at->play(card->second).ok()) return std::nullopt;
      told += std::string(1, card->first) + " " + card->second + ", ";
      cards.erase(card);
    }
  }
  return told.empty() ? std::nullopt : std::optional(told);
}

// Whether a text is in the written form: every word of four letters and more is one of its own.
bool is_written_form(std::string_view text) {
  constexpr std::array<std::string_view, 5> kOwnWords = {"then", "else", "cash", "cashes", "otherwise"};
  for (std::string word : base::words(text)) {
    take_closing(word);
    const std::string small = lower(word);
    const bool letters =
        small.size() >= 3 && std::ranges::all_of(small, [](unsigned char sign) { return std::isalpha(sign) != 0; });
    if (letters && small != "any" && small != "and" && std::ranges::find(kOwnWords, small) == kOwnWords.end())
      return false;
    if (!word.empty() && std::ranges::all_of(word, [](unsigned char sign) { return std::isdigit(sign) != 0; }))
      return false;
    if (small == "if") return false;
  }
  return true;
}

}  // namespace

std::string in_written_form(std::string_view text, const games::Game& game, const games::Position& at) {
  const std::string_view seats = game.seats_at(at.setup());
  if (auto table = of_table(text, seats, at)) return *std::move(table);
  return is_written_form(text) ? std::string(text) : ProseTeller(game, seats).tell(text);
}

}  // namespace ouverte::puzzles
