#include <map>

#include "solver/base/status.hpp"
#include "solver/io/pbn.hpp"

namespace ouverte::io::pbn {
namespace {

// A backslash that could not be taken for the beginning of an escape stands alone, as in "Result\2R" of real tables.
std::string escaped(std::string_view value) {
  std::string text;
  for (std::size_t at = 0; at < value.size(); ++at) {
    const char next = at + 1 < value.size() ? value[at + 1] : '"';
    if (value[at] == '"' || (value[at] == '\\' && (next == '"' || next == '\\'))) text += '\\';
    text += value[at] == '\n' ? ' ' : value[at];  // a value is one line
  }
  return text;
}

Item on_its_own_line(Item::Kind kind, std::string_view value, std::string source) {
  return {.kind = kind, .line = 0, .name = {}, .value = std::string(value), .space = "\n", .source = std::move(source)};
}

}  // namespace

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
      if (value == "#") {
        value = nearest[item.name];
      } else if (value.starts_with("##")) {
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

Item tag(std::string_view name, std::string_view value) {
  Item made = on_its_own_line(Item::Kind::kTag, value, base::str('[', name, " \"", escaped(value), "\"]"));
  made.name = std::string(name);
  return made;
}

Item comment(std::string_view text) {
  const bool braces = text.find('}') == std::string_view::npos;  // else it was one to the end of a line, and is again
  return on_its_own_line(Item::Kind::kComment, text, braces ? base::str('{', text, '}') : base::str(';', text));
}

Item line(std::string_view text) {
  const bool escape = text.starts_with('%');  // would be one at the beginning of a line
  return on_its_own_line(Item::Kind::kText, text, base::str(escape ? " " : "", text));
}

}  // namespace ouverte::io::pbn
