#include "tests/support/dds.hpp"

#include <dds/dll.h>

#include <cstdlib>

namespace ouverte::support {
namespace {

using games::bridge::kStrains;
using games::bridge::TrickTable;

constexpr std::size_t kDdsNoTrump = 4;

// libdds numbers strains S H D C NT in its tables.
std::size_t dds_strain(std::size_t strain) {
  const auto trump = kStrains[strain].trump;
  return trump ? static_cast<std::size_t>(*trump) : kDdsNoTrump;
}

// In its par contracts no trump comes first: NT S H D C.
std::size_t strain_of_denomination(int denomination) {
  return kStrains.size() - 1 - static_cast<std::size_t>(denomination);
}

games::bridge::Camp declarers_of(int seats) {
  if (seats == 4) return games::bridge::kNorthSouth;
  if (seats == 5) return games::bridge::kEastWest;
  return games::bridge::Camp(1u << seats);
}

void check(int code) {
  if (code != RETURN_NO_FAULT) std::abort();
}

void set_up() {
  static const bool once = [] {
    SetResources(256, 1);
    return true;
  }();
  static_cast<void>(once);
}

}  // namespace

TrickTable dds_table(const std::array<cards::CardSet, 4>& hands) {
  set_up();
  ddTableDeal deal{};
  for (std::size_t seat = 0; seat < hands.size(); ++seat)
    for (const cards::Suit suit : cards::kAllSuits)
      deal.cards[seat][static_cast<std::size_t>(suit)] = hands[seat].ranks(suit) << 2;  // bit 2 is the Two
  ddTableResults results{};
  check(CalcDDtable(deal, &results));
  TrickTable tricks{};
  for (std::size_t strain = 0; strain < kStrains.size(); ++strain)
    for (std::size_t seat = 0; seat < hands.size(); ++seat)
      tricks[strain][seat] = results.resTable[dds_strain(strain)][seat];
  return tricks;
}

games::bridge::Par dds_par(const TrickTable& tricks, cards::Seat dealer, games::bridge::Vulnerable vulnerable) {
  ddTableResults table{};
  for (std::size_t strain = 0; strain < kStrains.size(); ++strain)
    for (std::size_t seat = 0; seat < 4; ++seat) table.resTable[dds_strain(strain)][seat] = tricks[strain][seat];
  const int both = vulnerable.north_south && vulnerable.east_west ? 1 : 0;
  const int one = vulnerable.north_south ? 2 : vulnerable.east_west ? 3 : 0;
  parResultsMaster found{};
  check(DealerParBin(&table, &found, cards::index(dealer), both != 0 ? both : one));
  games::bridge::Par par{.score = found.score, .contracts = {}};
  for (int place = 0; place < found.number; ++place) {
    const contractType& contract = found.contracts[place];
    if (contract.level == 0) continue;  // passed out
    par.contracts.push_back({.level = contract.level,
                             .strain = strain_of_denomination(contract.denom),
                             .declarers = declarers_of(contract.seats),
                             .over = contract.underTricks > 0 ? -contract.underTricks : contract.overTricks});
  }
  return par;
}

std::vector<int> dds_trace(const std::string& deal, games::Trump trump, cards::Seat leader, const std::string& plays) {
  set_up();
  dealPBN dealt{};
  dealt.trump = trump ? cards::index(*trump) : static_cast<int>(kDdsNoTrump);
  dealt.first = cards::index(leader);
  deal.copy(dealt.remainCards, sizeof dealt.remainCards - 1);
  playTracePBN trace{};
  trace.number = static_cast<int>(plays.size() / 2);
  plays.copy(trace.cards, sizeof trace.cards - 1);
  solvedPlay solved{};
  check(AnalysePlayPBN(dealt, trace, &solved, 0));
  return {solved.tricks, solved.tricks + solved.number};
}

}  // namespace ouverte::support
