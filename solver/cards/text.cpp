#include "solver/cards/text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <optional>
#include <utility>

#include "solver/base/status.hpp"

namespace ouverte::cards {
namespace {

using base::invalid;
using base::quoted;
using base::str;

constexpr std::string_view kSuitLetters = "SHDC";
constexpr std::array<std::string_view, kSuits> kSuitNames = {"spades", "hearts", "diamonds", "clubs"};

constexpr char upper(char letter) { return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 32) : letter; }

std::string suit_name(Suit suit) { return std::string(kSuitNames[static_cast<std::size_t>(index(suit))]); }

std::string_view letters(const Pack& pack, Suit suit) { return pack.ranks[static_cast<std::size_t>(index(suit))]; }

// The letters of the ranks that the pack has in a suit, the highest first.
std::string ranks_of(const Pack& pack, Suit suit) {
  std::string found;
  for (std::size_t rank = letters(pack, suit).size(); rank-- > 0;)
    if (pack.cards.has(pack.card(suit, static_cast<int>(rank)))) found += letters(pack, suit)[rank];
  return found;
}

// The card of a suit whose rank stands at the front of `rest`, which moves on past it.
std::optional<Card> take_rank(const Pack& pack, Suit suit, std::string_view& rest) {
  const bool ten = rest.starts_with("10");
  const std::size_t rank = letters(pack, suit).find(ten ? 'T' : upper(rest.front()));
  if (rank == std::string_view::npos) return std::nullopt;
  const Card card = pack.card(suit, static_cast<int>(rank));
  if (!pack.cards.has(card)) return std::nullopt;
  rest.remove_prefix(ten ? 2 : 1);
  return card;
}

// A tarock trump by its number, or the Sküs.
std::optional<Card> trump_card(std::string_view text) {
  if (text == "*") return tarock_trump(kSkues);
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc() && end == text.data() + text.size() && text.front() != '0';
  if (!whole || number < 1 || number >= kSkues) return std::nullopt;
  return tarock_trump(number);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (std::size_t from = 0;;) {
    const std::size_t to = text.find(separator, from);
    parts.push_back(text.substr(from, to - from));
    if (to == std::string_view::npos) return parts;
    from = to + 1;
  }
}

absl::Status add_extra(const Pack& pack, std::string_view field, std::string_view hand, std::vector<Card>& cards) {
  if (field.empty()) return absl::OkStatus();
  if (pack.fifth == Fifth::kJokers) {
    for (const char letter : field) {
      if (letter != '*') return invalid("found '", letter, "' among the jokers of ", quoted(hand), ", expected *");
      cards.push_back(kJoker);
    }
    return absl::OkStatus();
  }
  for (const std::string_view word : split(field, ',')) {
    const std::optional<Card> trump = trump_card(word);
    if (!trump) {
      return invalid("found ", quoted(word), " among the trumps of ", quoted(hand), ", expected 1 to 21, or *");
    }
    cards.push_back(*trump);
  }
  return absl::OkStatus();
}

absl::Status wrong_fields(const Pack& pack, std::size_t found, std::string_view text) {
  std::string_view expected = "4 (spades.hearts.diamonds.clubs)";
  if (pack.fifth == Fifth::kJokers) expected = "4 or 5 (spades.hearts.diamonds.clubs.jokers)";
  if (pack.fifth == Fifth::kTrumps) expected = "4 or 5 (spades.hearts.diamonds.clubs.trumps)";
  return invalid("found ", base::counted(found, "field"), " in ", quoted(text), ", expected ", expected);
}

// The card that `written` means: itself, or of alike jokers the first that is not taken. None if all are.
std::optional<Card> not_taken(const Pack& pack, Card written, CardSet taken) {
  if (pack.fifth != Fifth::kJokers || written != kJoker) {
    return taken.has(written) ? std::nullopt : std::optional(written);
  }
  const CardSet left = pack.extra() - taken;
  return left.empty() ? std::nullopt : std::optional(left.lowest());
}

}  // namespace

absl::StatusOr<std::vector<Card>> parse_cards(const Pack& pack, std::string_view text) {
  std::vector<Card> cards;
  if (text == "-") return cards;
  if (text.empty()) return invalid("found an empty text, expected a hand, or - for no cards");
  const std::vector<std::string_view> fields = split(text, '.');
  const bool has_fifth = fields.size() == kSuits + 1 && pack.fifth != Fifth::kNone;
  if (fields.size() != kSuits && !has_fifth) return wrong_fields(pack, fields.size(), text);
  for (const Suit suit : kAllSuits) {
    std::string_view rest = fields[static_cast<std::size_t>(index(suit))];
    while (!rest.empty()) {
      const std::optional<Card> card = take_rank(pack, suit, rest);
      if (!card) {
        return invalid("found '", rest.front(), "' in the ", suit_name(suit), " of ", quoted(text),
                       ", expected one of ", ranks_of(pack, suit));
      }
      cards.push_back(*card);
    }
  }
  if (has_fifth) {
    if (absl::Status status = add_extra(pack, fields.back(), text, cards); !status.ok()) return status;
  }
  return cards;
}

absl::StatusOr<CardSet> parse_hand(const Pack& pack, std::string_view text, CardSet taken) {
  const absl::StatusOr<std::vector<Card>> cards = parse_cards(pack, text);
  if (!cards.ok()) return cards.status();
  CardSet hand;
  for (const Card written : *cards) {
    if (const std::optional<Card> card = not_taken(pack, written, taken | hand)) {
      hand.add(*card);
    } else if (hand.has(written)) {
      return invalid("found ", card_text(pack, written), " once too often in ", quoted(text),
                     ", expected each card once");
    } else {
      return invalid("found ", card_text(pack, written), " in ", quoted(text),
                     ", which is elsewhere already, expected each card once");
    }
  }
  return hand;
}

absl::StatusOr<Card> parse_card(const Pack& pack, std::string_view text, CardSet taken) {
  std::optional<Card> card;
  if (pack.fifth == Fifth::kJokers && text == "*") card = kJoker;
  if (pack.fifth == Fifth::kTrumps && !text.empty()) card = trump_card(text);
  if (text.size() >= 2) {
    if (const std::size_t suit = kSuitLetters.find(upper(text.front())); suit != std::string_view::npos) {
      std::string_view rest = text.substr(1);
      card = take_rank(pack, kAllSuits[suit], rest);
      if (!rest.empty()) card = std::nullopt;
    }
  }
  if (!card) return invalid("found ", quoted(text), ", expected a card of ", pack.name, ", such as SK");
  card = not_taken(pack, *card, taken);
  if (!card) return invalid("found ", quoted(text), ", which is elsewhere already, expected each card once");
  return *card;
}

std::string card_text(const Pack& pack, Card card) {
  if (pack.fifth == Fifth::kTrumps && pack.extra().has(card)) {
    const int number = tarock_trump_number(card);
    return number == kSkues ? "*" : std::to_string(number);
  }
  if (pack.fifth == Fifth::kJokers && kJokerNumbers.has(card)) return "*";
  const Suit suit = static_cast<Suit>(card.number() / pack.lane);
  const char rank = letters(pack, suit)[static_cast<std::size_t>(card.number() % pack.lane)];
  return {kSuitLetters[static_cast<std::size_t>(index(suit))], rank};
}

std::string cards_text(const Pack& pack, std::vector<Card> cards) {
  if (cards.empty()) return "-";
  std::sort(cards.begin(), cards.end(), std::greater<>());
  std::array<std::string, kSuits + 1> fields;
  for (const Card card : cards) {
    const std::string word = card_text(pack, card);
    if (pack.extra().has(card)) {
      if (pack.fifth == Fifth::kTrumps && !fields.back().empty()) fields.back() += ',';
      fields.back() += word;
    } else {
      fields[kSuitLetters.find(word.front())] += word.back();
    }
  }
  std::string text = str(fields[0], '.', fields[1], '.', fields[2], '.', fields[3]);
  return pack.fifth == Fifth::kNone ? text : str(text, '.', fields[4]);
}

std::string hand_text(const Pack& pack, CardSet hand) {
  std::vector<Card> cards;
  for (const Card card : hand) cards.push_back(card);
  return cards_text(pack, std::move(cards));
}

}  // namespace ouverte::cards
