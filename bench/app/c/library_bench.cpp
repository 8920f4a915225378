// Double-dummy tables as a C program has them: `ouverte_tables` beside libdds' CalcAllTablesPBN, forty deals a call in
// turn, one thread each. A status of 1 says that an answer differs.
#include <dds/dll.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <numeric>
#include <string>
#include <vector>

#include "app/c/ouverte.h"
#include "bench/deals/deals.hpp"
#include "bench/peers/dds.hpp"
#include "bench/support/report.hpp"
#include "solver/cards/text.hpp"

namespace ouverte::bench {
namespace {

constexpr int kAtATime = MAXNOOFTABLES;

std::string pbn_of(const Hands& hands) {
  std::string text = "N:";
  for (const cards::CardSet hand : hands) {
    std::string cards = cards::hand_text(cards::kCommonPack, hand);
    if (std::count(cards.begin(), cards.end(), '.') > 3) cards.erase(cards.rfind('.'));
    text += (text.size() > 2 ? " " : "") + cards;
  }
  return text;
}

using Tables = std::vector<std::array<std::int8_t, 20>>;

Tables ours(ouverte_context* context, const std::vector<std::string>& texts) {
  const ouverte_limits limits{.seconds = 0, .nodes = 0, .memory_mib = 0, .threads = 1};
  std::vector<ouverte_deal> deals(texts.size());
  for (std::size_t i = 0; i < texts.size(); ++i) ouverte_read_deal(texts[i].c_str(), &deals[i]);
  Tables tables(texts.size());
  ouverte_tables(context, deals.data(), deals.size(), &limits, tables[0].data(), nullptr);
  return tables;
}

Tables theirs(const std::vector<std::string>& texts) {
  static ddTableDealsPBN deals;
  static ddTablesRes results;
  static allParResults pars;
  deals.noOfTables = static_cast<int>(texts.size());
  for (std::size_t i = 0; i < texts.size(); ++i) std::snprintf(deals.deals[i].cards, 80, "%s", texts[i].c_str());
  int all_strains[5] = {0, 0, 0, 0, 0};
  CalcAllTablesPBN(&deals, -1, all_strains, &results, &pars);
  Tables tables(texts.size());
  for (std::size_t i = 0; i < texts.size(); ++i)
    for (std::size_t cell = 0; cell < 20; ++cell)
      tables[i][cell] = static_cast<std::int8_t>(results.results[i].resTable[cell / 4][cell % 4]);
  return tables;
}

int run(int argc, char** argv) {
  int deals = 200;
  std::uint64_t seed = kSeed;
  CLI::App app{"Times tables of bridge through the C interface, beside libdds."};
  app.add_option("--deals", deals, "how many deals")->capture_default_str();
  app.add_option("--seed", seed, "of the deals")->capture_default_str();
  CLI11_PARSE(app, argc, argv);

  SetMaxThreads(1);
  SetResources(0, 1);
  ouverte_context* const context = ouverte_new(nullptr);
  double our_seconds = 0, their_seconds = 0;
  int different = 0;
  for (int first = 0; first < deals; first += kAtATime) {
    std::vector<std::string> texts;
    for (int number = first; number < std::min(first + kAtATime, deals); ++number)
      texts.push_back(pbn_of(random_deal(seed, number).hands));
    Tables a, b;
    our_seconds += timed([&] { a = ours(context, texts); });
    their_seconds += timed([&] { b = theirs(texts); });
    different += a != b;
  }
  ouverte_delete(context);
  std::printf("%d tables: ouverte_tables %.2f s, CalcAllTablesPBN %.2f s, ratio %.3f\n", deals, our_seconds,
              their_seconds, our_seconds / their_seconds);
  if (different > 0) std::fprintf(stderr, "the answers of %d calls differ\n", different);
  return different == 0 ? 0 : 1;
}

}  // namespace
}  // namespace ouverte::bench

int main(int argc, char** argv) { return ouverte::bench::run(argc, argv); }
