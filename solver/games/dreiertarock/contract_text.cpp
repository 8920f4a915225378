// A contract as people type it: clauses with commas between them.
#include <algorithm>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/dreiertarock/contract.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::dreiertarock {
namespace {

using base::Json;
using Words = std::vector<std::string>;

constexpr std::string_view kExample = "a contract such as \"single by A, group 1, lay aside ST DJ 5\"";

bool has(const Words& words, std::string_view word) { return std::ranges::find(words, word) != words.end(); }

// The clauses, in words of lower case. "by", "with" and the like join words and say nothing of their own.
std::vector<Words> clauses_of(std::string_view text) {
  constexpr std::array<std::string_view, 7> kJoining = {"and", "by", "the", "takes", "taken", "with", "is"};
  std::vector<Words> clauses;
  while (!text.empty()) {
    const std::size_t comma = std::min(text.find_first_of(",;()"), text.size());
    Words words = words_of(text.substr(0, comma));
    std::erase_if(words, [&](const std::string& word) { return std::ranges::find(kJoining, word) != kJoining.end(); });
    if (!words.empty()) clauses.push_back(std::move(words));
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  return clauses;
}

std::string upper_seat(std::string_view word) {
  std::string text(word);
  if (text.size() == 1 && 'a' <= text[0] && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

// "solo b", "suit solo b", "trischaken".
absl::Status read_name(Words words, Json& contract) {
  if (words.size() > 1 && (words[0] == "suit" || words[1] == "slam")) {
    words[0] += base::str("-", words[1]);
    words.erase(words.begin() + 1);
  }
  contract["name"] = words[0];
  if (words.size() > 1) contract["declarer"] = upper_seat(words[1]);
  if (words.size() > 2) return wrong("contract", base::quoted(words[2]), "nothing more, or a comma");
  return absl::OkStatus();
}

absl::Status read_aside(const Words& words, Json& contract) {
  CardSet aside;
  for (const std::string& word : words) {
    if (word == "lay" || word == "laid" || word == "lays" || word == "aside") continue;
    const auto card = cards::parse_card(cards::kTarockPack, word, aside);
    if (!card.ok()) return base::invalid("contract: ", base::message(card.status()));
    aside.add(*card);
  }
  contract["laid_aside"] = cards::hand_text(cards::kTarockPack, aside);
  return absl::OkStatus();
}

// "pagat announced a", "pagat ultimo a", "announced slam declarer": a bonus, and who.
absl::Status read_announcement(Words words, Json& contract) {
  std::erase(words, "announced");
  std::erase(words, "announces");
  std::erase(words, "ultimo");
  if (words.size() != 2)
    return wrong("contract", base::quoted(joined(words, " ")),
                 "a bonus and who announced it: \"pagat announced by A\"");
  contract["announced"].push_back({{"bonus", words[0]}, {"by", upper_seat(words[1])}});
  return absl::OkStatus();
}

// What "doubled" alone is about: the bonus announced just before, or the game.
Words last_announced(const Json& contract) {
  if (!contract.contains("announced")) return {"game"};
  return {contract["announced"].back()["bonus"].get<std::string>()};
}

absl::Status read_clause(Words words, Json& contract) {
  if (words[0] == "group" && words.size() == 2) {
    contract["taken"] = words[1] == "1" ? Json(1) : words[1] == "2" ? Json(2) : Json(words[1]);
    return absl::OkStatus();
  }
  if (has(words, "aside")) return read_aside(words, contract);
  if (words == Words{"declarer", "leads"}) {
    contract["declarer_leads"] = true;
    return absl::OkStatus();
  }
  if (has(words, "doubled")) {
    std::erase(words, "doubled");
    if (words.empty()) words = last_announced(contract);
    for (const std::string& word : words) contract["doubled"].push_back(word);
    return absl::OkStatus();
  }
  constexpr std::array<std::string_view, 5> kAnnouncing = {"announced", "announces", "pagat", "absolute", "slam"};
  if (std::ranges::any_of(kAnnouncing, [&](std::string_view word) { return has(words, word); }))
    return read_announcement(std::move(words), contract);
  return wrong("contract", base::quoted(joined(words, " ")), kExample);
}

// What the deal says already and the text does not change.
void take_from(const Written& before, Written& written) {
  written.talon = before.talon;
  const bool same_cards = before.kind != nullptr && before.kind->talon == written.kind->talon &&
                          (written.trischaken() || before.contract.declarer == written.contract.declarer);
  if (!same_cards) return;
  const bool exchanged_anew = written.taken || written.laid_aside;
  if (exchanged_anew) {
    // Of the two halves of an exchange the text may leave one as it was.
    if (!written.taken) written.taken = before.taken;
    if (!written.laid_aside) written.laid_aside = before.laid_aside;
    return;
  }
  written.taken = before.taken;
  written.laid_aside = before.laid_aside;
  written.points = before.points;
  written.mondfang = before.mondfang;
  written.kings = before.kings;
  written.trull = before.trull;
}

}  // namespace

absl::StatusOr<Written> written_from_text(std::string_view text, const Written& before) {
  std::vector<Words> clauses = clauses_of(text);
  if (clauses.empty()) return wrong("contract", base::quoted(text), kExample);
  Json contract = Json::object();
  if (absl::Status read = read_name(std::move(clauses[0]), contract); !read.ok()) return read;
  for (std::size_t place = 1; place < clauses.size(); ++place)
    if (absl::Status read = read_clause(std::move(clauses[place]), contract); !read.ok()) return read;
  auto written = written_from_json(contract);
  if (written.ok()) take_from(before, *written);
  return written;
}

}  // namespace ouverte::games::dreiertarock
