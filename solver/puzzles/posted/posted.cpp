#include "solver/puzzles/posted/posted.hpp"

#include <algorithm>
#include <cctype>

#include "solver/base/status.hpp"
#include "solver/io/encoding.hpp"
#include "solver/io/lin.hpp"
#include "solver/puzzles/posted/auction.hpp"
#include "solver/puzzles/posted/build.hpp"
#include "solver/puzzles/posted/formats.hpp"
#include "solver/puzzles/posted/game.hpp"
#include "solver/puzzles/posted/german.hpp"
#include "solver/puzzles/posted/limits.hpp"
#include "solver/puzzles/posted/problems.hpp"
#include "solver/puzzles/posted/records.hpp"
#include "solver/puzzles/posted/told.hpp"
#include "solver/puzzles/posted/unread.hpp"

namespace ouverte::puzzles::posted {
namespace {

std::variant<io::Record, io::Problem> read_one(const Part& part, const io::Place& place) {
  const auto problem = [&](const Fault& fault) {
    io::Place at = place;
    if (fault.line > 0) at.line = fault.line;
    return io::Problem{at, fault.message};
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
  auto& record = std::get<io::Record>(built);
  record.place = place;
  if (record.setup.id.empty()) record.setup.id = place.board;
  add_solution(part, table.seats, record);
  return std::move(record);
}

// Whether a text is no PBN, LIN or JSON, and so may be a posted problem.
bool is_posted(std::string_view text) {
  if (io::lin::begins_lin(text)) return false;
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

io::Readings read_posted(std::string_view text, std::string_view file) {
  if (text.size() > kMostText)
    return {io::Problem{{.file = std::string(file), .line = 1, .board = "1"},
                        base::str("post: found ", text.size(), " characters, expected at most ", kMostText,
                                  ": problems in words and no whole library of them")}};
  io::Readings readings;
  int number = 0;
  for (const Part& part : parts_of(in_english(clean_lines(text))))
    readings.push_back(read_one(part, {.file = std::string(file), .line = part.first, .board = base::str(++number)}));
  return readings;
}

}  // namespace
}  // namespace ouverte::puzzles::posted

namespace ouverte::puzzles {

io::Readings read_puzzles(std::string_view bytes, std::string_view file) {
  const std::string text = io::plain_text(bytes);
  if (const auto words = posted::as_posted(text)) return posted::read_posted(*words, file);
  if (posted::has_link(text)) return posted::read_with_words(posted::with_links_apart(text), file);
  return posted::is_posted(text) ? posted::read_posted(text, file) : posted::read_with_words(text, file);
}

}  // namespace ouverte::puzzles
