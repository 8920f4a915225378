// An auction in a sentence, each call with its player.
#include <algorithm>
#include <array>

#include "puzzles/text/calls.hpp"
#include "puzzles/text/row_words.hpp"
#include "solver/base/split.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

constexpr std::array<std::string_view, 7> kAuctionHeads = {
    "auction:", "the auction:", "bidding:", "the bidding:", "reizung:", "bieding:", "encheres:"};

// "1NT (15-17)" as "1NT".
std::string without_brackets(std::string_view text) {
  std::string plain;
  int depth = 0;
  for (const char letter : text) {
    if (letter == '(') ++depth;
    if (depth == 0) plain += letter;
    if (letter == ')') depth = std::max(0, depth - 1);
  }
  return plain;
}

struct ToldCall {
  char seat = 0;
  SaidCall call;
};

// "North 3NT": nothing else may stand there.
std::optional<ToldCall> told_call(const std::string& text, const Table& table) {
  const std::vector<std::string> words = base::words(text);
  if (words.size() < 2 || words.size() > 3) return std::nullopt;
  const char named = seat_named(words[0], table);
  const auto said = call_of(words.size() == 2 ? words[1] : words[1] + words[2], 0);  // "1 NT"
  if (named == 0 || !said || said->bid.strain == kLostSuit) return std::nullopt;
  return ToldCall{named, *said};
}

// What calls come to, where they are told one after the other with commas between them.
Auction contract_told(std::string_view text, const Table& table) {
  std::vector<ToldCall> calls;
  while (!text.empty()) {
    const std::string_view piece = text.substr(0, text.find_first_of(",;"));
    text.remove_prefix(std::min(piece.size() + 1, text.size()));
    if (ends_auction(piece)) continue;
    const auto call = told_call(std::string(piece), table);
    if (!call) return {};
    calls.push_back(*call);
  }
  Auction auction;
  for (const ToldCall& each : calls) {
    if (each.call.bid.level > 0) auction = {.bid = each.call.bid, .declarer = each.seat};
    if (!each.call.doubled.empty()) auction.bid.doubled = each.call.doubled;
  }
  const auto side = [&](char seat) { return table.seats.find(seat) % 2; };
  const auto first = std::ranges::find_if(calls, [&](const ToldCall& each) {
    return each.call.bid.level > 0 && each.call.bid.strain == auction.bid.strain &&
           side(each.seat) == side(auction.declarer);
  });
  if (first != calls.end()) auction.declarer = first->seat;
  return auction;
}

// "1♥ (1♠) 2♠ (P) 4♥ all pass" as "Contract: 4♥.", with what stands behind it; empty where it is none. Whose the calls
// are is told elsewhere: opponents who pass may be left out.
std::string with_last_bid(std::string text) {
  constexpr std::size_t kFewest = 4, kPasses = 3;
  std::ranges::replace(text, '-', ' ');
  std::size_t end = 0;
  const std::vector<SaidCall> calls = calls_in(text, end);
  const auto is_pass = [](const SaidCall& call) { return call.bid.level == 0 && call.doubled.empty(); };
  if (calls.size() < kFewest || !rises(calls) || !std::all_of(calls.end() - kPasses, calls.end(), is_pass)) return "";
  Bid last;
  for (const SaidCall& call : calls) {
    if (call.bid.level > 0) last = call.bid;
    if (!call.doubled.empty()) last.doubled = call.doubled;
  }
  const std::size_t suit = std::string_view("SHDC").find(last.strain);
  if (last.level == 0 || (last.strain != kNoTrump && suit == std::string_view::npos)) return "";
  const std::string strain = last.strain == kNoTrump ? "NT" : std::string(1, static_cast<char>(kSuitSign + suit));
  return base::str("Contract: ", last.level, strain, last.doubled, ". ", text.substr(end));
}

}  // namespace

Auction take_told_auction(std::vector<Line>& lines, const Table& table) {
  for (Line& line : lines) {
    const std::string_view text = games::without_blanks(line.text);
    const auto head = std::ranges::find_if(
        kAuctionHeads, [&](std::string_view each) { return games::starts_with_any_case(text, each); });
    if (head == kAuctionHeads.end()) continue;
    std::string told = without_brackets(text.substr(head->size()));
    while (!told.empty() && (told.back() == '.' || told.back() == ' ')) told.pop_back();
    Auction auction = contract_told(told, table);
    if (auction.declarer == 0) {
      if (std::string contract = with_last_bid(std::string(text.substr(head->size()))); !contract.empty())
        line.text = std::move(contract);
      continue;
    }
    auction.line = line.number;
    line.text.clear();
    return auction;
  }
  return {};
}

}  // namespace ouverte::puzzles::text
