// Facts that records have a tag for, under its name.
#include <algorithm>
#include <array>

#include "puzzles/text/facts.hpp"

namespace ouverte::puzzles::text {
namespace {

constexpr std::array<std::string_view, 7> kTexts = {"Title", "Composer", "Author", "Source", "Year", "Event", "Theme"};

// The tags of all games that are read here: those that only one of them has, and what all have.
const std::vector<std::string_view>& fields() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> all = {"Objective", "For"};
    for (const games::Game* game : games::all_games())
      for (const std::string_view tag : game->own_tags()) all.push_back(tag);
    return all;
  }();
  return names;
}

// "A 4,5,4; B: 4, 4" as records write it: "A:4,5,4 B:4,4".
std::string in_pairs(std::string_view value) {
  std::string pairs;
  bool name = false;  // the last word was one that a value may follow
  bool joined = false;
  while (!value.empty()) {
    const std::size_t begin = std::min(value.find_first_not_of(" ;:=,."), value.size());
    const bool comma = joined || value.substr(0, begin).find(',') != std::string_view::npos;
    value.remove_prefix(begin);
    const std::string_view word = value.substr(0, value.find_first_of(" ;:=,."));
    value.remove_prefix(word.size());
    if (word == "and") joined = true;  // "8 and 6": a list like one with a comma
    if (word.empty() || word == "and") continue;
    const bool number = word.find_first_not_of("0123456789") == std::string_view::npos;
    if (!pairs.empty()) pairs += name && !comma ? ":" : comma && number ? "," : " ";
    pairs += word;
    joined = false;
    name = !number && value.find_first_not_of(" :=") != std::string_view::npos &&
           pairs.find_last_of(": ") + 2 >= pairs.size() - (word.size() > 1 ? word.size() - 1 : 0);
    if (name && pairs.size() > word.size() && pairs[pairs.size() - word.size() - 1] == ':') name = false;
  }
  return pairs;
}

// The tag that a name is, blanks left out; empty if it is none.
template <class Names>
std::string_view tag_named(std::string_view name, const Names& tags) {
  const auto tag = std::ranges::find_if(tags, [&](std::string_view known) {
    return known.size() == name.size() &&
           std::ranges::equal(known, name, [](char a, char b) { return (a | 0x20) == b; });
  });
  return tag == tags.end() ? std::string_view() : *tag;
}

}  // namespace

games::Tags take_tags(std::vector<Word>& words) {
  games::Tags tags;
  std::vector<Word> left;
  for (std::size_t at = 0; at < words.size(); ++at) {
    const bool heads = left.empty() || left.back().mark != Mark::kWord;
    std::string name;
    std::size_t next = at;
    while (heads && next < words.size() && next < at + 4 && words[next].mark == Mark::kWord) name += words[next++].text;
    const bool colon = next < words.size() && (words[next].raw == ":" || words[next].raw == "=");
    if (name.size() > 5 && name.ends_with("sofar")) name.resize(name.size() - 5);
    if (name == "melded") name = "melds";
    if (name == "pointstaken" || name == "pointswon") name = "points";
    const std::string_view text = colon ? tag_named(name, kTexts) : std::string_view();
    const std::string_view field = colon ? tag_named(name, fields()) : std::string_view();
    if (text.empty() && field.empty()) {
      left.push_back(words[at]);
      continue;
    }
    std::size_t end = next + 1;
    while (end < words.size() && words[end].raw != "\n" && (field.empty() || words[end].raw != ".")) ++end;
    const std::string value = text_of(std::span(words).subspan(next + 1, end - next - 1));
    tags.emplace_back(text == "Author" ? "Composer"
                      : text.empty()   ? field
                                       : text,
                      field.empty() ? value : in_pairs(value));
    at = end - 1;
  }
  words = std::move(left);
  return tags;
}

}  // namespace ouverte::puzzles::text
