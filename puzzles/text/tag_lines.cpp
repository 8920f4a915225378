// Facts that records have a tag for, under its name.
#include <algorithm>
#include <array>
#include <span>

#include "puzzles/text/words_read.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

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

// The tag that a name is, blanks left out; empty if it is none.
template <class Names>
std::string_view tag_named(std::string_view name, const Names& tags) {
  const auto tag = std::ranges::find_if(tags, [&](std::string_view known) {
    return known.size() == name.size() &&
           std::ranges::equal(known, name, [](char a, char b) { return (a | 0x20) == b; });
  });
  return tag == tags.end() ? std::string_view() : *tag;
}

// "A 4,5,4; B: 4 and 4" as records write it: "A:4,5,4 B:4,4".
std::string in_pairs(std::span<const Item> items) {
  std::string pairs;
  bool after_number = false, counted = false;  // "four jacks", "six tens": what a number counts says nothing
  for (const Item& item : items) {
    if (counted && item.is(M::kNumber, M::kRank)) {
      counted = false;
      continue;
    }
    counted = item.meaning == M::kNumber;
    if (item.meaning == M::kNumber) {
      pairs += base::str(after_number ? "," : pairs.empty() ? "" : ":", item.value);
      after_number = true;
    } else if (item.meaning != M::kComma && item.meaning != M::kAnd && item.meaning != M::kColon &&
               item.meaning != M::kSemicolon && item.meaning != M::kHave && item.meaning != M::kMeld &&
               item.meaning != M::kFiller && item.meaning != M::kMore && item.text != "again") {
      pairs += base::str(pairs.empty() ? "" : " ", item.raw);
      after_number = false;
    }
  }
  return pairs;
}

bool begins_with_cards(std::span<const Item> items) {
  constexpr std::array kOfCards = {M::kSuit, M::kRank, M::kCards, M::kNumber, M::kExtra};
  return !items.empty() && std::ranges::find(kOfCards, items.front().meaning) != kOfCards.end();
}

void use(std::span<Item> items) {
  for (Item& item : items) {
    item.used = true;
    item.meaning = M::kOrnament;
  }
}

// "A has laid sets of 4 and 5, B 3, 4 and 4; C has melded nothing": players and the sizes of their sets.
std::string sets_told(std::span<const Item> sentence) {
  std::string sets;
  bool after_seat = false;
  for (const Item& item : sentence) {
    if (item.meaning == M::kSeat) {
      sets += base::str(sets.empty() ? "" : " ", item.raw);
      after_seat = true;
    } else if (item.meaning == M::kNumber) {
      if (sets.empty()) return "";
      sets += base::str(after_seat ? ":" : ",", item.value);
      after_seat = false;
    } else if (item.is(M::kUnknown, M::kTrick) || item.meaning == M::kPoint) {
      return "";
    }
  }
  // Players without any are left out.
  std::string melds;
  for (std::size_t from = 0; from < sets.size();) {
    const std::size_t to = std::min(sets.find(' ', from), sets.size());
    if (sets.find(':', from) < to) melds += base::str(melds.empty() ? "" : " ", sets.substr(from, to - from));
    from = to + 1;
  }
  return melds;
}

}  // namespace

games::Tags take_tags(std::vector<Item>& items) {
  games::Tags tags;
  for (std::size_t at = 0; at < items.size(); ++at) {
    const bool begins = at == 0 || items[at - 1].is(M::kStop, M::kSemicolon);
    if (!begins) continue;
    std::size_t stop = at;
    while (stop < items.size() && items[stop].meaning != M::kStop) ++stop;
    std::size_t line_end = at;
    while (line_end < stop && items[line_end].line == items[at].line) ++line_end;
    const std::span sentence = std::span(items).subspan(at, stop - at);
    std::size_t next = at;
    std::string name;
    while (next < stop && next < at + 4 && items[next].meaning != M::kColon && items[next].meaning != M::kComma) {
      if (items[next].meaning != M::kAlready) name += items[next].text;
      ++next;
    }
    std::erase(name, ' ');
    if (name == "melded") name = "melds";
    const bool colon = next < stop && items[next].meaning == M::kColon;
    const std::string_view text = colon ? tag_named(name, kTexts) : std::string_view();
    const std::string_view field = colon && name != "points" ? tag_named(name, fields()) : std::string_view();
    if (!text.empty() || !field.empty()) {
      // The value ends with its line, a text not before it.
      stop = line_end;
      if (!text.empty())
        while (stop + 1 < items.size() && items[stop].line == items[at].line) ++stop;
      const std::span value = std::span(items).subspan(next + 1, std::min(stop, items.size()) - next - 1);
      const bool pairs = text.empty() && !begins_with_cards(value);
      std::string shown = pairs ? in_pairs(value) : written(value);
      while (shown.ends_with('.')) shown.pop_back();
      if (shown.empty() && !field.empty()) {  // "..J.J.15": what the game cannot read it shall refuse
        while (stop < items.size() && items[stop].line == items[at].line) ++stop;
        shown = written(std::span(items).subspan(next + 1, stop - next - 1));
      }
      if (!shown.empty()) tags.emplace_back(text == "Author" ? "Composer" : text.empty() ? field : text, shown);
      use(std::span(items).subspan(at, std::min(stop, items.size()) - at));
      at = stop;
    } else if (std::ranges::any_of(sentence, [](const Item& item) { return item.meaning == M::kMeld; })) {
      const std::string melds = sets_told(sentence);
      if (melds.empty()) continue;
      tags.emplace_back("Melds", melds);
      use(sentence);
      at = stop;
    }
  }
  return tags;
}

}  // namespace ouverte::puzzles::text
