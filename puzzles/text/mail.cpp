#include "puzzles/text/mail.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "absl/strings/str_split.h"
#include "puzzles/text/letters.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

std::string bare_text(const Line& line) { return games::lower_case(games::without_blanks(line.text)); }

constexpr std::array<std::string_view, 20> kNames = {
    "from:",       "to:",       "cc:",   "bcc:",        "date:",     "sent:",     "message-id:",
    "newsgroups:", "reply-to:", "path:", "references:", "x-mailer:", "von:",      "an:",
    "datum:",      "gesendet:", "de:",   "envoye:",     "aan:",      "verzonden:"};

// "From: …", not "Subject: …", which may say what is played.
bool is_header(std::string_view text) {
  return std::ranges::any_of(kNames, [&](std::string_view name) { return text.starts_with(name); });
}
bool begins_header(std::string_view text) { return is_header(text) || text.starts_with("subject:"); }

// Behind "Date:": "Mon, 29-Aug-83", "29 Aug 1983 12:05:31 GMT"; the place of what follows.
std::size_t past_date(std::string_view text) {
  constexpr std::array<std::string_view, 20> kNamed = {"mon", "tue", "wed", "thu", "fri", "sat", "sun",
                                                       "jan", "feb", "mar", "apr", "may", "jun", "jul",
                                                       "aug", "sep", "oct", "nov", "dec", "gmt"};
  constexpr std::size_t kLongest = 11;  // "29-aug-1983"
  std::size_t at = 0;
  bool time = false;
  while (at < text.size()) {
    const std::size_t from = std::min(text.find_first_not_of(' ', at), text.size());
    std::string_view word = text.substr(from, text.find(' ', from) - from);
    const std::size_t to = from + word.size();
    if (word.ends_with(',')) word.remove_suffix(1);
    const bool figures = !word.empty() && word.find_first_not_of("0123456789:-/.+") == std::string_view::npos;
    const bool day =
        word.size() <= kLongest && !word.empty() && is_digit(word[0]) && std::ranges::count(word, '-') == 2;
    const bool named = std::ranges::any_of(kNamed, [&](std::string_view name) { return word == name; });
    if (!(figures || day || named) || (time && figures)) break;
    time |= word.find(':') != std::string_view::npos;
    at = to;
  }
  return at;
}

// "Newsgroups: … Subject: … Date: …", all in a line, where a page has lost the ends of its lines: each header a line,
// and what stands behind the last one, which is the post. A header that holds cards is none.
std::vector<Line> headers_apart(const Line& line) {
  const std::string text = games::lower_case(line.text);
  std::vector<std::size_t> begins;
  for (std::size_t at = 0; at < text.size(); ++at)
    if ((at == 0 || text[at - 1] == ' ') && begins_header(std::string_view(text).substr(at))) begins.push_back(at);
  if (begins.size() < 2 || begins.front() != text.find_first_not_of(' ')) return {line};
  // The post begins where the last header's date ends; of any other last header nobody knows where its value ends.
  const std::size_t last = begins.back();
  const std::size_t value = text.find(':', last) + 1;
  const bool dated = std::string_view(text).substr(last).starts_with("date:");
  const std::size_t post = value + (dated ? past_date(std::string_view(text).substr(value)) : 0);
  if (dated) begins.push_back(post);
  std::vector<Line> apart;
  for (std::size_t each = 0; each + 1 < begins.size(); ++each)
    apart.push_back({line.number, line.text.substr(begins[each], begins[each + 1] - begins[each])});
  apart.push_back({line.number, line.text.substr(post)});
  return apart;
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
  const auto first = std::ranges::find_if(lines, [](const Line& line) { return !bare_text(line).empty(); });
  if (first != lines.end() && is_header(bare_text(*first)))
    if (const std::vector<Line> apart = headers_apart(*first); apart.size() > 1)
      lines.insert(lines.erase(first), apart.begin(), apart.end());
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
    const bool mail = at >= signature || (at < end && is_header(text) && !holds_cards(lines[at])) ||
                      (tells_writer(text) && !holds_cards(lines[at]));
    if (mail) taken.push_back(lines[at]);
    rest.push_back(mail ? Line{lines[at].number, ""} : lines[at]);
  }
  lines = std::move(rest);
  return taken;
}

}  // namespace ouverte::puzzles::text
