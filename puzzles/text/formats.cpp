#include "puzzles/text/formats.hpp"

#include <algorithm>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

using base::str;
using games::starts_with_any_case;
using games::without_blanks;

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find('\n', from), text.size());
    lines.push_back(text.substr(from, to - from));
    from = to + 1;
  }
  return lines;
}

std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> found;
  for (std::size_t from = 0; (from = text.find_first_not_of(" \t", from)) != std::string_view::npos;) {
    const std::size_t to = std::min(text.find_first_of(" \t", from), text.size());
    found.push_back(text.substr(from, to - from));
    from = to;
  }
  return found;
}

bool any_begins(const std::vector<std::string_view>& lines, std::string_view head) {
  return std::ranges::any_of(lines, [&](std::string_view line) { return starts_with_any_case(line, head); });
}

// "deal 1 N E S W", hands with dots; the lead is West's, the contract South's.
std::string bts_line(std::string_view line) {
  const auto all = words(line);
  if (all.empty() || all[0].starts_with('%')) return "";
  const std::string head = games::lower_case(all[0]);
  if (head == "deal" && all.size() == 6)
    return str("Deal ", all[1], "   N:", all[2], ' ', all[3], ' ', all[4], ' ', all[5]);
  if (head == "contract" && all.size() > 1) return str("Contract: ", all[1], " by South.");
  if (head == "play" && all.size() > 1) return str("Lead: ", without_blanks(line.substr(all[0].size() + 1)), '.');
  if (head == "comment") {
    std::string said(without_blanks(line.substr(all[0].size())));
    for (const std::string_view end : {"Difficulty", "http"}) said.resize(std::min(said.find(end), said.size()));
    return said;
  }
  return "";
}

// Four fields from a place on, as a hand with dots; empty if there are no four.
std::string hand_at(const std::vector<std::string_view>& all, std::size_t from) {
  if (from + 4 > all.size()) return "";
  std::string hand;
  for (std::size_t suit = 0; suit < 4; ++suit) {
    const std::string_view cards = all[from + suit];
    hand += str(suit == 0 ? "" : ".", cards.find_first_not_of('-') == std::string_view::npos ? "" : cards);
  }
  return hand;
}

// The hands stand beside the first three fields: North, then West and East, then South, who is declarer.
class DeepFinesse {
 public:
  std::string line(std::string_view text) {
    const auto all = words(text);
    if (all.empty() || text.starts_with("--")) return "";
    const std::string head = games::lower_case(all[0]);
    commentary_ = head != "deal:" && (commentary_ || head.starts_with("commentary"));
    if (commentary_) return "";
    if (head == "deal:" && all.size() >= 5)
      return str("Deal ", all.size() > 5 ? all[1] : "1", "   N:", hand_at(all, all.size() - 4));
    if (head == "contract:" && all.size() >= 10) {
      std::string contract(all[1]);
      std::ranges::replace(contract, '-', ' ');
      return str("Contract: ", contract, ".   W:", hand_at(all, all.size() - 8), "   E:", hand_at(all, all.size() - 4));
    }
    if (head == "onlead:" && all.size() >= 6) return str("On lead: ", all[1], "   S:", hand_at(all, all.size() - 4));
    if (head == "result:" && all.size() > 1)
      return games::lower_case(all[1]).starts_with("make") ? "Declarer to make the contract."
                                                           : "The defence to beat the contract.";
    return std::string(text);
  }

 private:
  bool commentary_ = false;
};

}  // namespace

std::optional<std::string> as_posted(std::string_view text) {
  const auto lines = lines_of(text);
  const bool bts = any_begins(lines, "% bts") ||
                   (any_begins(lines, "deal ") && any_begins(lines, "contract ") && any_begins(lines, "turns "));
  const bool deep_finesse =
      any_begins(lines, "deal:") && any_begins(lines, "contract:") && any_begins(lines, "onlead:");
  if (!bts && !deep_finesse) return std::nullopt;
  std::string posted;
  DeepFinesse reader;
  for (const std::string_view line : lines) posted += (bts ? bts_line(line) : reader.line(line)) + "\n";
  return posted;
}

}  // namespace ouverte::puzzles::text
