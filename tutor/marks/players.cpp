#include "tutor/marks/players.hpp"

#include "solver/cards/seat.hpp"
#include "solver/games/shared/names.hpp"

namespace ouverte::tutor {

std::string player_name(const records::Record& record, std::string_view seat) {
  for (const std::string_view tag : {games::seat_name(seat, cards::kCompass), seat})
    if (const std::string_view name = records::tag_value(record.tags, tag); !name.empty() && name != "?")
      return std::string(name);
  return "";
}

std::string name_or_seat(const games::Game& game, const records::Record& record, std::string_view seat) {
  std::string name = player_name(record, seat);
  return name.empty() ? std::string(games::seat_name(seat, game.seats())) : name;
}

}  // namespace ouverte::tutor
