// The twenty results of a deal, as text and as numbers.
#pragma once

#include <array>
#include <memory>

#include "solver/games/bridge/contract.hpp"
#include "solver/games/bridge/rules.hpp"
#include "solver/games/bridge/search.hpp"
#include "solver/games/door/bulk.hpp"
#include "solver/games/door/deal_table.hpp"
#include "solver/search/interval.hpp"
#include "solver/search/options.hpp"

namespace ouverte::games::bridge {

// Declarer's tricks, by strain in the order of `kStrains` and by declarer.
using Cells = std::array<std::array<search::Interval, kPlayers>, kStrains.size()>;

// `stopped` is set where a limit struck.
[[nodiscard]] Cells solve_cells(Search& search, const std::array<CardSet, kPlayers>& dealt, const Progress& progress,
                                bool& stopped);

[[nodiscard]] std::unique_ptr<BulkSolver> make_bulk(const search::Options& options);

}  // namespace ouverte::games::bridge
