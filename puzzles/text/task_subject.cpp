// Whom a task is said of, and whether it is one at all: names, pronouns, and what stands round a verb.
#include <algorithm>
#include <array>

#include "puzzles/text/task_reader.hpp"

namespace ouverte::puzzles::text {

// Whether a side is the declaring one, as far as the words have named a declarer.
bool TaskReader::declares(const Side& side) const {
  if (side.who != Who::kSeats) return side.who != Who::kDefenders;
  const std::string& seats = names_.table().seats;
  const bool pairs = names_.game().has_dummy();
  return std::ranges::all_of(side.seats, [&](char seat) {
    const std::size_t opposite = (seats.find(seat) + seats.size() / 2) % seats.size();
    return facts_.declarers.find(seat) != std::string::npos ||
           (pairs && facts_.declarers.find(seats[opposite]) != std::string::npos);
  });
}

// "West leads the king. How does he make ten tricks?": he who was named last, but not a defender where there is a
// declarer, who may be meant as well.
std::optional<Side> TaskReader::meant_by_pronoun(std::size_t at) const {
  bool one = false;
  bool many = false;
  for (std::size_t place = sentence_; place < at; ++place) {
    one |= names_.is(place, "he") || names_.is(place, "she");
    many |= names_.is(place, "they");
  }
  if (one == many) return std::nullopt;
  auto last = names_.last_side(0, sentence_);
  const auto several_in = [](const Side& side) {
    return side.who == Who::kDefenders || (side.who == Who::kSeats && side.seats.size() > 1);
  };
  // "They" are several, whoever was named in between.
  while (many && last && !several_in(last->first)) last = names_.last_side(0, last->second);
  if (!last) return one && !facts_.declarers.empty() ? std::optional(Side{.who = Who::kDeclarer}) : std::nullopt;
  const Side& side = last->first;
  if (several_in(side) != many || (one && !facts_.declarers.empty() && !declares(side))) return std::nullopt;
  return side;
}

bool TaskReader::says_they(std::size_t at) const {
  for (std::size_t place = sentence_; place < at; ++place)
    if (names_.is(place, "they")) return true;
  return false;
}

std::optional<Side> TaskReader::subject(std::size_t at) const {
  if (const auto named = subject_at(at)) return named->first;
  if (auto meant = meant_by_pronoun(at)) return meant;
  return names_.you().who == Who::kSeats ? std::optional(names_.you()) : std::nullopt;
}

bool TaskReader::asks_how_many(std::size_t verb) const {
  constexpr std::array<std::string_view, 4> kAsking = {"many", "most", "what", "maximum"};
  for (std::size_t place = sentence_; place < verb; ++place)
    if (names_.is_any(place, kAsking)) return true;
  return false;
}

// "South cannot make five tricks": what the other side achieves.
std::optional<std::size_t> TaskReader::negation(std::size_t verb) const {
  constexpr std::array<std::string_view, 6> kNot = {"cannot", "not", "never", "unable", "fail", "fails"};
  // "Cannot be stopped from making five": it is another verb that is denied.
  constexpr std::array<std::string_view, 12> kOthers = {"stopped", "prevented", "kept", "stop",   "prevent", "avoid",
                                                        "help",    "denied",    "from", "refuse", "afford",  "but"};
  const auto subject = subject_at(verb);
  const auto denies_other = [&](std::size_t place) {
    const auto between = names_.words().subspan(place + 1, verb - place - 1);
    return std::ranges::any_of(
        between, [&](const Word& word) { return std::ranges::find(kOthers, word.text) != kOthers.end(); });
  };
  for (std::size_t place = sentence_; place < verb; ++place)
    if (names_.is_any(place, kNot) && !denies_other(place) &&
        (place + 3 > verb || (subject && place + 3 > subject->second)))
      return place;
  return std::nullopt;
}

// "have already won six": how it came about, not what is asked.
bool TaskReader::tells_past(std::size_t at) const {
  constexpr std::array<std::string_view, 5> kDone = {"have", "has", "had", "already", "far"};
  constexpr std::array<std::string_view, 4> kPast = {"won", "taken", "made", "already"};
  if (at > 0 && names_.is_any(at - 1, kDone) && names_.is_any(at, kPast)) return true;
  return names_.is(at, "have") && (names_.is_any(at + 1, kPast) || names_.is(at + 1, "so"));
}

// Whether a verb stands without an object.
bool TaskReader::ends_after(std::size_t verb_end) const {
  constexpr std::array<std::string_view, 4> kFollowing = {"against", "the", "whatever", "by"};
  const Word* const next = names_.word(names_.past_breaks(verb_end));
  return next == nullptr || next->mark == Mark::kStop || next->mark == Mark::kComma ||
         names_.is_any(verb_end, kFollowing);
}

// Whether a verb is what somebody is to do: "to win", "A wins".
bool TaskReader::called_for(std::size_t verb) const {
  constexpr std::array<std::string_view, 5> kCalling = {"to", "can", "must", "should", "will"};
  return verb > 0 && (names_.is_any(verb - 1, kCalling) || names_.words()[verb].text == "wins" ||
                      names_.side(verb - 1).has_value());
}

}  // namespace ouverte::puzzles::text
