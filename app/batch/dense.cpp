#include "app/batch/dense.hpp"

#include <algorithm>

#include "absl/strings/numbers.h"
#include "solver/base/status.hpp"
#include "solver/cards/suit.hpp"

namespace ouverte::batch {
namespace {

constexpr std::size_t kWords = 8;
constexpr int kCardBits = 2;
constexpr std::uint32_t kSeatMask = 3;
constexpr std::size_t kTricksAt = 4;  // the first word of them
constexpr unsigned kNibbles = 8;      // of a word
constexpr unsigned kNibbleBits = 4;
constexpr std::uint32_t kNotProved = 15;
constexpr std::size_t kFlagsAt = 7;
constexpr std::uint32_t kComplete = 1;
constexpr std::uint32_t kLimit = 2;
constexpr std::uint32_t kError = 4;
constexpr int kHand = 13;

constexpr std::string_view kMagic("\x93NUMPY\x01\x00\x76\x00", 10);  // version 1.0; 118 bytes follow
constexpr std::string_view kBeforeCount = "{'descr': '<u4', 'fortran_order': False, 'shape': (";
constexpr std::string_view kAfterCount = ", 8), }";

using Words = std::array<std::uint32_t, kWords>;

Words words_of(std::string_view bytes) {
  Words words{};
  for (std::size_t byte = 0; byte < kDenseBytes; ++byte)
    words[byte / 4] |= static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[byte])) << (8 * (byte % 4));
  return words;
}

template <class Some>
auto& word_of_suit(Some& words, cards::Suit suit) {
  return words[static_cast<std::size_t>(cards::index(suit))];
}

}  // namespace

std::string npy_header(std::uint64_t deals) {
  std::string header = base::str(kMagic, kBeforeCount, deals, kAfterCount);
  header.append(kNpyHeaderBytes - 1 - header.size(), ' ');
  return header + '\n';
}

std::optional<std::uint64_t> npy_deals(std::string_view header) {
  const std::string begin = base::str(kMagic, kBeforeCount);
  if (header.size() != kNpyHeaderBytes || !header.starts_with(begin)) return std::nullopt;
  const std::string_view count = header.substr(begin.size(), header.find(',', begin.size()) - begin.size());
  std::uint64_t deals = 0;
  if (!absl::SimpleAtoi(std::string(count), &deals) || npy_header(deals) != header) return std::nullopt;
  return deals;
}

std::string to_dense(const DenseDeal& deal) {
  Words words{};
  for (std::uint32_t seat = 0; seat < games::kBulkSeats; ++seat)
    for (const cards::Suit suit : cards::kAllSuits)
      for (int rank = 0; rank < cards::kRanks; ++rank)
        if (deal.hands[seat].has(cards::Card(suit, rank))) word_of_suit(words, suit) |= seat << (kCardBits * rank);
  for (unsigned cell = 0; cell < games::kBulkCells; ++cell) {
    const std::int8_t tricks = deal.tricks[cell];
    const std::uint32_t nibble = tricks == games::kUnknown ? kNotProved : static_cast<std::uint32_t>(tricks);
    words[kTricksAt + cell / kNibbles] |= nibble << (kNibbleBits * (cell % kNibbles));
  }
  const bool complete = std::ranges::find(deal.tricks, games::kUnknown) == deal.tricks.end();
  words[kFlagsAt] = (complete ? kComplete : 0) | (deal.limit ? kLimit : 0) | (deal.error ? kError : 0);
  std::string bytes;
  for (const std::uint32_t word : words)
    for (unsigned shift = 0; shift < 32; shift += 8) bytes += static_cast<char>(word >> shift & 0xFFU);
  return bytes;
}

std::optional<games::BulkHands> hands_of_dense(std::string_view bytes) {
  const Words words = words_of(bytes);
  games::BulkHands hands{};
  for (const cards::Suit suit : cards::kAllSuits)
    for (int rank = 0; rank < cards::kRanks; ++rank)
      hands[word_of_suit(words, suit) >> (kCardBits * rank) & kSeatMask].add(cards::Card(suit, rank));
  const bool whole = std::ranges::all_of(hands, [](cards::CardSet hand) { return hand.size() == kHand; });
  return whole ? std::optional(hands) : std::nullopt;
}

}  // namespace ouverte::batch
