// Endings: fewer cards than a pack prove less than a whole deal, so that every suit of every hand must be there, with a
// dash for none.
#include <algorithm>
#include <bit>
#include <set>

#include "puzzles/text/dealer.hpp"
#include "puzzles/text/hand_names.hpp"

namespace ouverte::puzzles::text {
namespace {

constexpr std::size_t kAllSuits = 16;
constexpr std::ptrdiff_t kMostWords = 2;  // lines with words among those of a position

class EndingReader {
 public:
  explicit EndingReader(const Holdings& text) : text_(text) {}

  std::vector<Dealt> read() {
    for (std::size_t from = 0; from + kAllSuits <= text_.all.size();) {
      std::vector<Dealt> ways;
      if (stands_apart(from)) {
        add_way(in_turn(from), ways);
        add_way(round(from, false), ways);
        add_way(round(from, true), ways);
      }
      if (ways.size() == 1) found_.push_back(ways.front());
      from += ways.empty() ? 1 : kAllSuits;
    }
    return std::move(found_);
  }

 private:
  [[nodiscard]] std::ptrdiff_t line_of(std::size_t at) const { return static_cast<std::ptrdiff_t>(text_.all[at].line); }

  // Whether no other cards share the lines of sixteen suits, and few words do.
  [[nodiscard]] bool stands_apart(std::size_t from) const {
    const std::size_t last = from + kAllSuits - 1;
    if (from > 0 && line_of(from - 1) == line_of(from)) return false;
    if (last + 1 < text_.all.size() && line_of(last + 1) == line_of(last)) return false;
    const auto words = std::count(text_.words.begin() + line_of(from), text_.words.begin() + line_of(last) + 1, true);
    return words <= kMostWords;
  }

  // Each hand's suits by themselves.
  [[nodiscard]] Dealt in_turn(std::size_t from) const {
    Dealt dealt;
    bool in_lines = false;
    for (std::size_t hand = 0; hand < kPlayers; ++hand) {
      for (std::size_t suit = 0; suit < 4; ++suit) dealt.hands[hand].push_back(&text_.all[from + 4 * hand + suit]);
      in_lines |= dealt.hands[hand].front()->line == dealt.hands[hand].back()->line;
    }
    dealt.seats = seats_of(text_, dealt.hands);
    // Hands a line each come from no diagram: without names their order is anybody's guess.
    if (in_lines && names_before(text_, nullptr, dealt.hands[0].front()).empty()) dealt.seats.clear();
    return dealt;
  }

  // North, then West and East by turns, then South; each in a line, or each suit in one.
  [[nodiscard]] Dealt round(std::size_t from, bool hands_in_lines) const {
    Dealt dealt{.seats = std::string(kAcross)};
    for (std::size_t at = 0; at < kAllSuits; ++at) {
      const std::size_t hand = at < 4 ? 0 : at >= 12 ? 3 : at % 2 == 0 ? 1 : 2;
      dealt.hands[hand].push_back(&text_.all[from + at]);
    }
    for (std::size_t suit = 0; suit < 4; ++suit) {
      const bool together = dealt.hands[1][suit]->line == dealt.hands[2][suit]->line;
      const bool alone = suit == 0 || (dealt.hands[0][suit]->line == dealt.hands[0][suit - 1]->line) == hands_in_lines;
      if (!together || !alone) dealt.seats.clear();
    }
    const std::string between = names_before(text_, dealt.hands[0].back(), dealt.hands[1].front());
    if (between.find('W') != std::string::npos && between.find('E') < between.find('W')) dealt.seats.clear();
    return dealt;
  }

  // Keeps hands that may be a position: of one size, no card twice, suits in their order or by their marks.
  static void add_way(Dealt dealt, std::vector<Dealt>& ways) {
    if (dealt.seats.empty()) return;
    std::array<unsigned, 4> seen = {};
    std::array<int, kPlayers> sizes = {};
    for (std::size_t hand = 0; hand < kPlayers; ++hand) {
      unsigned suits = 0;
      for (std::size_t place = 0; place < 4; ++place) {
        const Holding& held = *dealt.hands[hand][place];
        const bool marked = dealt.hands[hand][0]->suit >= 0;
        if (!held.ranks.empty() && marked != (held.suit >= 0)) return;
        const std::size_t suit = held.suit >= 0 ? static_cast<std::size_t>(held.suit) : place;
        unsigned ranks = 0;
        for (const int rank : held.ranks) ranks |= 1U << static_cast<unsigned>(rank);
        if ((suits >> suit & 1U) != 0 || (seen[suit] & ranks) != 0) return;
        if (std::size_t(std::popcount(ranks)) != held.ranks.size()) return;
        suits |= 1U << suit;
        seen[suit] |= ranks;
        dealt.cards[hand][suit] = static_cast<std::uint16_t>(ranks);
        sizes[hand] += std::popcount(ranks);
      }
      if (sizes[hand] != sizes[0]) return;
    }
    if (sizes[0] >= 2 && sizes[0] < 13) ways.push_back(std::move(dealt));
  }

  const Holdings& text_;
  std::vector<Dealt> found_;
};

}  // namespace

std::vector<Dealt> endings_of(const Holdings& text) { return EndingReader(text).read(); }

}  // namespace ouverte::puzzles::text
