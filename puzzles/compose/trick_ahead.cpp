#include "puzzles/compose/trick_ahead.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "solver/games/shared/forcing.hpp"

namespace ouverte::puzzles {
namespace {

using games::Position;
using Won = std::optional<std::vector<std::pair<std::string, int>>>;

// The trick is over when `won` has changed.
void find_takers(const Position& at, const Won& before, Seats& seats) {
  const games::Setup now = at.setup();
  if (now.won != before) {
    for (std::size_t i = 0; now.won && before && i < now.won->size(); ++i)
      if ((*now.won)[i].second != (*before)[i].second) seats.insert((*now.won)[i].first);
    return;
  }
  if (at.over()) return;
  for (const Moves& together : at.classes()) find_takers(*after(at, together.front()), before, seats);
}

}  // namespace

char suit_of(std::string_view move) {
  const bool plain = move.size() >= 2 && std::string_view("SHDC").find(move[0]) != std::string_view::npos;
  return plain ? move[0] : '*';
}

std::map<std::string, bool> sides_of(const Position& at) {
  std::map<std::string, bool> sides;
  for (auto now = at.clone(); !now->over(); now = after(*now, now->moves().front()))
    sides.emplace(now->to_move(), now->maximises());
  return sides;
}

TrickAhead::TrickAhead(const games::Game& game, const Position& at)
    : game_(game), at_(at), mover_(at.to_move()), setup_(at.setup()), maximises_(sides_of(at)) {}

bool TrickAhead::own(const std::string& seat) const {
  const auto side = maximises_.find(seat);
  return seat == mover_ || (side != maximises_.end() && side->second == at_.maximises());
}

bool TrickAhead::higher(std::string_view move, std::string_view than) const {
  const Moves legal = at_.moves();
  return suit_of(move) == suit_of(than) && std::ranges::find(legal, move) < std::ranges::find(legal, than);
}

const Seats& TrickAhead::takers(const std::string& move) const {
  const auto [place, fresh] = takers_.try_emplace(move);
  if (fresh) find_takers(*after(at_, move), setup_.won, place->second);
  return place->second;
}

bool TrickAhead::mover_takes(const std::string& move) const { return takers(move) == Seats{mover_}; }

bool TrickAhead::partner_takes(const std::string& move) const {
  const Seats& seats = takers(move);
  return seats.size() == 1 && *seats.begin() != mover_ && own(*seats.begin());
}

bool TrickAhead::others_take(const std::string& move) const {
  const Seats& seats = takers(move);
  return !seats.empty() && std::ranges::none_of(seats, [&](const std::string& seat) { return own(seat); });
}

}  // namespace ouverte::puzzles
