// The costly plays of a record, met again one by one: find, try, see.
#pragma once

#include <string>
#include <string_view>

#include "app/cli/console/console.hpp"
#include "app/cli/text/text.hpp"
#include "solver/records/record.hpp"
#include "tutor/marks/review.hpp"

namespace ouverte::cli {

class ReviewSession {
 public:
  ReviewSession(const Console& console, const games::Entry& game, const tutor::Analysis& analysis)
      : console_(console), game_(game), analysis_(analysis) {}

  // The costly plays of a player, or of all if `player` is empty, until the input ends.
  void run(std::string_view player);

 private:
  enum class Outcome : std::uint8_t { kFound, kShown, kSkipped, kLeft };

  void say(const Text& line);
  void ask(const tutor::Lesson& lesson, const games::Position& at, std::size_t number, std::size_t count);
  Outcome answer(const tutor::Lesson& lesson, const games::Position& at);
  void show(const tutor::Lesson& lesson);

  const Console& console_;
  const games::Entry& game_;
  const tutor::Analysis& analysis_;
};

[[nodiscard]] std::string_view review_commands();

}  // namespace ouverte::cli
