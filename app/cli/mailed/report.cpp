#include "app/cli/mailed/report.hpp"

#include <string_view>
#include <utility>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "app/cli/mailed/page_parts.hpp"

namespace ouverte::cli {
namespace {

using base::Json;

constexpr double kTimeForTable = 60;

// As a content security policy names what it lets in.
std::string policy_hash(std::string_view sha256) {
  return absl::StrCat("sha256-", absl::Base64Escape(absl::HexStringToBytes(std::string(sha256))));
}

// JSON inside a script element ends at the first "</script", so no "<" may stand there as such. In JSON one stands in
// strings alone, where it can be written by its number.
std::string for_a_page(const Json& json) { return absl::StrReplaceAll(base::json_line(json), {{"<", R"(\u003c)"}}); }

// What the page puts together itself, of the positions in the analysis.
bool is_put_together(const std::string& key) {
  return key == "plays" || key == "tricks" || key == "trick" || key == "position";
}

// What differs in `look` from the first one; null where there is nothing any more.
Json difference(const Json& first, const Json& look) {
  Json more = Json::object();
  for (const auto& [key, value] : look.items())
    if (!is_put_together(key) && (!first.contains(key) || first.at(key) != value)) more[key] = value;
  for (const auto& [key, value] : first.items())
    if (!look.contains(key)) more[key] = nullptr;
  return more;
}

}  // namespace

MailedReport::MailedReport(const std::stop_token& stop, std::size_t memory_mib)
    : searches_({.memory_mib = memory_mib}), on_stop_(stop, [this] { searches_.stop(); }) {}

Json MailedReport::ask(Responder& responder, const Json& request) {
  auto answer = base::parse_json(responder.respond(base::json_line(request)));
  return answer.ok() ? *std::move(answer) : Json::object();
}

Json MailedReport::looks(const Json& record) {
  Json all = Json::array();
  const std::size_t plays = record.contains("plays") ? record.at("plays").size() : 0;
  for (std::size_t at = 0; at <= plays; ++at) {
    Json look = ask(moments_, {{"ask", "look"}, {"at", at}, {"record", record}});
    all.push_back(at == 0 ? std::move(look) : difference(all.front(), look));
  }
  return all;
}

void MailedReport::add(const records::Record& record, Json analysis) {
  Json written = records::json_from_record(record);
  Json board = {{"record", written}, {"looks", looks(written)}, {"analysis", std::move(analysis)}};
  if (board["looks"].front().contains("duplicate") && !board["analysis"].at("stopped").get<bool>()) {
    written.erase("plays");
    Json table = ask(searches_, {{"ask", "table"}, {"time", kTimeForTable}, {"record", std::move(written)}});
    if (!table.contains("error")) board["table"] = std::move(table);
  }
  boards_.push_back(std::move(board));
}

// How two tables of one deal compare, seen from either.
Json MailedReport::scores() {
  Json all = Json::array();
  for (std::size_t one = 0; one < boards_.size(); ++one)
    for (std::size_t other = 0; other < boards_.size(); ++other) {
      Json records[] = {boards_[one].at("record"), boards_[other].at("record")};
      if (one == other || records[0].at("hands") != records[1].at("hands")) continue;
      for (Json& record : records) record["id"] = "1";  // one board
      const std::string text = absl::StrCat(base::json_line(records[0]), "\n", base::json_line(records[1]));
      Json answer = ask(moments_, {{"ask", "score"}, {"text", text}});
      if (!answer.contains("error")) all.push_back({{"boards", {one, other}}, {"answer", std::move(answer)}});
    }
  return all;
}

std::string MailedReport::html(const Json& habits) {
  const PageParts parts = page_parts();
  const Json answers = {{"boards", boards_}, {"habits", habits}, {"scores", scores()}};
  const std::vector<std::pair<std::string, std::string>> fillings = {
      {"{style hash}", policy_hash(parts.style_sha256)},
      {"{script hash}", policy_hash(parts.script_sha256)},
      {"{style}", std::string(parts.style)},
      {"{script}", std::string(parts.script)},
      {"{answers}", for_a_page(answers)}};
  return absl::StrReplaceAll(std::string(parts.page), fillings);
}

}  // namespace ouverte::cli
