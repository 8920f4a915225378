#include "solver/games/solo_whist/words.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "solver/base/status.hpp"
#include "solver/games/door/asked.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::solo_whist {
namespace {

// In the order of `Name`.
constexpr std::array<std::string_view, kKinds.size()> kNames = {
    "prop-cop",       "solo", "misère",         "abundance",          "royal abundance",
    "misère ouverte", "slam", "general misère", "competitive misère", "royal misère"};

std::string money_in_words(int payment) {
  if (payment == 0) return "pays nothing";
  return payment > 0 ? base::str("wins ", payment) : base::str("loses ", -payment);
}

constexpr std::array kVocabulary = {Word{"prop and cop", Called::kContract, "prop-cop"},
                                    Word{"proposal and acceptance", Called::kContract, "prop-cop"},
                                    Word{"misery", Called::kContract, "misere"},
                                    Word{"nullo", Called::kContract, "misere"},
                                    Word{"open misere", Called::kContract, "misere-ouverte"},
                                    Word{"spread misere", Called::kContract, "misere-ouverte"},
                                    Word{"misere spread", Called::kContract, "misere-ouverte"},
                                    Word{"spread", Called::kContract, "misere-ouverte"},
                                    Word{"abondance", Called::kContract, "abundance"},
                                    Word{"royal abondance", Called::kContract, "royal-abundance"},
                                    Word{"abundance declared", Called::kContract, "slam"},
                                    Word{"abondance declaree", Called::kContract, "slam"},
                                    Word{"soloist", Called::kDeclarer, {}},
                                    Word{"partners", Called::kDeclarer, {}}};

}  // namespace

std::string_view name_in_words(Name name) { return kNames[static_cast<std::size_t>(name)]; }

std::string contract_in_words(const Written& written) {
  if (written.kind == nullptr)
    return written.trump ? base::str("before the auction, ", suit_name(*written.trump), " turned")
                         : "before the auction";
  std::string words(name_in_words(written.kind->name));
  for (std::size_t place = 0; place < written.declaring.size(); ++place)
    words += base::str(place == 0 ? " by " : " and ", compass_name(written.declaring[place]));
  if (written.trump) words += base::str(", ", suit_name(*written.trump), " trumps");
  return words;
}

std::string value_in_words(search::Interval value, Objective objective) {
  if (objective == Objective::kTricks) return tricks_in_words(value);
  if (objective == Objective::kMake) return !value.exact() ? "made or lost" : value.lower == 1 ? "made" : "lost";
  if (value.exact()) return money_in_words(value.lower);
  return base::str(signed_number(value.lower), " to ", signed_number(value.upper));
}

std::string asked_in_words(search::Interval value, const Written& written, Objective objective,
                           std::string_view guarantee) {
  const Name name = written.kind->name;
  const bool least = asks_at_least(value);
  if (all_pass(name)) {
    const std::string_view player = compass_name(*seat_of(guarantee));
    if (!asks_for_goal(value, 1)) return settlement_asked(value, player);
    return least ? "not to be the loser" : base::str(player, " is the loser");
  }
  const std::string_view declarer = written.kind->sides == Sides::kPartners ? "the partners" : "the soloist";
  if (objective == Objective::kPayment) return settlement_asked(value, declarer);
  const bool few = objective == Objective::kTricks && misere(name);  // the soloist wants few tricks
  const int goal = objective == Objective::kTricks && !misere(name) ? terms(name).least : 1;
  if (asks_for_goal(value, goal)) return base::str(least != few ? "make the " : "beat the ", name_in_words(name));
  if (!few) return number_asked(value, "trick", declarer);
  const std::string tricks = tricks_in_words({least ? value.lower : value.upper, least ? value.lower : value.upper});
  return least ? base::str("at least ", tricks, " for ", declarer) : base::str("no more than ", tricks);
}

Stakes stakes_of(const Written& written, Objective objective, std::string_view guarantee) {
  const Name name = written.kind->name;
  if (all_pass(name)) {
    const std::string_view player = compass_name(*seat_of(guarantee));
    return {.goal = 1,
            .high = std::string(player),
            .low = "the others",
            .reached = base::str(player, " is not the loser"),
            .missed = base::str(player, " loses"),
            .unit = "unit",
            .step = kStake,
            .measure = "payment",
            .whose = std::string(player),
            .meaning = "what the three others pay him together; below 0 he pays them"};
  }
  const bool pair = written.kind->sides == Sides::kPartners;
  const bool make = objective == Objective::kMake;
  Stakes stakes{.goal = 1,
                .high = pair ? "the partners" : "the soloist",
                .low = pair ? "the defenders" : "the three",
                .reached = base::str("the ", name_in_words(name), " is made"),
                .missed = base::str("the ", name_in_words(name), " is lost"),
                .unit = make ? "deal" : "unit",
                .measure = make ? "deal" : "payment",
                .whose = pair ? "the partners" : "the soloist",
                .meaning = make   ? ""
                           : pair ? "what the two defenders pay them together; below 0 they pay"
                                  : "what the three others pay him together; below 0 he pays them"};
  if (objective == Objective::kPayment)  // between each of the declaring side and each opponent
    stakes.step = std::max(1, terms(name).per_trick * (pair ? 4 : 3));
  if (objective != Objective::kTricks) return stakes;
  stakes.unit = "trick";
  stakes.measure = "tricks";
  stakes.meaning.clear();
  if (!misere(name)) {
    stakes.goal = terms(name).least;
    return stakes;
  }
  // Those who want tricks to be taken are the soloist's opponents.
  std::swap(stakes.high, stakes.low);
  std::swap(stakes.reached, stakes.missed);
  return stakes;
}

std::span<const Word> vocabulary() { return kVocabulary; }

}  // namespace ouverte::games::solo_whist
