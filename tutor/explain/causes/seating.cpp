#include "tutor/explain/causes/seating.hpp"

#include <string_view>

namespace ouverte::tutor {

std::string seat_after(const games::Game& game, const games::Setup& setup, const std::string& seat,
                       std::size_t places) {
  const std::string_view order = game.seats_at(setup);
  return std::string(1, order[(order.find(seat) + places) % order.size()]);
}

std::size_t place_in_trick(const games::Game& game, const games::Setup& setup, const std::string& seat) {
  const std::string_view order = game.seats_at(setup);
  return (order.size() + order.find(seat) - order.find(setup.leader)) % order.size();
}

}  // namespace ouverte::tutor
