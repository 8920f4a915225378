#include "solver/records/words_of_auctions.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "solver/base/status.hpp"
#include "solver/games/shared/spelling.hpp"

namespace ouverte::records {
namespace {

// The contract that a text names, as records name it.
std::optional<std::string> contract_called(const games::Game& game, std::string_view text) {
  const std::string name = games::folded(text);
  for (const games::ContractInfo& info : game.contracts())
    if (games::folded(info.name) == name) return std::string(info.name);
  for (const games::Word& word : game.vocabulary())
    if (word.what == games::Called::kContract && word.text == name) return std::string(word.written);
  return std::nullopt;
}

// And not what stands where nothing is called.
bool is_word(const Token& token) { return token.word.size() > 1; }

}  // namespace

std::string caller_of(const Record& record, std::string_view seats, std::size_t call) {
  const std::string_view first = tag_value(record.tags, "Auction");
  const std::size_t place = first.size() == 1 ? seats.find(first) : std::string_view::npos;
  return place == std::string_view::npos ? std::string() : std::string(1, seats[(place + call) % seats.size()]);
}

std::string auction_in_words(const Record& record, std::string_view seats) {
  std::string words;
  for (std::size_t call = 0; call < record.auction.size(); ++call) {
    const std::string& text = record.auction[call].call;
    if (text == "-" || text == "*" || text == "+") continue;
    const bool all_pass = text == "AP";
    const std::string seat = all_pass ? "" : caller_of(record, seats, call);
    words += base::str(words.empty() ? "" : ", ", seat, seat.empty() ? "" : " ", all_pass ? "all pass" : text);
  }
  return words;
}

std::vector<Token> with_calls_in_words(const games::Game& game, std::vector<Token> words) {
  constexpr std::size_t kMost = 3;  // "prop and cop"
  std::vector<Token> calls;
  for (std::size_t at = 0; at < words.size();) {
    Token call = std::move(words[at]);
    std::string name = call.word;
    bool each_alone = contract_called(game, name).has_value();
    std::size_t length = 1;
    for (std::size_t more = 1; more < kMost && at + more < words.size(); ++more) {
      const Token& before = more == 1 ? call : words[at + more - 1];
      const Token& next = words[at + more];
      if (!is_word(call) || !is_word(next) || next.line != call.line || !before.marks.empty() ||
          !before.comments.empty())
        break;
      name += ' ' + next.word;
      each_alone = each_alone && contract_called(game, next.word).has_value();
      const auto contract = each_alone ? std::nullopt : contract_called(game, name);
      if (!contract) continue;
      call.word = *contract;
      length = more + 1;
    }
    if (length > 1) {
      call.marks = std::move(words[at + length - 1].marks);
      call.comments = std::move(words[at + length - 1].comments);
    }
    calls.push_back(std::move(call));
    at += length;
  }
  return calls;
}

}  // namespace ouverte::records
