#include "puzzles/text/records.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <optional>
#include <utility>

#include "puzzles/problem/puzzle.hpp"
#include "puzzles/text/build.hpp"
#include "puzzles/text/game.hpp"
#include "puzzles/text/limits.hpp"
#include "puzzles/text/problems.hpp"
#include "puzzles/text/words_read.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/records/lin.hpp"

namespace ouverte::puzzles::text {
namespace {

constexpr std::string_view kForumMark = "[hv=";
constexpr std::string_view kForumClose = "[/hv]";

// Where a link that carries a deal begins, from a place on.
std::size_t find_link(std::string_view text, std::size_t from) {
  constexpr std::array<std::string_view, 5> kDeals = {"lin=", "?n=", "&n=", "?s=", "&s="};
  for (std::size_t at = text.find("http", from); at != std::string_view::npos;) {
    const std::size_t end = std::min(text.find_first_of(" \t\n\"')]<>", at), text.size());
    const std::string_view link = text.substr(at, end - at);
    const auto carries = [&](std::string_view deal) { return link.find(deal) != std::string_view::npos; };
    if (std::ranges::any_of(kDeals, carries)) return at;
    at = text.find("http", end);
  }
  return std::string_view::npos;
}

// Words of two lower letters and more: three of them make a line prose.
bool is_prose(std::string_view line) {
  const std::string_view text = games::without_blanks(line);
  if (text.empty() || std::string_view("[{;%").find(text[0]) != std::string_view::npos || text.starts_with("http") ||
      text.find('|') != std::string_view::npos)
    return false;
  int words = 0;
  std::size_t run = 0;
  std::string said = games::lower_case(text);
  for (std::size_t at = 0; (at = said.find("pass", at)) != std::string::npos;) said.erase(at, 4);  // of an auction
  if (said.find_first_not_of(" 1234567ntshdcx*=") == std::string::npos) return false;
  for (const char letter : std::string(text) + ' ') {
    if (std::islower(static_cast<unsigned char>(letter)) != 0) {
      ++run;
      continue;
    }
    words += run >= 2 ? 1 : 0;
    run = 0;
  }
  return words >= 2;
}

struct Stretch {
  std::string records;  // lines that are none are empty
  std::vector<Line> words;
  int before = 0;  // lines of the file
};

// Lines of records and the words below them; all of the words if there are records in one place only.
std::vector<Stretch> stretches_of(std::string_view text) {
  std::vector<Stretch> pieces;
  std::vector<Line> before;
  int number = 0;
  bool after_words = true;
  bool comment = false;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find('\n', from), text.size());
    const std::string line(text.substr(from, to - from));
    ++number;
    from = to + 1;
    const bool inside = comment;
    for (const char letter : line) comment = letter == '{' || (comment && letter != '}');
    if (!inside && is_prose(line)) {
      const Line cleaned = clean_lines(line).front();
      (pieces.empty() ? before : pieces.back().words).push_back({number, cleaned.text});
      after_words = true;
      if (!pieces.empty()) pieces.back().records += '\n';
      continue;
    }
    const bool empty = games::without_blanks(line).empty();
    if (after_words && !empty) {
      pieces.push_back({.records = {}, .words = {}, .before = number - 1});
      after_words = false;
    }
    if (!pieces.empty()) pieces.back().records += line + "\n";
  }
  if (pieces.empty()) pieces.push_back({});
  if (pieces.size() == 1) {
    pieces.front().words.insert(pieces.front().words.begin(), before.begin(), before.end());
  } else if (!before.empty() && pieces.back().words.empty()) {
    // The words stand above their records.
    for (std::size_t place = pieces.size(); place-- > 1;) pieces[place].words = pieces[place - 1].words;
    pieces.front().words = before;
  }
  return pieces;
}

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
  explicit Said(const std::vector<Line>& lines) : lines_(lines), fault_(beyond_limits(lines)) {}

  [[nodiscard]] const std::optional<Fault>& fault() const { return fault_; }
  const Facts& in(const games::Game& game) {
    const auto found = facts_.find(&game);
    if (found != facts_.end()) return found->second;
    Table table = table_of(game);
    table.language = language_of(lines_);
    std::vector<Item> items =
        items_of(with_english_letters(lines_, table.language, table), table.language, table, game);
    Facts facts;
    if (auto fault = beyond_limits(items)) {
      facts.faults.push_back(*std::move(fault));
    } else {
      WordsRead read = read_words(std::move(items), table, game);
      facts = std::move(read.facts);
      if (auto unread = not_understood(read.items, 0)) facts.faults.push_back(*std::move(unread));
    }
    return facts_.emplace(&game, std::move(facts)).first->second;
  }

 private:
  std::vector<Line> lines_;
  std::optional<Fault> fault_;
  std::map<const games::Game*, Facts> facts_;
};

std::variant<records::Record, records::Problem> with_task(records::Record record, Said& said) {
  const games::Game* const game = games::find_game(record.setup.game);
  if (game == nullptr || record.setup.contract.is_null() || is_puzzle(record)) return record;
  const records::Place place = record.place;
  const auto problem = [&](const Fault& fault) {
    records::Place at = place;
    at.line = fault.line;
    return records::Problem{at, fault.message};
  };
  if (said.fault()) return problem(*said.fault());
  Facts facts = said.in(*game);
  if (facts.asked.empty() && facts.faults.empty()) return record;
  if (!record.plays.empty()) facts.given.clear();
  const Table table = table_of(*game);
  const std::vector<Hand> hands = hands_of(record, table);
  auto built = build(hands, std::move(facts), *game, table, std::move(record));
  if (const auto* fault = std::get_if<Fault>(&built)) return problem(*fault);
  return std::get<records::Record>(std::move(built));
}

void move_down(std::variant<records::Record, records::Problem>& reading, int lines) {
  const auto move = [&](int& line) { line += line > 0 ? lines : 0; };
  if (auto* problem = std::get_if<records::Problem>(&reading)) return move(problem->place.line);
  auto& record = std::get<records::Record>(reading);
  move(record.place.line);
  for (auto& [tag, line] : record.tag_lines) move(line);
}

}  // namespace

bool has_link(std::string_view text) {
  return find_link(text, 0) != std::string_view::npos || text.find(kForumMark) != std::string_view::npos;
}

std::string with_links_apart(std::string_view text) {
  std::string apart;
  std::size_t done = 0;
  std::size_t mark = text.find(kForumMark);
  std::size_t link = find_link(text, 0);
  std::size_t close = text.find(kForumClose);
  while (std::min(mark, link) < text.size()) {
    const std::size_t at = std::min(mark, link);
    apart += text.substr(done, at - done);
    if (mark < link) {
      const std::size_t from = std::min(mark + kForumMark.size(), text.size());
      const std::size_t end = std::min(text.find(']', from), text.size());
      apart += base::str("\nhttp://hv/?", text.substr(from, end - from), "\n");
      if (close < at) close = text.find(kForumClose, at);
      done = close < text.size() ? close + kForumClose.size() : std::min(end + 1, text.size());
    } else {
      done = std::min(text.find_first_of(" \t\n\"')]<>", at), text.size());
      apart += base::str("\n", text.substr(at, done - at), "\n");
    }
    if (mark < done) mark = text.find(kForumMark, done);
    if (link < done) link = find_link(text, done);
  }
  return apart.append(text.substr(done));
}

records::Readings read_with_words(std::string_view text, std::string_view file, std::string_view supplied) {
  records::Readings whole = records::read_records(text, file);
  const bool fine = std::ranges::all_of(whole, [](const auto& reading) {
    const auto* record = std::get_if<records::Record>(&reading);
    return record != nullptr && is_puzzle(*record);
  });
  if (fine) return whole;
  std::vector<Stretch> pieces = stretches_of(text);
  for (Stretch& piece : pieces)
    for (const Line& line : clean_lines(supplied)) piece.words.push_back({0, line.text});
  if (std::ranges::all_of(pieces, [](const Stretch& piece) { return piece.words.empty(); })) return whole;
  records::Readings all;
  for (const Stretch& piece : pieces) {
    records::Readings readings = records::read_records(piece.records, file);
    Said said(piece.words);
    for (auto& reading : readings) {
      move_down(reading, piece.before);
      auto* record = std::get_if<records::Record>(&reading);
      if (record == nullptr)
        all.push_back(std::move(reading));
      else
        all.push_back(with_task(std::move(*record), said));
    }
  }
  return all;
}

}  // namespace ouverte::puzzles::text
