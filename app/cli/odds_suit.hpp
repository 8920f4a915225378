// `ouverte odds --suit "AKJ32 opposite 7654"`: the odds of a suit combination and its lines of play.
#pragma once

#include <string>

#include "app/cli/console/session.hpp"

namespace ouverte::cli {

struct SuitOddsCommand {
  std::string suit;
  std::string places;
  int tricks = 0;  // 0: not said
};

// The options --suit, --tricks and --places; that of --suit is returned.
CLI::Option* add_suit_options(CLI::App& command, SuitOddsCommand& arguments);
void tell_suit_odds(Session& session, const SuitOddsCommand& command, const base::Deadline& deadline, Form form);

}  // namespace ouverte::cli
