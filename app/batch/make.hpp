// Makes the manifest of a batch: of deals at random, or of files, which are read once.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "app/batch/manifest.hpp"
#include "app/requests/context.hpp"

namespace ouverte::batch {

struct MakeOptions {
  std::string program;  // its version
  base::Json request;
  Format format = Format::kJson;
  std::uint64_t shard_size = 10'000;
  requests::Games games = games::all_games();
  std::function<void(std::string_view)> say = [](std::string_view) {};  // a message, without its end
};

// `contract`: as a text, empty as the game deals; `players` of the table, 0 where it is not said.
[[nodiscard]] absl::StatusOr<Manifest> batch_of_deals(const MakeOptions& options, std::string game,
                                                      const std::string& contract, int players, std::uint64_t seed,
                                                      std::uint64_t count);

// Files of JSON lines, `.zrd` or our own `.npy` are taken as they are, and read piece by piece. Of all else that the
// program reads the records are written to `beside`, as JSON lines. `left_out` becomes the number of those that cannot
// be read: each is said.
[[nodiscard]] absl::StatusOr<Manifest> batch_of_files(const MakeOptions& options, const std::vector<std::string>& files,
                                                      const std::filesystem::path& beside, std::uint64_t& left_out);

}  // namespace ouverte::batch
