#include "puzzles/text/posted.hpp"

#include <algorithm>
#include <limits>

#include "puzzles/text/auction.hpp"
#include "puzzles/text/build.hpp"
#include "puzzles/text/formats.hpp"
#include "puzzles/text/game.hpp"
#include "puzzles/text/limits.hpp"
#include "puzzles/text/normal_form.hpp"
#include "puzzles/text/problems.hpp"
#include "puzzles/text/records.hpp"
#include "puzzles/text/stretches.hpp"
#include "puzzles/text/told.hpp"
#include "puzzles/text/twins.hpp"
#include "puzzles/text/words_read.hpp"
#include "solver/base/status.hpp"
#include "solver/records/encoding.hpp"

namespace ouverte::puzzles::text {
namespace {

records::Problem problem_at(records::Place place, const Fault& fault) {
  if (fault.line > 0) place.line = fault.line;
  return {std::move(place), fault.message};
}

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

bool names(const Named& card, const std::string& move) {
  if (!card.card.empty()) return card.card == move;
  return move.size() == 2 && (card.suit.empty() || move.substr(0, 1) == card.suit) &&
         (card.rank.empty() || move.substr(1) == card.rank);
}

// A record for each lead that a restriction leaves, of those that come to the same one.
std::variant<std::vector<records::Record>, Fault> by_leads(const records::Record& record, const LeadsAllowed& leads) {
  auto position = records::position_after(record, 0);
  if (!position.ok()) return Fault{leads.line, base::message(position.status())};
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

// What the questions of a post ask, each a record, but those that ask the same.
std::variant<std::vector<records::Record>, Fault> built(const Hands& hands, const Facts& facts, const games::Game& game,
                                                        const Table& table) {
  const bool questions = facts.asked.size() > 1 && std::ranges::all_of(facts.asked, &Demand::question);
  std::vector<records::Record> all;
  for (std::size_t place = 0; place < (questions ? facts.asked.size() : 1); ++place) {
    Facts one = facts;
    if (questions) one.asked = {facts.asked[place]};
    auto found = build(hands.diagram.hands, std::move(one), game, table);
    if (const auto* fault = std::get_if<Fault>(&found)) return *fault;
    auto& record = std::get<records::Record>(found);
    const auto task = [](const records::Record& each) { return records::tag_value(each.tags, "Task"); };
    const auto asks_this = [&](const records::Record& other) { return task(other) == task(record); };
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

// A first lead of which only the suit is told is any card of it.
void restrict_lead(Facts& facts, const Diagram& diagram, const Table& table) {
  if (facts.given.size() != 1 || facts.leads || !shows_whole_deal(diagram, table)) return;
  const Given lead = facts.given.front();
  if (lead.card.suit.size() != 1 || !lead.card.rank.empty()) return;
  facts.leads = LeadsAllowed{.cards = {lead.card}, .line = lead.line};
  if (lead.seat != 0) facts.leaders.emplace_back(Side{.seats = std::string(1, lead.seat)}, lead.line);
  facts.given.clear();
}

// What a text must hold.
enum class Wanted : std::uint8_t { kProblems, kDeals };

// One of the twins of a problem, or all of it.
std::vector<Understood> read_twin(const Part& part, const records::Place& place, bool twin, Wanted wanted) {
  const auto problem = [&](const Fault& fault) {
    return std::vector<Understood>{{.reading = problem_at(place, fault)}};
  };
  if (const auto fault = beyond_limits(part.lines)) return problem(*fault);
  auto setting = setting_of(part.lines);
  if (!setting.ok()) return problem({0, base::message(setting.status())});
  const games::Game& game = *setting->game;
  const Table& table = setting->table;
  auto deal = setting->deal;
  if (deal && deal->hands.front().line >= part.solution) deal.reset();
  std::vector<Line>& lines = deal ? deal->rest : setting->lines;
  const Auction auction = take_auction(lines, table);
  std::erase_if(lines, [&](const Line& line) { return line.number >= part.solution; });
  Hands hands = deal ? hands_of(*deal, table, game) : hands_of(lines, table, game);
  if (!hands.faults.empty() || hands.diagram.hands.empty())
    if (const auto fault = written_in_font(part.lines)) return problem(*fault);
  if (!hands.faults.empty()) return problem(hands.faults.front());
  if (hands.diagram.hands.empty()) return problem({0, "hands: found none, expected a hand for every player"});
  if (const auto fault = beyond_limits(hands.items)) return problem(*fault);
  WordsRead read = read_words(std::move(hands.items), table, game, {.twin = twin, .hands = first_line(hands.diagram)});
  add_auction(auction, read.facts);
  read.facts.may_ask_nothing = wanted == Wanted::kDeals;
  const int heading = add_heading(hands.diagram, read.items, read.facts);
  const auto unread = not_understood(read.items, heading);
  restrict_lead(read.facts, hands.diagram, table);
  const bool whole = shows_whole_deal(hands.diagram, table);
  if (whole && read.facts.rounds_line > 0)
    return problem({read.facts.rounds_line,
                    "given: found rounds of a suit told of a whole deal, expected the cards by name, or those left"});
  const bool assumed = !twin && wanted == Wanted::kProblems && whole && read.facts.level &&
                       tells_declarer(read.facts) && leaves_task_unsaid(read.items, read.facts, heading);
  if (assumed) read.facts.asked.push_back(assumed_task(read.facts));
  auto found = built(hands, read.facts, game, table);
  const auto* fault = std::get_if<Fault>(&found);
  if (unread && (fault == nullptr || !fault->message.starts_with("hands"))) return problem(*unread);
  if (fault == nullptr)
    if (const auto other =
            other_number(read.facts, read.facts.level.value_or(0), static_cast<int>(most_cards(hands.diagram))))
      return problem(*other);
  if (fault != nullptr) return problem(*fault);
  auto& records = std::get<std::vector<records::Record>>(found);
  std::vector<Understood> readings;
  for (auto& record : records) {
    record.place = place;
    if (record.setup.id.empty()) record.setup.id = place.board;
    if (records.size() > 1) record.setup.id += base::str(" (", readings.size() + 1, ")");
    add_solution(part, table.seats, record);
    std::vector<NotUsed> rest = not_used(read.items);
    for (const int line : deal ? deal->later : std::vector<int>())
      rest.push_back({.line = line, .words = "(a position later in the play)"});
    add_doubts(record, assumed, rest);
    readings.push_back({.reading = std::move(record), .not_used = std::move(rest)});
  }
  return readings;
}

// The hands as they are drawn are all that a twin may leave unsaid.
std::string what_it_is(const Understood& reading) {
  const auto* record = std::get_if<records::Record>(&reading.reading);
  if (record == nullptr) return "";
  records::Record plain = *record;
  plain.setup.id.clear();
  return records::write_json(plain);
}

std::vector<Understood> read_one(const Part& part, const records::Place& place, Wanted wanted) {
  std::vector<Line> posed, solution;
  for (const Line& line : part.lines) (line.number < part.solution ? posed : solution).push_back(line);
  const std::vector<TwinText> twins = twins_of(posed);
  if (twins.size() == 1) return read_twin(part, place, false, wanted);
  std::vector<Understood> all;
  for (const TwinText& twin : twins) {
    Part one = part;
    one.lines = twin.lines;
    one.lines.insert(one.lines.end(), solution.begin(), solution.end());
    for (Understood& reading : read_twin(one, place, true, wanted)) {
      if (auto* record = std::get_if<records::Record>(&reading.reading)) {
        record->setup.id += base::str(" ", twin.name, ")");
        const std::string is = what_it_is(reading);
        if (std::ranges::any_of(all, [&](const Understood& other) { return what_it_is(other) == is; }))
          return {{.reading = problem_at(place, {0, base::str("twins: found nothing that ", twin.name,
                                                              ") changes, expected a change such as \"exchange ♥3 and "
                                                              "♥K\", \"hearts are trumps\"")})}};
      }
      all.push_back(std::move(reading));
    }
  }
  // What one of them lacks may be what another was not to have.
  const auto is_record = [](const Understood& each) { return std::holds_alternative<records::Record>(each.reading); };
  if (!std::ranges::all_of(all, is_record)) std::erase_if(all, is_record);
  return all;
}

std::vector<Understood> read_posted(std::string_view text, std::string_view file, std::string_view supplied,
                                    Wanted wanted) {
  if (text.size() > kMostText)
    return {{.reading = records::Problem{{.file = std::string(file), .line = 1, .board = "1"},
                                         base::str("post: found ", text.size(), " characters, expected at most ",
                                                   kMostText, ": problems in words and no whole library of them")}}};
  std::vector<Understood> readings;
  int number = 0;
  for (Part& part : parts_of(clean_lines(text))) {
    if (!supplied.empty())
      for (const Line& line : clean_lines(supplied)) part.lines.push_back({0, line.text});
    for (auto& reading :
         read_one(part, {.file = std::string(file), .line = part.first, .board = base::str(++number)}, wanted))
      readings.push_back(std::move(reading));
  }
  return readings;
}

std::vector<Understood> understood(records::Readings readings) {
  std::vector<Understood> all;
  for (auto& reading : readings) all.push_back({.reading = std::move(reading)});
  return all;
}

std::vector<Understood> read_all(std::string_view supplied, std::string_view bytes, std::string_view file,
                                 Wanted wanted = Wanted::kProblems) {
  const std::string text = with_deals_of_links(records::plain_text(bytes));
  if (const auto words = as_posted(text)) return read_posted(*words, file, supplied, wanted);
  if (has_link(text)) return understood(read_with_words(with_links_apart(text), file, supplied));
  return holds_records(text) ? understood(read_with_words(text, file, supplied))
                             : read_posted(text, file, supplied, wanted);
}

}  // namespace
}  // namespace ouverte::puzzles::text

namespace ouverte::puzzles {

records::Readings read_puzzles(std::string_view text, std::string_view file) {
  return read_puzzles_with("", text, file);
}

records::Readings read_deals(std::string_view text, std::string_view file) {
  records::Readings readings;
  for (Understood& each : text::read_all("", text, file, text::Wanted::kDeals))
    readings.push_back(std::move(each.reading));
  return readings;
}

bool is_in_words(std::string_view text) {
  const std::string plain = records::plain_text(text);
  return !text::holds_records(plain) && !text::has_link(plain);
}

records::Readings read_puzzles_with(std::string_view supplied, std::string_view text, std::string_view file) {
  records::Readings readings;
  for (Understood& each : text::read_all(supplied, text, file)) readings.push_back(std::move(each.reading));
  return readings;
}

std::vector<Understood> explain_puzzles(std::string_view supplied, std::string_view text, std::string_view file) {
  std::vector<Understood> all = text::read_all(supplied, text, file);
  for (Understood& each : all)
    if (const auto* record = std::get_if<records::Record>(&each.reading)) each.in_normal_form = in_normal_form(*record);
  return all;
}

}  // namespace ouverte::puzzles
