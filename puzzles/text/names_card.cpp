// Cards in the words of a problem, and contracts by name.
#include <algorithm>
#include <array>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/words.hpp"
#include "solver/games/shared/names.hpp"

namespace ouverte::puzzles::text {
namespace {

constexpr std::string_view kLettersOfSuits = "SHDC";

struct RankName {
  std::string_view name, rank;
};
constexpr std::array kRankNames = {
    RankName{"ace", "A"},   RankName{"king", "K"}, RankName{"queen", "Q"}, RankName{"jack", "J"},
    RankName{"knave", "J"}, RankName{"ten", "T"},  RankName{"nine", "9"},  RankName{"eight", "8"},
    RankName{"seven", "7"}, RankName{"six", "6"},  RankName{"five", "5"},  RankName{"four", "4"},
    RankName{"three", "3"}, RankName{"two", "2"},  RankName{"deuce", "2"}, RankName{"trey", "3"}};

}  // namespace

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

// "SK", "h10": a suit and a rank in one word.
At<Named> Names::card_in_a_word(std::size_t at) const {
  const Word* const word = this->word(at);
  if (word == nullptr || word->mark != Mark::kWord || word->raw.size() < 2 || word->raw.size() > 3) return std::nullopt;
  const char suit = upper(word->raw[0]);
  if (kLettersOfSuits.find(suit) == std::string_view::npos) return std::nullopt;
  std::string rank = word->raw.substr(1);
  if (rank == "10") rank = "T";
  if (rank.size() != 1 || table_.ranks.find(upper(rank[0])) == std::string::npos) return std::nullopt;
  return std::pair(Named{.suit = std::string(1, suit), .rank = std::string(1, upper(rank[0]))}, at + 1);
}

// "king of hearts", "K♥", "the king"; "four spades" is a contract or a number of cards, "the four of spades" is one.
At<Named> Names::rank_of_suit(std::size_t at, bool article) const {
  const auto rank = this->rank(at);
  if (!rank) return std::nullopt;
  const std::string& raw = words_[past_breaks(at)].raw;
  const bool of = is(rank->second, "of");
  const std::size_t next = of ? rank->second + 1 : rank->second;
  if (!of && !article && number(at) && raw.size() > 2) return std::nullopt;
  if (is(next, "trumps")) return std::pair(Named{.suit = "trumps", .rank = rank->first}, next + 1);
  if (const auto suit = this->suit(next))
    return std::pair(Named{.suit = std::string(1, suit->first), .rank = rank->first}, suit->second);
  if (article || (raw.size() == 1 && !is_digit(raw[0]))) return std::pair(Named{.rank = rank->first}, rank->second);
  return std::nullopt;
}

At<Named> Names::card(std::size_t at) const {
  at = past_breaks(at);
  bool article = false;
  for (const std::string_view word : {"the", "his", "her", "a", "another", "any", "small", "low", "little"}) {
    if (!is(at, word)) continue;
    article = true;
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
  if (auto whole = card_in_a_word(at)) return whole;
  if (const auto suit = this->suit(at)) {
    if (const auto rank = this->rank(suit->second))
      return std::pair(Named{.suit = std::string(1, suit->first), .rank = rank->first}, rank->second);
    if (article) return std::pair(Named{.suit = std::string(1, suit->first)}, suit->second);
    return std::nullopt;
  }
  if (article && is(at, "trump")) return std::pair(Named{.suit = "trumps"}, at + 1);
  return rank_of_suit(at, article);
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

}  // namespace ouverte::puzzles::text
