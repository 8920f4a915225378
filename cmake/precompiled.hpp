// What most files of every library include, and what takes longest to read. No file relies on it: each includes what it
// needs.
#pragma once

#include <absl/status/statusor.h>
#include <absl/strings/str_cat.h>

#include <algorithm>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <ranges>
#include <string>
#include <variant>
#include <vector>

#include "solver/base/json.hpp"
#include "solver/games/door/game.hpp"
