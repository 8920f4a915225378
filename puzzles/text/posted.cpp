#include "puzzles/text/posted.hpp"

#include <algorithm>
#include <utility>

#include "puzzles/text/doubled.hpp"
#include "puzzles/text/formats.hpp"
#include "puzzles/text/game.hpp"
#include "puzzles/text/hands_check.hpp"
#include "puzzles/text/lead_check.hpp"
#include "puzzles/text/leftovers.hpp"
#include "puzzles/text/letters.hpp"
#include "puzzles/text/limits.hpp"
#include "puzzles/text/mail.hpp"
#include "puzzles/text/meant.hpp"
#include "puzzles/text/normal_form.hpp"
#include "puzzles/text/offer.hpp"
#include "puzzles/text/problems.hpp"
#include "puzzles/text/quiz.hpp"
#include "puzzles/text/records.hpp"
#include "puzzles/text/shown.hpp"
#include "puzzles/text/story.hpp"
#include "puzzles/text/stretches.hpp"
#include "puzzles/text/told_contract.hpp"
#include "puzzles/text/twins.hpp"
#include "puzzles/text/whole_story.hpp"
#include "puzzles/text/words_read.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/records/encoding.hpp"

namespace ouverte::puzzles::text {
namespace {

records::Problem problem_at(records::Place place, const Fault& fault) {
  if (fault.line > 0) place.line = fault.line;
  return {std::move(place), fault.message};
}

// What a text must hold.
enum class Wanted : std::uint8_t { kProblems, kDeals };

struct HowRead {
  Wanted wanted = Wanted::kProblems;
  HowPosted posted = {};
};

NotUsed as_not_used(const Line& line) {
  return {.line = line.number, .words = readable(games::without_blanks(line.text))};
}

// The readings of a problem, each with what of it was not used.
std::vector<Understood> readings_of(const Part& part, const records::Place& place, const Posed& posed, Meant meant,
                                    const std::vector<NotUsed>& beside) {
  std::vector<Understood> readings;
  for (auto& record : meant.records) {
    record.place = place;
    if (record.setup.id.empty()) record.setup.id = place.board;
    if (meant.records.size() > 1) record.setup.id += base::str(" (", readings.size() + 1, ")");
    add_solution(part, posed.table.seats, record);
    std::vector<NotUsed> rest = not_used(meant.items);
    rest.insert(rest.end(), beside.begin(), beside.end());
    add_doubts(record, meant.assumed, rest);
    readings.push_back({.reading = std::move(record), .not_used = std::move(rest)});
  }
  return readings;
}

// What a whole deal with its story comes to, where nothing is asked but that its contract is made.
std::optional<Meant> meant_by_story(const Posed& posed, const std::vector<Item>& items, std::vector<NotUsed>& beside) {
  std::vector<Item> left = items;
  const auto story = take_whole_story(left, posed.hands.hands, posed.auction, posed.table, posed.game);
  if (!story) return std::nullopt;
  const Posed as_called{.hands = posed.hands,
                        .auction = story->auction,
                        .game = posed.game,
                        .table = posed.table,
                        .twin = posed.twin,
                        .may_ask_nothing = posed.may_ask_nothing,
                        .by_options = posed.by_options};
  Meant meant = meant_by(as_called, left);
  if (meant.unread || meant.fault || !meant.assumed) return std::nullopt;
  beside = story->not_used;
  return meant;
}

// What a whole deal was read as, looked up in all that is said with it.
std::optional<Fault> doubt_of_whole(const Shown& shown, const Posed& posed,
                                    const std::vector<records::Record>& records) {
  if (!posed.game.has_dummy() || !is_whole(shown)) return std::nullopt;
  const Story story(shown.words, posed.table, posed.game);
  if (auto fault = doubt_of_hands(story, posed.hands.hands)) return fault;
  const std::string_view contract = records.empty() ? "" : records::tag_value(records.front().tags, "Contract");
  const std::string_view declarer = records.empty() ? "" : records::tag_value(records.front().tags, "Declarer");
  if (posed.auction.bid.level == 0)
    if (auto fault = doubt_of_double(story, contract)) return fault;
  if (contract.size() > 1 && is_digit(contract[0]))
    if (auto fault = doubt_of_contract(story, {.bid = {.level = contract[0] - '0', .strain = contract[1]},
                                               .declarer = declarer.empty() ? '\0' : declarer[0]}))
      return fault;
  const bool led = !records.empty() && !records.front().plays.empty();
  return led ? doubt_of_lead(story, posed.hands.hands, records) : std::nullopt;
}

// What speaks against that which words were taken to mean; `items`: those of them that were read.
std::optional<Fault> doubt_of(const Shown& shown, const std::vector<Item>& items, const Posed& posed,
                              const Meant& meant) {
  const Auction& auction = posed.auction;
  const bool deal = shown.setting.deal.has_value();
  if (deal && auction.declarer != 0 && meant.assumed) {
    if (auto fault = asks_for_more(meant.items, auction.bid, posed.table.language)) return fault;
    const bool to_make = !meant.records.empty() && records::tag_value(meant.records.front().tags, "Task") == "goal";
    if (to_make)
      if (auto fault = speaks_to_defender(shown.words, posed.table.seats, auction.declarer)) return fault;
  }
  if (deal && std::ranges::any_of(meant.records, [](const records::Record& each) { return !each.plays.empty(); })) {
    if (auto fault = asks_of_other_lead(items)) return fault;
    if (auto fault = leads_after_trick(meant.items)) return fault;
  }
  return doubt_of_whole(shown, posed, meant.records);
}

// What words beside hands come to, and what of them is not used; or what is wrong with them.
struct Read {
  Meant meant;
  std::vector<NotUsed> beside;
};
std::variant<Read, Fault> read_words_of(const Shown& shown, const Posed& posed, const HowPosted& how) {
  Read read{.meant = meant_by(posed, shown.words), .beside = {}};
  auto& [meant, beside] = read;
  std::vector<Item> items = shown.words;
  // What the rules read of all that is said goes before what a column is without its story.
  if (shown.column && (meant.unread || meant.fault)) {
    beside = take_story(items, shown.auction, shown.setting.table);
    meant = meant_by(posed, items);
  } else if (is_whole(shown) && (meant.unread || meant.fault) &&
             !(meant.fault && meant.fault->message.starts_with("cards"))) {
    if (auto told = meant_by_story(posed, items, beside)) meant = std::move(*told);
  }
  for (const int line : shown.setting.deal ? shown.setting.deal->later : std::vector<int>())
    beside.push_back({.line = line, .words = "(a position later in the play)"});
  for (const Line& note : shown.auction.notes) beside.push_back(as_not_used(note));
  if (meant.unread && !(meant.fault && meant.fault->message.starts_with("hands"))) {
    Rest rest = meant_without_leftovers(posed, items, std::move(meant));
    if (how.words == WordsUsed::kAll || rest.meant.fault) return rest.told;
    for (NotUsed& clause : listed(rest.leftovers)) beside.push_back(std::move(clause));
    meant = std::move(rest.meant);
  }
  if (meant.fault) return *meant.fault;
  if (meant.counts) {
    const std::string& told = meant.counts->message;
    const std::size_t from = told.find('"') + 1;
    beside.push_back(
        {.line = meant.counts->line, .talk = true, .words = told.substr(from, told.find('"', from) - from)});
  }
  if (auto fault = doubt_of(shown, items, posed, meant)) return *std::move(fault);
  return read;
}

// One of the twins of a problem, or all of it.
std::vector<Understood> read_twin(const Part& part, const records::Place& place, bool twin, const HowRead& how) {
  const bool by_options = how.posted.by_options;
  const auto problem = [&](const Fault& fault) {
    return std::vector<Understood>{{.reading = problem_at(place, by_options ? with_option(fault) : fault)}};
  };
  const auto found = shown_in(part, how.posted.words);
  if (const auto* fault = std::get_if<Fault>(&found)) return problem(*fault);
  const auto& shown = std::get<Shown>(found);
  const Posed posed{.hands = shown.hands,
                    .auction = shown.auction,
                    .game = *shown.setting.game,
                    .table = shown.setting.table,
                    .twin = twin,
                    .may_ask_nothing = how.wanted == Wanted::kDeals,
                    .by_options = by_options};
  auto read = read_words_of(shown, posed, how.posted);
  if (auto* fault = std::get_if<Fault>(&read)) {
    const bool of_words = fault->message.starts_with("words:");
    const bool other_way = fault->option == kSetAside || (!fault->option.empty() && !of_words) ||
                           fault->message.starts_with("cards:") || fault->message.starts_with("hands:");
    if (how.posted.words == WordsUsed::kNone || other_way || !is_whole(shown) || !posed.game.has_dummy())
      return problem(*fault);
    const std::string offer = offer_of(shown);
    auto problems = problem(by_options ? with_hands_only(*std::move(fault), offer) : *std::move(fault));
    problems.front().offer = offer;
    return problems;
  }
  auto& [meant, beside] = std::get<Read>(read);
  std::vector<Understood> readings = readings_of(part, place, posed, std::move(meant), beside);
  for (Understood& each : readings)
    if (auto* record = std::get_if<records::Record>(&each.reading); record != nullptr && shown.setting.deal)
      for (const Line& assumed : shown.setting.deal->assumed)
        record->doubts.push_back({{.file = place.file, .line = assumed.number, .board = place.board}, assumed.text});
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

std::vector<Understood> read_one(const Part& part, const records::Place& place, const HowRead& how) {
  std::vector<Line> posed, solution;
  for (const Line& line : part.lines) (line.number < part.solution ? posed : solution).push_back(line);
  const std::vector<TwinText> twins = twins_of(posed);
  if (twins.size() == 1 || how.posted.words == WordsUsed::kNone) return read_twin(part, place, false, how);
  std::vector<Understood> all;
  for (const TwinText& twin : twins) {
    Part one = part;
    one.lines = twin.lines;
    one.lines.insert(one.lines.end(), solution.begin(), solution.end());
    for (Understood& reading : read_twin(one, place, true, how)) {
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

std::vector<Understood> read_posted(std::string_view text, std::string_view file, const HowRead& how) {
  if (text.size() > kMostText)
    return {{.reading = records::Problem{{.file = std::string(file), .line = 1, .board = "1"},
                                         base::str("post: found ", text.size(), " characters, expected at most ",
                                                   kMostText, ": problems in words and no whole library of them")}}};
  std::vector<Understood> readings;
  int number = 0;
  std::vector<Line> lines = clean_lines(text);
  std::vector<Line> left_out = take_mail_lines(lines);
  for (Line& line : take_bidding_quiz(lines)) left_out.push_back(std::move(line));
  for (Part& part : parts_of(lines)) {
    if (!how.posted.supplied.empty())
      for (const Line& line : clean_lines(how.posted.supplied)) part.lines.push_back({kSupplied, line.text});
    for (auto& reading :
         read_one(part, {.file = std::string(file), .line = part.first, .board = base::str(++number)}, how))
      readings.push_back(std::move(reading));
  }
  if (!readings.empty())
    for (const Line& line : left_out) readings.front().not_used.push_back(as_not_used(line));
  return readings;
}

std::vector<Understood> understood(records::Readings readings) {
  std::vector<Understood> all;
  for (auto& reading : readings) all.push_back({.reading = std::move(reading)});
  return all;
}

std::vector<Understood> read_all(const HowRead& how, std::string_view bytes, std::string_view file) {
  const std::string text = with_deals_of_links(records::plain_text(bytes));
  if (const auto words = as_posted(text)) return read_posted(*words, file, how);
  if (has_link(text)) return understood(read_with_words(with_links_apart(text), file, how.posted));
  return holds_records(text) ? understood(read_with_words(text, file, how.posted)) : read_posted(text, file, how);
}

}  // namespace
}  // namespace ouverte::puzzles::text

namespace ouverte::puzzles {

records::Readings read_puzzles(std::string_view text, std::string_view file) { return read_puzzles_as({}, text, file); }

records::Readings read_deals(const HowPosted& how, std::string_view text, std::string_view file) {
  records::Readings readings;
  text::HowRead deals{.wanted = text::Wanted::kDeals, .posted = how};
  deals.posted.by_options = false;
  for (Understood& each : text::read_all(deals, text, file)) readings.push_back(std::move(each.reading));
  return readings;
}

bool is_in_words(std::string_view text) {
  const std::string plain = records::plain_text(text);
  return !text::holds_records(plain) && !text::has_link(plain);
}

records::Readings read_puzzles_as(const HowPosted& how, std::string_view text, std::string_view file) {
  records::Readings readings;
  for (Understood& each : text::read_all({.posted = how}, text, file)) readings.push_back(std::move(each.reading));
  return readings;
}

std::vector<Understood> explain_puzzles(const HowPosted& how, std::string_view text, std::string_view file) {
  std::vector<Understood> all = text::read_all({.posted = how}, text, file);
  for (Understood& each : all)
    if (const auto* record = std::get_if<records::Record>(&each.reading)) each.in_normal_form = in_normal_form(*record);
  return all;
}

}  // namespace ouverte::puzzles
