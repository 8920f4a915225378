#include "puzzles/text/records.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <optional>
#include <utility>

#include "puzzles/problem/puzzle.hpp"
#include "puzzles/text/another_task.hpp"
#include "puzzles/text/build.hpp"
#include "puzzles/text/game.hpp"
#include "puzzles/text/hands_check.hpp"
#include "puzzles/text/leftovers.hpp"
#include "puzzles/text/letters.hpp"
#include "puzzles/text/limits.hpp"
#include "puzzles/text/normal_form.hpp"
#include "puzzles/text/problems.hpp"
#include "puzzles/text/stretches.hpp"
#include "puzzles/text/told_contract.hpp"
#include "puzzles/text/words_read.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

std::vector<Hand> hands_of(const records::Record& record, const Table& table) {
  std::vector<Hand> hands;
  for (const auto& [seat, text] : record.setup.hands) {
    Hand hand{.seat = seat.front(), .line = record.place.line};
    std::size_t suit = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
      if (text[at] == '.') {
        ++suit;
      } else if (text[at] == ',' || text[at] == '-' || suit > kExtras) {
        continue;
      } else if (suit == kExtras && table.trumps && text[at] != '*') {
        const std::size_t stop = std::min(text.find(',', at), text.size());
        hand.suits[suit].push_back(text.substr(at, stop - at));
        at = stop - 1;
      } else {
        hand.suits[suit].emplace_back(1, text[at]);
      }
    }
    hands.push_back(hand);
  }
  return hands;
}

// The words of a stretch, and what they say in the game of a record; those of one game are read once.
class Said {
 public:
  // `plays`: the records that they are said of have cards played; `alone`: there is only one record.
  // `above`: the line that the records begin at.
  Said(const std::vector<Line>& lines, bool plays, bool alone, int above)
      : lines_(lines), fault_(beyond_limits(lines)), plays_(plays) {
    const auto first =
        std::ranges::find_if_not(lines, [](const Line& line) { return games::without_blanks(line.text).empty(); });
    if (first != lines.end() && first->number <= above) title_ = first->number;
    const auto says = [](const Line& line) { return !games::without_blanks(line.text).empty(); };
    may_be_unsaid_ = alone || std::ranges::any_of(lines, says);
  }

  [[nodiscard]] const std::optional<Fault>& fault() const { return fault_; }
  struct Words {
    Facts facts;
    bool unsaid = false;  // nothing in them asks for anything
    std::vector<NotUsed> not_used = {};
    std::optional<Fault> unread = {};  // what no rule takes
    std::vector<Leftover> leftovers = {};
  };
  // As they are, and without what no rule takes.
  struct Both {
    Words all, rest;
    Table table = {};
    std::vector<Item> items = {};
  };
  const Both& in(const games::Game& game) {
    const auto found = words_.find(&game);
    if (found != words_.end()) return found->second;
    Table table = table_of(game);
    table.language = language_of(lines_);
    const std::vector<Item> items =
        items_of(with_english_letters(lines_, table.language, table), table.language, table, game);
    Both both{.all = {}, .rest = {}, .table = table, .items = items};
    if (auto fault = beyond_limits(items)) {
      both.all.facts.faults.push_back(*std::move(fault));
    } else {
      both.all = read(items, table, game);
      both.rest = both.all;
      if (!both.all.leftovers.empty()) {
        both.rest = read(without(items, both.all.leftovers, items, SetAside::kClauses), table, game);
        both.rest.leftovers = both.all.leftovers;
      }
    }
    return words_.emplace(&game, std::move(both)).first->second;
  }

 private:
  [[nodiscard]] Words read(const std::vector<Item>& items, const Table& table, const games::Game& game) const {
    WordsRead read = read_words(items, table, game, {.plays = plays_});
    const bool says = std::ranges::any_of(read.items, [&](const Item& item) {
      return item.line == title_ && item.used && item.meaning != Meaning::kFiller && item.meaning != Meaning::kHeading;
    });
    const int title = says ? 0 : title_;
    Words words = {.facts = std::move(read.facts),
                   .unsaid = false,
                   .not_used = not_used(read.items),
                   .unread = not_understood(read.items, title),
                   .leftovers = leftovers_of(read.items, title)};
    words.unsaid = may_be_unsaid_ && leaves_task_unsaid(read.items, words.facts, 0);
    return words;
  }

  std::vector<Line> lines_;
  std::optional<Fault> fault_;
  bool plays_ = false;
  int title_ = 0;  // a line that may say anything
  bool may_be_unsaid_ = false;
  std::map<const games::Game*, Both> words_;
};

// Whether a record and the words beside it tell a contract, who plays it, and all the cards.
bool is_whole_contract(const records::Record& record, const Facts& facts, const std::vector<Hand>& hands,
                       const Table& table) {
  const bool contract = facts.level || !records::tag_value(record.tags, "Contract").empty();
  const bool declarer = facts.declarers.size() == 1 || records::tag_value(record.tags, "Declarer").size() == 1;
  return contract && declarer && hands.size() == table.seats.size() &&
         std::ranges::all_of(hands, [&](const Hand& hand) {
           std::size_t cards = 0;
           for (const auto& suit : hand.suits) cards += suit.size();
           return cards == table.dealt;
         });
}

// A card that the words tell and that the record's play does not have.
std::optional<Fault> other_lead(const Facts& facts, const records::Record& record) {
  for (const Given& given : facts.given) {
    const std::string card = given.card.suit + given.card.rank;
    const bool whole = given.card.suit.size() == 1 && given.card.rank.size() == 1;
    if (whole && std::ranges::find(record.plays, card, &records::Play::move) == record.plays.end())
      return Fault{given.line, base::str("given: found ", card,
                                         ", which the play of the record does not have, expected "
                                         "the same cards")};
  }
  return std::nullopt;
}

// Another problem than that the record's contract is made, which was taken for talk beside it, or is left out.
std::optional<Fault> other_task_beside(const records::Record& record, const Said::Both& words, const games::Game& game,
                                       WordsLeft left) {
  const auto played = contract_of(record);
  if (!game.has_dummy() || !played) return std::nullopt;
  const std::vector<Hand> hands = hands_of(record, words.table);
  const Story story(words.items, words.table, game);
  if (left != WordsLeft::kTalkAlone && left != WordsLeft::kOtherTask)
    if (auto fault = doubt_of_hands(story, hands)) return fault;
  return other_task(story, {.hands = hands,
                            .contract = *played,
                            .lead = record.plays.empty() ? "" : record.plays.front().move,
                            .left = left});
}

using Tasked = std::variant<records::Record, Fault>;

// A record with what words ask, or as it is where they ask nothing.
Tasked tasked(records::Record record, const Said::Words& words, const Said::Both& said, const games::Game& game) {
  if (words.unread) return *words.unread;
  Facts facts = words.facts;
  const Table table = table_of(game);
  const std::vector<Hand> hands = hands_of(record, table);
  const bool assumed = words.unsaid && facts.faults.empty() && is_whole_contract(record, facts, hands, table);
  if (assumed) facts.asked.push_back(assumed_task(facts));
  if (facts.asked.empty() && facts.faults.empty()) return record;
  if (!record.plays.empty()) {
    if (const auto fault = other_lead(facts, record)) return *fault;
    facts.given.clear();
  }
  auto built = build(hands, facts, game, table, std::move(record));
  if (auto* fault = std::get_if<Fault>(&built)) return std::move(*fault);
  auto& made = std::get<records::Record>(built);
  const std::string_view contract = records::tag_value(made.tags, "Contract");
  const int level = contract.empty() || !is_digit(contract[0]) ? 0 : contract[0] - '0';
  if (auto other = other_number(facts, level, static_cast<int>(table.dealt))) return *std::move(other);
  const bool to_make = records::tag_value(made.tags, "Task") == "goal";
  const WordsLeft left = !assumed ? WordsLeft::kBesideTask : said.all.unread ? WordsLeft::kAll : WordsLeft::kTalkAlone;
  const bool guarded = assumed || (to_make && said.all.unread);
  if (guarded || to_make)
    if (auto other = other_task_beside(made, said, game, guarded ? left : WordsLeft::kOtherTask))
      return *std::move(other);
  add_doubts(made, assumed, words.not_used);
  // What a comment may ask for is not read.
  for (const records::Comment& comment : made.comments)
    if (assumed) made.doubts.push_back({made.place, base::str("not used: ", base::quoted(comment.text))});
  return std::move(made);
}

// Of a play that is whole its first card: nothing is left to ask of it.
void keep_lead_of_whole(records::Record& record, std::size_t cards) {
  if (record.plays.size() != cards) return;
  record.plays.resize(1);
  record.plays_end = records::PlaysEnd::kSilent;
  record.doubts.push_back({record.place, "not used: the whole play but its lead"});
}

// A record that tells its contract, who plays it and all hands, without a word of those beside it, unless they may ask
// for something else.
Tasked by_itself(records::Record record, const Said::Both& words, const games::Game& game) {
  const Said::Words nothing{.facts = {}, .unsaid = true};
  const Said::Both said{.all = {.facts = {}, .unread = words.all.unread ? words.all.unread : Fault{}},
                        .rest = {},
                        .table = words.table,
                        .items = words.items};
  Tasked found = tasked(std::move(record), nothing, said, game);
  auto* made = std::get_if<records::Record>(&found);
  if (made == nullptr) return found;
  const auto played = contract_of(*made);
  if (!is_puzzle(*made) || !played || contract_contradicted(Story(said.items, said.table, game), *played))
    return Fault{};
  made->doubts.push_back({made->place, "not used: all words beside the record"});
  return found;
}

std::variant<records::Record, records::Problem> with_task(records::Record record, Said& said, const HowPosted& how) {
  const games::Game* const game = games::find_game(record.setup.game);
  if (game == nullptr || record.setup.contract.is_null() || is_puzzle(record)) return record;
  const records::Place place = record.place;
  const auto problem = [&](const Fault& fault) {
    records::Place at = place;
    at.line = fault.line;
    return records::Problem{at, how.by_options ? with_option(fault).message : fault.message};
  };
  if (said.fault()) return problem(*said.fault());
  const Said::Both& words = said.in(*game);
  const bool aside = how.words == WordsUsed::kAllButClauses;
  if (aside) keep_lead_of_whole(record, table_of(*game).dealt * record.setup.hands.size());
  Tasked found = tasked(record, words.all, words, *game);
  if (aside && std::holds_alternative<Fault>(found) && game->has_dummy() && how.supplied.empty())
    if (Tasked alone = by_itself(record, words, *game); std::holds_alternative<records::Record>(alone))
      return std::get<records::Record>(std::move(alone));
  if (words.all.unread) {
    Tasked rest = tasked(std::move(record), words.rest, words, *game);
    const auto* made = std::get_if<records::Record>(&rest);
    const auto* lacks = std::get_if<Fault>(&rest);
    if (made == nullptr || how.words == WordsUsed::kAll)
      return problem(told_without(*words.all.unread, words.all.leftovers,
                                  made == nullptr ? std::vector<std::string>() : std::vector{in_normal_form(*made)},
                                  lacks == nullptr ? std::nullopt : std::optional(*lacks), how.by_options));
    add_doubts(std::get<records::Record>(rest), false, listed(words.all.leftovers));
    found = std::move(rest);
  }
  if (const auto* fault = std::get_if<Fault>(&found)) return problem(*fault);
  return std::get<records::Record>(std::move(found));
}

void move_down(std::variant<records::Record, records::Problem>& reading, int lines) {
  const auto move = [&](int& line) { line += line > 0 ? lines : 0; };
  if (auto* problem = std::get_if<records::Problem>(&reading)) return move(problem->place.line);
  auto& record = std::get<records::Record>(reading);
  move(record.place.line);
  for (auto& [tag, line] : record.tag_lines) move(line);
}

}  // namespace

records::Readings read_with_words(std::string_view text, std::string_view file, const HowPosted& how) {
  records::Readings whole = records::read_records(text, file);
  const bool fine = std::ranges::all_of(whole, [](const auto& reading) {
    const auto* record = std::get_if<records::Record>(&reading);
    return record != nullptr && is_puzzle(*record);
  });
  if (fine) return whole;
  std::vector<Stretch> pieces = stretches_of(text);
  for (Stretch& piece : pieces) {
    if (how.words == WordsUsed::kNone) piece.words.clear();
    for (const Line& line : clean_lines(how.supplied)) piece.words.push_back({kSupplied, line.text});
  }
  if (std::ranges::all_of(pieces, [](const Stretch& piece) { return piece.words.empty(); })) return whole;
  records::Readings all;
  for (const Stretch& piece : pieces) {
    records::Readings readings = records::read_records(piece.records, file);
    const bool plays = std::ranges::any_of(readings, [](const auto& reading) {
      const auto* record = std::get_if<records::Record>(&reading);
      return record != nullptr && !record->plays.empty();
    });
    Said said(piece.words, plays, whole.size() == 1, piece.before);
    for (auto& reading : readings) {
      move_down(reading, piece.before);
      auto* record = std::get_if<records::Record>(&reading);
      if (record == nullptr)
        all.push_back(std::move(reading));
      else
        all.push_back(with_task(std::move(*record), said, how));
    }
  }
  return all;
}

}  // namespace ouverte::puzzles::text
