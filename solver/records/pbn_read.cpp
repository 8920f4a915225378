#include <algorithm>
#include <iterator>
#include <utility>

#include "solver/base/status.hpp"
#include "solver/records/encoding.hpp"
#include "solver/records/pbn.hpp"

namespace ouverte::records::pbn {
namespace {

using base::excerpt;
using base::str;
using Kind = Item::Kind;

constexpr std::string_view kNoTag = ", expected a tag such as [Board \"1\"]";

bool has_tag(const Board& board, std::string_view name) {
  return std::ranges::any_of(board.items,
                             [&](const Item& item) { return item.kind == Kind::kTag && item.name == name; });
}

class Reader {
 public:
  explicit Reader(std::string text) : text_(std::move(text)) {}

  Document read() {
    for (;;) {
      std::string space = take_space();
      if (at_ == text_.size()) {
        document_.tail = std::move(space);
        return std::move(document_);
      }
      // An empty line ends a board.
      const bool ends = std::ranges::count(space, '\n') >= 2;
      if (document_.boards.empty() || (ends && substance_)) begin_board();
      add(next(), std::move(space));
    }
  }

 private:
  [[nodiscard]] std::string_view rest() const { return std::string_view(text_).substr(at_); }
  [[nodiscard]] std::string_view rest_of_line() const { return rest().substr(0, rest().find('\n')); }
  Board& board() { return document_.boards.back(); }
  void begin_board() {
    document_.boards.push_back({.line = line_, .items = {}});
    first_tag_.clear();
    last_tag_.clear();
    substance_ = false;
  }

  std::string take_space() {
    std::string space(rest().substr(0, std::min(rest().find_first_not_of(kSpace), rest().size())));
    skip(space.size());
    return space;
  }

  void skip(std::size_t bytes) {
    line_ += static_cast<int>(std::ranges::count(rest().substr(0, bytes), '\n'));
    at_ += bytes;
  }

  // The first fault of a board is the one that counts: what follows may be its consequence.
  void fault(std::string tag, std::string message) {
    const std::size_t index = document_.boards.size() - 1;
    if (!document_.faults.empty() && document_.faults.back().board == index) return;
    document_.faults.push_back({line_, index, std::move(tag), std::move(message)});
  }

  // The item at `at_`, which moves on behind it.
  Item next() {
    const char first = text_[at_];
    if (first == '%' && (at_ == 0 || text_[at_ - 1] == '\n')) return whole(Kind::kEscape, rest_of_line().substr(1));
    if (first == ';') return whole(Kind::kComment, rest_of_line().substr(1));
    if (first == '{') return brace();
    if (first == '[') return tag_pair();
    return section_text();
  }

  // An item that is one character and `value` behind it.
  Item whole(Kind kind, std::string_view value) { return item(kind, value, 1 + value.size()); }

  Item item(Kind kind, std::string_view value, std::size_t bytes) {
    Item made{.kind = kind, .line = line_, .name = {}, .value = std::string(value), .space = {}, .source = {}};
    made.source = std::string(rest().substr(0, bytes));
    skip(bytes);
    return made;
  }

  Item bad(std::size_t bytes, std::string tag, std::string message) {
    fault(std::move(tag), std::move(message));
    return item(Kind::kBad, {}, bytes);
  }

  Item brace() {
    find_again(closing_, "}");
    if (closing_ != std::string::npos && !board_inside()) {
      const std::size_t size = closing_ + 1 - at_;
      return item(Kind::kComment, rest().substr(1, size - 2), size);
    }
    const std::size_t empty_line = rest().find("\n\n");
    return bad(std::min(empty_line, rest().size()), last_tag_, "found { with no closing brace, expected { ... }");
  }

  // Whether what looks like one comment is an open one, then boards, then a comment of theirs.
  bool board_inside() {
    find_again(board_, "\n\n[");
    return board_ < closing_ && text_.find('{', board_) < closing_;
  }

  // Moves `place` on to where `text` stands next. What was found is kept while it lies ahead, so that a file full of
  // braces is read in one go.
  void find_again(std::size_t& place, std::string_view text) {
    if (place <= at_) place = text_.find(text, at_);
  }

  // [Name "value"], white space anywhere between the four tokens, line ends included.
  Item tag_pair() {
    const std::string_view text = rest();
    const std::string_view whole_line = rest_of_line();
    std::size_t at = past_space(text, 1);
    const std::size_t name_end = std::min(
        static_cast<std::size_t>(std::find_if_not(text.begin() + static_cast<std::ptrdiff_t>(at), text.end(), is_name) -
                                 text.begin()),
        text.size());
    const std::string name(text.substr(at, name_end - at));
    at = past_space(text, name_end);
    if (name.empty() || at == text.size() || text[at] != '"') {
      return bad(whole_line.size(), name, str("found ", excerpt(whole_line), kNoTag));
    }
    const std::size_t open = at + 1;
    const std::size_t close = closing_quote(text, open);
    if (close == std::string_view::npos) {
      return bad(whole_line.size(), name,
                 str("found ", excerpt(whole_line), " with no closing quote, expected [", excerpt(name), " \"...\"]"));
    }
    at = past_space(text, close + 1);
    if (at == text.size() || text[at] != ']') {
      return bad(
          whole_line.size(), name,
          str("found ", excerpt(whole_line), " with no closing bracket, expected [", excerpt(name), " \"...\"]"));
    }
    std::string_view written = text.substr(open, close - open);
    const bool literal = written.starts_with("\\#");
    if (literal) written.remove_prefix(1);
    Item made = item(Kind::kTag, unescaped(written), at + 1);
    made.name = name;
    made.literal = literal;
    return made;
  }

  // The quote that ends a value on its line: a bracket follows it, or what shows that the bracket was forgotten. Others
  // are quotes inside the value that some programs do not write as \".
  static std::size_t closing_quote(std::string_view text, std::size_t at) {
    for (; at < text.size() && text[at] != '\n'; ++at) {
      if (escape(text, at)) {
        ++at;
      } else if (text[at] == '"') {
        const std::size_t next = past_space(text, at + 1);
        const bool line_ends = text.substr(at, next - at).find('\n') != std::string_view::npos;
        if (next == text.size() || text[next] == ']' || text[next] == '[' || line_ends) return at;
      }
    }
    return std::string_view::npos;
  }

  // Whether a backslash here stands for the quote or backslash behind it.
  static bool escape(std::string_view text, std::size_t at) {
    return text[at] == '\\' && at + 1 < text.size() && (text[at + 1] == '"' || text[at + 1] == '\\');
  }

  static std::string unescaped(std::string_view text) {
    std::string value;
    for (std::size_t at = 0; at < text.size(); ++at) {
      if (escape(text, at)) ++at;
      value += text[at];
    }
    return value;
  }

  static std::size_t past_space(std::string_view text, std::size_t at) {
    return std::min(text.find_first_not_of(kSpace, at), text.size());
  }

  // Up to the end of the line, a comment, or a bracket; in a table what stands in quotes belongs to the text.
  Item section_text() {
    const std::string_view text = rest_of_line();
    std::size_t at = 0;
    while (at < text.size() && std::string_view(";{[]").find(text[at]) == std::string_view::npos) {
      const std::size_t quote =
          text[at] == '"' && !is_played(last_tag_) ? text.find('"', at + 1) : std::string_view::npos;
      at = quote == std::string_view::npos ? at + 1 : quote + 1;
    }
    if (at == 0) return bad(1, last_tag_, str("found ", excerpt(text), kNoTag));
    const std::size_t size = text.substr(0, at).find_last_not_of(kSpace) + 1;
    if (last_tag_.empty()) fault({}, str("found ", excerpt(text), kNoTag));
    return item(Kind::kText, text.substr(0, size), size);
  }

  void add(Item made, std::string space) {
    made.space = std::move(space);
    if (made.kind == Kind::kTag) {
      find_board(made);
      last_tag_ = made.name;
      if (first_tag_.empty()) first_tag_ = made.name;
    }
    substance_ = substance_ || (made.kind != Kind::kComment && made.kind != Kind::kEscape);
    if (board().items.empty()) board().line = made.line;
    board().items.push_back(std::move(made));
  }

  // A tag may show that its board is another than it seemed: its first tag again begins a new one, and an auction or a
  // play cannot begin one, so the empty line before it did not end the board that lacks it.
  void find_board(const Item& made) {
    if (!first_tag_.empty()) {
      if (first_tag_ == made.name && made.name != "Note") begin_board();
      return;
    }
    const std::size_t boards = document_.boards.size();
    if (boards < 2 || substance_ || !is_played(made.name)) return;
    Board& before = document_.boards[boards - 2];
    const auto first = std::ranges::find(before.items, Kind::kTag, &Item::kind);
    if (first == before.items.end() || has_tag(before, made.name)) return;
    first_tag_ = first->name;
    std::ranges::move(board().items, std::back_inserter(before.items));
    document_.boards.pop_back();
  }

  static bool is_played(std::string_view tag) { return tag == "Auction" || tag == "Play"; }

  std::string text_;
  std::size_t at_ = 0;
  int line_ = 1;
  std::size_t closing_ = 0;  // where the next closing brace stands, and the next empty line with a tag below
  std::size_t board_ = 0;
  // Of the board being read: its first and its last tag so far, and whether it is more than comments and escape lines,
  // which belong to the board after them.
  std::string first_tag_;
  std::string last_tag_;
  bool substance_ = false;
  Document document_;
};

}  // namespace

Document parse(std::string_view bytes) { return Reader(plain_text(bytes)).read(); }

}  // namespace ouverte::records::pbn
