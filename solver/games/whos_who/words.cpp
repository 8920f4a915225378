#include "solver/games/whos_who/words.hpp"

#include <array>

#include "solver/base/status.hpp"
#include "solver/games/door/asked.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::whos_who {
namespace {

// The soloist's settlement is 2 × (10 + tricks), won or lost.
constexpr int kNoTrick = 2 * 10;

// What the settlement of the soloist tells of the play: his tricks, and who scores what.
std::string score_in_words(int settlement) {
  if (settlement == 0) return "the soloist settles even";
  const auto score = score_of(settlement);
  if (!score) return base::str("the soloist settles for ", signed_number(settlement));
  const int scored = *score > 0 ? *score : -*score;
  return base::str("the soloist ", settlement > 0 ? "wins with " : "loses with ",
                   base::counted(scored - kNoTrick / 2, "trick"),
                   settlement > 0 ? " and scores " : ", each partner scores ", scored, " (settlement ",
                   signed_number(settlement), ")");
}

constexpr std::array kVocabulary = {Word{"whos who", Called::kGame, {}}, Word{"soloist", Called::kDeclarer, {}},
                                    Word{"partners", Called::kDefenders, {}}, Word{"joker", Called::kCard, "*"}};

}  // namespace

std::string contract_in_words(const Written& written) {
  std::string pack = base::str("pack of ", pack_text(written.pack).text, " cards");
  if (!written.soloist) return pack;
  return base::str(seat_text(*written.soloist, kSeats), " is the soloist, ", pack);
}

std::optional<int> score_of(int settlement) {
  const bool tells = settlement % 2 == 0 && (settlement >= kNoTrick || settlement <= -kNoTrick);
  return tells ? std::optional(settlement / 2) : std::nullopt;
}

std::string value_in_words(search::Interval value, Objective objective) {
  if (objective == Objective::kMake) {
    if (!value.exact()) return "the soloist wins or loses";
    return value.lower == 1 ? "the soloist wins" : "the soloist loses";
  }
  if (value.exact()) return score_in_words(value.lower);
  return base::str("the soloist settles for ", signed_number(value.lower), " to ", signed_number(value.upper));
}

std::string asked_in_words(search::Interval value, Objective objective) {
  const bool least = asks_at_least(value);
  if (objective == Objective::kMake) return least ? "win" : "beat the soloist";
  const int score = least ? value.lower : value.upper;
  if (least && score > kNoTrick)
    return base::str("win with at least ", tricks_in_words({(score - kNoTrick + 1) / 2, (score - kNoTrick + 1) / 2}));
  if (least && score > -kNoTrick) return "win";
  if (!least && score < -kNoTrick)
    return base::str("the soloist loses with at least ",
                     tricks_in_words({(1 - score - kNoTrick) / 2, (1 - score - kNoTrick) / 2}));
  if (!least && score < kNoTrick) return "beat the soloist";
  const int most = ((score < 0 ? -score : score) - kNoTrick) / 2;
  return base::str(least ? "win, or lose with no more than " : "the soloist loses, or wins with no more than ",
                   tricks_in_words({most, most}));
}

Stakes stakes_of(Objective objective) {
  const bool make = objective == Objective::kMake;
  return {.goal = 1,
          .high = "the soloist",
          .low = "the partners",
          .reached = "the soloist wins",
          .missed = "the soloist loses",
          .unit = make ? "deal" : "point",
          .measure = make ? "deal" : "settlement",
          .whose = "the soloist",
          .meaning = make ? "" : "twice the soloist's score less the scores of the two partners",
          .own_score = objective == Objective::kScore ? "the score of the soloist, below 0 that of each partner" : ""};
}

std::span<const Word> vocabulary() { return kVocabulary; }

}  // namespace ouverte::games::whos_who
