// What tests need that run once for each game behind the door.
#pragma once

#include <algorithm>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "gtest/gtest.h"
#include "solver/games/door/game.hpp"

namespace ouverte::support {

inline std::vector<std::string> game_names() {
  std::vector<std::string> names;
  for (const games::Game* game : games::all_games()) names.emplace_back(game->name());
  return names;
}

// As messages list them: "bridge, solo-whist".
inline std::string game_list() {
  std::string list;
  for (const std::string& name : game_names()) list += (list.empty() ? "" : ", ") + name;
  return list;
}

// The file of a game's contracts or vectors (`kind`): tests/<kind>/<game>.jsonl, and of the game that is only tests',
// which its vectors name, tests/seventh_game/<kind>.jsonl.
inline std::string game_file(const std::string& kind, std::string_view game) {
  const std::string tests = OUVERTE_SOURCE_DIR "/tests/";
  std::string vector;
  std::ifstream vectors(tests + "seventh_game/vectors.jsonl");
  std::getline(vectors, vector);
  const bool is_of_tests = vector.find("\"" + std::string(game) + "\"") != std::string::npos;
  return is_of_tests ? tests + "seventh_game/" + kind + ".jsonl" : tests + kind + "/" + std::string(game) + ".jsonl";
}

inline std::string name_of_test(const ::testing::TestParamInfo<std::string>& game) {
  std::string name = game.param;
  std::ranges::replace(name, '-', '_');
  return name;
}

}  // namespace ouverte::support
