#include "tutor/coach/saved_record.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace ouverte::tutor {
namespace {

// Tags of PBN that tell how the deal was played, and what that was worth: `Score`, `ScoreIMP`, `ScoreTable` …
bool tells_of_the_play(std::string_view tag) {
  constexpr std::array<std::string_view, 4> kOfPlay = {"Result", "Play", "Horizon", "TotalScoreTable"};
  return tag.starts_with("Score") || std::ranges::find(kOfPlay, tag) != kOfPlay.end();
}

}  // namespace

records::Record saved_record(const records::Record& coached, records::Record played) {
  played.tags = coached.tags;
  std::erase_if(played.tags, [](const auto& tag) { return tells_of_the_play(tag.first) && tag.first != "Play"; });
  played.auction = coached.auction;
  for (const records::Note& note : coached.notes)
    if (note.section != "Play") played.notes.push_back(note);
  for (const records::Section& section : coached.sections)
    if (!tells_of_the_play(section.tag)) played.sections.push_back(section);
  for (const records::Comment& comment : coached.comments)
    if (!tells_of_the_play(comment.after)) played.comments.push_back(comment);
  played.place = coached.place;
  if (played.setup.id.empty()) played.setup.id = coached.setup.id;
  return played;
}

}  // namespace ouverte::tutor
