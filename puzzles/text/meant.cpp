#include "puzzles/text/meant.hpp"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>
#include <variant>

#include "puzzles/problem/puzzle.hpp"
#include "puzzles/text/build.hpp"
#include "puzzles/text/normal_form.hpp"
#include "puzzles/text/problems.hpp"
#include "puzzles/text/unnamed.hpp"
#include "puzzles/text/words_read.hpp"
#include "solver/base/sort.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {
namespace {

bool names(const Named& card, const std::string& move) {
  if (!card.card.empty()) return card.card == move;
  return move.size() == 2 && (card.suit.empty() || move.substr(0, 1) == card.suit) &&
         (card.rank.empty() || move.substr(1) == card.rank);
}

// A record for each lead that a restriction leaves, of those that come to the same one.
std::variant<std::vector<records::Record>, Fault> by_leads(const records::Record& record, const LeadsAllowed& leads) {
  auto position = records::position_after(record, 0);
  if (!position.ok()) return fault_of(leads.line, position.status());
  // "On the king of hearts lead", which was told.
  const auto is_named = [&](const Named& card) { return names(card, record.plays.front().move); };
  if (!record.plays.empty() && (*position)->table_empty() &&
      std::ranges::any_of(leads.cards, is_named) != leads.all_but)
    return std::vector{record};
  if (!record.plays.empty() || !(*position)->table_empty())
    return Fault{leads.line, "lead: found a restriction beside cards that were played, expected one or the other"};
  std::vector<records::Record> all;
  for (const std::vector<std::string>& alike : (*position)->classes()) {
    const auto allowed = std::ranges::find_if(alike, [&](const std::string& move) {
      return std::ranges::any_of(leads.cards, [&](const Named& card) { return names(card, move); }) != leads.all_but;
    });
    if (allowed == alike.end()) continue;
    all.push_back(record);
    all.back().plays.push_back({.seat = (*position)->to_move(), .move = *allowed, .marks = {}, .comments = {}});
  }
  if (all.empty())
    return Fault{leads.line, "lead: found a restriction that leaves no card to lead, expected one that does"};
  return all;
}

// What a record asks, in numbers of what is measured: to beat 4♥ is to leave nine tricks.
std::string asked_in(const records::Record& record, const games::Game& game) {
  std::string written(records::tag_value(record.tags, "Task"));
  const auto position = game.position(record.setup);
  if (!position.ok()) return written;
  const auto task = task_from_text(written, game, **position);
  return task.ok() ? base::str(game.stakes(record.setup)->measure, " ", task_text(*task)) : written;
}

// What the questions of a post ask, each a record, but those that ask the same.
std::variant<std::vector<records::Record>, Fault> built(const Posed& posed, const Facts& facts) {
  const bool questions = facts.asked.size() > 1 && std::ranges::all_of(facts.asked, &Demand::question);
  std::vector<records::Record> all;
  for (std::size_t place = 0; place < (questions ? facts.asked.size() : 1); ++place) {
    Facts one = facts;
    if (questions) one.asked = {facts.asked[place]};
    auto found = build(posed.hands.hands, std::move(one), posed.game, posed.table);
    if (const auto* fault = std::get_if<Fault>(&found)) return *fault;
    auto& record = std::get<records::Record>(found);
    const auto asks_this = [&](const records::Record& other) {
      return asked_in(other, posed.game) == asked_in(record, posed.game);
    };
    if (std::ranges::none_of(all, asks_this)) all.push_back(std::move(record));
  }
  if (!facts.leads) return all;
  LeadsAllowed leads = *facts.leads;
  for (Named& card : leads.cards)
    if (card.suit == "trumps" && facts.trump && *facts.trump != kNoTrump) card.suit = std::string(1, *facts.trump);
  std::vector<records::Record> apart;
  for (const records::Record& record : all) {
    auto each = by_leads(record, leads);
    if (const auto* fault = std::get_if<Fault>(&each)) return *fault;
    for (auto& lead : std::get<std::vector<records::Record>>(each)) apart.push_back(std::move(lead));
  }
  return apart;
}

std::size_t most_cards(const Diagram& diagram) {
  std::size_t most = 0;
  for (const Hand& hand : diagram.hands) {
    std::size_t cards = 0;
    for (const auto& suit : hand.suits) cards += suit.size();
    most = std::max(most, cards);
  }
  return most;
}

int first_line(const Diagram& diagram) {
  int first = std::numeric_limits<int>::max();
  for (const Hand& hand : diagram.hands) first = std::min(first, hand.line);
  return first;
}

// Of a contract at the beginning of the play nobody need say that it is to be made.
bool shows_whole_deal(const Diagram& diagram, const Table& table) { return most_cards(diagram) == table.dealt; }

// Who declares is told, or who leads, which tells it of a whole deal.
bool tells_declarer(const Facts& facts) {
  return facts.declarers.size() == 1 || (facts.declarers.empty() && !(facts.leaders.empty() && facts.given.empty()));
}

// What is played for, and by whom.
bool tells_what_is_played(const Facts& facts, const Posed& posed) {
  if (posed.game.has_dummy()) return facts.level && tells_declarer(facts);
  return !facts.declarers.empty() && (!posed.table.compass || !facts.contract.empty());
}

// A first lead of which only the suit is told is any card of it.
void restrict_lead(Facts& facts, const Diagram& diagram, const Table& table) {
  if (facts.given.size() != 1 || facts.leads || !shows_whole_deal(diagram, table)) return;
  const Given lead = facts.given.front();
  if (lead.card.suit.size() != 1 || !lead.card.rank.empty()) return;
  facts.leads = LeadsAllowed{.cards = {lead.card}, .line = lead.line};
  if (lead.seat != 0) facts.leaders.emplace_back(Side{.seats = std::string(1, lead.seat)}, lead.line);
  facts.given.clear();
}

std::vector<std::string> in_normal_forms(const std::vector<records::Record>& records) {
  std::vector<std::string> all;
  for (const records::Record& record : records) all.push_back(in_normal_form(record));
  return all;
}

}  // namespace

Meant meant_by(const Posed& posed, const std::vector<Item>& items) {
  WordsRead read =
      read_words(items, posed.table, posed.game,
                 {.twin = posed.twin,
                  .hands = first_line(posed.hands),
                  .cards = posed.twin ? nullptr : &posed.hands.hands,
                  .whole = shows_whole_deal(posed.hands, posed.table),
                  .auction = posed.auction.declarer == 0 ? std::nullopt : std::optional(posed.auction.bid)});
  add_auction(posed.auction, read.facts);
  read.facts.may_ask_nothing = posed.may_ask_nothing;
  Meant meant;
  meant.title = add_heading(posed.hands, read.items, read.facts);
  meant.unread = not_understood(read.items, meant.title);
  restrict_lead(read.facts, posed.hands, posed.table);
  const bool whole = shows_whole_deal(posed.hands, posed.table);
  // In games of seats by letters what a player can score is asked of endings too.
  const bool score = read.facts.counts && !posed.table.compass;
  meant.assumed = !posed.twin && !posed.may_ask_nothing &&
                  (score || (whole && tells_what_is_played(read.facts, posed))) &&
                  leaves_task_unsaid(read.items, read.facts, meant.title);
  if (meant.assumed) meant.fault = asks_of_help(read.items);
  if (meant.fault) return meant;
  if (meant.assumed) read.facts.asked.push_back(assumed_task(read.facts));
  if (meant.assumed) meant.counts = read.facts.counts;
  meant.items = std::move(read.items);
  if (read.facts.counts && read.facts.asked.empty() && !posed.may_ask_nothing) {
    meant.fault = read.facts.counts;
    return meant;
  }
  if (whole && read.facts.rounds_line > 0) {
    meant.fault = {read.facts.rounds_line,
                   "given: found rounds of a suit told of a whole deal, expected the cards by name, or those left"};
    return meant;
  }
  auto found = built(posed, read.facts);
  if (auto* fault = std::get_if<Fault>(&found)) {
    meant.fault = std::move(*fault);
    return meant;
  }
  meant.fault = other_number(read.facts, read.facts.level.value_or(0), static_cast<int>(most_cards(posed.hands)));
  if (meant.fault) return meant;
  meant.records = std::get<std::vector<records::Record>>(std::move(found));
  // Who is only said to sit before the leader.
  const auto fits = [&](const records::Record& each) {
    return fits_contract(each, posed.hands.hands, posed.table.seats);
  };
  if (whole && read.facts.declarers.empty() && !std::ranges::all_of(meant.records, fits))
    meant.fault = {0,
                   "declarer: found none but the player before the leader, whose side has no seven trumps, expected "
                   "who plays the contract"};
  return meant;
}

Rest meant_without_leftovers(const Posed& posed, const std::vector<Item>& items, Meant meant) {
  const Fault unread = *meant.unread;
  // Without all that such a clause says, unless it says what is needed.
  std::optional<Rest> best;
  for (const SetAside what : {SetAside::kClauses, SetAside::kWords}) {
    Rest rest{.meant = meant, .leftovers = leftovers_of(meant.items, meant.title), .told = {}};
    // Rules may take less of what is left by itself.
    constexpr int kMostTimes = 4;
    for (int times = 0; times < kMostTimes && rest.meant.unread; ++times) {
      if (times > 0)
        for (Leftover& more : leftovers_of(rest.meant.items, meant.title)) rest.leftovers.push_back(std::move(more));
      const std::vector<Item> read = rest.meant.items;
      rest.meant = meant_by(posed, without(items, rest.leftovers, read, what));
    }
    if (rest.meant.unread && !rest.meant.fault) rest.meant.fault = rest.meant.unread;
    if (!best || !rest.meant.fault) best = std::move(rest);
    if (!best->meant.fault) break;
  }
  base::sort(best->leftovers, {}, &Leftover::begin);
  best->told =
      told_without(unread, best->leftovers, in_normal_forms(best->meant.records), best->meant.fault, posed.by_options);
  return *std::move(best);
}

}  // namespace ouverte::puzzles::text
