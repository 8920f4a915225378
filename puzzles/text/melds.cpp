// Sets laid down before: "A has laid sets of 4 and 5, B 3, 4 and 4; C has melded nothing".
#include <algorithm>
#include <array>
#include <map>

#include "puzzles/text/facts.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {
namespace {

// Whether a sentence ends at a word: a semicolon goes on with the next player.
bool ends(const Word& word) { return word.mark == Mark::kStop && word.raw != ";"; }

class MeldReader {
 public:
  MeldReader(const Names& names, Facts& facts) : names_(names), facts_(facts) {}

  void read() {
    constexpr std::array<std::string_view, 3> kVerbs = {"melded", "melds", "laid"};
    for (std::size_t at = 0, begin = 0; at < names_.words().size(); ++at) {
      if (ends(names_.words()[at])) begin = at + 1;
      if (!names_.is_any(at, kVerbs)) continue;
      std::size_t end = at;
      while (end < names_.words().size() && !ends(names_.words()[end])) ++end;
      read_sentence(begin, end);
      at = end - 1;
    }
  }

 private:
  // Players and the sizes of their sets, and nothing else but the words that join them.
  void read_sentence(std::size_t begin, std::size_t end) {
    constexpr std::array<std::string_view, 20> kJoining = {"has",  "have", "had", "already", "laid",    "down", "out",
                                                           "sets", "set",  "of",  "melded",  "melds",   "a",    "and",
                                                           "each", "so",   "far", "cards",   "players", "one"};
    constexpr std::array<std::string_view, 3> kNone = {"nothing", "none", "no"};
    std::map<char, std::string> sizes;
    char player = 0;
    for (std::size_t at = begin; at < end;) {
      const Word& word = names_.words()[at];
      const auto number = names_.number(at);
      if (const auto seat = names_.seat(at); seat && word.raw != "a" && word.mark == Mark::kWord) {
        player = seat->first;
        at = seat->second;
      } else if (number && number->first > 2 && word.mark == Mark::kWord) {
        if (player == 0) return;
        sizes[player] += base::str(sizes[player].empty() ? "" : ",", number->first);
        at = number->second;
      } else if (word.mark != Mark::kWord || names_.is_any(at, kJoining) || names_.is_any(at, kNone)) {
        ++at;
      } else {
        return;
      }
    }
    std::string melds;
    for (const auto& [seat, each] : sizes) melds += base::str(melds.empty() ? "" : " ", seat, ':', each);
    if (melds.empty()) return;
    facts_.tags.emplace_back("Melds", melds);
    facts_.told.emplace_back(begin, end);
  }

  const Names& names_;
  Facts& facts_;
};

}  // namespace

void read_melds(const Names& names, Facts& facts) { MeldReader(names, facts).read(); }

}  // namespace ouverte::puzzles::text
