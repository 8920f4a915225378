#include <array>

#include "solver/base/status.hpp"
#include "solver/tutor/facts.hpp"

namespace ouverte::tutor {
namespace {

using base::str;

constexpr std::string_view kLetters = "SHDC";
constexpr std::array<std::string_view, 4> kSigns = {"♠", "♥", "♦", "♣"};

std::string sign_of(std::string_view move) {
  const std::size_t suit = move.size() == 2 ? kLetters.find(move[0]) : std::string_view::npos;
  return suit == std::string_view::npos ? "" : std::string(kSigns[suit]);
}

// "♠A" of "SA", "☆" of a joker or the Sküs; other moves as they are written.
std::string card(std::string_view move) {
  if (move == "*") return "☆";
  const std::string sign = sign_of(move);
  if (move.starts_with('>')) return str("giving the trick to ", move.substr(1));
  return sign.empty() ? std::string(move) : str(sign, move.substr(1));
}

std::string cards(const std::vector<std::string>& moves) {
  std::string text;
  for (std::size_t i = 0; i < moves.size(); ++i)
    text += str(i == 0 ? "" : i + 1 == moves.size() ? " or " : ", ", card(moves[i]));
  return text;
}

std::string suit(std::string_view move) {
  const std::string sign = sign_of(move);
  return sign.empty() ? "trump or joker" : sign;
}

}  // namespace

std::string_view name_of(FactKind kind) {
  constexpr std::array<std::string_view, 15> kNames = {
      "only-move",        "suit-to-play",    "suit-to-avoid",   "suit-to-hold", "had-to-take",
      "gives-the-trick",  "had-to-let-go",   "had-to-overtake", "had-to-leave", "had-to-cash",
      "had-to-play-high", "had-to-play-low", "thrown-in",       "feeds",        "breaks-a-set"};
  return kNames[static_cast<std::size_t>(kind)];
}

std::string sentence(const Fact& fact, const Refutation& refutation) {
  const std::string played = card(refutation.move);
  switch (fact.kind) {
    case FactKind::kOnlyMove:
      return str("Only ", cards(fact.moves), " keeps it.");
    case FactKind::kSuitToPlay:
      return str("Every ", suit(fact.moves.front()), " keeps it, every other card costs.");
    case FactKind::kSuitToAvoid:
      if (fact.moves.size() == 1) return str(played, " led costs, every other card keeps it.");
      return str("Every ", suit(refutation.move), " led costs, every other card keeps it.");
    case FactKind::kSuitToHold:
      if (fact.moves.size() == 1) return str(played, " could not be spared: every other card keeps it.");
      return str("No ", suit(refutation.move), " could be spared: every one costs, every other card keeps it.");
    case FactKind::kHadToTake:
      return "The trick had to be taken: every card that keeps it does so.";
    case FactKind::kGivesTheTrick:
      return str(played,
                 " gives the trick to the other side, come what may; no card that keeps it does so for certain.");
    case FactKind::kHadToLetGo:
      return "The trick had to be let go: after every card that keeps it, the other side takes the trick.";
    case FactKind::kHadToOvertake:
      return "The trick had to be overtaken: every card that keeps it does so.";
    case FactKind::kHadToLeave:
      return str("The trick had to be left to ", fact.seat, ": every card that keeps it does so.");
    case FactKind::kHadToCash:
      return str("A sure trick had to be cashed: ", cards(fact.moves), '.');
    case FactKind::kHadToPlayHigh:
      return str(fact.seat, " takes the trick either way: ", cards(fact.moves), " had to go under it, not the low ",
                 played, '.');
    case FactKind::kHadToPlayLow:
      return str(fact.seat, " takes the trick either way: ", played, " had to be spared, and ", cards(fact.moves),
                 " played.");
    case FactKind::kThrownIn:
      return str(fact.seat, " is thrown in: with any other player on lead it would be kept.");
    case FactKind::kFeeds:
      return str(fact.seat, " can take the trick now; after every card that keeps it ", fact.seat, " could not.");
    case FactKind::kBreaksASet:
      return str(played, " breaks a set of three; no card that keeps it does.");
  }
  return "";
}

base::Json to_json(const Fact& fact, const Refutation& refutation) {
  base::Json object = {{"fact", name_of(fact.kind)}, {"text", sentence(fact, refutation)}};
  if (!fact.moves.empty()) object["moves"] = fact.moves;
  if (!fact.seat.empty()) object["seat"] = fact.seat;
  return object;
}

}  // namespace ouverte::tutor
