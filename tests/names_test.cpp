// A name of a type has one meaning in its namespace. The compiler sees to it in headers that are read together; here it
// is seen in the files that are not. Read from the sources themselves.
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <string>
#include <utility>

#include "gtest/gtest.h"

namespace ouverte {
namespace {

namespace fs = std::filesystem;

TEST(NamesTest, ATypeHasANameOfItsOwnInItsNamespace) {
  // At the edge of the page: types in classes go by the names of these as well.
  static const std::regex space(R"(^namespace (ouverte[\w:]*) \{)");
  static const std::regex type(R"(^(?:struct|class|enum class|enum|union) ([A-Z]\w*)(?: final)?(?: :[^:][^;]*)? \{)");
  const fs::path root = OUVERTE_SOURCE_DIR;
  std::map<std::pair<std::string, std::string>, std::string> places;
  for (const char* const folder : {"solver", "puzzles", "tutor", "app"})
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root / folder)) {
      if (entry.path().extension() != ".hpp" && entry.path().extension() != ".cpp") continue;
      const std::string path = fs::relative(entry.path(), root).generic_string();
      std::ifstream file(entry.path());
      std::string in;
      std::smatch match;
      for (std::string line; std::getline(file, line);) {
        if (std::regex_search(line, match, space)) in = match[1];
        if (!std::regex_search(line, match, type)) continue;
        const auto [place, fresh] = places.emplace(std::pair(in, match[1].str()), path);
        EXPECT_TRUE(fresh) << match[1] << " of " << in << " is defined in " << path << " and in " << place->second;
      }
    }
  EXPECT_GT(places.size(), 500u);
}

}  // namespace
}  // namespace ouverte
