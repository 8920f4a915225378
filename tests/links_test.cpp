// A link from one page of the repository to another leads to something that is there.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <vector>

#include "gtest/gtest.h"

namespace ouverte {
namespace {

namespace fs = std::filesystem;

// Every page of our own: those at the top, and those of the folders that hold some.
std::vector<fs::path> pages() {
  const fs::path root = OUVERTE_SOURCE_DIR;
  std::vector<fs::path> all;
  for (const fs::directory_entry& entry : fs::directory_iterator(root))
    if (entry.path().extension() == ".md") all.push_back(entry.path());
  for (const char* const folder : {"docs", "solver", "puzzles", "tutor", "app", "bench", "tests"}) {
    if (!fs::exists(root / folder)) continue;
    for (auto at = fs::recursive_directory_iterator(root / folder); at != fs::recursive_directory_iterator(); ++at) {
      if (at->path().filename() == "node_modules") at.disable_recursion_pending();
      if (at->path().extension() == ".md") all.push_back(at->path());
    }
  }
  return all;
}

TEST(LinksTest, LeadSomewhere) {
  static const std::regex link(R"(\]\(([^)#:\s]+)(#[^)]*)?\))");
  int links = 0;
  for (const fs::path& page : pages()) {
    std::ifstream file(page);
    const std::string text(std::istreambuf_iterator<char>(file), {});
    for (auto at = std::sregex_iterator(text.begin(), text.end(), link); at != std::sregex_iterator(); ++at, ++links)
      EXPECT_TRUE(fs::exists(page.parent_path() / (*at)[1].str())) << page << ": " << (*at)[1];
  }
  EXPECT_GT(links, 30);
}

}  // namespace
}  // namespace ouverte
