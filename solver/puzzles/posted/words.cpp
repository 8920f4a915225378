#include "solver/puzzles/posted/words.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "solver/games/names.hpp"
#include "solver/games/texts.hpp"

namespace ouverte::puzzles::posted {
namespace {

using games::lower_case;

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }
bool is_letter(char letter) { return std::isalpha(static_cast<unsigned char>(letter)) != 0; }

// Splits one word between blanks: punctuation, suit signs, figures and letters apart.
class WordSplitter {
 public:
  WordSplitter(std::vector<Word>& words, int line) : words_(words), line_(line) {}

  void split(std::string_view text) {
    bool glued = false;
    while (!text.empty()) {
      const std::size_t length = piece(text);
      // "*Lead*": stars that only stress a word.
      const bool stress = text.front() == '*' && ((glued && !words_.empty() && words_.back().text != "*") ||
                                                  (text.size() > 1 && is_letter(text[1])));
      if (!stress) add(text.substr(0, length), glued, text.substr(length));
      text.remove_prefix(length);
      glued = true;
    }
  }

 private:
  static std::size_t piece(std::string_view text) {
    const char first = text.front();
    if (is_suit_sign(first)) return 1;
    if (text.starts_with("'s") && (text.size() == 2 || !is_letter(text[2]))) return 2;
    if (text.starts_with(">=") || text.starts_with("<=")) return 2;
    const auto run = [&](auto belongs) {
      return static_cast<std::size_t>(std::ranges::find_if_not(text, belongs) - text.begin());
    };
    if (is_digit(first)) return run(is_digit);
    if (is_letter(first)) return run([](char letter) { return is_letter(letter) || is_digit(letter); });
    return 1;
  }

  void add(std::string_view text, bool glued, std::string_view rest) {
    Word word{.text = lower_case(text), .raw = std::string(text), .line = line_, .glued = glued};
    const char first = text.front();
    const bool word_like = is_letter(first) || is_digit(first) || is_suit_sign(first) || first == '*' || first == '>' ||
                           first == '<' || first == '=' || first == '\'';
    if (text == "'" || first == '"' || first == '(' || first == ')' || first == '[' || first == ']' || first == '-' ||
        first == '/' || first == '#' || first == '&') {
      if (first != '&' && first != '/' && first != '-') {
        if (first == '(' || first == ')')
          word.mark = Mark::kComma;
        else
          return;
      }
      if (first == '-' && !glued) word.mark = Mark::kComma;
      if (first == '-' && glued) return;
      if (first == '/') return;
    } else if (!word_like) {
      const bool stop = first == '.' || first == '!' || first == '?' || first == ';';
      // "N. Other", "S. to lead", "4.5": no sentence ends there.
      const bool initial = first == '.' && !words_.empty() && words_.back().mark == Mark::kWord &&
                           words_.back().raw.size() == 1 && is_letter(words_.back().raw[0]) && !rest.empty();
      word.mark = stop && !initial ? Mark::kStop : Mark::kComma;
    }
    words_.push_back(word);
  }

  std::vector<Word>& words_;
  int line_;
};

constexpr std::array<std::string_view, 20> kNumbers = {
    "zero", "one",    "two",    "three",    "four",     "five",    "six",     "seven",     "eight",    "nine",
    "ten",  "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
constexpr std::array<std::string_view, 10> kTens = {"",      "",      "twenty",  "thirty", "forty",
                                                    "fifty", "sixty", "seventy", "eighty", "ninety"};

struct RankName {
  std::string_view name, rank;
};
constexpr std::array kRankNames = {
    RankName{"ace", "A"},   RankName{"king", "K"}, RankName{"queen", "Q"}, RankName{"jack", "J"},
    RankName{"knave", "J"}, RankName{"ten", "T"},  RankName{"nine", "9"},  RankName{"eight", "8"},
    RankName{"seven", "7"}, RankName{"six", "6"},  RankName{"five", "5"},  RankName{"four", "4"},
    RankName{"three", "3"}, RankName{"two", "2"},  RankName{"deuce", "2"}, RankName{"trey", "3"}};

}  // namespace

std::vector<Word> words_of(const std::vector<Line>& prose) {
  std::vector<Word> words;
  for (const Line& line : prose) {
    WordSplitter splitter(words, line.number);
    const bool blank = line.text.find_first_not_of(' ') == std::string::npos;
    for (std::size_t from = 0; (from = line.text.find_first_not_of(' ', from)) != std::string::npos;) {
      const std::size_t to = std::min(line.text.find(' ', from), line.text.size());
      splitter.split(std::string_view(line.text).substr(from, to - from));
      from = to;
    }
    words.push_back({.text = "\n", .raw = "\n", .line = line.number, .mark = blank ? Mark::kStop : Mark::kBreak});
  }
  return words;
}

std::string text_of(std::span<const Word> words) {
  std::string text;
  for (const Word& word : words) {
    if (word.mark == Mark::kBreak || word.raw == "\n") continue;
    if (!text.empty() && !word.glued && word.mark == Mark::kWord) text += ' ';
    text += word.raw;
  }
  return readable(text);
}

bool Names::is_any(std::size_t at, std::span<const std::string_view> texts) const {
  return std::ranges::any_of(texts, [&](std::string_view text) { return is(at, text); });
}

std::size_t Names::past_breaks(std::size_t at) const {
  while (at < words_.size() && words_[at].mark == Mark::kBreak) ++at;
  return at;
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

At<Side> Names::side(std::size_t at) const {
  at = past_breaks(at);
  if (is(at, "the") || is(at, "both")) at = past_breaks(at + 1);
  std::size_t next = at;
  if (const auto role = this->role(at, next)) return std::pair(*role, next);
  const Word* const first = word(at);
  if (first == nullptr || first->mark != Mark::kWord) return std::nullopt;
  // "NS", "EW"
  if (table_.compass && (first->raw == "NS" || first->raw == "SN")) return std::pair(Side{.seats = "NS"}, at + 1);
  if (table_.compass && (first->raw == "EW" || first->raw == "WE")) return std::pair(Side{.seats = "EW"}, at + 1);
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
  if (is(next, "x") || is(next, "doubled")) bid.doubled = "X";
  if (is(next, "xx") || is(next, "redoubled")) bid.doubled = "XX";
  if (!bid.doubled.empty() && word->raw.size() <= 2 &&
      (is(next, "x") || is(next, "xx") || is(next, "doubled") || is(next, "redoubled")))
    ++next;
  return std::pair(bid, next);
}

At<std::string> Names::rank(std::size_t at) const {
  at = past_breaks(at);
  const Word* const word = this->word(at);
  if (word == nullptr || word->mark != Mark::kWord) return std::nullopt;
  for (const games::Word& known : game_.vocabulary())
    if (known.what == games::Called::kRank && past(at, known.text))
      return std::pair(std::string(known.written), *past(at, known.text));
  for (const RankName& known : kRankNames)
    if (word->text == known.name) return std::pair(std::string(known.rank), at + 1);
  if (word->raw == "10") return std::pair(std::string("T"), at + 1);
  if (word->raw.size() == 1 && table_.ranks.find(word->raw[0]) != std::string::npos)
    return std::pair(word->raw, at + 1);
  return std::nullopt;
}

At<Named> Names::card(std::size_t at) const {
  at = past_breaks(at);
  bool article = false;
  bool any = false;
  for (const std::string_view word : {"the", "his", "her", "a", "another", "any", "small", "low", "little"}) {
    if (!is(at, word)) continue;
    article = true;
    any |= word != "the" && word != "his" && word != "her";
    at = past_breaks(at + 1);
  }
  for (const games::Word& word : game_.vocabulary())
    if (word.what == games::Called::kCard && past(at, word.text))
      return std::pair(Named{.card = std::string(word.written)}, *past(at, word.text));
  const Word* const word = this->word(at);
  if (word == nullptr || word->mark != Mark::kWord) return std::nullopt;
  if (word->raw == "*" && (table_.jokers || table_.trumps)) return std::pair(Named{.card = "*"}, at + 1);
  if (table_.trumps && is_digit(word->raw[0]) && word->raw.size() <= 2)
    return std::pair(Named{.card = word->raw}, at + 1);
  // "♠K", "SK", "♠ 10", "spade king"
  const bool one_word =
      word->raw.size() >= 2 && word->raw.size() <= 3 &&
      std::string_view("SHDC").find(static_cast<char>(std::toupper(static_cast<unsigned char>(word->raw[0])))) !=
          std::string_view::npos;
  if (one_word) {
    std::string rank = word->raw.substr(1);
    if (rank == "10") rank = "T";
    std::ranges::transform(rank, rank.begin(),
                           [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
    if (rank.size() == 1 && table_.ranks.find(rank[0]) != std::string::npos)
      return std::pair(
          Named{.suit = std::string(1, static_cast<char>(std::toupper(static_cast<unsigned char>(word->raw[0])))),
                .rank = rank},
          at + 1);
  }
  if (const auto suit = this->suit(at)) {
    if (const auto rank = this->rank(suit->second))
      return std::pair(Named{.suit = std::string(1, suit->first), .rank = rank->first}, rank->second);
    if (any || article) return std::pair(Named{.suit = std::string(1, suit->first)}, suit->second);
    return std::nullopt;
  }
  if ((any || article) && (is(at, "trump"))) return std::pair(Named{.suit = "trumps"}, at + 1);
  if (const auto rank = this->rank(at)) {
    std::size_t next = rank->second;
    const bool of = is(next, "of");
    if (of) ++next;
    // "four spades" is a contract or a number of cards, "the four of spades" and "4♠" a card.
    if (!of && !article && number(at) && word->raw.size() > 2) return std::nullopt;
    if (is(next, "trumps")) return std::pair(Named{.suit = "trumps", .rank = rank->first}, next + 1);
    if (const auto suit = this->suit(next))
      return std::pair(Named{.suit = std::string(1, suit->first), .rank = rank->first}, suit->second);
    if (article || (word->raw.size() == 1 && !is_digit(word->raw[0])))
      return std::pair(Named{.rank = rank->first}, rank->second);
  }
  return std::nullopt;
}

At<std::string> Names::contract(std::size_t at) const {
  at = past_breaks(at);
  At<std::string> longest;
  const auto consider = [&](std::string_view text, std::string_view written) {
    const auto end = past(at, text);
    if (end && (!longest || *end > longest->second)) longest = std::pair(std::string(written), *end);
  };
  for (const games::ContractInfo& info : game_.contracts()) {
    const bool role = std::ranges::any_of(game_.vocabulary(), [&](const games::Word& word) {
      return word.what == games::Called::kDeclarer && word.text == info.name;
    });
    if (role || info.name.size() < 4 || games::read_trump(info.name)) continue;
    std::string spaced(info.name);
    std::ranges::replace(spaced, '-', ' ');
    consider(spaced, info.name);
  }
  for (const games::Word& word : game_.vocabulary())
    if (word.what == games::Called::kContract) consider(word.text, word.written);
  return longest;
}

}  // namespace ouverte::puzzles::posted
