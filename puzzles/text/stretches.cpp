#include "puzzles/text/stretches.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "puzzles/text/letters.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/records/lin.hpp"

namespace ouverte::puzzles::text {
namespace {

constexpr std::string_view kForumMark = "[hv=";
constexpr std::string_view kForumClose = "[/hv]";

bool is_small(char letter) { return letter >= 'a' && letter <= 'z'; }

// Whether a link's parameters are hands, "?n=sakq…&s=…" in any order, or a record of LIN.
bool carries_deal(std::string_view link) {
  if (link.find("lin=") != std::string_view::npos) return true;
  int hands = 0;
  for (std::size_t at = link.find_first_of("?&"); at != std::string_view::npos; at = link.find_first_of("?&", at + 1)) {
    std::string_view name = link.substr(at + 1);
    if (name.starts_with("amp;")) name.remove_prefix(4);
    const bool seat =
        name.size() > 3 && name[1] == '=' && std::string_view("nesw").find(name[0]) != std::string_view::npos;
    const std::string_view value = name.substr(std::min<std::size_t>(2, name.size()));
    hands += seat && std::string_view("SHDC").find(upper(value[0])) != std::string_view::npos &&
                     value.find_first_of("?&") != 1
                 ? 1
                 : 0;
  }
  return hands >= 2;
}

struct Link {
  std::size_t from = 0, to = 0;    // all that is cut out of the text
  std::size_t begin = 0, end = 0;  // the link
};

// The next link that carries a deal, with the tag of a page that it stands in.
Link next_link(std::string_view text, std::size_t from) {
  constexpr std::string_view kStops = " \t\n\"')]<>";
  for (std::size_t at = text.find('?', from); at != std::string_view::npos; at = text.find('?', at + 1)) {
    Link link;
    link.begin = text.substr(0, at).find_last_of(kStops) + 1;  // 0 where none stands before it
    link.end = std::min(text.find_first_of(kStops, at), text.size());
    if (link.begin < from || !carries_deal(text.substr(link.begin, link.end - link.begin))) {
      at = link.end - 1;
      continue;
    }
    link.from = link.begin;
    link.to = link.end;
    const char quote = link.begin > 0 ? text[link.begin - 1] : ' ';
    if (quote != '"' && quote != '\'') return link;
    constexpr std::size_t kMostOfTag = 8000;  // characters of a comment in a link
    const std::size_t length = text.substr(link.end, kMostOfTag).find(quote);
    const std::size_t close = length == std::string_view::npos ? length : link.end + length;
    const std::size_t tag = text.substr(from, link.begin - from).find_last_of("<>");
    if (close == std::string_view::npos || tag == std::string_view::npos || text[from + tag] != '<') return link;
    link.from = from + tag;
    link.to = std::min(text.find('>', close), text.size() - 1) + 1;
    return link;
  }
  return {.from = text.size(), .to = text.size(), .begin = text.size(), .end = text.size()};
}

// Whether a parameter of a link says what readers of records know: calls and cards, and no comment in their place.
bool is_plain_parameter(std::string_view parameter) {
  const std::string_view value = parameter.substr(std::min(parameter.find('=') + 1, parameter.size()));
  if (parameter.starts_with("p=")) return !value.empty() && std::isalnum(static_cast<unsigned char>(value[0])) != 0;
  return !parameter.starts_with("a=") || value.find('-') == std::string_view::npos;
}

// A link as the reader of records takes it.
std::string plain_link(std::string_view link) {
  const bool whole = link.starts_with("http") || link.starts_with("www.");
  const std::size_t query = link.rfind('?');
  std::string plain(whole ? link.substr(0, query) : "http://hv/");
  for (std::size_t at = query; at < link.size();) {
    std::size_t from = at + 1;
    if (link.substr(from).starts_with("amp;")) from += 4;
    at = std::min(link.find('&', from), link.size());
    const std::string_view parameter = link.substr(from, at - from);
    if (is_plain_parameter(parameter)) plain += base::str(plain.find('?') == std::string::npos ? "?" : "&", parameter);
  }
  return plain;
}

bool is_tag(std::string_view line) {
  if (!line.starts_with('[')) return false;
  std::size_t at = 1;
  while (at < line.size() && (std::isalnum(static_cast<unsigned char>(line[at])) != 0 || line[at] == '_')) ++at;
  const std::size_t quote = line.find_first_not_of(" \t", at);
  return at > 1 && quote != std::string_view::npos && line[quote] == '"';
}

// "[b]MPs[/b], …", "[size=1]": markup of a forum, and no tag of a record.
bool begins_with_markup(std::string_view line) {
  std::size_t at = line.starts_with("[/") ? 2 : 1;
  const std::size_t name = at;
  while (at < line.size() && is_small(line[at])) ++at;
  return line.starts_with('[') && at > name && at < line.size() && (line[at] == ']' || line[at] == '=');
}

// Words of two lower letters and more: two of them make a line prose.
bool is_prose(std::string_view line) {
  const std::string_view text = games::without_blanks(line);
  if (text.empty() || (std::string_view("[{;%").find(text[0]) != std::string_view::npos && !begins_with_markup(text)))
    return false;
  int words = 0;
  std::size_t run = 0;
  std::string said = games::lower_case(text);
  for (std::size_t at = 0; (at = said.find("pass", at)) != std::string::npos;) said.erase(at, 4);  // of an auction
  if (said.find_first_not_of(" 1234567ntshdcx*=") == std::string::npos) return false;
  for (const char letter : std::string(text) + ' ') {
    if (is_small(letter)) {
      ++run;
      continue;
    }
    words += run >= 2 ? 1 : 0;
    run = 0;
  }
  return words >= 2;
}

// Where the keys of LIN begin in a line, "// pn|North,…|md|3S…"; npos if it has none.
std::size_t lin_in(std::string_view line) {
  for (std::size_t at = line.find('|'); at != std::string_view::npos; at = line.find('|', at + 1)) {
    if (at < 2 || !records::lin::begins_lin(line.substr(at - 2))) continue;
    const bool begins = at == 2 || line[at - 3] == ' ' || line[at - 3] == '|' || line[at - 3] == '`';
    if (begins && line.find('|', at + 1) != std::string_view::npos) return at - 2;
  }
  return std::string_view::npos;
}

// Where the value ends that a line of LIN leaves open, in what follows the line: at a bar behind which a key begins, or
// nothing. Npos where it leaves none open.
std::size_t open_value_in(std::string_view lin, std::string_view rest) {
  if (std::ranges::count(lin, '|') % 2 == 0) return std::string_view::npos;
  const std::size_t bar = rest.find('|');
  if (bar == std::string_view::npos) return bar;
  const std::string_view behind = games::without_blanks(rest.substr(bar + 1));
  return behind.empty() || records::lin::begins_lin(behind) ? bar : std::string_view::npos;
}

// A line without the marks of a quotation before a tag or a comment: "> [Board "1"]".
std::string_view unquoted(std::string_view line) {
  std::string_view text = games::without_blanks(line);
  while (text.starts_with('>')) text = games::without_blanks(text.substr(1));
  return is_tag(text) ? text : line;
}

bool is_record_line(std::string_view line) {
  const std::string_view text = games::without_blanks(line);
  return is_tag(text) || text.starts_with('%') || text.starts_with("{\"") || lin_in(line) != std::string_view::npos ||
         (text.starts_with("http") && carries_deal(text));
}

// The lines of a text, without their ends.
template <class Use>
void each_line(std::string_view text, const Use& use) {
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find('\n', from), text.size());
    std::string_view line = text.substr(from, to - from);
    if (line.ends_with('\r')) line.remove_suffix(1);
    use(line);
    from = to + 1;
  }
}

class Stretcher {
 public:
  std::vector<Stretch> read(std::string_view text) {
    text_ = text;
    each_line(text, [&](std::string_view line) { add(line); });
    if (pieces_.empty()) pieces_.emplace_back();
    if (pieces_.size() == 1) {
      auto& words = pieces_.front().words;
      words.insert(words.begin(), before_.begin(), before_.end());
    } else if (!before_.empty() && pieces_.back().words.empty()) {
      // The words stand above their records.
      for (std::size_t place = pieces_.size(); place-- > 1;) pieces_[place].words = pieces_[place - 1].words;
      pieces_.front().words = before_;
    }
    return std::move(pieces_);
  }

 private:
  void add(std::string_view written) {
    const auto from = static_cast<std::size_t>(written.data() - text_.data());
    const bool in_value = from < value_ends_;
    const std::string_view line = in_value ? written : unquoted(written);
    ++number_;
    const bool inside = comment_ || in_value;
    // Fences, headings and tags of pages are none.
    const std::string_view text = games::without_blanks(line);
    const bool fenced = !text.empty() && std::string_view("#`<").find(text[0]) != std::string_view::npos;
    const bool record = inside || is_record_line(line) || (section_ && !fenced && !is_prose(line));
    if (!record) return add_words(line);
    const std::size_t lin = inside ? std::string_view::npos : lin_in(line);
    if (lin != std::string_view::npos)
      read_lin(line.substr(lin), from + written.size());
    else if (in_value)
      go_on_in_value(from + written.size());
    else
      for (const char letter : line) comment_ = letter == '{' || (comment_ && letter != '}');
    const bool empty = text.empty();
    if (!section_ && !empty) pieces_.push_back({.records = {}, .words = {}, .before = number_ - 1});
    section_ |= !empty;
    if (pieces_.empty()) return;
    pieces_.back().records += base::str(line.substr(lin == std::string_view::npos ? 0 : lin), "\n");
  }

  // LIN up to the end of a line.
  void read_lin(std::string_view lin, std::size_t line_ends) {
    const std::size_t open = open_value_in(lin, text_.substr(line_ends));
    value_ends_ = open == std::string_view::npos ? 0 : line_ends + open;
  }

  void go_on_in_value(std::size_t line_ends) {
    if (value_ends_ < line_ends) read_lin(text_.substr(value_ends_ + 1, line_ends - value_ends_ - 1), line_ends);
  }

  void add_words(std::string_view line) {
    for (const Line& cleaned : clean_lines(line))
      if (!cleaned.text.empty() || line.empty())
        (pieces_.empty() ? before_ : pieces_.back().words).push_back({number_, cleaned.text});
    section_ = false;
    if (!pieces_.empty()) pieces_.back().records += '\n';
  }

  std::string_view text_;
  std::vector<Stretch> pieces_;
  std::vector<Line> before_;
  int number_ = 0;
  bool section_ = false;  // the lines of a record go on
  bool comment_ = false;
  std::size_t value_ends_ = 0;  // in the text: of the value of LIN that goes on to there
};

}  // namespace

bool has_link(std::string_view text) {
  return next_link(text, 0).from < text.size() || text.find(kForumMark) != std::string_view::npos;
}

std::string with_links_apart(std::string_view text) {
  std::string apart;
  std::size_t done = 0;
  std::size_t mark = text.find(kForumMark);
  Link link = next_link(text, 0);
  std::size_t close = text.find(kForumClose);
  while (std::min(mark, link.from) < text.size()) {
    const std::size_t at = std::min(mark, link.from);
    apart += text.substr(done, at - done);
    if (mark < link.from) {
      const std::size_t from = std::min(mark + kForumMark.size(), text.size());
      const std::size_t end = std::min(text.find(']', from), text.size());
      apart += base::str("\nhttp://hv/?", text.substr(from, end - from), "\n");
      if (close < at) close = text.find(kForumClose, at);
      done = close < text.size() ? close + kForumClose.size() : std::min(end + 1, text.size());
    } else {
      done = link.to;
      apart += base::str("\n", plain_link(text.substr(link.begin, link.end - link.begin)), "\n");
    }
    if (mark < done) mark = text.find(kForumMark, done);
    if (link.from < done) link = next_link(text, done);
  }
  return apart.append(text.substr(done));
}

bool holds_records(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return true;
  if (text[first] == '%' || records::lin::begins_lin(text.substr(first))) return true;
  if (text[first] == '{') {  // JSON, unless it is the sign of a suit: "{spades}"
    const std::size_t next = text.find_first_not_of(" \t\r\n", first + 1);
    if (next == std::string_view::npos || text[next] == '"' || text[next] == '}') return true;
  }
  bool found = false;
  each_line(text, [&](std::string_view line) {
    found = found || is_tag(games::without_blanks(unquoted(line))) ||
            (line.find("md|") != std::string_view::npos && lin_in(line) != std::string_view::npos);
  });
  return found;
}

std::vector<Stretch> stretches_of(std::string_view text) { return Stretcher().read(text); }

}  // namespace ouverte::puzzles::text
