#include "puzzles/text/shown.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "puzzles/text/column.hpp"
#include "puzzles/text/labelled_contract.hpp"
#include "puzzles/text/limits.hpp"
#include "puzzles/text/shown_lead.hpp"
#include "puzzles/text/told.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

// "! K Q", "# A": what a font of suit signs leaves where it is not there.
std::optional<Fault> written_in_font(const std::vector<Line>& lines) {
  int found = 0;
  for (const Line& line : lines)
    for (std::size_t at = 0; at + 1 < line.text.size(); ++at) {
      if (line.text[at] != '!' && line.text[at] != '#') continue;
      const std::size_t next = line.text.find_first_not_of(' ', at + 1);
      const bool head = at == 0 || line.text[at - 1] == ' ';
      if (head && next != std::string::npos && std::string_view("AKQJT").find(line.text[next]) != std::string::npos &&
          ++found == 2)
        return Fault{line.number,
                     "hands: found \"!\" and \"#\" before cards, as a font of suit signs leaves them "
                     "(4 ! # 2), expected ♠ ♥ ♦ ♣ or S H D C"};
    }
  return std::nullopt;
}

// Whether a deal that stands in a solution is that of another problem than the hands above it: it has not all of them.
bool is_of_another(const WholeDeal& deal, const Part& part, const Table& table, const games::Game& game) {
  std::vector<Line> above = part.lines;
  std::erase_if(above, [&](const Line& line) { return line.number >= part.solution; });
  const std::vector<Hand> hands = hands_of(above, table, game).diagram.hands;
  return !std::ranges::all_of(hands, [&](const Hand& hand) {
    const auto same = std::ranges::find(deal.hands, hand.seat, &Hand::seat);
    return same != deal.hands.end() && std::ranges::equal(same->suits, hand.suits);
  });
}

// "Neither" beside a hand: who is vulnerable.
void clear_vulnerability(WholeDeal& deal) {
  constexpr std::array<std::string_view, 4> kWho = {"neither", "none", "both", "all"};
  for (Line& line : deal.rest) {
    const std::string alone = games::lower_case(games::without_blanks(line.text));
    const bool beside = std::ranges::any_of(deal.hands, [&](const Hand& hand) { return hand.line == line.number; });
    if (beside && std::ranges::find(kWho, alone) != kWho.end()) line.text.clear();
  }
}

// The auction that is drawn beside hands, whose lines are blanked, and which a suit that a page has lost is found for.
std::variant<Auction, Fault> contract_in(const Part& part, Setting& setting) {
  auto& deal = setting.deal;
  std::vector<Line>& lines = deal ? deal->rest : setting.lines;
  Auction auction = take_auction(lines, part.lines, setting.table);
  std::erase_if(lines, [&](const Line& line) { return line.number >= part.solution; });
  const Auction& joined = setting.joined;
  if (joined.bid.level > 0 && auction.bid.level > 0)
    return Fault{joined.line, base::str("auction: found another in line ", auction.line, ", expected one")};
  if (joined.bid.level > 0 && joined.line < part.solution) auction = joined;
  // Whose the card led is tells nothing where the names of the hands would follow from it.
  if (deal && !deal->unnamed && auction.bid.level == 0) {
    std::vector<Line> rest = lines;
    Auction loose = take_loose_auction(rest, setting.table);
    const char leader = holder_of_lead(deal->hands, setting.table, rest);
    const std::string& seats = setting.table.seats;
    if (loose.bid.level > 0 && leader != 0)
      loose.declarer = seats[(seats.find(leader) + seats.size() - 1) % seats.size()];
    if (loose.declarer != 0 && can_play_in(loose.bid.strain, loose.declarer, deal->hands)) {
      auction = std::move(loose);
      lines = std::move(rest);
      deal->assumed.push_back(
          {auction.line, base::str("auction: found its calls in no order, took the highest bid for the contract, and ",
                                   std::string(1, auction.declarer), " for declarer, before who holds the card led")});
    }
  }
  if (deal && find_lost_strain(auction, holder_of_lead(deal->hands, setting.table, lines), lines, deal->hands))
    deal->assumed.push_back(
        {auction.line, base::str("contract: found no suit in the auction, assumed ", auction.bid.level,
                                 std::string(1, auction.bid.strain), " by ", std::string(1, auction.declarer),
                                 ", the only one that what is said allows")});
  if (auction.fault) return *auction.fault;
  return auction;
}

// What was supplied beside a post, in a language of its own.
std::vector<Item> supplied_words(const Part& part, Setting& setting) {
  std::vector<Line> lines = part.lines;
  std::erase_if(lines, [](const Line& line) { return line.number != kSupplied; });
  setting.table.language = language_of(lines);
  lines = with_english_letters(lines, setting.table.language, setting.table);
  return items_of(lines, setting.table.language, setting.table, *setting.game);
}

}  // namespace

bool is_whole(const Shown& shown) {
  const Table& table = shown.setting.table;
  const auto all = [&](const Hand& hand) {
    std::size_t cards = 0;
    for (const auto& suit : hand.suits) cards += suit.size();
    return cards == table.dealt;
  };
  return table.compass && shown.hands.hands.size() == table.seats.size() && std::ranges::all_of(shown.hands.hands, all);
}

std::variant<Shown, Fault> shown_in(const Part& part, WordsUsed used) {
  if (auto fault = beyond_limits(part.lines)) return *std::move(fault);
  auto setting = setting_of(part.lines);
  if (!setting.ok()) return fault_of(0, setting.status());
  Shown shown{.setting = *std::move(setting), .auction = {}, .hands = {}, .words = {}};
  const games::Game& game = *shown.setting.game;
  const Table& table = shown.setting.table;
  auto& deal = shown.setting.deal;
  if (deal && deal->hands.front().line >= part.solution && is_of_another(*deal, part, table, game)) deal.reset();
  auto auction = contract_in(part, shown.setting);
  const bool all = used != WordsUsed::kNone;
  if (all) {
    if (auto* fault = std::get_if<Fault>(&auction)) return std::move(*fault);
    shown.auction = std::get<Auction>(std::move(auction));
  }
  std::vector<Line>& lines = deal ? deal->rest : shown.setting.lines;
  if (deal) clear_vulnerability(*deal);
  shown.column = deal && all && is_column(deal->hands, shown.auction, table, game, lines);
  if (deal && all && game.has_dummy() && shown.auction.bid.level == 0)
    if (auto labelled = take_labelled_contract(deal->hands, table, lines)) {
      shown.auction = *std::move(labelled);
      shown.column = true;
    }
  Hands hands = deal ? hands_of(*deal, table, game) : hands_of(lines, table, game);
  if (!hands.faults.empty() || hands.diagram.hands.empty())
    if (auto fault = written_in_font(part.lines)) return *std::move(fault);
  if (!hands.faults.empty()) return hands.faults.front();
  if (hands.diagram.hands.empty())
    return Fault{0, base::str("hands: found none, expected a hand for every player, such as \"",
                              table.seats.substr(0, 1), ": ♠AQ ♥K3 ♦- ♣72\" in a line of its own")};
  if (!all) hands.items = supplied_words(part, shown.setting);
  if (auto fault = beyond_limits(hands.items)) return *std::move(fault);
  shown.hands = std::move(hands.diagram);
  shown.words = std::move(hands.items);
  return shown;
}

}  // namespace ouverte::puzzles::text
