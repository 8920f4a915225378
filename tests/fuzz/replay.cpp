// A fuzz target without a fuzzer: hands every file that is named, or lies in a folder that is named, to the reader. The
// name of each is written first, so that the last one is the one that broke it.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <vector>

#include "tests/fuzz/harness.hpp"

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> files_at(const fs::path& place) {
  if (!fs::is_directory(place)) return {place};
  std::vector<fs::path> files;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(place))
    if (entry.is_regular_file()) files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

// False where it cannot be opened.
bool replay(const fs::path& path) {
  std::cout << path.string() << std::endl;
  std::ifstream file(path, std::ios::binary);
  if (!file) return false;
  // No more memory than the file has bytes, so that a sanitizer sees a read beyond them.
  const std::vector<char> bytes(std::istreambuf_iterator<char>(file), {});
  ouverte::fuzz::read({bytes.data(), bytes.size()});
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  std::size_t count = 0;
  for (int i = 1; i < argc; ++i) {
    for (const fs::path& path : files_at(argv[i])) {
      if (!replay(path)) {
        std::cerr << path.string() << " cannot be read\n";
        return EXIT_FAILURE;
      }
      ++count;
    }
  }
  if (count == 0) std::cerr << "usage: FUZZ_TARGET FILE|FOLDER…\n";
  return count == 0 ? EXIT_FAILURE : EXIT_SUCCESS;
}
