// Deals and positions by the thousand.
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <variant>
#include <vector>

#include "app/c/context.hpp"
#include "app/requests/context.hpp"
#include "solver/base/parallel.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/door/game.hpp"
#include "solver/records/record.hpp"

namespace ouverte::foreign {
namespace {

using cards::Card;
using cards::CardSet;
using games::BulkFault;
using games::BulkHands;

constexpr unsigned kLowestRank = 2;  // of the numbers that stand for ranks
constexpr unsigned kHighestRank = kLowestRank + cards::kRanks - 1;
constexpr unsigned kNoTrump = cards::kSuits;

int code_of(BulkFault fault) {
  switch (fault) {
    case BulkFault::kNone:
      return OUVERTE_OK;
    case BulkFault::kLimit:
      return OUVERTE_LIMIT;
    case BulkFault::kCards:
      return OUVERTE_BAD_CARDS;
    case BulkFault::kHands:
      return OUVERTE_BAD_HANDS;
    case BulkFault::kTrick:
      return OUVERTE_BAD_TRICK;
  }
  return OUVERTE_INTERNAL;
}

// The game whose deals can be numbers.
const games::Game* game_in_numbers() {
  for (const games::Game* game : games::all_games())
    if (game->in_numbers()) return game;
  return nullptr;
}

// Nothing where a bit is no card.
std::optional<BulkHands> hands_of(const std::uint16_t (&holdings)[4][4]) {
  BulkHands hands{};
  for (std::size_t seat = 0; seat < hands.size(); ++seat)
    for (const cards::Suit suit : cards::kAllSuits) {
      const std::uint64_t ranks = holdings[seat][cards::index(suit)] >> kLowestRank;
      if (ranks << kLowestRank != holdings[seat][cards::index(suit)]) return std::nullopt;
      hands[seat] |= CardSet(ranks << (cards::kLane * cards::index(suit)));
    }
  return hands;
}

int read_trick(const std::uint8_t (&numbers)[3], std::array<Card, 3>& cards, std::size_t& count) {
  const auto* const end = std::ranges::find(numbers, 0);
  if (std::any_of(end, std::end(numbers), [](unsigned number) { return number != 0; })) return OUVERTE_BAD_TRICK;
  for (const auto* number = std::begin(numbers); number != end; ++number) {
    const unsigned rank = *number % cards::kLane;
    if (*number / cards::kLane >= cards::kSuits || rank < kLowestRank || rank > kHighestRank) return OUVERTE_BAD_CARDS;
    cards[count++] = Card(static_cast<int>(*number - kLowestRank));
  }
  return OUVERTE_OK;
}

int solve(games::BulkSolver& solver, const ouverte_deal& deal, games::BulkTable tricks) {
  const auto hands = hands_of(deal.cards);
  return hands ? code_of(solver.table(*hands, tricks)) : OUVERTE_BAD_CARDS;
}

int solve(games::BulkSolver& solver, const ouverte_position& position, games::BulkValues tricks) {
  const auto hands = hands_of(position.cards);
  if (!hands) return OUVERTE_BAD_CARDS;
  if (position.leader >= games::kBulkSeats || position.trump > kNoTrump) return OUVERTE_BAD_SEAT;
  std::array<Card, 3> trick{};
  std::size_t count = 0;
  if (const int code = read_trick(position.trick, trick, count); code != OUVERTE_OK) return code;
  games::BulkPosition asked{
      .hands = *hands, .trick = std::span(trick).first(count), .leader = static_cast<cards::Seat>(position.leader)};
  if (position.trump != kNoTrump) asked.trump = cards::kAllSuits[position.trump];
  return code_of(solver.values(asked, tricks));
}

// What several threads do of one call: each takes the next few items that none has begun.
template <class Item, std::size_t kNumbers>
class Bulk {
 public:
  Bulk(ouverte_context& context, std::span<const Item> items, const ouverte_limits& limits, std::int8_t* numbers,
       std::int8_t* codes)
      : context_(context), items_(items), numbers_(numbers), codes_(codes), threads_(limits.threads) {
    if (threads_ == 0) threads_ = std::max(std::thread::hardware_concurrency(), 1U);
    threads_ = static_cast<unsigned>(std::min<std::size_t>(threads_, items.size()));
    requests::Limits spent{.nodes = limits.nodes == 0 ? UINT64_MAX : limits.nodes};
    if (limits.memory_mib > 0) spent.memory_mib = limits.memory_mib;
    if (limits.seconds > 0 && limits.seconds < Responder::Most().seconds)
      spent.time = std::chrono::nanoseconds(std::llround(limits.seconds * std::nano::den));
    options_ = spent.options(context.stopping());
  }

  int run() {
    std::fill_n(numbers_, kNumbers * items_.size(), games::kUnknown);
    std::vector<std::int8_t> own;
    if (codes_ == nullptr) codes_ = (own = std::vector<std::int8_t>(items_.size())).data();
    std::fill_n(codes_, items_.size(), std::int8_t{OUVERTE_LIMIT});
    const games::Game* const game = game_in_numbers();
    if (game == nullptr) return OUVERTE_INTERNAL;
    base::in_parallel(threads_, [&](unsigned worker) { work(*game, worker == 0); });
    context_.tell(done_, items_.size(), nullptr);
    const auto* const end = codes_ + items_.size();
    const auto* const other = std::find_if(codes_, codes_ + items_.size(), [](int code) { return code != OUVERTE_OK; });
    return other == end ? static_cast<int>(OUVERTE_OK) : *other;
  }

 private:
  // Positions are solved in a moment, and neighbours are often of one deal.
  static constexpr std::size_t kAtATime = kNumbers == games::kBulkCards ? 8 : 1;

  void work(const games::Game& game, bool tells) {
    const auto solver = game.bulk_solver(options_);
    while (!options_.deadline.passed()) {
      const std::size_t first = next_.fetch_add(kAtATime);
      if (first >= items_.size()) break;
      const std::size_t last = std::min(first + kAtATime, items_.size());
      for (std::size_t place = first; place < last; ++place) {
        const std::span<std::int8_t, kNumbers> numbers(numbers_ + kNumbers * place, kNumbers);
        codes_[place] = static_cast<std::int8_t>(solve(*solver, items_[place], numbers));
      }
      done_ += last - first;
      if (tells && done_ < items_.size()) context_.tell(done_, items_.size(), nullptr);
    }
  }

  ouverte_context& context_;
  std::span<const Item> items_;
  std::int8_t* numbers_;
  std::int8_t* codes_;
  unsigned threads_;
  search::Options options_;
  std::atomic<std::size_t> next_{0};
  std::atomic<std::size_t> done_{0};
};

template <std::size_t kNumbers, class Item>
int answer_all(ouverte_context* context, const Item* items, std::size_t count, const ouverte_limits* limits,
               std::int8_t* numbers, std::int8_t* codes) {
  return called(context, [&]() -> int {
    const ouverte_limits asked = limits == nullptr ? ouverte_limits{} : *limits;
    if ((count > 0 && (items == nullptr || numbers == nullptr)) || !valid(asked)) return OUVERTE_BAD_CALL;
    if (count == 0) return OUVERTE_OK;
    return Bulk<Item, kNumbers>(*context, {items, count}, context->limits(asked), numbers, codes).run();
  });
}

// A deal by its tag in PBN.
std::optional<records::Record> read_tag(std::string_view text) {
  constexpr std::size_t kLongest = 256;
  if (text.size() > kLongest || text.find_first_of("\"\\\n\r[]{}#") != text.npos) return std::nullopt;
  const auto readings = records::read_pbn(std::string("[Deal \"").append(text).append("\"]\n"), "");
  if (readings.size() != 1 || !std::holds_alternative<records::Record>(readings.front())) return std::nullopt;
  return std::get<records::Record>(readings.front());
}

int read_deal(std::string_view text, ouverte_deal& deal) {
  const auto record = read_tag(text);
  const games::Game* const game = game_in_numbers();
  if (!record || game == nullptr || record->setup.game != game->name()) return OUVERTE_BAD_TEXT;
  for (const auto& [letter, hand] : record->setup.hands) {
    const std::size_t seat = game->seats().find(letter);
    const auto held = cards::parse_hand(cards::kCommonPack, hand);
    if (!held.ok() || seat >= games::kBulkSeats) return OUVERTE_BAD_TEXT;
    for (const cards::Suit suit : cards::kAllSuits)
      deal.cards[seat][cards::index(suit)] = static_cast<std::uint16_t>(held->ranks(suit) << kLowestRank);
  }
  return OUVERTE_OK;
}

}  // namespace
}  // namespace ouverte::foreign

int ouverte_read_deal(const char* pbn, ouverte_deal* deal) {
  if (pbn == nullptr || deal == nullptr) return OUVERTE_BAD_CALL;
  try {
    *deal = {};
    return ouverte::foreign::read_deal(pbn, *deal);
  } catch (...) {
    return ouverte::foreign::code_of_exception();
  }
}

int ouverte_tables(ouverte_context* context, const ouverte_deal* deals, size_t count, const ouverte_limits* limits,
                   int8_t* tricks, int8_t* codes) {
  return ouverte::foreign::answer_all<ouverte::games::kBulkCells>(context, deals, count, limits, tricks, codes);
}

int ouverte_values(ouverte_context* context, const ouverte_position* positions, size_t count,
                   const ouverte_limits* limits, int8_t* tricks, int8_t* codes) {
  return ouverte::foreign::answer_all<ouverte::games::kBulkCards>(context, positions, count, limits, tricks, codes);
}

const char* ouverte_message(int code) {
  switch (code) {
    case OUVERTE_OK:
      return "answered";
    case OUVERTE_LIMIT:
      return "a limit or a stop struck before all was proved";
    case OUVERTE_BAD_CARDS:
      return "a bit or number that is no card, or a card that is there twice";
    case OUVERTE_BAD_HANDS:
      return "no cards, or hands whose sizes do not fit one another";
    case OUVERTE_BAD_TRICK:
      return "a revoke in the trick in progress, or a gap before one of its cards";
    case OUVERTE_BAD_SEAT:
      return "a leader or trump that is none";
    case OUVERTE_BAD_TEXT:
      return "no deal of bridge as PBN writes it";
    case OUVERTE_BAD_CALL:
      return "a null pointer, or a limit that is none";
    case OUVERTE_BUSY:
      return "the context is answering another call";
    case OUVERTE_NO_MEMORY:
      return "the system refuses what is needed";
    case OUVERTE_INTERNAL:
      return "a fault of ours";
    default:
      return "an unknown code";
  }
}
