#include <algorithm>
#include <optional>
#include <set>
#include <span>
#include <utility>

#include "solver/base/status.hpp"
#include "solver/games/shared/spelling.hpp"
#include "solver/records/pbn.hpp"
#include "solver/records/play_list.hpp"
#include "solver/records/plays.hpp"
#include "solver/records/record.hpp"
#include "solver/records/tags.hpp"
#include "solver/records/tokens.hpp"
#include "solver/records/words_of_auctions.hpp"

namespace ouverte::records {
namespace {

using pbn::Item;
using Kind = Item::Kind;

// Turns one board of a document into a record, or into the first problem met on the way.
class PbnBoardReader {
 public:
  PbnBoardReader(const pbn::Board& board, games::Tags tags, Place place) : board_(board) {
    record_.tags = std::move(tags);
    record_.place = std::move(place);
    for (const Item& item : board.items)
      if (item.kind == Kind::kTag) record_.tag_lines.emplace_back(item.name, item.line);
  }

  std::variant<Record, Problem> read() {
    if (read_setup() && read_sections()) {
      doubt_tags(record_);
      return std::move(record_);
    }
    return *std::move(problem_);
  }

 private:
  bool fail(int line, std::string message) {
    Place place = record_.place;
    place.line = line;
    problem_ = Problem{std::move(place), std::move(message)};
    return false;
  }

  // The message begins with the tag or field at fault.
  bool fail(const absl::Status& status) {
    problem_ = problem_with(record_, base::message(status));
    return false;
  }

  bool read_setup() {
    auto setup = setup_from_tags(record_.tags);
    if (!setup.ok()) return fail(setup.status());
    record_.setup = *std::move(setup);
    if (record_.setup.id.empty()) record_.setup.id = record_.place.board;
    return true;
  }

  // Every tag with what follows it up to the next; notes belong to the auction or play before them.
  bool read_sections() {
    const std::span<const Item> items(board_.items);
    std::size_t at = 0;
    std::string section;
    for (const Item* tag = nullptr; at <= items.size(); ++at) {
      const bool boundary = at == items.size() || items[at].kind == Kind::kTag;
      if (!boundary) continue;
      const std::size_t from = tag == nullptr ? 0 : static_cast<std::size_t>(tag - items.data()) + 1;
      if (!read_section(tag, items.subspan(from, at - from), section)) return false;
      if (at < items.size()) tag = &items[at];
    }
    return true;
  }

  bool read_section(const Item* tag, std::span<const Item> below, std::string& section) {
    const std::string name = tag == nullptr ? "" : tag->name;
    if (name != "Note" && !seen_.insert(name).second) return true;  // of tags written twice the first counts
    if (name == "Note") {
      record_.notes.push_back({.section = section, .text = tag->value, .comments = {}});
      for (const Item& item : below)
        if (item.kind == Kind::kComment) record_.notes.back().comments.push_back(item.value);
      return true;
    }
    if (name == "Auction" || name == "Play") {
      section = name;
      return name == "Auction" ? read_auction(below) : read_play(*tag, below);
    }
    Section lines{.tag = name, .lines = lines_of(below)};
    if (!lines.lines.empty()) record_.sections.push_back(std::move(lines));
    add_comments(name, below);
    return true;
  }

  // The text as it stands, with the blanks that align the columns of tables.
  static std::vector<std::string> lines_of(std::span<const Item> items) {
    std::vector<std::string> lines;
    for (const Item& item : items) {
      const std::size_t line_end = item.space.rfind('\n');
      const std::string indent = line_end == std::string::npos ? "" : item.space.substr(line_end + 1);
      if (item.kind == Kind::kText) lines.push_back(indent + item.value);
    }
    return lines;
  }

  void add_comments(const std::string& after, std::span<const Item> items) {
    for (const Item& item : items)
      if (item.kind == Kind::kComment) record_.comments.push_back({.after = after, .text = item.value});
  }

  bool read_auction(std::span<const Item> items) {
    Tokens tokens = split_tokens(items);
    if (const games::Game* game = games::find_game(record_.setup.game))
      tokens.words = with_calls_in_words(*game, std::move(tokens.words));
    for (std::string& comment : tokens.before) record_.comments.push_back({"Auction", std::move(comment)});
    for (Token& token : tokens.words)
      record_.auction.push_back({std::move(token.word), std::move(token.marks), std::move(token.comments)});
    return true;
  }

  bool read_play(const Item& tag, std::span<const Item> items) {
    Tokens tokens = split_tokens(items);
    int line = 0;
    const games::Game& game = *games::find_game(record_.setup.game);
    const std::string first =
        games::seat_meant(tag.value, game.seats(), record_.setup.dealer).value_or(std::string(tag.value));
    const absl::Status status = game.plays_in_rows() ? follow_rows(game, first, tokens.words, record_, line)
                                                     : follow_list(game, tokens.words, record_, line);
    if (!status.ok()) return line == 0 ? fail(status) : fail(line, "Play: " + base::message(status));
    if (record_.plays_end < PlaysEnd::kUnresolved) {
      for (std::string& comment : tokens.before) record_.comments.push_back({"Play", std::move(comment)});
      return true;
    }
    record_.unplayed = lines_of(items);
    add_comments("Play", items);
    return true;
  }

  const pbn::Board& board_;
  Record record_;
  std::set<std::string> seen_;
  std::optional<Problem> problem_;
};

bool has_tags(const pbn::Board& board) {
  return std::ranges::any_of(board.items, [](const Item& item) { return item.kind == Kind::kTag; });
}

// A board of values for the boards after it, and nothing else.
bool is_header(const pbn::Board& board) {
  return has_tags(board) && std::ranges::all_of(board.items, [](const Item& item) {
           return item.kind == Kind::kComment || item.kind == Kind::kEscape ||
                  (item.kind == Kind::kTag && !item.literal && item.value.starts_with("##"));
         });
}

}  // namespace

Readings read_pbn(std::string_view text, std::string_view file) {
  const pbn::Document document = pbn::parse(text);
  std::vector<games::Tags> tags = pbn::resolve(document);
  Readings readings;
  auto fault = document.faults.begin();
  for (std::size_t index = 0; index < document.boards.size(); ++index) {
    const pbn::Board& board = document.boards[index];
    const bool faulty = fault != document.faults.end() && fault->board == index;
    if (!faulty && (!has_tags(board) || is_header(board))) continue;
    Place place{.file = std::string(file), .line = board.line, .board = std::string(tag_value(tags[index], "Board"))};
    if (place.board.empty()) place.board = std::to_string(readings.size() + 1);
    if (faulty) {
      place.line = fault->line;
      readings.emplace_back(
          Problem{place, (fault->tag.empty() ? "" : base::excerpt(fault->tag) + ": ") + fault->message});
      ++fault;
    } else {
      readings.push_back(PbnBoardReader(board, std::move(tags[index]), std::move(place)).read());
    }
  }
  return readings;
}

}  // namespace ouverte::records
