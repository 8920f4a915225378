// The files that tests of io/ read.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace ouverte::records {

inline std::string read_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

inline std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder, const std::string& extension) {
  std::vector<std::filesystem::path> files;
  if (!std::filesystem::exists(folder)) return files;
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    if (entry.path().extension() == extension) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

inline const std::filesystem::path kSource = OUVERTE_SOURCE_DIR;
inline const std::filesystem::path kData = kSource / "tests/solver/records/data";

// The files of this folder, and the samples of other programs where the workplace has them.
inline std::vector<std::filesystem::path> sample_files() {
  std::vector<std::filesystem::path> files = files_in(kData, ".pbn");
  for (const auto& file : files_in(kSource.parent_path() / "shared/samples", ".pbn")) files.push_back(file);
  return files;
}

}  // namespace ouverte::records
