#include "tutor/report/html.hpp"

#include <utility>
#include <vector>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "tutor/report/page_parts.hpp"

namespace ouverte::tutor {
namespace {

// As a content security policy names what it lets in.
std::string policy_hash(std::string_view sha256) {
  return absl::StrCat("sha256-", absl::Base64Escape(absl::HexStringToBytes(std::string(sha256))));
}

// JSON inside a script element ends at the first "</script", so no "<" may stand there as such. In JSON one stands in
// strings alone, where it can be written by its number.
std::string for_a_page(const std::string& json) { return absl::StrReplaceAll(json, {{"<", R"(\u003c)"}}); }

std::string list_of(std::span<const base::Json> analyses) {
  std::string list;
  for (const base::Json& analysis : analyses)
    absl::StrAppend(&list, list.empty() ? "[" : ",\n", base::json_line(analysis));
  return list.empty() ? "[]" : list + "]";
}

}  // namespace

std::string html_report(std::span<const base::Json> analyses, const base::Json& habits) {
  const PageParts parts = page_parts();
  const std::vector<std::pair<std::string, std::string>> fillings = {
      {"{style hash}", policy_hash(parts.style_sha256)},
      {"{script hash}", policy_hash(parts.script_sha256)},
      {"{style}", std::string(parts.style)},
      {"{script}", std::string(parts.script)},
      {"{analyses}", for_a_page(list_of(analyses))},
      {"{habits}", for_a_page(base::json_line(habits))}};
  return absl::StrReplaceAll(std::string(parts.page), fillings);
}

}  // namespace ouverte::tutor
