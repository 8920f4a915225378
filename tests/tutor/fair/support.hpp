// Records for the tests of fair judgement.
#pragma once

#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/games/door/game.hpp"
#include "solver/records/hidden_hands.hpp"
#include "solver/records/record.hpp"
#include "tutor/fair/odds.hpp"

namespace ouverte::tutor::fair {

struct Told {
  const games::Game* game = nullptr;
  games::Setup deal;
  std::vector<std::string> plays;
};

// A record of JSON; hands may be left out.
inline Told told(std::string_view json) {
  const auto read = records::read_json_line(json, {});
  if (const auto* problem = std::get_if<records::Problem>(&read)) {
    ADD_FAILURE() << problem->message;
    return {};
  }
  const auto& record = std::get<records::Record>(read);
  Told told{.game = games::find_game(record.setup.game), .deal = record.setup, .plays = {}};
  for (const records::Play& play : record.plays) told.plays.push_back(play.move);
  if (records::seats_untold(*told.game, told.deal).empty()) return told;
  const auto whole = records::completed(*told.game, told.deal, told.plays);
  EXPECT_TRUE(whole.ok()) << whole.status();
  if (whole.ok()) told.deal = *whole;
  return told;
}

inline Odds odds_of(const Told& told, std::string_view seat, const OddsOptions& options = {}) {
  const auto found = odds(*told.game, told.deal, told.plays, seat, options);
  EXPECT_TRUE(found.ok()) << found.status();
  return found.ok() ? *found : Odds{};
}

inline const CardOdds& card(const Odds& odds, std::string_view move) {
  static const CardOdds none;
  for (const CardOdds& one : odds.cards)
    if (one.move == move) return one;
  ADD_FAILURE() << "no " << move;
  return none;
}

}  // namespace ouverte::tutor::fair
