#include "puzzles/text/mail.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "absl/strings/str_split.h"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

std::string bare_text(const Line& line) { return games::lower_case(games::without_blanks(line.text)); }

// "From: …", not "Subject: …", which may say what is played.
bool is_header(std::string_view text) {
  constexpr std::array<std::string_view, 20> kNames = {
      "from:",       "to:",       "cc:",   "bcc:",        "date:",     "sent:",     "message-id:",
      "newsgroups:", "reply-to:", "path:", "references:", "x-mailer:", "von:",      "an:",
      "datum:",      "gesendet:", "de:",   "envoye:",     "aan:",      "verzonden:"};
  return std::ranges::any_of(kNames, [&](std::string_view name) { return text.starts_with(name); });
}

// "On Tuesday Ann wrote:".
bool tells_writer(std::string_view text) {
  constexpr std::array<std::string_view, 7> kWrote = {
      "wrote:", "wrote :", "writes:", "schrieb:", "a ecrit :", "a ecrit:", "schreef:"};
  return std::ranges::any_of(kWrote, [&](std::string_view wrote) { return text.ends_with(wrote); });
}

bool holds_words(std::string_view text) {
  int letters = 0;
  for (const char letter : text) {
    letters = letter >= 'a' && letter <= 'z' ? letters + 1 : 0;
    if (letters == 2) return true;
  }
  return false;
}

bool holds_cards(const Line& line) { return std::ranges::any_of(line.text, is_suit_sign); }

// What may be of the problem: below a "-- " too a writer adds what he forgot.
bool may_be_meant(const Line& line) {
  constexpr std::array<std::string_view, 13> kWords = {"ps",         "p.s.",      "pps",     "nb",    "edit",
                                                       "correction", "erratum",   "oops",    "sorry", "contract",
                                                       "declarer",   "korrektur", "nachtrag"};
  const std::string text = games::lower_case(line.text);
  const std::vector<std::string> words = absl::StrSplit(text, absl::ByAnyChar(" \t,:;!?()\"'"), absl::SkipEmpty());
  for (std::string_view word : words) {
    const bool named = std::ranges::find(kWords, word) != kWords.end();
    if (word.back() == '.') word.remove_suffix(1);
    if (named || std::ranges::find(kWords, word) != kWords.end()) return true;
  }
  return holds_cards(line);
}

// The lines from a "-- " on, where they are the last and few.
std::size_t signature_of(const std::vector<Line>& lines) {
  constexpr std::size_t kMost = 6;
  if (std::ranges::count(lines, std::string("--"), bare_text) != 1) return lines.size();
  for (std::size_t back = 1; back <= std::min(kMost + 1, lines.size()); ++back) {
    const std::size_t at = lines.size() - back;
    if (bare_text(lines[at]) == "--" && at > 0) return at;
    if (may_be_meant(lines[at]) || !(bare_text(lines[at]).empty() || holds_words(lines[at].text))) break;
  }
  return lines.size();
}

}  // namespace

std::vector<Line> take_mail_lines(std::vector<Line>& lines) {
  while (!lines.empty() && bare_text(lines.back()).empty()) lines.pop_back();
  const std::size_t signature = signature_of(lines);
  // Headers stand at the top, and "Subject: …" may be among them.
  std::size_t head = 0;
  while (head < lines.size() && bare_text(lines[head]).empty()) ++head;
  std::size_t end = head;
  while (end < lines.size() &&
         (is_header(bare_text(lines[end])) || (end > head && bare_text(lines[end]).starts_with("subject:"))))
    ++end;
  std::vector<Line> taken, rest;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const std::string text = bare_text(lines[at]);
    const bool mail =
        at >= signature || (at < end && is_header(text)) || (tells_writer(text) && !holds_cards(lines[at]));
    if (mail) taken.push_back(lines[at]);
    rest.push_back(mail ? Line{lines[at].number, ""} : lines[at]);
  }
  lines = std::move(rest);
  return taken;
}

}  // namespace ouverte::puzzles::text
