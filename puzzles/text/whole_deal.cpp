#include "puzzles/text/whole_deal.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <deque>
#include <map>
#include <utility>

#include "puzzles/text/dealer.hpp"
#include "puzzles/text/fonts.hpp"
#include "puzzles/text/holdings.hpp"
#include "puzzles/text/letters.hpp"
#include "puzzles/text/runs.hpp"
#include "puzzles/text/script.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

constexpr std::size_t kPack = 52;
constexpr std::ptrdiff_t kMostInRuns = 400;  // figures of a text in which suits that run together are looked for

std::vector<const Holding*> pointers(const Holdings& text) {
  std::vector<const Holding*> all;
  for (const Holding& holding : text.all) all.push_back(&holding);
  return all;
}

// Which holdings count: all; those with marks; all but the figures that stand alone, as the points of a hand do; those
// of lines that hold no words.
std::vector<std::vector<const Holding*>> selections(const Holdings& text) {
  std::vector<std::vector<const Holding*>> all = {pointers(text), {}, {}, {}};
  for (std::size_t at = 0; at < text.all.size(); ++at) {
    const Holding& holding = text.all[at];
    if (holding.suit >= 0) all[1].push_back(&holding);
    const bool begins = at == 0 || text.all[at - 1].line < holding.line;
    const bool ends = at + 1 == text.all.size() || text.all[at + 1].line > holding.line;
    const bool figure = holding.suit < 0 && holding.ranks.size() == 1 && holding.ranks[0] >= 4;
    const auto label = std::ranges::lower_bound(text.labels, at + 1, {}, &SeatLabel::before);
    const bool before_name = label != text.labels.end() && label->before == at + 1 && label->line > holding.line;
    if (!(begins && ends && figure && before_name)) all[2].push_back(&holding);
    if (!text.words[holding.line]) all[3].push_back(&holding);
  }
  return all;
}

std::vector<Hand> hands_in(const Dealt& reading, const std::vector<Line>& lines) {
  constexpr std::string_view kRanks = "AKQJT98765432";
  std::vector<Hand> hands;
  for (std::size_t hand = 0; hand < kPlayers; ++hand) {
    Hand made{.seat = reading.seats[hand], .line = lines[reading.hands[hand].front()->line].number};
    for (std::size_t suit = 0; suit < 4; ++suit)
      for (std::size_t rank = 0; rank < kRanks.size(); ++rank)
        if ((reading.cards[hand][suit] >> rank & 1U) != 0) made.suits[suit].emplace_back(1, kRanks[rank]);
    hands.push_back(std::move(made));
  }
  return hands;
}

void wipe(std::string& text, std::size_t from, std::size_t to) {
  for (std::size_t at = from; at < std::min(to, text.size()); ++at) text[at] = ' ';
}

// From where to where the cards of hands stand in a line.
struct Span {
  std::size_t from = std::string::npos, to = 0;
};

// Takes what hands are made of out of the lines: cards, names, figures among them.
void take_out(const Dealt& dealt, const Holdings& text, std::vector<Line>& lines) {
  std::size_t top = lines.size(), bottom = 0;
  std::map<std::size_t, Span> drawn;
  for (const auto& hand : dealt.hands)
    for (const Holding* holding : hand) {
      top = std::min(top, holding->line);
      bottom = std::max(bottom, holding->last);
      Span& span = drawn[holding->line];
      span = {std::min(span.from, holding->column), std::max(span.to, holding->end)};
      wipe(lines[holding->line].text, holding->column, holding->end);
    }
  // Words behind the hands, in one line with them, tell of cards.
  constexpr std::size_t kNear = 16;
  const auto beside_words = [&](std::size_t line, std::size_t from, std::size_t to, std::size_t after) {
    const auto span = drawn.find(line);
    return span != drawn.end() && text.words[line] &&
           (to + kNear < span->second.from || from > span->second.to + after);
  };
  // A void at the top or the bottom is no suit of a hand.
  const auto only_voids = [&](std::size_t line) {
    const auto of_line = [&](const Holding& held) { return held.line == line; };
    return line < lines.size() && !text.words[line] && std::ranges::any_of(text.all, of_line) &&
           std::ranges::none_of(text.all, [&](const Holding& held) { return of_line(held) && !held.ranks.empty(); });
  };
  constexpr std::size_t kBlank = 2;  // a page has a blank line behind each
  for (std::size_t line = top; line > 0 && line + kBlank > top; --line)
    if (only_voids(line - 1)) top = line - 1;
  for (std::size_t line = bottom + 1; line <= bottom + kBlank; ++line)
    if (only_voids(line)) bottom = line;
  // "… South ♠ A … ♣ 7 2 South is in 6♣": no names and no cards stand behind the last hand.
  const auto behind_all = [&](std::size_t line, std::size_t column) {
    const auto last = drawn.find(bottom);
    return line == bottom && last != drawn.end() && column > last->second.to;
  };
  const auto is_bid = [&](const Holding& held) {
    return held.column > 0 && is_digit(lines[held.line].text[held.column - 1]);
  };
  const auto among = [&](std::size_t line) {
    return line >= top && line <= bottom && (drawn.contains(line) || !text.words[line]);
  };
  for (const Holding& holding : text.all)
    if (among(holding.line) &&
        !(behind_all(holding.line, holding.column) && (!holding.ranks.empty() || is_bid(holding))) &&
        !beside_words(holding.line, holding.column, holding.end, holding.ranks.empty() ? kNear : 0))
      wipe(lines[holding.line].text, holding.column, holding.end);
  constexpr std::array<std::string_view, 4> kRoles = {"declarer", "dealer", "dummy", "you"};
  // "Dealer:", and his name in the line below.
  const auto answers = [&](const SeatLabel& label) {
    std::size_t line = label.line;
    while (line > 0 && lines[line - 1].text.find_first_not_of(' ') == std::string::npos) --line;
    if (line == 0 || !text.words[line - 1]) return false;
    const std::string& above = lines[line - 1].text;
    return above[above.find_last_not_of(' ')] == ':';
  };
  for (const SeatLabel& label : text.labels) {
    if ((label.line < top && answers(label)) || behind_all(label.line, label.column)) continue;
    if (!among(label.line) && (label.line >= top || label.line + 3 < top || text.words[label.line])) continue;
    if (beside_words(label.line, label.column, label.end, 0)) continue;
    wipe(lines[label.line].text, label.column, label.end);
    if (std::ranges::find(kRoles, label.role) != kRoles.end())
      lines.push_back({lines[label.line].number, base::str(std::string(1, label.seat), " (", label.role, ").")});
  }
}

// The holdings below some hands.
Holdings below(const Holdings& text, const Dealt& dealt) {
  std::size_t bottom = 0;
  for (const auto& hand : dealt.hands)
    for (const Holding* holding : hand) bottom = std::max(bottom, holding->last);
  Holdings rest{.all = {}, .labels = text.labels, .cards = 0, .words = text.words, .prose = {}};
  for (const Holding& holding : text.all)
    if (holding.line > bottom) rest.all.push_back(holding);
  return rest;
}

// Whether the hands of a position are parts of the same players' in the deal, so that it comes of it. A misprint or two
// in the story of a hand make no other problem of it.
bool comes_of(const Dealt& position, const Dealt& deal) {
  constexpr int kOneOf = 8;  // cards may be misprinted
  int same = 0, other = 0;
  for (std::size_t hand = 0; hand < kPlayers; ++hand) {
    const std::size_t whole = deal.seats.find(position.seats[hand]);
    for (std::size_t suit = 0; suit < 4; ++suit) {
      const unsigned held = position.cards[hand][suit];
      same += std::popcount(held & deal.cards[whole][suit]);
      other += std::popcount(held & ~unsigned{deal.cards[whole][suit]});
    }
  }
  return other * kOneOf <= same;
}

Fault found_twice(int line, const WholeDeal& deal) {
  return {line, base::str("hands: found others than in line ", deal.hands.front().line,
                          ", expected one deal, or a heading such as \"Problem 2\" between them")};
}

// Hands that are drawn below a deal: positions later in its play, which are no part of the problem; others are a fault.
void set_aside_later(const Dealt& deal, const Holdings& text, const std::vector<Line>& lines, WholeDeal& found) {
  const Holdings rest = below(text, deal);
  std::vector<Dealt> later = endings_of(rest);
  Holdings of_cards_alone = rest;
  std::erase_if(of_cards_alone.all, [&](const Holding& each) { return rest.words[each.line]; });
  if (later.empty()) later = endings_of(of_cards_alone);
  std::deque<Holding> cut;
  if (auto again = whole_deal_of(rest, pointers(rest), cut)) later.push_back(*std::move(again));
  for (const Dealt& position : later) {
    const int line = lines[position.hands[0].front()->line].number;
    if (!comes_of(position, deal)) {
      found.faults.push_back(found_twice(line, found));
      return;
    }
    take_out(position, rest, found.rest);
    found.later.push_back(line);
  }
}

// The same hands drawn above, as where a question shows two and the answer all: each that stands there whole is taken
// out.
void take_out_repeats(const Dealt& dealt, const Holdings& text, std::vector<Line>& lines) {
  const auto top = std::ranges::find(text.all, dealt.hands[0].front()->line, &Holding::line);
  for (const auto& hand : dealt.hands) {
    const auto found = std::search(
        text.all.begin(), top, hand.begin(), hand.end(),
        [](const Holding& one, const Holding* other) { return one.ranks == other->ranks && one.suit == other->suit; });
    if (hand.size() < 3 || found == top) continue;
    const auto end = found + static_cast<std::ptrdiff_t>(hand.size());
    for (auto each = found; each != end; ++each) wipe(lines[each->line].text, each->column, each->end);
    const auto first = static_cast<std::size_t>(found - text.all.begin());
    for (const SeatLabel& label : text.labels)
      if (label.before == first) wipe(lines[label.line].text, label.column, label.end);
  }
}

// What is left of lines that cards were taken out of.
void clear_empty(const std::vector<Line>& written, std::vector<Line>& lines) {
  for (std::size_t at = 0; at < written.size(); ++at)
    if (lines[at].text != written[at].text && lines[at].text.find_first_not_of(" ,;|.:/-+") == std::string::npos)
      lines[at].text.clear();
}

// "hearts of South: found none, assumed AKQJ8, all that is left of the pack".
std::vector<Line> assumed_of(const Dealt& dealt, const std::vector<Hand>& hands) {
  constexpr std::array<std::string_view, 4> kNames = {"spades", "hearts", "diamonds", "clubs"};
  std::vector<Line> assumed;
  for (const auto& [hand, suit] : dealt.lost) {
    std::string cards;
    for (const std::string& card : hands[hand].suits[suit]) cards += card;
    assumed.push_back({hands[hand].line, base::str(kNames[suit], " of ", std::string(1, hands[hand].seat),
                                                   ": found none, assumed ", cards, ", all that is left of the pack")});
  }
  return assumed;
}

// Whether hands stand one below the other, from one column, no name is near any of them, and nothing shows a table:
// a page has an empty cell between West's and East's.
bool is_unnamed(const Dealt& dealt, const Holdings& text, const std::vector<Line>& lines) {
  const std::size_t top = dealt.hands[0].front()->line, bottom = dealt.hands[kPlayers - 1].back()->last;
  constexpr std::size_t kNear = 4;
  const auto near = [&](const SeatLabel& label) { return label.line + kNear >= top && label.line <= bottom + 1; };
  if (std::ranges::any_of(text.labels, near)) return false;
  for (std::size_t hand = 1; hand < kPlayers; ++hand) {
    const Holding &before = *dealt.hands[hand - 1].back(), &first = *dealt.hands[hand].front();
    if (before.last >= first.line || first.column != dealt.hands[0].front()->column) return false;
  }
  for (std::size_t line = dealt.hands[1].back()->last + 1; line < dealt.hands[2].front()->line; ++line)
    if (games::without_blanks(lines[line].text) == "|") return false;
  return true;
}

WholeDeal made_of(const Dealt& dealt, const Holdings& found, const Holdings& text, const Notation& notation,
                  const std::vector<Line>& lines) {
  WholeDeal deal{.hands = hands_in(dealt, lines), .rest = lines};
  deal.assumed = assumed_of(dealt, deal.hands);
  deal.unnamed = is_unnamed(dealt, found, lines);
  take_out(dealt, text, deal.rest);
  take_out_repeats(dealt, found, deal.rest);
  set_aside_later(dealt, &found == &text ? text : Holdings(), lines, deal);
  if (const std::string font = font_of(notation); !font.empty()) resolve_font(deal.rest, font);
  clear_empty(lines, deal.rest);
  return deal;
}

// How far a reading goes from a diagram with each suit by itself.
enum class Written { kApart, kInRuns, kWithSuitsLost };

// The deal that some of the holdings are, and which of the two they are of.
std::pair<std::optional<Dealt>, const Holdings*> first_deal(const Holdings& text, const Holdings& columns, Written how,
                                                            RunSearch& search, std::deque<Holding>& cut) {
  const int lost = how == Written::kWithSuitsLost ? kMostLost : 0;
  for (const Holdings* found : {&text, &columns})
    for (auto& chosen : selections(*found)) {
      if (chosen.empty()) continue;
      auto dealt = how == Written::kApart ? whole_deal_of(*found, std::move(chosen), cut)
                                          : deal_in_runs(*found, chosen, lost, search, cut);
      if (dealt) return {std::move(dealt), found};
    }
  return {std::nullopt, nullptr};
}

bool same_hands(const std::vector<Hand>& one, const std::vector<Hand>& other) {
  return std::ranges::all_of(one, [&](const Hand& hand) {
    const auto same = std::ranges::find(other, hand.seat, &Hand::seat);
    return same != other.end() && same->suits == hand.suits;
  });
}

// How many suits of hands have no mark.
std::ptrdiff_t unmarked_in(const Dealt& dealt) {
  std::ptrdiff_t unmarked = 0;
  for (const auto& hand : dealt.hands)
    unmarked += std::ranges::count_if(hand, [](const Holding* each) { return each->suit < 0 && !each->ranks.empty(); });
  return unmarked;
}

// Whether a sign of another suit stands before cards that were read without marks: then it is none of that suit here,
// nor in the words.
bool contradicts_signs(const Dealt& dealt, const std::vector<Line>& lines) {
  for (std::size_t hand = 0; hand < kPlayers; ++hand)
    for (const Holding* holding : dealt.hands[hand]) {
      if (holding->suit >= 0 || holding->ranks.empty()) continue;
      const std::string_view before = std::string_view(lines[holding->line].text).substr(0, holding->column);
      const std::size_t last = before.find_last_not_of(' ');
      if (last == std::string_view::npos || !is_suit_sign(before[last])) continue;
      const auto suit = static_cast<std::size_t>(before[last] - kSuitSign);
      if ((unsigned{dealt.cards[hand][suit]} >> static_cast<unsigned>(holding->ranks.front()) & 1U) == 0) return true;
    }
  return false;
}

bool is_marked(const Holdings& text) {
  const auto marked = std::ranges::count_if(text.all, [](const Holding& each) { return each.suit >= 0; });
  return 2 * marked >= std::ssize(text.all);
}

std::optional<WholeDeal> read_so(const std::vector<Line>& lines, Written how) {
  const int lost = how == Written::kWithSuitsLost ? kMostLost : 0;
  RunSearch search;
  std::optional<WholeDeal> deal;
  std::ptrdiff_t fewest = 0;  // of ways that read marks, none counts that reads fewer
  for (const Notation& notation : notations_of(lines, lost)) {
    const Holdings text = holdings_of(lines, notation);
    if (text.cards + static_cast<std::size_t>(lost) < kPack) continue;
    const Holdings columns = suit_columns_of(lines, notation);
    std::deque<Holding> cut;
    search.doubtful = false;
    const auto [dealt, found] = first_deal(text, columns, how, search, cut);
    // Where suits are marked and two deals are read, no way that passes over the marks is meant.
    if (how == Written::kWithSuitsLost && !dealt && search.doubtful && is_marked(text)) return std::nullopt;
    if (!dealt || contradicts_signs(*dealt, lines)) continue;
    const std::ptrdiff_t unmarked = unmarked_in(*dealt);
    if (!deal || unmarked < fewest) {
      deal = made_of(*dealt, *found, text, notation, lines);
      fewest = unmarked;
    } else if (unmarked == fewest && deal->faults.empty() && !same_hands(deal->hands, hands_in(*dealt, lines))) {
      deal->faults.push_back(found_twice(lines[dealt->hands[0].front()->line].number, *deal));
    }
  }
  return deal;
}

// A deal of which figures head some suits; none where two are read.
std::optional<WholeDeal> read_by_figures(const std::vector<Line>& lines) {
  std::optional<WholeDeal> found;
  for (const FigureMarks& text : with_figures_as_marks(lines)) {
    auto deal = read_so(text.lines, Written::kApart);
    if (!deal) continue;
    if (found && !same_hands(found->hands, deal->hands)) return std::nullopt;
    resolve_font(deal->rest, text.marks);
    if (!found) found = std::move(deal);
  }
  return found;
}

// "-J 10 8", "-Void": a dash where each suit begins, as a list has them.
std::vector<Line> without_bullets(std::vector<Line> lines) {
  constexpr int kFewest = 11;  // suits of a deal that has lost some
  int bullets = 0;
  for (Line& line : lines)
    for (std::size_t at = 0; at + 1 < line.text.size(); ++at) {
      const bool begins = line.text[at] == '-' && (at == 0 || line.text[at - 1] == ' ');
      const std::string_view rest = std::string_view(line.text).substr(at + 1);
      const bool cards = std::string_view("AKQJT23456789").find(rest[0]) != std::string_view::npos;
      const std::size_t end = std::min(rest.find(' '), rest.size());
      if (!begins ||
          !(names_void(rest.substr(0, end)) ? rest[0] != '-' : rest.starts_with("10") || (cards && end == 1)))
        continue;
      line.text[at] = ' ';
      ++bullets;
    }
  return bullets < kFewest ? std::vector<Line>() : lines;
}

std::optional<WholeDeal> read_in_any_way(const std::vector<Line>& lines) {
  if (auto deal = read_so(lines, Written::kApart)) return deal;
  if (auto deal = read_by_figures(lines)) return deal;
  std::ptrdiff_t figures = 0;
  for (const Line& line : lines) figures += std::ranges::count_if(line.text, is_digit);
  if (figures > kMostInRuns) return std::nullopt;
  auto deal = read_so(lines, Written::kInRuns);
  return deal ? deal : read_so(lines, Written::kWithSuitsLost);
}

}  // namespace

std::optional<WholeDeal> whole_deal_in(const std::vector<Line>& lines) {
  const std::vector<Line> listed = without_bullets(lines);
  auto deal = listed.empty() ? std::nullopt : read_in_any_way(listed);
  return deal ? deal : read_in_any_way(lines);
}

}  // namespace ouverte::puzzles::text
