#include "solver/games/solo_whist/words.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
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

// "the soloist", "the partners", "South": whose payment a value is.
std::string whose(const Written& written, std::string_view guarantee) {
  if (written.kind->sides == Sides::kPartners) return "the partners";
  if (written.kind->sides == Sides::kSoloist) return "the soloist";
  const auto seat = seat_of(guarantee);
  return seat ? std::string(compass_name(*seat)) : "the player";
}

// How many payments of one amount a value is the sum of.
int payments_in(const Written& written) {
  const auto declaring = static_cast<int>(declarers(*written.kind));
  return declaring * (kPlayers - declaring);
}

// "is paid", "pay": what is said of whoever a payment is of.
std::string_view paying(const Written& written, bool paid) {
  const bool several = written.kind->sides == Sides::kPartners;
  if (paid) return several ? "are paid" : "is paid";
  return several ? "pay" : "pays";
}

// "12 by each", "12 each to each opponent".
std::string by_each(int each, const Written& written, bool paid) {
  const bool pair = written.kind->sides == Sides::kPartners;
  return base::str(each, pair ? " each" : "", paid ? " by each" : " to each", pair ? " opponent" : "");
}

// A team contract: every player of the declaring side settles with every opponent.
std::string settled_in_words(int payment, const Written& written) {
  const bool paid = payment > 0;
  const int amount = paid ? payment : -payment;
  const int payments = payments_in(written);
  const std::string text = base::str(whose(written, ""), " ", paying(written, paid), " ", amount, " in all");
  return amount % payments == 0 ? base::str(text, ": ", by_each(amount / payments, written, paid)) : text;
}

// A deal played each for himself: the losers pay the others.
std::string lost_in_words(int payment, const Written& written, std::string_view player) {
  const int stake = written.schedule.rate(written.kind->name).amount;
  const std::int64_t amount = std::abs(std::int64_t{payment});
  const std::int64_t others = amount / stake;
  std::string text = base::str(player, payment > 0 ? " is paid " : " pays ", amount);
  if (others == 1 || amount % stake != 0) return text;
  text += base::str(" in all: ", stake, payment > 0 ? " by" : " to", " each");
  return others == kPlayers - 1 ? text : base::str(text, " of ", others);
}

// Of a deal played each for himself that was not solved to the end: "North pays 30 at worst, is paid 10 at best".
std::string between_in_words(search::Interval payment, std::string_view player) {
  const auto amount = [](int number) {
    if (number == 0) return std::string("pays nothing");
    return base::str(number > 0 ? "is paid " : "pays ", std::abs(std::int64_t{number}));
  };
  return base::str(player, " ", amount(payment.lower), " at worst, ", amount(payment.upper),
                   " at best: no more is known");
}

// What one trick makes a difference of at least, between all who pay and are paid for it; 1 where tricks are not paid.
int trick_step(const Written& written) {
  const Rate& rate = written.schedule.rate(written.kind->name);
  const int least = rate.over > 0 && rate.under > 0 ? std::min(rate.over, rate.under) : std::max(rate.over, rate.under);
  return std::max(1, least * payments_in(written));
}

std::string payment_in_words(int payment, const Written& written, std::string_view guarantee) {
  if (payment == 0)
    return base::str(whose(written, guarantee), written.kind->sides == Sides::kPartners ? " pay" : " pays", " nothing");
  return all_pass(written.kind->name) ? lost_in_words(payment, written, whose(written, guarantee))
                                      : settled_in_words(payment, written);
}

// What comes of taking so many tricks: "made (12 by each)".
std::string made_in_words(int tricks, const Written& written) {
  const Game game(written.contract(), Objective::kPayment);
  const int amount = game.main_amount(tricks) + game.trick_amount(tricks);
  return base::str(game.main_amount(tricks) > 0 ? "made (" : "lost (", by_each(std::abs(amount), written, amount > 0),
                   ")");
}

constexpr std::string_view kInAll = " in all";  // of the others together

// "be paid at least 12 by each": what is asked of a payment, said by opponent where that is the same.
std::string payment_asked(search::Interval value, const Written& written) {
  const bool least = asks_at_least(value);
  const int bound = least ? value.lower : value.upper;
  const std::string side = whose(written, "");
  const int payments = payments_in(written);
  if (bound == 0 || bound % payments != 0) return settlement_asked(value, side, kInAll);
  const bool paid = bound > 0;
  const std::string verb = least ? std::string(paid ? "be paid" : "pay") : base::str(side, " ", paying(written, paid));
  return base::str(verb, least == paid ? " at least " : " no more than ",
                   by_each((paid ? bound : -bound) / payments, written, paid));
}

// What is asked of a deal played each for himself. One loser pays all others; in competitive misère there may be
// several.
std::string for_himself_asked(search::Interval value, const Written& written, std::string_view player) {
  const int stake = written.schedule.rate(written.kind->name).amount;
  const bool one_loser = written.kind->name != Name::kCompetitiveMisere;
  const int lost = one_loser ? -stake * (kPlayers - 1) : 0;  // the most that a loser can be left with
  const std::string_view loser = one_loser ? "the loser" : "a loser";
  const bool least = asks_at_least(value);
  const int bound = least ? value.lower : value.upper;
  if (least && lost < bound && bound <= stake) return base::str("keep from being ", loser);
  if (!least && lost <= bound && bound < stake) return base::str(player, " is ", loser);
  if (bound == 0) return "pay nothing";
  const bool paid = bound > 0;
  const std::string verb =
      least ? std::string(paid ? "be paid" : "pay") : base::str(player, paid ? " is paid" : " pays");
  return base::str(verb, least == paid ? " at least " : " no more than ", std::abs(bound), kInAll);
}

constexpr std::array kVocabulary = {Word{"prop and cop", Called::kContract, "prop-cop"},
                                    Word{"proposal and acceptance", Called::kContract, "prop-cop"},
                                    Word{"prop cop", Called::kContract, "prop-cop"},
                                    Word{"propcop", Called::kContract, "prop-cop"},
                                    Word{"proposal", Called::kContract, "prop-cop"},
                                    Word{"kimberley", Called::kContract, "solo"},
                                    Word{"kimberley solo", Called::kContract, "solo"},
                                    Word{"misery", Called::kContract, "misere"},
                                    Word{"nullo", Called::kContract, "misere"},
                                    Word{"open misere", Called::kContract, "misere-ouverte"},
                                    Word{"spread misere", Called::kContract, "misere-ouverte"},
                                    Word{"misere spread", Called::kContract, "misere-ouverte"},
                                    Word{"open misery", Called::kContract, "misere-ouverte"},
                                    Word{"spread misery", Called::kContract, "misere-ouverte"},
                                    Word{"spread", Called::kContract, "misere-ouverte"},
                                    Word{"ouverte", Called::kContract, "misere-ouverte"},
                                    Word{"misere overt", Called::kContract, "misere-ouverte"},
                                    Word{"abondance", Called::kContract, "abundance"},
                                    Word{"royal abondance", Called::kContract, "royal-abundance"},
                                    Word{"abondance royale", Called::kContract, "royal-abundance"},
                                    Word{"abundance royal", Called::kContract, "royal-abundance"},
                                    Word{"abundance in trumps", Called::kContract, "royal-abundance"},
                                    Word{"abundance declared", Called::kContract, "slam"},
                                    Word{"declared abundance", Called::kContract, "slam"},
                                    Word{"abondance declaree", Called::kContract, "slam"},
                                    Word{"soloist", Called::kDeclarer, {}},
                                    Word{"partners", Called::kDeclarer, {}}};

}  // namespace

std::string_view name_in_words(Name name) { return kNames[static_cast<std::size_t>(name)]; }

std::string turned_up_in_words(const Written& written) {
  return base::str(trump_sign(written.turned), written.turned_up ? turned_up_text(written).substr(1) : "");
}

std::string contract_in_words(const Written& written) {
  if (written.kind == nullptr)
    return !written.trump      ? "before the auction"
           : written.turned_up ? base::str("before the auction, ", turned_up_in_words(written), " turned up")
                               : base::str("before the auction, ", suit_name(*written.trump), " turned");
  std::string words(name_in_words(written.kind->name));
  for (std::size_t place = 0; place < written.declaring.size(); ++place)
    words += base::str(place == 0 ? " by " : " and ", compass_name(written.declaring[place]));
  if (written.trump) words += base::str(", ", suit_name(*written.trump), " trumps");
  return words;
}

std::string value_in_words(search::Interval value, const Written& written, Objective objective,
                           std::string_view guarantee) {
  if (objective == Objective::kTricks && value.exact() && !all_pass(written.kind->name))
    return base::str(tricks_in_words(value), ", ", made_in_words(value.lower, written));
  if (objective == Objective::kTricks) return tricks_in_words(value);
  if (objective == Objective::kMake) return !value.exact() ? "made or lost" : value.lower == 1 ? "made" : "lost";
  if (value.exact()) return payment_in_words(value.lower, written, guarantee);
  if (all_pass(written.kind->name)) return between_in_words(value, whose(written, guarantee));
  return base::str(signed_number(value.lower), " to ", signed_number(value.upper), " for ", whose(written, guarantee));
}

std::string asked_in_words(search::Interval value, const Written& written, Objective objective,
                           std::string_view guarantee) {
  const Name name = written.kind->name;
  const bool least = asks_at_least(value);
  if (all_pass(name)) return for_himself_asked(value, written, compass_name(*seat_of(guarantee)));
  const std::string declarer = whose(written, guarantee);
  if (objective == Objective::kPayment) return payment_asked(value, written);
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
            .step = written.schedule.rate(name).amount,
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
  if (objective == Objective::kPayment) stakes.step = trick_step(written);
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
