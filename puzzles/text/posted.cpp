#include "puzzles/text/posted.hpp"

#include <algorithm>
#include <cctype>

#include "puzzles/text/auction.hpp"
#include "puzzles/text/build.hpp"
#include "puzzles/text/formats.hpp"
#include "puzzles/text/game.hpp"
#include "puzzles/text/german.hpp"
#include "puzzles/text/limits.hpp"
#include "puzzles/text/problems.hpp"
#include "puzzles/text/records.hpp"
#include "puzzles/text/told.hpp"
#include "puzzles/text/unread.hpp"
#include "solver/base/status.hpp"
#include "solver/records/encoding.hpp"
#include "solver/records/lin.hpp"

namespace ouverte::puzzles::text {
namespace {

std::variant<records::Record, records::Problem> read_one(const Part& part, const records::Place& place) {
  const auto problem = [&](const Fault& fault) {
    records::Place at = place;
    if (fault.line > 0) at.line = fault.line;
    return records::Problem{at, fault.message};
  };
  if (const auto fault = beyond_limits(part.lines)) return problem(*fault);
  const auto game = game_of(part.lines);
  if (!game.ok()) return problem({0, base::message(game.status())});
  const Table table = table_of(**game);
  std::vector<Line> lines = part.lines;
  const Auction auction = take_auction(lines, table);
  std::erase_if(lines, [&](const Line& line) { return line.number >= part.solution; });
  Hands read = hands_of(lines, table, **game);
  if (!read.faults.empty()) return problem(read.faults.front());
  if (read.diagram.hands.empty()) return problem({0, "hands: found none, expected a hand for every player"});
  std::vector<Word>& words = read.words;
  if (const auto fault = beyond_limits(words)) return problem(*fault);
  const games::Tags tags = take_tags(words);
  const Names names(words, table, **game);
  Facts facts = facts_of(names);
  facts.tags.insert(facts.tags.end(), tags.begin(), tags.end());
  add_auction(auction, facts);
  const int heading = add_heading(read.diagram, names, facts);
  const auto unread = not_understood(names, facts, heading);
  if (unread && facts.asked.empty()) return problem(*unread);  // which may be why there is no task
  auto built = build(read.diagram.hands, std::move(facts), **game, table);
  if (const auto* fault = std::get_if<Fault>(&built)) return problem(*fault);
  if (unread) return problem(*unread);
  auto& record = std::get<records::Record>(built);
  record.place = place;
  if (record.setup.id.empty()) record.setup.id = place.board;
  add_solution(part, table.seats, record);
  return std::move(record);
}

// Whether a text is no PBN, LIN or JSON, and so may be a posted problem.
bool is_posted(std::string_view text) {
  if (records::lin::begins_lin(text)) return false;
  std::size_t from = text.find_first_not_of(" \t\n");
  if (from == std::string::npos) return false;
  if (text[from] == '%') return false;
  if (text[from] == '{') {  // JSON, unless it is the sign of a suit: "{spades}"
    const std::size_t next = text.find_first_not_of(" \t\r\n", from + 1);
    if (next == std::string::npos || text[next] == '"' || text[next] == '}') return false;
  }
  // A tag of PBN, wherever the first stands: "[Name "…".
  for (; from < text.size();
       from = text.find('\n', from) == std::string::npos ? text.size() : text.find('\n', from) + 1) {
    std::size_t at = text.find_first_not_of(" \t", from);
    if (at == std::string::npos || text[at] != '[') continue;
    const std::size_t name = ++at;
    while (at < text.size() && (std::isalnum(static_cast<unsigned char>(text[at])) != 0 || text[at] == '_')) ++at;
    const std::size_t quote = text.find_first_not_of(" \t", at);
    if (at > name && quote != std::string::npos && text[quote] == '"') return false;
  }
  return true;
}

records::Readings read_posted(std::string_view text, std::string_view file) {
  if (text.size() > kMostText)
    return {records::Problem{{.file = std::string(file), .line = 1, .board = "1"},
                             base::str("post: found ", text.size(), " characters, expected at most ", kMostText,
                                       ": problems in words and no whole library of them")}};
  records::Readings readings;
  int number = 0;
  for (const Part& part : parts_of(in_english(clean_lines(text))))
    readings.push_back(read_one(part, {.file = std::string(file), .line = part.first, .board = base::str(++number)}));
  return readings;
}

}  // namespace
}  // namespace ouverte::puzzles::text

namespace ouverte::puzzles {

records::Readings read_puzzles(std::string_view bytes, std::string_view file) {
  const std::string text = records::plain_text(bytes);
  if (const auto words = text::as_posted(text)) return text::read_posted(*words, file);
  if (text::has_link(text)) return text::read_with_words(text::with_links_apart(text), file);
  return text::is_posted(text) ? text::read_posted(text, file) : text::read_with_words(text, file);
}

}  // namespace ouverte::puzzles
