// `ouverte batch status`, `check` and `merge`: what has become of a batch.
#include <algorithm>

#include "absl/strings/str_format.h"
#include "app/batch/gather.hpp"
#include "app/batch/run.hpp"
#include "app/batch/sums.hpp"
#include "app/cli/batch/batch_commands.hpp"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/output_file.hpp"
#include "app/requests/numbers.hpp"
#include "solver/base/status.hpp"

namespace ouverte::cli {
namespace {

constexpr std::size_t kMostNamed = 20;  // shards or records, of a list that people read

struct BatchFolders {
  std::vector<std::string> paths;
  std::string to;
  bool json = false;
  bool sums = false;
  std::uint64_t sample = 0;
  std::uint64_t seed = 1;
};

// "3, 4, 17 and 80 more".
template <class Numbers>
std::string listed(const Numbers& numbers) {
  std::string text;
  for (std::size_t at = 0; at < std::min(numbers.size(), kMostNamed); ++at)
    text += base::str(at == 0 ? "" : ", ", numbers[at]);
  return numbers.size() > kMostNamed ? base::str(text, " and ", numbers.size() - kMostNamed, " more") : text;
}

// Of one core, from the seconds that were taken.
double seconds_left(const batch::Progress& progress, const batch::Manifest& manifest) {
  const batch::Counts& counts = progress.counts;
  if (counts.records == 0) return 0;
  return counts.seconds / static_cast<double>(counts.records) * static_cast<double>(manifest.records - counts.records);
}

base::Json status_json(const batch::Progress& progress, const batch::Manifest& manifest) {
  base::Json json = {{"shards", manifest.shards()},
                     {"done", progress.done.size()},
                     {"missing", progress.missing},
                     {"begun", base::Json::object()},
                     {"wrong", base::Json::object()},
                     {"records", manifest.records},
                     {"answered", progress.counts.records},
                     {"errors", progress.counts.errors},
                     {"limits", progress.counts.limits},
                     {"seconds", progress.counts.seconds},
                     {"left", seconds_left(progress, manifest)}};
  for (const auto& [shard, counts] : progress.begun) json["begun"][std::to_string(shard)] = counts.records;
  for (const auto& [shard, why] : progress.wrong) json["wrong"][std::to_string(shard)] = why;
  return json;
}

std::string status_text(const batch::Progress& progress, const batch::Manifest& manifest) {
  std::string text = base::str(progress.done.size(), " of ", counted(manifest.shards(), "shard"), " done; ",
                               counts_words(progress.counts), " of ", with_commas(manifest.records), "\n");
  std::vector<std::size_t> begun;
  for (const auto& [shard, counts] : progress.begun) begun.push_back(shard);
  if (!begun.empty()) text += base::str("begun: ", listed(begun), "\n");
  if (!progress.missing.empty()) text += base::str("not begun: ", listed(progress.missing), "\n");
  for (const auto& [shard, why] : progress.wrong) text += base::str("wrong: ", why, "\n");
  if (progress.counts.records > 0 && progress.counts.seconds > 0)
    text += absl::StrFormat("%.1f records a second in a process; %.2f hours of one are left\n",
                            static_cast<double>(progress.counts.records) / progress.counts.seconds,
                            seconds_left(progress, manifest) / 3600);
  return text;
}

absl::Status tell_status(Session& session, const BatchFolders& arguments) {
  const auto opened = opened_batch(arguments.paths.front());
  if (!opened.ok()) return opened.status();
  const batch::Progress progress = batch::progress_of((*opened)->folder, arguments.sums);
  if (arguments.json) {
    session.console.data(base::json_line(status_json(progress, (*opened)->manifest)) + "\n");
  } else {
    session.console.data(status_text(progress, (*opened)->manifest));
  }
  const bool whole = progress.done.size() == (*opened)->manifest.shards();
  session.limited(!whole || progress.counts.errors > 0 || progress.counts.limits > 0);
  return absl::OkStatus();
}

absl::Status check_batch(Session& session, const BatchFolders& arguments) {
  constexpr std::uint64_t kOneOf = 10'000;
  constexpr std::uint64_t kLeast = 10;
  const auto opened = opened_batch(arguments.paths.front());
  if (!opened.ok()) return opened.status();
  if ((*opened)->manifest.program != OUVERTE_VERSION)
    return base::invalid("found answers of version ", (*opened)->manifest.program,
                         ", expected those of this program, " OUVERTE_VERSION);
  const std::uint64_t sample =
      arguments.sample > 0 ? arguments.sample : std::max(kLeast, (*opened)->manifest.records / kOneOf);
  const auto checked = batch::check((*opened)->folder, sample, arguments.seed, session.games, session.console.stop);
  if (!checked.ok()) return checked.status();
  session.console.out << base::str(counted(checked->records, "record"), " answered again, ", checked->differing.size(),
                                   " otherwise\n");
  session.limited(!checked->differing.empty());
  std::vector<std::uint64_t> numbers = checked->differing;
  for (std::uint64_t& number : numbers) ++number;  // people count from 1
  if (!numbers.empty()) session.console.out << base::str("records ", listed(numbers), "\n");
  return absl::OkStatus();
}

absl::Status merge_batch(Session& session, const BatchFolders& arguments) {
  std::vector<std::unique_ptr<OpenedBatch>> opened;
  std::vector<batch::Folder> folders;
  for (const std::string& path : arguments.paths) {
    auto one = opened_batch(path);
    if (!one.ok()) return one.status();
    folders.push_back((*one)->folder);
    opened.push_back(*std::move(one));
  }
  std::vector<std::string> inputs;
  for (const batch::Folder& folder : folders) {
    inputs.push_back(folder.path / batch::kManifestName);
    for (std::size_t shard = 0; shard < folder.manifest->shards(); ++shard) {
      inputs.push_back(folder.data(shard));
      inputs.push_back(folder.file(shard, ".json"));
    }
  }
  if (const auto free = OutputFile::open(arguments.to, inputs, session.console); !free.ok()) return free.status();
  const auto merged = batch::merge(folders, arguments.to);
  if (!merged.ok()) return merged.status();
  session.console.data(base::str(merged->sha256, "  ", arguments.to, "\n"));
  session.console.message(counts_words(merged->counts));
  session.limited(merged->counts.errors > 0 || merged->counts.limits > 0);
  return absl::OkStatus();
}

absl::Status tell_sums(Session& session, const BatchFolders& arguments) {
  const auto opened = opened_batch(arguments.paths.front());
  if (!opened.ok()) return opened.status();
  const auto sums = batch::sums_of((*opened)->folder);
  if (!sums.ok()) return sums.status();
  session.console.data(base::json_line(*sums) + "\n");
  return absl::OkStatus();
}

CLI::App* add_gathering(CLI::App& batch, Session& session, const std::string& name, const std::string& help,
                        const std::shared_ptr<BatchFolders>& arguments,
                        absl::Status (*work)(Session&, const BatchFolders&), bool many) {
  CLI::App* command = batch.add_subcommand(name, help);
  CLI::Option* const folders =
      command->add_option("DIR", arguments->paths, many ? "Folders of one batch" : "The folder of a batch")
          ->type_name("")
          ->required();
  if (!many) folders->expected(1);
  command->callback([&session, arguments, work] { session.end(work(session, *arguments)); });
  return command;
}

}  // namespace

void add_batch_status(CLI::App& batch, Session& session) {
  const auto arguments = std::make_shared<BatchFolders>();
  CLI::App* command = add_gathering(batch, session, "status", "Tell how far a batch is", arguments, tell_status, false);
  command->add_flag("--sums", arguments->sums, "Read all answers and compare their sums");
  command->add_flag("--json", arguments->json, "Print one JSON object");
  command->footer("The exit status is 1 unless all records are answered, without errors and limits.");
}

void add_batch_check(CLI::App& batch, Session& session) {
  const auto arguments = std::make_shared<BatchFolders>();
  CLI::App* command = add_gathering(batch, session, "check", "Answer some of the records again and compare", arguments,
                                    check_batch, false);
  add_number(*command, "--sample", arguments->sample, {1}, "Answer N records again; else one of 10,000, ten at least")
      ->default_str("");
  add_number(*command, "--seed", arguments->seed, {}, "Choose other records");
}

void add_batch_merge(CLI::App& batch, Session& session) {
  const auto arguments = std::make_shared<BatchFolders>();
  CLI::App* command = add_gathering(batch, session, "merge", "Put the answers of all shards into one file, in order",
                                    arguments, merge_batch, true);
  command->add_option("-o,--output", arguments->to, "Write to this file")->type_name("FILE")->required();
  command->footer(
      "Prints the SHA-256 of the file. Shards that are missing, there twice or damaged\n"
      "are refused.");
}

void add_batch_sums(CLI::App& batch, Session& session) {
  const auto arguments = std::make_shared<BatchFolders>();
  CLI::App* command = add_gathering(batch, session, "sums", "Add up what players did, over all analyses, as JSON",
                                    arguments, tell_sums, false);
  command->footer("Of a batch of --ask analyse --with '{\"sums\": true, \"why\": false}'.");
}

}  // namespace ouverte::cli
