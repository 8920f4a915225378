// `ouverte manual [SUBCOMMAND…]`: the page of the manual, made of what --help says.
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "app/cli/commands.hpp"
#include "app/cli/console/help.hpp"
#include "solver/base/status.hpp"

namespace ouverte::cli {
namespace {

// A text as roff takes it for one: hyphens that can be copied, and no line that begins like a request.
std::string roff(std::string_view text) {
  std::string out;
  bool line_begins = true;
  for (const char letter : text) {
    if (line_begins && (letter == '.' || letter == '\'')) out += "\\&";
    if (letter == '\\') {
      out += "\\e";
    } else if (letter == '-') {
      out += "\\-";
    } else {
      out += letter;
    }
    line_begins = letter == '\n';
  }
  return out;
}

std::string rows(std::string_view title, const std::vector<HelpRow>& all) {
  if (all.empty()) return "";
  std::string text = base::str(".SH ", title, "\n");
  for (const auto& [name, meaning] : all) text += base::str(".TP\n\\fB", roff(name), "\\fR\n", roff(meaning), ".\n");
  return text;
}

std::string page(const CLI::App& command, const std::string& name) {
  const CommandHelp help = help_of(command, name);
  const std::string title = absl::StrJoin(absl::StrSplit(name, ' '), "-");
  std::string text = base::str(".TH \"", absl::AsciiStrToUpper(title), "\" 1 \"\" \"ouverte ", OUVERTE_VERSION,
                               "\" \"\"\n", ".SH NAME\n", roff(title), " \\- ", roff(command.get_description()), "\n",
                               ".SH SYNOPSIS\n\\fB", roff(help.usage), "\\fR\n");
  text += base::str(rows("ARGUMENTS", help.arguments), rows("OPTIONS", help.options));
  if (!help.subcommands.empty()) {
    text += base::str(".SH SUBCOMMANDS\n");
    for (const CLI::App* subcommand : help.subcommands)
      text += base::str(".TP\n\\fB", roff(title), "\\-", roff(subcommand->get_name()), "\\fR(1)\n",
                        roff(subcommand->get_description()), ".\n");
  }
  if (const std::string& foot = command.get_footer(); !foot.empty())
    text += base::str(".SH NOTES\n.nf\n", roff(foot), foot.ends_with('\n') ? "" : "\n", ".fi\n");
  return text;
}

}  // namespace

void add_manual(CLI::App& app, Session& session) {
  const auto words = std::make_shared<std::vector<std::string>>();
  CLI::App* command = app.add_subcommand("manual", "Print the page of a subcommand for man, or the program's own");
  command->add_option("SUBCOMMAND", *words, "Its name, such as solve, or puzzle make");
  command->callback([&session, &app, words] {
    const CLI::App* asked = &app;
    std::string name = "ouverte";
    for (const std::string& word : *words) {
      const auto subcommands = asked->get_subcommands([&](const CLI::App* each) { return each->get_name() == word; });
      if (subcommands.empty())
        throw CLI::ValidationError("SUBCOMMAND", base::str("found ", base::quoted(absl::StrJoin(*words, " ")),
                                                           ", expected the name of a subcommand"));
      asked = subcommands.front();
      name += base::str(" ", word);
    }
    session.console.out << page(*asked, name);
  });
}

}  // namespace ouverte::cli
