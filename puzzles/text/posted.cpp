#include "puzzles/text/posted.hpp"

#include <algorithm>
#include <utility>

#include "puzzles/text/another_task.hpp"
#include "puzzles/text/build.hpp"
#include "puzzles/text/doubled.hpp"
#include "puzzles/text/formats.hpp"
#include "puzzles/text/game.hpp"
#include "puzzles/text/hands_check.hpp"
#include "puzzles/text/lead_check.hpp"
#include "puzzles/text/lead_words.hpp"
#include "puzzles/text/leftovers.hpp"
#include "puzzles/text/letters.hpp"
#include "puzzles/text/limits.hpp"
#include "puzzles/text/mail.hpp"
#include "puzzles/text/meant.hpp"
#include "puzzles/text/normal_form.hpp"
#include "puzzles/text/not_drawn.hpp"
#include "puzzles/text/offer.hpp"
#include "puzzles/text/open_lead.hpp"
#include "puzzles/text/problems.hpp"
#include "puzzles/text/quiz.hpp"
#include "puzzles/text/records.hpp"
#include "puzzles/text/shown.hpp"
#include "puzzles/text/stretches.hpp"
#include "puzzles/text/terms.hpp"
#include "puzzles/text/told_contract.hpp"
#include "puzzles/text/told_task.hpp"
#include "puzzles/text/twins.hpp"
#include "puzzles/text/unnamed.hpp"
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

// What a whole deal with its story comes to, where nothing is asked but that its contract is made; `left`: what of the
// words is not left unread with the story.
std::optional<Meant> meant_by_story(const Posed& posed, const WholeStory& story, const std::vector<Item>& left) {
  const Posed as_called{.hands = posed.hands,
                        .auction = story.auction,
                        .game = posed.game,
                        .table = posed.table,
                        .twin = posed.twin,
                        .may_ask_nothing = posed.may_ask_nothing,
                        .by_options = posed.by_options};
  Meant meant = meant_by(as_called, left);
  if (meant.unread || meant.fault || meant.assumed == story.asks) return std::nullopt;
  return meant;
}

// What a whole deal was read as, looked up in all that is said with it.
std::optional<Fault> doubt_of_whole(const Shown& shown, const Posed& posed,
                                    const std::vector<records::Record>& records) {
  if (!posed.game.has_dummy() || !is_whole(shown)) return std::nullopt;
  const Story story(shown.words, posed.table, posed.game);
  if (auto fault = doubt_of_hands(story, posed.hands.hands)) return fault;
  if (auto fault = alternatives_told(story, posed.auction.declarer != 0)) return fault;
  const std::string_view contract = records.empty() ? "" : records::tag_value(records.front().tags, "Contract");
  const std::string_view declarer = records.empty() ? "" : records::tag_value(records.front().tags, "Declarer");
  if (posed.auction.bid.level == 0)
    if (auto fault = doubt_of_double(story, contract)) return fault;
  if (contract.size() > 1 && is_digit(contract[0]))
    if (auto fault = doubt_of_contract(story, {.bid = {.level = contract[0] - '0', .strain = contract[1]},
                                               .declarer = declarer.empty() ? '\0' : declarer[0],
                                               .line = posed.auction.line}))
      return fault;
  if (!records.empty() && !records.front().plays.empty()) return doubt_of_lead(story, posed.hands.hands, records);
  if (declarer.empty()) return std::nullopt;
  const std::string& seats = posed.table.seats;
  return doubt_of_no_lead(story, posed.hands.hands, seats[(seats.find(declarer[0]) + 1) % seats.size()]);
}

// The first lead of readings of one deal: its suit and rank, "H?" where it is one of several; empty where none is told.
std::string first_lead(const std::vector<records::Record>& readings) {
  if (readings.empty() || readings.front().plays.empty()) return "";
  std::string lead = readings.front().plays.front().move;
  if (readings.size() > 1 && lead.size() == 2) lead[1] = '?';
  return lead;
}

// Another problem than that the contract of a whole deal is made.
std::optional<Fault> doubt_of_task(const Shown& shown, const Posed& posed, const std::vector<records::Record>& readings,
                                   WordsLeft left = WordsLeft::kAll) {
  if (!posed.game.has_dummy() || !is_whole(shown) || readings.empty()) return std::nullopt;
  auto played = contract_of(readings.front());
  if (!played) return std::nullopt;
  played->called = posed.auction.called;
  const Certain certain{.hands = posed.hands.hands,
                        .contract = *std::move(played),
                        .lead = first_lead(readings),
                        .left = left,
                        .to_make = records::tag_value(readings.front().tags, "Task") == "goal",
                        .plays_on = readings.front().plays.size() > 1};
  return other_task(Story(shown.words, posed.table, posed.game), certain);
}

// What speaks against that which words were taken to mean.
std::optional<Fault> doubt_of(const Shown& shown, const Posed& posed, const Meant& meant) {
  const auto played = [](const records::Record& each) { return !each.plays.empty(); };
  if (shown.setting.deal && std::ranges::any_of(meant.records, played))
    if (auto fault = leads_after_trick(meant.items)) return fault;
  return doubt_of_whole(shown, posed, meant.records);
}

// Positions and notes, which nothing is read of.
void add_what_is_drawn(const Shown& shown, std::vector<NotUsed>& beside) {
  for (const int line : shown.setting.deal ? shown.setting.deal->later : std::vector<int>())
    beside.push_back({.line = line, .words = "(a position later in the play)"});
  for (const Line& note : shown.auction.notes) beside.push_back(as_not_used(note));
}

// What words beside hands come to, and what of them is not used; or what is wrong with them.
struct Read {
  Meant meant;
  std::vector<NotUsed> beside;
};

// "West led the wrong card", "entame ♥K" of a card that the leader holds: a lead that was made.
bool says_led(const Story& story, const SpokenSentence& sentence, const std::vector<Hand>& hands, char leader) {
  for (std::size_t at = sentence.place.begin; at < sentence.place.end && !sentence.elsewhere; ++at) {
    if (!says_lead(story.items()[at]) || !story.is_so(sentence, at)) continue;
    if (story.items()[at].text == "led") return true;
    const auto card = card_said_at(story.terms(), at + 1, sentence.place.end);
    const bool whole = card && card->card.suit.size() == 1 && !card->card.rank.empty();
    if (whole && !sentence.place.question && holder_of(hands, card->card) == leader) return true;
  }
  return false;
}

// What must not be set aside with the clauses that no rule takes: another task or other hands, where the task is only
// assumed, a higher contract than the one that rules take ("took out to 6NT"), and the lead.
std::optional<Fault> doubt_of_rest(const Shown& shown, const Posed& posed, const std::vector<Item>& items,
                                   const Rest& rest) {
  if (!posed.game.has_dummy() || !is_whole(shown) || rest.meant.records.empty()) return std::nullopt;
  const records::Record& record = rest.meant.records.front();
  const auto played = contract_of(record);
  if (!played) {
    // "South to make 4♠ after …", left out where "spades" is read.
    const Terms terms(items, posed.table, posed.game);
    for (const Leftover& each : rest.leftovers)
      for (std::size_t at = each.begin; at < each.end; ++at)
        if (terms.bid(at))
          return Fault{each.line, base::str("contract: found none but in ", base::quoted(each.words),
                                            ", which cannot be set aside")};
    return std::nullopt;
  }
  const Story story(items, posed.table, posed.game);
  if (posed.auction.declarer != 0 && contract_contradicted(Story(shown.words, posed.table, posed.game), posed.auction))
    return Fault{posed.auction.line, "contract: found another in what is told of the deal, expected one"};
  const bool to_make = rest.meant.assumed || records::tag_value(record.tags, "Task") == "goal";
  if (auto fault = doubt_of_task(shown, posed, rest.meant.records, to_make ? WordsLeft::kAll : WordsLeft::kTalk))
    return fault;
  const std::string& seats = posed.table.seats;
  const char leader = seats[(seats.find(played->declarer) + 1) % seats.size()];
  for (const SpokenSentence& sentence : story.sentences()) {
    const Sentence& place = sentence.place;
    const auto holds = [&](const Leftover& each) { return each.begin >= place.begin && each.begin < place.end; };
    const bool aside = std::ranges::any_of(rest.leftovers, holds);
    const Fault fault = not_set_aside(place.of(items), "it may be what is asked");
    if (aside && record.plays.empty() && says_led(story, sentence, posed.hands.hands, leader)) return fault;
    for (std::size_t at = place.begin; at < place.end && aside && !record.plays.empty(); ++at)
      if (says_lead(items[at]) && is_advice(story, sentence, at, names_lead(items[at]), posed.hands.hands, leader))
        return fault;
    if (posed.auction.declarer == 0 && bids_above(story, sentence, played->bid)) return fault;
  }
  return std::nullopt;
}

std::variant<Read, Fault> read_by_rules(const Shown& shown, const Posed& posed, const HowPosted& how) {
  Read read{.meant = meant_by(posed, shown.words), .beside = {}};
  auto& [meant, beside] = read;
  std::vector<Item> items = shown.words;
  add_what_is_drawn(shown, beside);
  if (meant.unread && !(meant.fault && meant.fault->message.starts_with("hands"))) {
    Rest rest = meant_without_leftovers(posed, items, std::move(meant));
    if (how.words == WordsUsed::kAll || rest.meant.fault) return rest.told;
    if (auto fault = doubt_of_rest(shown, posed, items, rest)) return *std::move(fault);
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
  if (auto fault = doubt_of(shown, posed, meant)) return *std::move(fault);
  const std::string_view task = meant.records.empty() ? "" : records::tag_value(meant.records.front().tags, "Task");
  if (task.starts_with(">=") || (task == "no goal" && (meant.assumed || !first_lead(meant.records).empty()))) {
    if (auto fault = doubt_of_task(shown, posed, meant.records, WordsLeft::kOtherTask)) return *std::move(fault);
    if (posed.game.has_dummy() && is_whole(shown) && task[0] == '>')
      if (auto fault = doubt_of_number(Terms(shown.words, posed.table, posed.game), task)) return *std::move(fault);
  }
  if (task.starts_with("<=") && posed.game.has_dummy() && is_whole(shown))
    if (auto fault = doubt_of_why(Story(shown.words, posed.table, posed.game))) return *std::move(fault);
  if (task == "goal") {
    const WordsLeft left = meant.assumed ? WordsLeft::kTalkAlone : WordsLeft::kTalk;
    if (auto fault = doubt_of_task(shown, posed, meant.records, left)) return *std::move(fault);
  }
  return read;
}

// What is left of a whole deal where its contract is certain and all else that is said is set aside, as the tale that
// it is; a fault where something else may be asked, or a sentence leaves contract or lead open.
std::optional<std::variant<Read, Fault>> read_without_story(const Shown& shown, const Posed& posed, WordsUsed words,
                                                            const Fault& by_rules) {
  if (posed.twin || !posed.game.has_dummy() || !is_whole(shown)) return std::nullopt;
  const Story all(shown.words, posed.table, posed.game);
  const bool may_be_short = words == WordsUsed::kAllButClauses || posed.auction.declarer != 0;
  if (states_task(all) || !(may_be_short || is_tale(all))) return std::nullopt;
  std::vector<Item> left = shown.words;
  auto found = set_whole_story_aside(left, posed.hands.hands, posed.auction, shown.column, posed.table, posed.game);
  if (auto* fault = std::get_if<Fault>(&found))
    return is_tale(all) && !(words == WordsUsed::kAll && by_rules.option == kSetAside)
               ? std::optional<std::variant<Read, Fault>>(*std::move(fault))
               : std::nullopt;
  WholeStory& story = std::get<WholeStory>(found);
  auto meant = meant_by_story(posed, story, left);
  if (!meant || meant->records.empty()) return std::nullopt;
  if (auto fault = doubt_of_task(shown, posed, meant->records)) return *std::move(fault);
  if (auto fault = doubt_of_whole(shown, posed, meant->records)) return *std::move(fault);
  Read read{.meant = *std::move(meant), .beside = std::move(story.not_used)};
  add_what_is_drawn(shown, read.beside);
  return read;
}

std::variant<Read, Fault> read_words_of(const Shown& shown, const Posed& posed, const HowPosted& how) {
  if (how.words == WordsUsed::kNone) return read_by_rules(shown, posed, how);
  auto read = read_by_rules(shown, posed, {.words = WordsUsed::kAll, .by_options = how.by_options});
  if (std::holds_alternative<Read>(read)) return read;
  auto rest = read_without_story(shown, posed, how.words, std::get<Fault>(read));
  const bool all = how.words == WordsUsed::kAll;
  if (rest && (all || std::holds_alternative<Read>(*rest))) return *std::move(rest);
  if (all) return read;
  auto by_rules = read_by_rules(shown, posed, how);
  if (rest && std::holds_alternative<Fault>(by_rules)) return *std::move(rest);
  return by_rules;
}

// Hands without names in an order that people use, and what is read in it.
struct Fitting {
  std::string_view order;
  std::vector<Hand> hands;
  Read read;
  int rightly = 0;  // what is told of cards and calls
};

// Of orders that fit, the one in which players hold what they are said to hold and play, in the solution, too, and what
// they called, if it fits better than any other by two cards, or by one where it is that of diagrams; none in which
// more cards than not are told of others.
void leave_as_told(const Part& part, const Shown& shown, const Posed& posed, std::vector<Fitting>& fitting) {
  std::vector<Line> solution = part.lines;
  std::erase_if(solution, [&](const Line& line) { return line.number < part.solution || line.number == kSupplied; });
  std::vector<Item> said = items_of(with_english_letters(solution, posed.table.language, posed.table),
                                    posed.table.language, posed.table, posed.game);
  said.insert(said.begin(), shown.words.begin(), shown.words.end());
  const Story story(said, posed.table, posed.game);
  for (Fitting& each : fitting) {
    const auto& records = each.read.meant.records;
    const std::string_view declarer = records.empty() ? "" : records::tag_value(records.front().tags, "Declarer");
    each.rightly = cards_told_rightly(story, each.hands, declarer.empty() ? '\0' : declarer[0]);
  }
  std::erase_if(fitting, [](const Fitting& each) { return each.rightly < 0; });
  if (fitting.size() < 2) return;
  for (Fitting& each : fitting) each.rightly += calls_made_rightly(posed.auction, each.hands);
  const auto best = std::ranges::max_element(fitting, {}, &Fitting::rightly);
  const int better = best->order == kUsualOrders[0] ? 1 : 2;
  const auto near = [&](const Fitting& each) { return each.rightly + better > best->rightly; };
  if (best->rightly < better || std::ranges::count_if(fitting, near) > 1) return;
  Fitting found = std::move(*best);
  fitting.clear();
  fitting.push_back(std::move(found));
}

// The same of hands without names, in the one order that fits what was read in it.
std::variant<Read, Fault> read_unnamed(const Part& part, Shown& shown, const Posed& posed, const HowPosted& how) {
  std::vector<Fitting> fitting;
  std::optional<Fault> fault;
  std::vector<Hand>& hands = shown.setting.deal->hands;
  for (const std::string_view order : kUsualOrders) {
    for (std::size_t hand = 0; hand < hands.size(); ++hand) hands[hand].seat = order[hand];
    shown.hands.hands = hands;
    auto read = read_words_of(shown, posed, how);
    if (auto* wrong = std::get_if<Fault>(&read)) {
      if (!fault) fault = std::move(*wrong);
      continue;
    }
    const auto fits = [&](const records::Record& each) { return fits_contract(each, hands, posed.table.seats); };
    if (std::ranges::all_of(std::get<Read>(read).meant.records, fits))
      fitting.push_back({.order = order, .hands = hands, .read = std::get<Read>(std::move(read))});
  }
  if (fitting.empty() && fault) return *std::move(fault);
  const auto called = [&](const Fitting& each) { return fits_calls(posed.auction, each.hands); };
  if (std::ranges::any_of(fitting, called)) std::erase_if(fitting, [&](const Fitting& each) { return !called(each); });
  leave_as_told(part, shown, posed, fitting);
  if (fitting.size() != 1) {
    std::vector<std::string_view> orders;
    for (const Fitting& each : fitting) orders.push_back(each.order);
    return unnamed_hands(hands.front().line, orders);
  }
  shown.hands.hands = hands = fitting.front().hands;
  return std::move(fitting.front().read);
}

// One of the twins of a problem, or all of it.
std::vector<Understood> read_twin(const Part& part, const records::Place& place, bool twin, const HowRead& how) {
  const bool by_options = how.posted.by_options;
  const auto problem = [&](const Fault& fault) {
    return std::vector<Understood>{{.reading = problem_at(place, by_options ? with_option(fault) : fault)}};
  };
  auto found = shown_in(part, how.posted.words);
  if (const auto* fault = std::get_if<Fault>(&found)) return problem(*fault);
  auto& shown = std::get<Shown>(found);
  const Posed posed{.hands = shown.hands,
                    .auction = shown.auction,
                    .game = *shown.setting.game,
                    .table = shown.setting.table,
                    .twin = twin,
                    .may_ask_nothing = how.wanted == Wanted::kDeals,
                    .by_options = by_options};
  const bool unnamed = shown.setting.deal && shown.setting.deal->unnamed;
  auto read = unnamed ? read_unnamed(part, shown, posed, how.posted) : read_words_of(shown, posed, how.posted);
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
  if (!holds_records(text)) return read_posted(text, file, how);
  std::vector<Understood> all = understood(read_with_words(text, file, how.posted));
  const auto is_read = [](const Understood& each) { return std::holds_alternative<records::Record>(each.reading); };
  const auto drawn = std::ranges::all_of(all, is_read) ? std::nullopt : with_board_as_diagram(text);
  if (!drawn) return all;
  std::vector<Understood> beside = read_posted(*drawn, file, how);
  return std::ranges::all_of(beside, is_read) ? beside : all;
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
