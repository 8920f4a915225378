#include "solver/games/whos_who/words.hpp"

#include <array>

#include "solver/base/status.hpp"
#include "solver/games/names.hpp"
#include "solver/games/texts.hpp"

namespace ouverte::games::whos_who {
namespace {

// What the settlement of the soloist tells of the play: his tricks.
std::string score_in_words(int score) {
  const int tricks = (score > 0 ? score : -score) / 2 - 10;
  return base::str("the soloist ", score > 0 ? "wins " : "loses ", score > 0 ? score : -score, " with ", tricks,
                   tricks == 1 ? " trick" : " tricks");
}

constexpr std::array kVocabulary = {Word{"whos who", Called::kGame, {}}, Word{"soloist", Called::kDeclarer, {}},
                                    Word{"partners", Called::kDefenders, {}}, Word{"joker", Called::kCard, "*"}};

}  // namespace

std::string contract_in_words(const Written& written) {
  const std::string pack = base::str(pack_text(written.pack).text, " cards");
  if (!written.soloist) return pack;
  return base::str(seat_text(*written.soloist, kSeats), " is the soloist, ", pack);
}

std::string value_in_words(search::Interval value, Objective objective) {
  if (objective == Objective::kMake) {
    if (!value.exact()) return "the soloist wins or loses";
    return value.lower == 1 ? "the soloist wins" : "the soloist loses";
  }
  if (value.exact()) return score_in_words(value.lower);
  return base::str(signed_number(value.lower), " to ", signed_number(value.upper));
}

Stakes stakes_of(Objective objective) {
  return {.goal = 1,
          .high = "the soloist",
          .low = "the partners",
          .reached = "the soloist wins",
          .missed = "the soloist loses",
          .unit = objective == Objective::kMake ? "deal" : "point"};
}

std::span<const Word> vocabulary() { return kVocabulary; }

}  // namespace ouverte::games::whos_who
