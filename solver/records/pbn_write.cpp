#include <algorithm>
#include <cctype>
#include <map>
#include <utility>

#include "solver/base/status.hpp"
#include "solver/records/encoding.hpp"
#include "solver/records/pbn.hpp"

namespace ouverte::records::pbn {
namespace {

// A backslash that could not be taken for the beginning of an escape stands alone, as in "Result\2R" of real tables.
std::string escaped(std::string_view value) {
  std::string text;
  if (is_inherited(value)) text += '\\';
  for (std::size_t at = 0; at < value.size(); ++at) {
    const char next = at + 1 < value.size() ? value[at + 1] : '"';
    const bool begins_escape = next == '"' || next == '\\' || (at == 0 && next == '#');
    if (value[at] == '"' || (value[at] == '\\' && begins_escape)) text += '\\';
    text += value[at];
  }
  return text;
}

// With blanks for line breaks.
std::string one_line(std::string text) {
  std::ranges::replace(text, '\n', ' ');
  return text;
}

// A sign that begins nothing for one that begins a comment or a tag, or ends one.
char harmless(char sign) {
  switch (sign) {
    case ';':
      return ',';
    case '{':
    case '[':
      return '(';
    case ']':
      return ')';
    default:
      return sign;
  }
}

// One line of text without the white space at its end, and not an escape line.
std::string as_line(std::string_view text) {
  std::string line = one_line(unix_line_ends(text));
  line.erase(line.find_last_not_of(kSpace) + 1);
  return line.starts_with('%') ? ' ' + line : line;
}

Item on_its_own_line(Item::Kind kind, std::string_view value, std::string source) {
  return {.kind = kind, .line = 0, .name = {}, .value = std::string(value), .space = "\n", .source = std::move(source)};
}

}  // namespace

bool is_name(char letter) { return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_'; }

bool is_inherited(std::string_view value) { return value == "#" || value.starts_with("##"); }

std::string write(const Document& document) {
  std::string text;
  for (const Board& board : document.boards)
    for (const Item& item : board.items) text += item.space + item.source;
  return text + document.tail;
}

std::vector<games::Tags> resolve(const Document& document) {
  std::vector<games::Tags> resolved;
  std::map<std::string, std::string, std::less<>> nearest;   // value in the nearest board that has the tag
  std::map<std::string, std::string, std::less<>> standing;  // text of ## tags, for boards that do not have the tag
  for (const Board& board : document.boards) {
    games::Tags tags;
    std::map<std::string, std::string, std::less<>> here;
    for (const Item& item : board.items) {
      if (item.kind != Item::Kind::kTag || item.name == "Note" || here.contains(item.name)) continue;
      std::string value = item.value;
      if (value == "#" && !item.literal) {
        value = nearest[item.name];
      } else if (is_inherited(value) && !item.literal) {
        value.erase(0, 2);
        standing[item.name] = value;
      } else if (const auto stands = standing.find(item.name); stands != standing.end()) {
        stands->second = value;
      }
      here[item.name] = value;
      tags.emplace_back(item.name, value);
    }
    if (!tags.empty()) {
      games::Tags inherited;
      for (const auto& [name, value] : standing)
        if (here.emplace(name, value).second) inherited.emplace_back(name, value);
      tags.insert(tags.begin(), inherited.begin(), inherited.end());
    }
    for (auto& [name, value] : here) nearest[name] = value;
    resolved.push_back(std::move(tags));
  }
  return resolved;
}

std::string held_name(std::string_view text) {
  std::string name(text);
  std::ranges::replace_if(
      name, [](char letter) { return !is_name(letter); }, '_');
  return name.empty() ? "_" : name;
}

std::string held_value(std::string_view text) { return one_line(unix_line_ends(text)); }

std::string held_comment(std::string_view text) {
  std::string held = unix_line_ends(text);
  // Boards seem to stand inside a brace comment with an empty line, a tag and another brace.
  const std::size_t board = held.find("\n\n[");
  const bool boards = board != std::string::npos && held.find('{', board) != std::string::npos;
  return boards || held.find('}') != std::string::npos ? one_line(std::move(held)) : held;
}

std::string held_line(std::string_view text) {
  std::string held = as_line(text);
  for (std::size_t at = 0; at < held.size(); ++at) {
    const std::size_t closing = held[at] == '"' ? held.find('"', at + 1) : std::string::npos;
    if (closing == std::string::npos) {
      held[at] = harmless(held[at]);
    } else {
      at = closing;
    }
  }
  return held;
}

std::string held_words(std::string_view text) {
  std::string held = as_line(text);
  std::ranges::transform(held, held.begin(), harmless);
  return held;
}

Item tag(std::string_view name, std::string_view value) {
  const std::string held = held_value(value);
  Item made = on_its_own_line(Item::Kind::kTag, held, base::str('[', held_name(name), " \"", escaped(held), "\"]"));
  made.name = held_name(name);
  made.literal = is_inherited(held);
  return made;
}

Item comment(std::string_view text) {
  const std::string held = held_comment(text);
  const bool braces = held.find('}') == std::string::npos;  // else it is one to the end of a line
  return on_its_own_line(Item::Kind::kComment, held, braces ? base::str('{', held, '}') : base::str(';', held));
}

Item line(std::string_view text) {
  const bool escape = text.starts_with('%');  // would be one at the beginning of a line
  return on_its_own_line(Item::Kind::kText, text, base::str(escape ? " " : "", text));
}

}  // namespace ouverte::records::pbn
