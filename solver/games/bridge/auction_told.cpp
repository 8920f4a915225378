#include "solver/games/bridge/auction_told.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/names.hpp"

namespace ouverte::games::bridge {
namespace {

struct Call {
  enum class Is { kPass, kDouble, kOther, kBid } is = Is::kOther;
  int level = 0;
  char strain = ' ';  // C D H S N
  [[nodiscard]] bool bid() const { return is == Is::kBid; }
  [[nodiscard]] bool of_a_suit() const { return bid() && strain != 'N'; }
  [[nodiscard]] bool of_a_major() const { return bid() && (strain == 'S' || strain == 'H'); }
};

Call read(std::string_view text) {
  std::string letters;
  for (const char letter : text) letters += static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  if (letters == "PASS" || letters == "P") return {.is = Call::Is::kPass};
  if (letters == "X" || letters == "DBL") return {.is = Call::Is::kDouble};
  const bool bid = letters.size() >= 2 && letters[0] >= '1' && letters[0] <= '7' &&
                   std::string_view("CDHSN").find(letters[1]) != std::string_view::npos;
  if (!bid) return {};
  return {.is = Call::Is::kBid, .level = letters[0] - '0', .strain = letters[1]};
}

std::string_view suit_word(char strain) {
  switch (strain) {
    case 'S':
      return "spades";
    case 'H':
      return "hearts";
    case 'D':
      return "diamonds";
    default:
      return "clubs";
  }
}

std::string suit_of(int length, char strain) { return base::str(length, "+ ", suit_word(strain)); }

// The first bid of all.
std::string opening(const Call& call) {
  constexpr int kLevels = 4;
  if (call.strain == 'N') {
    constexpr std::array<std::string_view, 3> kBalanced = {"15-17 hcp, balanced", "20-22 hcp, balanced", ""};
    return std::string(kBalanced[static_cast<std::size_t>(std::min(call.level, 3) - 1)]);
  }
  if (call.level == 1) return base::str("11-21 hcp, ", suit_of(call.of_a_major() ? 5 : 3, call.strain));
  if (call.level == 2 && call.strain == 'C') return "20+ hcp";
  if (call.level <= kLevels) return base::str("4-11 hcp, ", suit_of(6, call.strain));
  return suit_of(6, call.strain);
}

// The partner's first call after an opening bid of one in a suit that was not bid over.
std::string answer(const Call& opened, const Call& call) {
  if (opened.level != 1 || !opened.of_a_suit()) return "";
  if (call.is == Call::Is::kPass) return "6- hcp";
  if (!call.bid()) return "";
  if (call.strain == opened.strain) return call.level == 2 ? base::str("5-11 hcp, ", suit_of(3, call.strain)) : "";
  if (call.strain == 'N') return call.level == 1 ? "5-11 hcp" : "";
  if (call.level == 1) return base::str("5+ hcp, ", suit_of(4, call.strain));
  return call.level == 2 ? base::str("9+ hcp, ", suit_of(4, call.strain)) : "";
}

// The first call of the other side, over an opening bid of one in a suit. `cheapest`: no lower level would do.
std::string overcall(const Call& opened, const Call& call, bool cheapest) {
  if (opened.level != 1 || !opened.of_a_suit()) return "";
  if (call.is == Call::Is::kDouble) return "11+ hcp";
  if (!call.bid() || call.strain == opened.strain) return "";
  if (call.strain == 'N') return call.level == 1 ? "15-18 hcp, balanced" : "";
  if (!cheapest) return base::str("4-11 hcp, ", suit_of(6, call.strain));
  return base::str(call.level == 1 ? "7-17 hcp, " : "9-17 hcp, ", suit_of(5, call.strain));
}

constexpr std::string_view kRising = "CDHSN";

bool is_cheapest(const Call& last, const Call& call) {
  const bool higher = kRising.find(call.strain) > kRising.find(last.strain);
  return call.level == (higher ? last.level : last.level + 1);
}

}  // namespace

std::string auction_told(const Tags& tags, std::span<const std::string> calls) {
  const std::string_view caller = tag_value(tags, "Auction");
  const std::size_t first = cards::kCompass.find(caller);
  if (caller.size() != 1 || first >= cards::kCompass.size()) return "";
  std::array<std::string, 4> told;
  std::array<bool, 4> called{};
  std::optional<Call> opened;
  std::size_t opener = 0;
  bool answered = false;  // the opening, by either side: what comes then has other meanings
  for (std::size_t number = 0; number < calls.size(); ++number) {
    const std::size_t seat = (first + number) % told.size();
    const Call call = read(calls[number]);
    const bool with_opener = opened && (seat + opener) % 2 == 0;
    if (!called[seat]) {
      if (!opened && call.is == Call::Is::kPass) told[seat] = "12- hcp";
      if (!opened && call.bid()) told[seat] = opening(call);
      if (opened && with_opener && !answered) told[seat] = answer(*opened, call);
      if (opened && !with_opener && !answered) told[seat] = overcall(*opened, call, is_cheapest(*opened, call));
    }
    called[seat] = true;
    if (opened && call.is != Call::Is::kPass) answered = true;
    if (!opened && call.bid()) {
      opened = call;
      opener = seat;
    }
  }
  std::string all;
  for (std::size_t seat = 0; seat < told.size(); ++seat)
    if (!told[seat].empty())
      all += base::str(all.empty() ? "" : "; ", cards::kCompass.substr(seat, 1), ": ", told[seat]);
  return all;
}

}  // namespace ouverte::games::bridge
