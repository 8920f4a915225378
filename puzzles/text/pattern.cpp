#include "puzzles/text/pattern.hpp"

#include <algorithm>

#include "solver/base/check.hpp"

namespace ouverte::puzzles::text {
namespace {

// The place after what may stand between two elements of a phrase.
std::size_t past_blank(const Names& names, std::size_t at) {
  const auto blank = [&](const Word& word) {
    return word.mark == Mark::kBreak || word.raw == "=" ||
           (word.mark == Mark::kComma && (word.raw == ":" || word.raw == "."));
  };
  while (names.word(at) != nullptr && blank(*names.word(at))) ++at;
  return at;
}

// Reads one name into `found`; the place after it, or nothing.
std::optional<std::size_t> name_at(const Names& names, std::size_t at, std::string_view kind, Match& found) {
  const auto keep = [&](const auto& read, auto& list) -> std::optional<std::size_t> {
    if (!read) return std::nullopt;
    list.push_back(read->first);
    return read->second;
  };
  if (kind == "<seat>") return keep(names.seat(at), found.seats);
  if (kind == "<side>") return keep(names.side(at), found.sides);
  if (kind == "<card>") {
    const auto card = names.card(at);
    return card ? std::optional(card->second) : std::nullopt;
  }
  if (kind == "<role>") {
    const auto role = names.side(at);
    return role && role->first.who == Who::kDeclarer ? std::optional(role->second) : std::nullopt;
  }
  if (kind == "<rank>") return keep(names.rank(at), found.ranks);
  if (kind == "<num>") return keep(names.number(at), found.numbers);
  if (kind == "<suit>") return keep(names.suit(at), found.suits);
  if (kind == "<strain>") return keep(names.strain(at), found.suits);
  if (kind == "<bid>") return keep(names.bid(at), found.bids);
  CHECK(kind == "<name>");
  return keep(names.contract(at), found.contracts);
}

std::optional<std::size_t> element_at(const Names& names, std::size_t at, std::string_view element, Match& found) {
  if (element.front() == '<') return name_at(names, at, element, found);
  const Word* const word = names.word(at);
  if (word == nullptr) return std::nullopt;
  if (element == ",") return word->mark == Mark::kComma ? std::optional(at + 1) : std::nullopt;
  while (!element.empty()) {
    const std::string_view one = element.substr(0, element.find('|'));
    if (one == "," ? word->mark == Mark::kComma : word->mark == Mark::kWord && word->text == one) return at + 1;
    element.remove_prefix(std::min(one.size() + 1, element.size()));
  }
  return std::nullopt;
}

bool follow(const Names& names, std::size_t at, std::string_view pattern, Match& found) {
  if (pattern.empty()) {
    found.end = at;
    return true;
  }
  std::string_view element = pattern.substr(0, pattern.find(' '));
  const std::string_view rest = pattern.substr(std::min(element.size() + 1, pattern.size()));
  if (element == "!:") {
    // At the end of a line a colon only announces what is below.
    const Word* const word = names.word(at);
    const Word* const next = names.word(at + 1);
    const bool heads = word != nullptr && word->raw == ":" && next != nullptr && next->mark == Mark::kWord;
    return !heads && follow(names, at, rest, found);
  }
  const char sign = element.front();
  if (sign == '?' || sign == '!') element.remove_prefix(1);
  const std::size_t place = past_blank(names, at);
  Match longer = found;
  const auto next = element_at(names, place, element, longer);
  if (sign == '!') return !next && follow(names, at, rest, found);
  if (next && follow(names, *next, rest, longer)) {
    found = longer;
    return true;
  }
  return sign == '?' && follow(names, at, rest, found);
}

}  // namespace

std::optional<Match> match(const Names& names, std::size_t at, std::string_view pattern) {
  Match found;
  if (!follow(names, at, pattern, found)) return std::nullopt;
  return found;
}

}  // namespace ouverte::puzzles::text
