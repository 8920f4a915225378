// Posts as they are met in columns, forums, newsgroups and chats, each read as it was meant or refused with what is
// missing: data/posts/NAME.txt is read, NAME.out says what comes of it. OUVERTE_UPDATE_GOLDEN=1 writes NAME.out anew.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <variant>
#include <vector>

#include "gtest/gtest.h"
#include "puzzles/text/posted.hpp"

namespace ouverte::puzzles {
namespace {

namespace fs = std::filesystem;

const fs::path kPosts = fs::path(OUVERTE_SOURCE_DIR) / "tests/puzzles/data/posts";

std::string text_in(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string reading_of(const fs::path& path) {
  std::string all;
  for (const auto& reading : read_puzzles(text_in(path), path.filename().string())) {
    if (const auto* problem = std::get_if<records::Problem>(&reading))
      all += records::text(*problem) + "\n";
    else
      all += records::write_pbn(std::get<records::Record>(reading));
  }
  return all;
}

TEST(PostsTest, EachIsReadAsItWasMeantOrSaysWhatIsMissing) {
  const bool update = std::getenv("OUVERTE_UPDATE_GOLDEN") != nullptr;
  std::vector<fs::path> posts;
  for (const auto& entry : fs::directory_iterator(kPosts))
    if (entry.path().extension() == ".txt") posts.push_back(entry.path());
  std::ranges::sort(posts);
  EXPECT_GE(posts.size(), 100U);
  for (const fs::path& post : posts) {
    const std::string found = reading_of(post);
    const fs::path golden = fs::path(post).replace_extension(".out");
    if (update)
      std::ofstream(golden, std::ios::binary) << found;
    else
      EXPECT_EQ(found, text_in(golden)) << post;
  }
}

}  // namespace
}  // namespace ouverte::puzzles
