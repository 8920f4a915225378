#include "bench/peers/dds.hpp"

#include <dds/dll.h>

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace ouverte::bench {

namespace {

void check(int code) {
  if (code == RETURN_NO_FAULT) return;
  std::fprintf(stderr, "libdds answers with fault %d\n", code);
  std::abort();
}

// Bits 2 to 14 are the cards from the Two to the Ace.
unsigned holding(cards::CardSet hand, std::size_t suit) { return hand.ranks(cards::kAllSuits[suit]) << 2; }

// `solutions`: 1 asks for one best card, 3 for what every card is worth.
futureTricks solved(const Hands& hands, cards::Seat leader, std::optional<cards::Suit> trump, int solutions) {
  deal board{};
  board.trump = trump ? cards::index(*trump) : 4;
  board.first = cards::index(leader);
  for (std::size_t seat = 0; seat < 4; ++seat)
    for (std::size_t suit = 0; suit < 4; ++suit) board.remainCards[seat][suit] = holding(hands[seat], suit);
  futureTricks answer{};
  check(SolveBoard(board, -1, solutions, 1, &answer, 0));
  return answer;
}

}  // namespace

Dds::Dds() {
  SetMaxThreads(1);
  SetResources(0, 1);
}

std::string Dds::version() {
  DDSInfo info;
  GetDDSInfo(&info);
  return std::to_string(info.major) + '.' + std::to_string(info.minor) + '.' + std::to_string(info.patch);
}

std::array<std::array<int, 4>, 5> Dds::table(const Hands& hands) const {
  ddTableDeal deal{};
  for (std::size_t seat = 0; seat < 4; ++seat)
    for (std::size_t suit = 0; suit < 4; ++suit) deal.cards[seat][suit] = holding(hands[seat], suit);
  ddTableResults results{};
  check(CalcDDtable(deal, &results));
  std::array<std::array<int, 4>, 5> table{};
  for (std::size_t strain = 0; strain < 5; ++strain)
    for (std::size_t seat = 0; seat < 4; ++seat) table[strain][seat] = results.resTable[strain][seat];
  return table;
}

int Dds::solve(const Hands& hands, cards::Seat leader, std::optional<cards::Suit> trump) const {
  return solved(hands, leader, trump, 1).score[0];
}

std::vector<Dds::Lead> Dds::leads(const Hands& hands, cards::Seat leader, std::optional<cards::Suit> trump) const {
  constexpr std::string_view kSuits = "SHDC", kRanks = "23456789TJQKA";
  const futureTricks answer = solved(hands, leader, trump, 3);
  std::vector<Lead> leads;
  for (std::size_t lead = 0; lead < static_cast<std::size_t>(answer.cards); ++lead)
    leads.push_back({.card = {kSuits[static_cast<std::size_t>(answer.suit[lead])],
                              kRanks[static_cast<std::size_t>(answer.rank[lead] - 2)]},
                     .tricks = answer.score[lead]});
  return leads;
}

}  // namespace ouverte::bench
