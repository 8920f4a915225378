// What tests need that run once for each game behind the door.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/games/door/entry.hpp"

namespace ouverte::support {

inline std::vector<std::string> game_names() {
  std::vector<std::string> names;
  for (const games::Entry* entry : games::all_entries()) names.emplace_back(entry->name());
  return names;
}

// As messages list them: "bridge, solo-whist".
inline std::string game_list() {
  std::string list;
  for (const std::string& name : game_names()) list += (list.empty() ? "" : ", ") + name;
  return list;
}

inline std::string name_of_test(const ::testing::TestParamInfo<std::string>& game) {
  std::string name = game.param;
  std::ranges::replace(name, '-', '_');
  return name;
}

}  // namespace ouverte::support
