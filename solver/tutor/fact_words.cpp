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

// Of what a fact names a suit by: 'S', or '*'.
std::string suit_name(const std::string& letter) {
  const std::size_t place = kLetters.find(letter);
  return place == std::string_view::npos ? "trump or joker" : std::string(kSigns[place]);
}

// "with ♥K", or "with a ♥" where it depends with which.
std::string with(const Fact& fact) {
  return fact.moves.size() == 1 ? str("with ", card(fact.moves[0])) : str("with a ", suit_name(fact.suit));
}

// "a ♥ thrown makes ♥T good, a ♣ ♣J"
std::string threats(const std::vector<std::string>& cards) {
  std::string text;
  for (const std::string& each : cards)
    text +=
        str(text.empty() ? "a " : ", a ", suit(each), text.empty() ? " thrown gives a trick to " : " to ", card(each));
  return text;
}

}  // namespace

std::string_view name_of(FactKind kind) {
  constexpr std::array<std::string_view, kFactKinds> kNames = {
      "only-move",     "suit-to-play",    "suit-to-avoid", "suit-to-hold",    "had-to-take",      "gives-the-trick",
      "had-to-let-go", "had-to-overtake", "had-to-leave",  "had-to-cash",     "had-to-play-high", "had-to-play-low",
      "thrown-in",     "feeds",           "breaks-a-set",  "had-to-match",    "had-to-duck",      "other-melds",
      "ruff-allowed",  "ruff-missed",     "entry-given",   "entry-lost",      "throw-in-missed",  "trick-given",
      "trick-lost",    "squeeze-missed",  "squeezed",      "turns-on-a-card", "part-of-the-value"};
  return kNames[static_cast<std::size_t>(kind)];
}

namespace {

// Facts about this move beside all that keep.
std::string of_the_moves(const Fact& fact, const Refutation& refutation) {
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
    case FactKind::kHadToMatch:
      return "The trick had to be taken: every card that keeps it matches.";
    case FactKind::kHadToDuck:
      return "The trick had to be ducked: no card that keeps it matches.";
    case FactKind::kOtherMelds:
      return str("The card was right, the melds were not: ", cards(fact.moves), " keeps it.");
    default:
      return "";
  }
}

// Facts that set what follows beside what follows the right move.
std::string of_what_follows(const Fact& fact) {
  const std::string right = card(fact.right);
  switch (fact.kind) {
    case FactKind::kRuffAllowed:
      return str("In every variation ", fact.seat, " ruffs a ", suit_name(fact.suit), "; after ", right,
                 " nobody of that side does in time.");
    case FactKind::kRuffMissed:
      return str("After ", right, " ", fact.seat, " ruffs a ", suit_name(fact.suit),
                 ", whatever is played; now nobody of that side does in time.");
    case FactKind::kEntryGiven:
      return str("In every variation ", fact.seat, " comes to lead; after ", right, " not in time.");
    case FactKind::kEntryLost:
      return str("After ", right, " ", fact.seat, " comes to lead, whatever is played; now not in time.");
    case FactKind::kThrowInMissed:
      return str("After ", right, " ", fact.seat, " has to lead, whatever is played; now not in time.");
    case FactKind::kTrickGiven:
      return str("In every variation ", fact.seat, " takes a trick ", with(fact), "; after ", right,
                 " that side takes none in the suit in time.");
    case FactKind::kTrickLost:
      return str("After ", right, " ", fact.seat, " takes a trick ", with(fact),
                 ", whatever is played; now that side takes none in the suit in time.");
    case FactKind::kSqueezeMissed:
      return str("After ", right, " ", fact.seat, " is squeezed: ", threats(fact.moves), '.');
    case FactKind::kSqueezed:
      return str("Now ", fact.seat, " is squeezed: ", threats(fact.moves), '.');
    default:
      return "";
  }
}

}  // namespace

std::string sentence(const Fact& fact, const Refutation& refutation) {
  const std::string played = card(refutation.move);
  switch (fact.kind) {
    case FactKind::kTurnsOn:
      return str("It turns on ", card(fact.moves[0]), ": with ", fact.seat, " instead, and ", card(fact.moves[1]),
                 " in its place, ", played, " would keep it and no card that does now.");
    case FactKind::kPart:
      return str("The other side can now see to it that ", fact.words, "; after every card that keeps it, it cannot.");
    default:
      break;
  }
  std::string text = of_the_moves(fact, refutation);
  return text.empty() ? of_what_follows(fact) : text;
}

base::Json to_json(const Fact& fact, const Refutation& refutation) {
  base::Json object = {{"fact", name_of(fact.kind)}, {"text", sentence(fact, refutation)}};
  if (!fact.moves.empty()) object["moves"] = fact.moves;
  const auto add = [&object](const char* key, const std::string& value) {
    if (!value.empty()) object[key] = value;
  };
  add("seat", fact.seat);
  add("suit", fact.suit);
  add("right", fact.right);
  add("words", fact.words);
  return object;
}

}  // namespace ouverte::tutor
