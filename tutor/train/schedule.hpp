// When a puzzle is to be met again: the algorithm SM-2 (P. A. Woźniak, Optimization of Learning, master's thesis,
// University of Technology in Poznań, 1990, section 3.2), which needs three numbers of each puzzle and the quality of
// each answer.
#pragma once

namespace ouverte::tutor {

// The qualities of the thesis, 0 to 5, as far as a puzzle can tell them apart. From `kWithEffort` on an answer is
// right.
enum class Quality {
  kGivenUp = 1,  // the solution was asked for
  kWrong = 2,
  kWithEffort = 3,     // after more than one hint
  kAfterThinking = 4,  // after one
  kPerfect = 5,
};
[[nodiscard]] constexpr bool is_right(Quality quality) { return quality >= Quality::kWithEffort; }

struct Schedule {
  int repetitions = 0;  // right answers since the last that was not
  int easiness = 250;   // the E-factor in hundredths: all of them that can come about are whole
  int interval = 0;     // days from the last answer to the next

  friend bool operator==(const Schedule&, const Schedule&) = default;
};

// What it is after an answer. Intervals are 1 day, 6 days, and then the one before times the E-factor, rounded up; an
// answer that is not right begins them anew and leaves the E-factor.
[[nodiscard]] Schedule after(Schedule schedule, Quality quality);

}  // namespace ouverte::tutor
