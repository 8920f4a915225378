#include "solver/games/dreiertarock/words.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/door/asked.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::dreiertarock {
namespace {

// In the order of `Name`.
constexpr std::array<std::string_view, kKinds.size()> kNames = {"Single", "Double",    "Triple",    "Suit-Solo",
                                                                "Solo",   "Solo-Slam", "Trischaken"};

constexpr std::array kLetters = {'S', 'H', 'D', 'C'};
constexpr std::array<std::string_view, kLetters.size()> kSigns = {"♠", "♥", "♦", "♣"};

// Who loses Trischaken pays 10 to each of the others, who win it together, or 10 to the only one of them.
std::string trischaken_in_words(int cents) {
  constexpr int kStake = game_value(Name::kTrischaken);
  if (cents == 0) return "pays nothing";
  const std::string amount = base::counted(std::abs(cents), "cent");
  if (cents > 0) return base::str("is paid ", amount, cents > kStake ? base::str(", ", kStake, " by each") : "");
  return base::str("pays ", amount, -cents > kStake ? base::str(", ", kStake, " to each") : "");
}

// How much of it passes between the declarer and one of the others no value tells.
std::string payment_in_words(int cents, Seat declarer) {
  const std::string who = letter(declarer);
  if (cents == 0) return base::str(who, " comes out even");
  const std::string amount = base::counted(std::abs(cents), "cent");
  return cents > 0 ? base::str(who, " is paid ", amount, " by the two together")
                   : base::str(who, " pays the two ", amount, " together");
}

std::vector<std::string> announcements(const Contract& contract, std::string_view by_whom) {
  std::vector<std::string> all;
  const auto add = [&](std::string_view bonus, std::string_view by, bool doubled) {
    all.push_back(base::str(bonus, by_whom, by, doubled ? ", doubled" : ""));
  };
  const auto side = [](Side by) { return by == Side::kDeclarer ? "the declarer" : "the defenders"; };
  if (contract.pagat.by != kNobody) add("Pagat Ultimo", letter(contract.pagat.by), contract.pagat.doubled);
  if (contract.absolute.by != Side::kNone) add("Absolute", side(contract.absolute.by), contract.absolute.doubled);
  if (contract.slam.by != Side::kNone) add("Slam", side(contract.slam.by), contract.slam.doubled);
  return all;
}

std::vector<std::string> texts_of(CardSet cards) {
  std::vector<std::string> texts;
  const auto add = [&](CardSet of) {
    for (; !of.empty(); of.remove(of.highest())) texts.push_back(cards::card_text(cards::kTarockPack, of.highest()));
  };
  for (const Suit suit : cards::kAllSuits) add(cards & suit_cards(suit));
  add(cards & kTrumps);
  return texts;
}

constexpr std::array kVocabulary = {Word{"tarock", Called::kGame, {}},
                                    Word{"tarot", Called::kGame, {}},
                                    Word{"tarok", Called::kGame, {}},
                                    Word{"42 card dreiertarock", Called::kGame, {}},
                                    Word{"42 card tarock", Called::kGame, {}},
                                    Word{"solo slam", Called::kContract, "solo-slam"},
                                    Word{"suit solo", Called::kContract, "suit-solo"},
                                    Word{"colour solo", Called::kContract, "suit-solo"},
                                    Word{"farbensolo", Called::kContract, "suit-solo"},
                                    Word{"skus", Called::kCard, "*"},
                                    Word{"skues", Called::kCard, "*"},
                                    Word{"sky", Called::kCard, "*"},
                                    Word{"excuse", Called::kCard, "*"},
                                    Word{"fool", Called::kCard, "*"},
                                    Word{"mond", Called::kCard, "21"},
                                    Word{"pagat", Called::kCard, "1"},
                                    Word{"cavall", Called::kRank, "N"},
                                    Word{"cavalier", Called::kRank, "N"},
                                    Word{"knight", Called::kRank, "N"},
                                    Word{"ace", Called::kRank, "1"},
                                    Word{"soloist", Called::kDeclarer, {}}};

}  // namespace

std::string_view name_in_words(Name name) { return kNames[static_cast<std::size_t>(name)]; }

std::string faces_in_words(CardSet cards) {
  std::vector<std::string> faces;
  for (const std::string& text : texts_of(cards)) {
    const auto suit = std::ranges::find(kLetters, text[0]);
    faces.push_back(suit == kLetters.end()
                        ? std::string(kCardFaces.face(text))
                        : base::str(kSigns[static_cast<std::size_t>(suit - kLetters.begin())], text.substr(1)));
  }
  return joined(faces, " ");
}

std::string contract_in_words(const Written& written) {
  if (written.kind == nullptr) return "before the bidding";
  std::string words(name_in_words(written.kind->name));
  if (written.trischaken()) return words;
  words += base::str(" by ", letter(written.contract.declarer));
  if (written.contract.game_doubled) words += ", doubled";
  std::vector<std::string> more = announcements(written.contract, " announced by ");
  if (written.taken) more.insert(more.begin(), base::str("group ", *written.taken + 1, " taken"));
  if (written.laid_aside)
    more.insert(more.begin() + (written.taken ? 1 : 0), base::str(faces_in_words(*written.laid_aside), " laid aside"));
  if (!more.empty()) words += base::str(" (", joined(more, "; "), ")");
  return words;
}

namespace {

// "win at least 80 cents from the two together"; of the other side "the declarer wins no more than …".
std::string payment_asked(search::Interval value, std::string_view player, bool trischaken) {
  const int number = asks_at_least(value) ? value.lower : value.upper;
  std::string words = settlement_asked(value, player, std::abs(number) == 1 ? " cent" : " cents");
  if (trischaken || number == 0) return words;
  return base::str(words, number > 0 ? " from" : " to", " the two together");
}

}  // namespace

std::string announcements_in_words(const Contract& contract) { return joined(announcements(contract, " by "), "; "); }

bool open(Objective part, const Game& game, const State& state) {
  const Seat declarer = game.contract().declarer;
  const CardSet his = state.hand(declarer);
  const int taken = state.won[static_cast<std::size_t>(declarer)];
  // Before the trick in progress: what lies on the table is in no hand, and may be about to be decided.
  const bool both = state.live.holds(CardSet(kSkues) | CardSet(kMond)) && !his.holds(CardSet(kSkues) | CardSet(kMond));
  switch (part) {
    case Objective::kMondfang:
      return both;
    case Objective::kNoMondfang:
      return both && !his.has(kSkues);
    case Objective::kUltimo:
    case Objective::kUltimoKept:
      return his.has(kPagat);
    case Objective::kNoUltimo:
    case Objective::kUltimoBeaten:
      return state.live.has(kPagat) && !his.has(kPagat);
    case Objective::kSlam:
      return taken + state.tricks_left() == kAllTricks;
    case Objective::kNoSlam:
      return taken == 0;
    default:
      return true;
  }
}

std::string asked_in_words(search::Interval value, const Written& written, Objective objective,
                           std::string_view guarantee) {
  const bool least = asks_at_least(value);
  const std::string_view player = written.trischaken() ? guarantee : "the declarer";
  const int number = least ? value.lower : value.upper;
  if (objective == Objective::kPayment) return payment_asked(value, player, written.trischaken());
  if (objective == Objective::kMake) return least ? "win the game" : "beat the declarer";
  const std::string amount = base::counted(number, "point");
  if (written.trischaken())  // the others want him to have many
    return least ? base::str("at least ", amount, " for ", player) : base::str("no more than ", amount);
  if (asks_for_goal(value, kToWin))
    return base::str(least ? "win the game (" : "beat the declarer (", amount, least ? " or more)" : " or fewer)");
  return number_asked(value, "point", player);
}

Stakes stakes_of(const Written& written, Objective objective, std::string_view guarantee) {
  const std::string unit = objective == Objective::kMake ? "deal" : objective == Objective::kPoints ? "point" : "cent";
  const bool points = objective == Objective::kPoints;
  const bool payment = objective == Objective::kPayment;
  const std::string measure = payment ? "payment" : points ? "card points" : "deal";
  if (written.trischaken()) {
    Stakes stakes{.goal = 1,
                  .high = std::string(guarantee),
                  .low = "the others",
                  .reached = base::str(guarantee, " wins"),
                  .missed = base::str(guarantee, " does not win"),
                  .unit = unit,
                  .measure = measure,
                  .whose = std::string(guarantee),
                  .meaning = payment ? "in cents: what the two others pay him in all; below 0 he pays them" : ""};
    if (!points) return stakes;
    // He wants few of them, and no number of points alone wins or loses.
    std::swap(stakes.high, stakes.low);
    stakes.goal.reset();
    return stakes;
  }
  // In a Solo-Slam no number of points wins or loses.
  const bool slam = written.kind->name == Name::kSoloSlam;
  return {.goal = !points ? std::optional(1)
                  : slam  ? std::nullopt
                          : std::optional<int>(kToWin),
          .high = "the declarer",
          .low = "the defenders",
          .reached = slam ? "the declarer takes every trick" : "the game is won",
          .missed = slam ? "the declarer loses a trick" : "the game is lost",
          .unit = unit,
          .measure = measure,
          .whose = "the declarer",
          .meaning = payment ? "in cents: what the two defenders pay him together; below 0 he pays them" : ""};
}

std::string value_in_words(search::Interval value, const Written& written, Objective objective) {
  if (objective == Objective::kMake) return !value.exact() ? "made or lost" : value.lower == 1 ? "made" : "lost";
  if (objective == Objective::kPoints)
    return value.exact() ? base::counted(value.lower, "point") : base::str(value.lower, " to ", value.upper, " points");
  const Seat declarer = written.contract.declarer;
  if (!value.exact()) {
    const std::string range = base::str(signed_number(value.lower), " to ", signed_number(value.upper), " cents");
    return written.trischaken() ? range : base::str("from the two to ", letter(declarer), ": ", range);
  }
  return written.trischaken() ? trischaken_in_words(value.lower) : payment_in_words(value.lower, declarer);
}

std::span<const Word> vocabulary() { return kVocabulary; }

}  // namespace ouverte::games::dreiertarock
