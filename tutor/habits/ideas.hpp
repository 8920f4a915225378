// What players decide about: the ideas by which their decisions are counted. Each decision is of one idea, the first of
// the table whose test is true of it; a new one is one more row.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "tutor/habits/moment.hpp"

namespace ouverte::tutor {

struct Idea {
  std::string_view name;        // in JSON
  std::string_view title;       // to people, of several: "hold-ups"
  std::string_view definition;  // one sentence without its stop: when a decision is of it
  bool (*met)(const Moment& at);
  // The two ways to decide: whether a legal move goes the one way or the other. Absent where there are no two.
  bool (*one_way)(const Moment& at, const std::string& move) = nullptr;
  // What to say of who went one way where only the other was right: "took the trick too soon".
  std::string_view wrongly_so = {}, wrongly_not = {};
};

[[nodiscard]] std::span<const Idea> ideas();

[[nodiscard]] const Idea& idea_of(const Moment& at);

}  // namespace ouverte::tutor
