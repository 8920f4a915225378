// What the tags of a board say of its deal, and the tags that say a deal (docs/formats/pbn.md).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "solver/games/door/game.hpp"
#include "solver/games/door/setup.hpp"

namespace ouverte::records {

// The game that the record names, or a status that lists those there are.
[[nodiscard]] absl::StatusOr<const games::Game*> game_named(std::string_view name, std::string_view field);

// "one of N E S W".
[[nodiscard]] std::string seats_expected(std::string_view seats);

// The cards of a hand of any pack: a comma stands between two numbered trumps, else every letter is a card.
[[nodiscard]] std::size_t count_cards(std::string_view hand);

// The deal, its contract and all else that a setup says. Tags that spell it in other words than records do (`Declarer`
// "North" for "N") then say it as records do. The message of an error begins with the name of the tag.
[[nodiscard]] absl::StatusOr<games::Setup> setup_from_tags(games::Tags& tags);

// `tags` changed as little as makes them say what `setup` says.
[[nodiscard]] games::Tags tags_saying(const games::Setup& setup, games::Tags tags);

}  // namespace ouverte::records
