// Deals as numbers: what is written is read back, bit by bit as the pages of the formats say.
#include "app/batch/dense.hpp"

#include "app/batch/records.hpp"
#include "app/batch/sha256.hpp"
#include "app/batch/zrd.hpp"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/cards/text.hpp"

namespace ouverte::batch {
namespace {

games::BulkHands hands_of(const std::array<const char*, 4>& texts) {
  games::BulkHands hands{};
  for (std::size_t seat = 0; seat < hands.size(); ++seat)
    hands[seat] = *cards::parse_hand(cards::kCommonPack, texts[seat]);
  return hands;
}

games::BulkHands random_hands(base::Random& random) {
  std::vector<cards::Card> pack;
  for (const cards::Card card : cards::CardSet::common_pack()) pack.push_back(card);
  random.shuffle(std::span(pack));
  games::BulkHands hands{};
  for (std::size_t at = 0; at < pack.size(); ++at) hands[at % hands.size()].add(pack[at]);
  return hands;
}

TEST(DenseTest, HandsAreReadBack) {
  base::Random random(1);
  for (int i = 0; i < 100; ++i) {
    const DenseDeal deal{.hands = random_hands(random)};
    const std::string bytes = to_dense(deal);
    ASSERT_EQ(bytes.size(), kDenseBytes);
    EXPECT_EQ(hands_of_dense(bytes), deal.hands);
  }
}

// North has the spades, East the hearts and so on: a suit is thirteen times the same two bits.
TEST(DenseTest, BitsAreWhereThePageSays) {
  DenseDeal deal{.hands = hands_of({"AKQJT98765432...", ".AKQJT98765432..", "..AKQJT98765432.", "...AKQJT98765432"})};
  for (std::size_t cell = 0; cell < deal.tricks.size(); ++cell) deal.tricks[cell] = static_cast<std::int8_t>(cell % 14);
  const std::string bytes = to_dense(deal);
  const auto word = [&](std::size_t number) {
    std::uint32_t value = 0;
    for (std::size_t byte = 4; byte-- > 0;) value = value << 8U | static_cast<unsigned char>(bytes[4 * number + byte]);
    return value;
  };
  EXPECT_EQ(word(0), 0U);
  EXPECT_EQ(word(1), 0x1555555U);
  EXPECT_EQ(word(2), 0x2AAAAAAU);
  EXPECT_EQ(word(3), 0x3FFFFFFU);
  EXPECT_EQ(word(4), 0x76543210U);
  EXPECT_EQ(word(5), 0x10DCBA98U);
  EXPECT_EQ(word(6), 0x5432U);
  EXPECT_EQ(word(7), 1U);
  deal.tricks[3] = games::kUnknown;
  deal.limit = true;
  const std::string partial = to_dense(deal);
  EXPECT_EQ(static_cast<unsigned char>(partial[17]), 0xF2);
  EXPECT_EQ(partial[28], 2);
}

TEST(DenseTest, AHeaderSaysHowManyDeals) {
  for (const std::uint64_t deals : {std::uint64_t{1}, std::uint64_t{10'000}, std::uint64_t{1'000'000'000'000}}) {
    const std::string header = npy_header(deals);
    EXPECT_EQ(header.size(), kNpyHeaderBytes);
    EXPECT_EQ(npy_deals(header), deals);
  }
  EXPECT_EQ(npy_deals(std::string(kNpyHeaderBytes, ' ')), std::nullopt);
}

// "0-1 SA, 2-3 SK, … 26-27 HA, …; 00 = West, 01 = North, 10 = East, 11 = South; 104-07 West, … notrump".
TEST(ZrdTest, CardsAndResultsAreReadAsPavlicekWritesThem) {
  std::string bytes(kZrdBytes, '\0');
  const auto put = [&](std::size_t bit, unsigned value) {
    bytes[bit / 8] = static_cast<char>(static_cast<unsigned char>(bytes[bit / 8]) | value << (bit % 8));
  };
  for (std::size_t card = 0; card < 52; ++card) put(2 * card, static_cast<unsigned>(card / 13));  // spades to West, …
  for (std::size_t result = 0; result < 20; ++result) put(104 + 4 * result, static_cast<unsigned>(result % 14));
  EXPECT_EQ(hands_of_zrd(bytes),
            hands_of({".AKQJT98765432..", "..AKQJT98765432.", "...AKQJT98765432", "AKQJT98765432..."}));
  const Tricks tricks = tricks_of_zrd(bytes);
  // No trump, our last strain: West 0, North 1, East 2, South 3.
  EXPECT_THAT(std::vector<int>(tricks.begin() + 16, tricks.end()), ::testing::ElementsAre(1, 2, 3, 0));
  // Spades, our first: West 4, North 5, East 6, South 7.
  EXPECT_THAT(std::vector<int>(tricks.begin(), tricks.begin() + 4), ::testing::ElementsAre(5, 6, 7, 4));
  bytes[0] = static_cast<char>(bytes[0] ^ 1);
  EXPECT_EQ(hands_of_zrd(bytes), std::nullopt);
}

TEST(Sha256Test, IsThatOfTheStandard) {
  EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  Sha256 sum;
  sum.add("a");
  EXPECT_EQ(sum.hex(), sha256("a"));
  sum.add("bc");
  EXPECT_EQ(sum.hex(), sha256("abc"));
}

}  // namespace
}  // namespace ouverte::batch
