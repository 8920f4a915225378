// Whole texts and contracts with the names in them as records write them.
#include <algorithm>
#include <cstddef>

#include "solver/base/status.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/spelling.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games {
namespace {

constexpr std::size_t kLongestName = 5;  // words
constexpr int kSuitFields = 4;           // of a hand, each with a full stop behind it where there is a fifth
constexpr std::string_view kBetween = " \t,;:()/";

struct TextPiece {
  std::size_t from, to;  // in the text
};

std::vector<TextPiece> pieces_in(std::string_view text) {
  std::vector<TextPiece> pieces;
  for (std::size_t at = text.find_first_not_of(kBetween); at != std::string_view::npos;
       at = text.find_first_not_of(kBetween, at)) {
    const std::size_t end = std::min(text.find_first_of(kBetween, at), text.size());
    pieces.push_back({at, end});
    at = end;
  }
  return pieces;
}

std::optional<std::string> contract_named(const Game& game, std::string_view name) {
  for (const ContractInfo& info : game.contracts())
    if (folded(info.name) == name) return std::string(info.name);
  for (const Word& word : game.vocabulary())
    if (word.what == Called::kContract && word.text == name) return std::string(word.written);
  return std::nullopt;
}

// Perhaps a seat's.
bool is_letter(std::string_view word) { return word.size() == 1 && 'a' <= word.front() && word.front() <= 'z'; }

// What a name of some words is in records. One letter may be a seat, a suit or a word of the game: it stays; so do
// "NS" and the like, which are seats, and cards that are called by one word, which may name a bonus.
std::optional<std::string> name_in_records(const Game& game, std::string_view text, std::string_view dealer) {
  const std::string name = folded(text);
  if (text.size() == 1 || name.empty()) return std::nullopt;
  if (auto contract = contract_named(game, name)) return contract;
  if (const auto trump = read_trump(name)) return std::string(trump_text(*trump));
  if (auto seat = seat_meant(name, game.seats(), dealer); seat && name.size() > 1) return seat;
  const bool seats =
      std::ranges::all_of(text, [&](char letter) { return game.seats().find(letter) != std::string_view::npos; });
  const std::vector<std::string> words = words_of(name);
  const bool apart = words.size() > 1 && std::ranges::any_of(words, is_letter);
  const std::vector<std::string> cards = seats || apart ? std::vector<std::string>() : cards_meant(game, name);
  const bool of_a_suit = cards.size() == 1 && suit_meant(cards.front().substr(0, 1)) && cards.front().size() > 1;
  return of_a_suit ? std::optional(cards.front()) : std::nullopt;
}

// Whether nothing but blanks stands between the words of a name.
bool together(std::string_view text, const TextPiece& a, const TextPiece& b) {
  return text.substr(a.to, b.from - a.to).find_first_not_of(" \t") == std::string_view::npos;
}

// A field of a contract: its name in JSON and what the message says of it, "contract.trump: found …" apart.
std::string of_the_contract(std::string message) {
  constexpr std::string_view kField = "contract.";
  const std::size_t colon = message.find(": ");
  if (message.starts_with(kField) && colon != std::string::npos && message.find(' ') > colon)
    message.replace(0, colon, "contract");
  return message;
}

}  // namespace

std::string spelt(const Game& game, std::string_view text, std::string_view dealer) {
  const std::vector<TextPiece> pieces = pieces_in(text);
  std::string written;
  std::size_t done = 0;
  for (std::size_t at = 0; at < pieces.size();) {
    std::size_t most = at + 1;
    while (most < pieces.size() && most - at < kLongestName && together(text, pieces[most - 1], pieces[most])) ++most;
    std::optional<std::string> name;
    while (!name && most > at) {  // the longest name that begins here
      const std::size_t from = pieces[at].from;
      name = name_in_records(game, text.substr(from, pieces[most - 1].to - from), dealer);
      if (!name) --most;
    }
    if (name) {
      written += base::str(text.substr(done, pieces[at].from - done), *name);
      done = pieces[most - 1].to;
    }
    at = std::max(most, at + 1);
  }
  written += text.substr(done);
  return written;
}

base::Json spelt_contract(const Game& game, const base::Json& contract, std::string_view dealer) {
  if (contract.is_string()) {
    const auto& text = contract.get_ref<const std::string&>();
    if (std::ranges::count(text, '.') == kSuitFields) return spelt_hand(game, text);
    const auto name = name_in_records(game, text, dealer);
    return name ? base::Json(*name) : contract;
  }
  base::Json written = contract;
  if (contract.is_structured())
    for (base::Json& part : written) part = spelt_contract(game, part, dealer);
  return written;
}

std::string spelt_hand(const Game& game, std::string_view hand) {
  std::size_t at = 0;
  for (int field = 0; field < kSuitFields; ++field) {
    at = hand.find('.', at);
    if (at == std::string_view::npos) return std::string(hand);
    ++at;
  }
  if (hand.find_first_not_of("0123456789,*", at) == std::string_view::npos) return std::string(hand);
  std::string written(hand.substr(0, at));
  for (bool first = true; at <= hand.size(); first = false) {
    const std::size_t end = std::min(hand.find(',', at), hand.size());
    const std::string_view card = hand.substr(at, end - at);
    const std::vector<std::string> meant = cards_meant(game, card);
    written += base::str(first ? "" : ",", meant.size() == 1 ? std::string_view(meant.front()) : card);
    at = end + 1;
  }
  return written;
}

absl::StatusOr<Contract> contract_meant(const Game& game, std::string_view text, const Contract& before,
                                        std::string_view dealer) {
  auto contract = game.contract_from_text(text, before);
  const std::string written = contract.ok() ? std::string() : spelt(game, text, dealer);
  if (!contract.ok() && written != text) contract = game.contract_from_text(written, before);
  if (contract.ok()) return contract;
  return base::invalid(of_the_contract(base::message(contract.status())));
}

}  // namespace ouverte::games
