// `ouverte completions SHELL`: a script that lets a shell complete subcommands, options and the names of games.
#include <functional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "app/cli/commands.hpp"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/help.hpp"
#include "solver/base/status.hpp"

namespace ouverte::cli {
namespace {

// A command as shells complete it: words with what they do.
struct Completed {
  std::string path;  // the subcommands typed so far: "", "puzzle", "puzzle make"
  std::vector<HelpRow> options;
  std::vector<HelpRow> words;  // subcommands, or the names of games
  bool files = false;
};

std::vector<HelpRow> options_of(const CommandHelp& help) {
  std::vector<HelpRow> options;
  for (const auto& [names, meaning] : help.options)
    for (const absl::string_view word : absl::StrSplit(names, absl::ByAnyChar(", "), absl::SkipEmpty()))
      if (word.front() == '-') options.emplace_back(word, meaning);
  return options;
}

void add_command(const CLI::App& command, const std::string& path, const Session& session,
                 std::vector<Completed>& all) {
  const CommandHelp help = help_of(command, path);
  Completed completed{.path = path, .options = options_of(help), .words = {}, .files = false};
  for (const auto& [argument, meaning] : help.arguments) {
    if (argument == "GAME") {
      for (const games::Game* game : session.games) completed.words.emplace_back(game->name(), game->title());
    } else {
      completed.files = completed.files || argument.starts_with("FILE");
    }
  }
  for (const CLI::App* subcommand : help.subcommands)
    completed.words.emplace_back(subcommand->get_name(), subcommand->get_description());
  all.push_back(std::move(completed));
  for (const CLI::App* subcommand : help.subcommands)
    add_command(*subcommand, base::str(path, path.empty() ? "" : " ", subcommand->get_name()), session, all);
}

std::string shell_quoted(std::string_view text) {
  return base::str("'", absl::StrReplaceAll(std::string(text), {{"'", "'\\''"}}), "'");
}

// The lines that find out which subcommand was typed, in the words that bash and zsh share.
std::string find_path(const std::vector<Completed>& all, std::string_view typed) {
  std::vector<std::string> paths;
  for (const Completed& each : all)
    if (!each.path.empty()) paths.push_back(shell_quoted(each.path));
  return base::str("  local at='' word\n  for word in ", typed, "; do\n    case \"${at:+$at }$word\" in\n      ",
                   absl::StrJoin(paths, "|"), ") at=\"${at:+$at }$word\" ;;\n    esac\n  done\n  case $at in\n");
}

std::string bash(const std::vector<Completed>& all) {
  std::string script = base::str("# Completions of ouverte for bash.\n_ouverte() {\n  local words='' files=''\n",
                                 find_path(all, "\"${COMP_WORDS[@]:1:COMP_CWORD-1}\""));
  for (const Completed& each : all) {
    std::vector<std::string> words;
    for (const auto& [word, meaning] : each.words) words.push_back(word);
    for (const auto& [word, meaning] : each.options) words.push_back(word);
    script += base::str("    ", shell_quoted(each.path), ") words=", shell_quoted(absl::StrJoin(words, " ")),
                        each.files ? " files=yes" : "", " ;;\n");
  }
  return script +
         "  esac\n"
         "  mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"${COMP_WORDS[COMP_CWORD]}\")\n"
         "  if [[ -n $files && ${COMP_WORDS[COMP_CWORD]} != -* || ${COMP_WORDS[COMP_CWORD-1]} == --html ]]; then\n"
         "    compopt -o filenames 2>/dev/null\n"
         "    mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -- \"${COMP_WORDS[COMP_CWORD]}\")\n"
         "  fi\n"
         "}\n"
         "complete -F _ouverte ouverte\n";
}

// "word:what it does", as _describe takes it.
std::string described(const std::vector<HelpRow>& rows) {
  std::vector<std::string> words;
  for (const auto& [word, meaning] : rows) words.push_back(shell_quoted(base::str(word, ":", meaning)));
  return absl::StrJoin(words, " ");
}

std::string zsh(const std::vector<Completed>& all) {
  std::string script = base::str("#compdef ouverte\n_ouverte() {\n  local -a options subcommands\n  local files=''\n",
                                 find_path(all, "${words[2,CURRENT-1]}"));
  for (const Completed& each : all)
    script += base::str("    ", shell_quoted(each.path), ")\n      options=(", described(each.options),
                        ")\n      subcommands=(", described(each.words), ")\n", each.files ? "      files=yes\n" : "",
                        "      ;;\n");
  return script +
         "  esac\n"
         "  if [[ $PREFIX == -* ]]; then\n    _describe option options\n"
         "  else\n    _describe word subcommands\n    [[ -z $files ]] || _files\n  fi\n"
         "}\n_ouverte \"$@\"\n";
}

std::string fish(const std::vector<Completed>& all) {
  std::string script =
      "# Completions of ouverte for fish.\n"
      "function __ouverte_at\n"
      "    set -l typed (commandline -opc)[2..]\n"
      "    set -l at\n"
      "    for word in $typed\n"
      "        if contains -- (string join ' ' $at $word) ";
  for (const Completed& each : all)
    if (!each.path.empty()) script += base::str(shell_quoted(each.path), " ");
  script +=
      "\n            set -a at $word\n        end\n    end\n    test (string join ' ' -- $at) = \"$argv[1]\"\nend\n"
      "complete -c ouverte -f\n";
  for (const Completed& each : all) {
    const std::string here = base::str("complete -c ouverte -n \"__ouverte_at ", shell_quoted(each.path), "\"");
    if (each.files) script += base::str(here, " -F\n");
    for (const auto& [word, meaning] : each.words)
      script += base::str(here, " -a ", shell_quoted(word), " -d ", shell_quoted(meaning), "\n");
    for (const auto& [word, meaning] : each.options)
      script += base::str(here, word.starts_with("--") ? " -l " : " -s ", word.substr(word.starts_with("--") ? 2 : 1),
                          " -d ", shell_quoted(meaning), "\n");
  }
  return script;
}

}  // namespace

void add_completions(CLI::App& app, Session& session) {
  const auto shell = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("completions", "Print completions of the command line, for a shell to read");
  command->add_option("SHELL", *shell, "The shell: bash, zsh or fish")
      ->required()
      ->check(one_of({"bash", "zsh", "fish"}));
  command->callback([&session, &app, shell] {
    std::vector<Completed> all;
    add_command(app, "", session, all);
    session.console.out << (*shell == "bash" ? bash(all) : *shell == "zsh" ? zsh(all) : fish(all));
  });
}

}  // namespace ouverte::cli
