#include "app/cli/console/help.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "app/cli/text/text.hpp"

namespace ouverte::cli {
namespace {

constexpr int kScreen = 80;
constexpr int kWidestName = 26;  // what is wider has a line to itself

std::string line_of(const Text& text) { return text.bytes(Colour::kOff, kScreen) + "\n"; }

std::string section(const std::string& title, const std::vector<HelpRow>& rows) {
  if (rows.empty()) return "";
  int width = 0;
  for (const auto& [name, meaning] : rows)
    if (columns(name) <= kWidestName) width = std::max(width, columns(name));
  const int start = 2 + width + 2;
  std::string text = absl::StrCat("\n", title, ":\n");
  for (const auto& [name, meaning] : rows) {
    Text row = Text("  ").add(name);
    if (row.columns() + 2 > start) {
      text += line_of(row);
      row = Text();
    }
    text += line_of(row.pad(start).add(Text(meaning).fold(0)));
  }
  return text;
}

bool is_repeated(const CLI::Option& option) {
  return option.get_expected_max() >= CLI::detail::expected_max_vector_size;
}

std::string argument_name(const CLI::Option& option) {
  return absl::StrCat(option.get_name(true), is_repeated(option) ? "…" : "");
}

// "-h, --help", "--time TIME". The library marks a flag that turns something off: "--no-why{false}".
std::string option_name(const CLI::Option& option) {
  std::string names;
  for (const absl::string_view name : absl::StrSplit(option.get_name(false, true), ','))
    absl::StrAppend(&names, names.empty() ? "" : ", ", name.substr(0, name.find('{')));
  const std::string type = option.get_type_size() == 0 ? "" : option.get_type_name();
  return absl::StrCat(names, type.empty() ? "" : " ", type);
}

// In the order of the alphabet: the library keeps them by their place in memory.
std::string names_of(const std::set<CLI::Option*>& options) {
  std::set<std::string> names;
  for (const CLI::Option* option : options) names.insert(option->get_name(option->get_positional()));
  return absl::StrJoin(names, ", ");
}

std::string option_meaning(const CLI::Option& option) {
  std::vector<std::string> notes;
  if (!option.get_default_str().empty()) notes.push_back("default: " + option.get_default_str());
  if (!option.get_needs().empty()) notes.push_back("only with " + names_of(option.get_needs()));
  if (!option.get_excludes().empty()) notes.push_back("not with " + names_of(option.get_excludes()));
  const std::string& meaning = option.get_description();
  return notes.empty() ? meaning : absl::StrCat(meaning, " (", absl::StrJoin(notes, "; "), ")");
}

}  // namespace

CommandHelp help_of(const CLI::App& command, const std::string& name) {
  CommandHelp help;
  help.usage = absl::StrCat(name, " [OPTIONS]");
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_positional()) {
      const std::string argument = argument_name(*option);
      absl::StrAppend(&help.usage, option->get_required() ? " " : " [", argument, option->get_required() ? "" : "]");
      help.arguments.emplace_back(argument, option_meaning(*option));
    } else {
      help.options.emplace_back(option_name(*option), option_meaning(*option));
    }
  }
  help.subcommands = command.get_subcommands(nullptr);
  if (!help.subcommands.empty()) help.usage += " SUBCOMMAND";
  return help;
}

std::string HelpFormatter::make_help(const CLI::App* command, std::string name, CLI::AppFormatMode) const {
  const CommandHelp help = help_of(*command, name);
  std::vector<HelpRow> subcommands;
  for (const CLI::App* subcommand : help.subcommands)
    subcommands.emplace_back(subcommand->get_name(), subcommand->get_description());
  const std::string& foot = command->get_footer();
  return absl::StrCat(line_of(Text(command->get_description()).fold(0)), "\nUsage: ", help.usage, "\n",
                      section("Arguments", help.arguments), section("Options", help.options),
                      section("Subcommands", subcommands), foot.empty() ? "" : "\n", foot,
                      foot.empty() || foot.ends_with('\n') ? "" : "\n");
}

}  // namespace ouverte::cli
