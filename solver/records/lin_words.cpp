#include "solver/records/lin_words.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

#include "solver/base/status.hpp"
#include "solver/cards/pack.hpp"
#include "solver/cards/seat.hpp"
#include "solver/cards/suit.hpp"
#include "solver/cards/text.hpp"

namespace ouverte::records::lin {
namespace {

using base::invalid;
using base::quoted;
using base::str;

constexpr std::size_t kPlayers = cards::kCompass.size();

char upper(char letter) { return static_cast<char>(std::toupper(static_cast<unsigned char>(letter))); }

bool is_bid(std::string_view call) { return std::isdigit(static_cast<unsigned char>(call[0])) != 0; }

}  // namespace

absl::StatusOr<std::string> hand_of(std::string_view written) {
  constexpr std::string_view kSuits = "SHDC";
  std::array<std::string, cards::kSuits> suits;
  std::size_t suit = kSuits.size();
  for (std::size_t at = 0; at < written.size(); ++at) {
    const char letter = upper(written[at]);
    if (const std::size_t found = kSuits.find(letter); found != std::string_view::npos) {
      suit = found;
    } else if (suit == kSuits.size()) {
      return invalid("found ", quoted(written), ", expected a suit letter before its cards, such as SAK2H943");
    } else if (written.substr(at, 2) == "10") {
      suits[suit] += 'T';
      ++at;
    } else {
      suits[suit] += letter;
    }
  }
  if (suit == kSuits.size()) return "";
  const auto cards = cards::parse_hand(cards::kCommonPack, str(suits[0], '.', suits[1], '.', suits[2], '.', suits[3]));
  if (!cards.ok()) return cards.status();
  return cards::hand_text(cards::kCommonPack, *cards);
}

absl::StatusOr<std::string> call_of(std::string_view written) {
  std::string call;
  for (const char letter : written) call += upper(letter);
  if (call == "P" || call == "PASS") return "Pass";
  if (call == "D" || call == "DBL" || call == "X") return "X";
  if (call == "R" || call == "RDBL" || call == "XX") return "XX";
  if (call.size() == 2 && call[1] == 'N') call += 'T';
  constexpr std::array<std::string_view, 5> kStrains = {"C", "D", "H", "S", "NT"};
  const bool bid = call.size() >= 2 && call[0] >= '1' && call[0] <= '7' &&
                   std::ranges::find(kStrains, std::string_view(call).substr(1)) != kStrains.end();
  if (!bid) return invalid("found ", quoted(written), ", expected a call such as 1C, 3N, p, d or r");
  return call;
}

std::string Auction::contract() const {
  std::string bid;
  std::string doubled;
  for (const std::string& call : calls) {
    if (call == "X" || call == "XX") {
      doubled = call;
    } else if (call != "Pass") {
      bid = call;
      doubled.clear();
    }
  }
  if (bid.empty()) return calls.size() >= kPlayers ? "Pass" : "";
  return bid + doubled;
}

std::string Auction::declarer() const {
  std::optional<std::size_t> last;
  for (std::size_t at = 0; at < calls.size(); ++at)
    if (is_bid(calls[at])) last = at;
  if (!last) return "";
  std::size_t first = *last % 2;
  while (!is_bid(calls[first]) || calls[first].substr(1) != calls[*last].substr(1)) first += 2;
  return std::string(1, cards::kCompass[(dealer + first) % kPlayers]);
}

}  // namespace ouverte::records::lin
