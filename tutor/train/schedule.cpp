#include "tutor/train/schedule.hpp"

#include <algorithm>

namespace ouverte::tutor {
namespace {

constexpr int kLeastEasiness = 130;
constexpr int kFirst = 1;
constexpr int kSecond = 6;

}  // namespace

Schedule after(Schedule schedule, Quality quality) {
  if (!is_right(quality)) return {.repetitions = 0, .easiness = schedule.easiness, .interval = kFirst};
  const int missing = static_cast<int>(Quality::kPerfect) - static_cast<int>(quality);
  schedule.easiness = std::max(kLeastEasiness, schedule.easiness + 10 - missing * (8 + missing * 2));
  switch (++schedule.repetitions) {
    case 1:
      schedule.interval = kFirst;
      break;
    case 2:
      schedule.interval = kSecond;
      break;
    default:
      schedule.interval = (schedule.interval * schedule.easiness + 99) / 100;
  }
  return schedule;
}

}  // namespace ouverte::tutor
