#include "puzzles/text/formats.hpp"

#include <algorithm>
#include <array>
#include <charconv>
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

// The characters that a link writes as "%20".
std::string unescaped(std::string_view link) {
  std::string plain;
  for (std::size_t at = 0; at < link.size(); ++at) {
    int code = 0;
    const bool escaped =
        link[at] == '%' && at + 2 < link.size() &&
        std::from_chars(link.data() + at + 1, link.data() + at + 3, code, 16).ptr == link.data() + at + 3;
    plain += escaped ? static_cast<char>(code) : link[at];
    at += escaped ? 2 : 0;
  }
  return plain;
}

// "N None 1C P 5C 6H P P P" as an auction under the seats, the dealer first, in lines that leave the others their
// numbers.
std::string auction_lines(const std::vector<std::string_view>& calls) {
  constexpr std::string_view kSeats = "NESW";
  constexpr std::array<std::string_view, 4> kNames = {"North", "East", "South", "West"};
  const std::size_t dealer = calls.empty() ? std::string_view::npos : kSeats.find(calls[0]);
  if (dealer == std::string_view::npos || calls.size() < 6) return "";
  std::string lines;
  for (std::size_t seat = 0; seat < 4; ++seat) lines += str(kNames[(dealer + seat) % 4], "  ");
  for (std::size_t call = 2; call < calls.size(); ++call) lines += str(call % 4 == 2 ? "<br>" : "  ", calls[call]);
  return lines + "<br>";
}

}  // namespace

std::optional<std::string> with_board_as_diagram(std::string_view text) {
  constexpr std::array<std::string_view, 11> kSayNothing = {"event", "site",  "date", "board",   "west",      "north",
                                                            "east",  "south", "room", "scoring", "vulnerable"};
  constexpr char kPlace = '\1';  // of the deal
  std::string deal, drawn;
  for (const std::string_view line : lines_of(text)) {
    const std::string_view tag = without_blanks(line.substr(std::min(line.find_first_not_of("> "), line.size())));
    const std::size_t open = tag.find('"'), close = tag.rfind('"');
    if (!tag.starts_with('[') || !tag.ends_with(']') || open == close) {
      drawn += str(line, '\n');
      continue;
    }
    const std::string name = games::lower_case(without_blanks(tag.substr(1, open - 1)));
    const std::string value(tag.substr(open + 1, close - open - 1));
    const bool is_deal = name == "deal" && deal.empty();
    if (!is_deal && name != "dealer" && std::ranges::find(kSayNothing, name) == kSayNothing.end()) return std::nullopt;
    if (is_deal) deal = value;
    drawn += is_deal ? str(kPlace, '\n') : name == "dealer" ? str("Dealer: ", value, '\n') : "\n";
  }
  constexpr std::ptrdiff_t kDots = 12;  // of four whole hands: one alone would be four in a row
  if (std::ranges::count(deal, '.') != kDots || std::ranges::count(deal, ' ') != 3) return std::nullopt;
  // The same hands told again are those.
  for (std::size_t at = drawn.find(deal); at != std::string::npos; at = drawn.find(deal, at))
    drawn.erase(at, deal.size());
  return drawn.replace(drawn.find(kPlace), 1, deal);
}

std::string with_deals_of_links(std::string_view text) {
  constexpr std::string_view kDeal = "deal=(";
  std::string all;
  std::size_t done = 0;
  for (std::size_t at = text.find(kDeal); at != std::string_view::npos; at = text.find(kDeal, at + 1)) {
    const std::size_t head = text.find_last_of(" \n\t", at) + 1;  // 0 where none stands before it
    const std::size_t end = std::min(text.find_first_of(" \n\t", at), text.size());
    if (head < done || !text.substr(head).starts_with("http")) continue;
    const std::string link = unescaped(text.substr(at + kDeal.size(), end - at - kDeal.size()));
    std::vector<std::string_view> quoted;
    for (std::size_t open = 0; (open = link.find('\'', open)) != std::string::npos && quoted.size() < 2;) {
      const std::size_t close = std::min(link.find('\'', open + 1), link.size());
      quoted.push_back(std::string_view(link).substr(open + 1, close - open - 1));
      open = close + 1;
    }
    if (quoted.size() < 2 || words(quoted[0]).size() != 4) continue;
    all += str(text.substr(done, head - done), "<br>N:", quoted[0], "<br>", auction_lines(words(quoted[1])));
    done = end;
  }
  return all.append(text.substr(done));
}

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
