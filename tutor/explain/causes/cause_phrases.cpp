#include "tutor/explain/causes/cause_phrases.hpp"

#include <array>
#include <sstream>

#include "solver/base/status.hpp"
#include "tutor/explain/spoken.hpp"

namespace ouverte::tutor::phrases {

using base::str;

std::string both(std::string_view suits) {
  if (suits.size() < 2) return "";
  std::string text;
  for (std::size_t i = 0; i < suits.size(); ++i)
    text += str(i == 0 ? " in " : i + 1 == suits.size() ? " and " : ", ", suit_in_words(suits.substr(i)).many);
  return text;
}

std::string owner(std::string_view person) { return person == "you" ? "your" : str(person, "'s"); }

std::string no_entry(const Cause& cause, std::string_view before) {
  if (!cause.alone) return "";
  return str(before, cause.person, cause.person == "you" ? " have" : " has", " no other entry");
}

std::string danger(const Cause& cause, const games::CardFaces& named) {
  const SuitWords& suit = suit_in_words(cause.suit);
  const std::string in = cause.card.empty() ? "once in" : str("in with ", card_in_words(cause.card, named));
  std::string does = str("lead ", suit.many);
  if (!cause.on.empty()) does = str("give ", cause.on, " a ", suit.one, " ruff");
  if (!cause.also.empty()) does += str(" through ", owner(cause.other), ' ', card_in_words(cause.also, named));
  if (!cause.thrown_on.empty())
    return str("First throw a ", suit_in_words(cause.thrown).one, " on the ", suit_in_words(cause.thrown_on).many, ": ",
               cause.person, ", ", in, ", would ", does, '.');
  if (!cause.thrown.empty())
    return str("Lead ", card_in_words(cause.right, named), " and throw a ", suit_in_words(cause.thrown).one, ": ",
               cause.person, ", ", in, ", would ", does, '.');
  if (!cause.left_to.empty())
    return str("Let ", cause.left_to, " have the trick: ", cause.person, ", ", in, ", would ", does, '.');
  if (cause.late)
    return str("Play ", card_in_words(cause.right, named), ": otherwise ", cause.person, ", ", in, ", would ", does,
               '.');
  return str("Keep ", cause.person, " off lead: ", in, ", he would ", does, '.');
}

std::string entry_kept(const Cause& cause, const games::CardFaces& named) {
  const std::string& entry = cause.card.empty() ? cause.card_played : cause.card;
  const std::string card = card_in_words(entry, named);
  const std::string to = str("entry to the ", suit_in_words(cause.suit).many, '.');
  if (!cause.on.empty())
    return str("Win with ", card_in_words(cause.on, named), ": ", card, " is ", owner(cause.person), ' ', to);
  if (entry != cause.card_played && cause.person != "you")
    return str("Keep ", owner(cause.person), ' ', card, ": it is the ", to);
  return str("Keep ", card, ": it is ", owner(cause.person), ' ', to);
}

std::string caught(const Cause& cause, const games::CardFaces& named) {
  const std::string card = card_in_words(cause.card, named);
  const std::string right = card_in_words(cause.right, named);
  const std::string how = cause.on.empty()
                              ? std::string(cause.often ? "can take a trick" : "takes a trick")
                              : str(cause.often ? "can be" : "is", " caught when ", cause.other, " leads ",
                                    card_in_words(cause.on, named));
  const bool same_suit = cause.right.front() == cause.card_played.front();
  if (cause.right == cause.card && same_suit)
    return str("Play ", right, ", not ", card_in_words(cause.card_played, named), ": kept, it ", how, '.');
  if (cause.right == cause.card)
    return str("Get rid of ", card, ": kept, it ", how,
               cause.safe.empty() ? "" : str("; ", card_in_words(cause.safe, named), " is safe"), '.');
  return str("Play ", right, ": otherwise ", owner(cause.person), ' ', card, ' ', how, '.');
}

std::string share(const Cause& cause, const games::CardFaces& named) {
  const std::string right = card_in_words(cause.right, named);
  const std::string also = cause.also.empty() ? "" : str(", and ", cause.also);
  if (!cause.card.empty())
    return str("Play ", right, " and keep ", card_in_words(cause.card, named), ": it takes a later trick", also, '.');
  const bool now = cause.ground.events.front().now;
  std::string cards;
  std::istringstream in(cause.on);
  for (std::string card; in >> card;) {
    const bool last = in.peek() == std::istringstream::traits_type::eof();
    cards += str(cards.empty() ? " with " : last ? " and " : ", ", card_in_words(card, named));
  }
  const bool you = cause.person == "you";
  return str("Play ", right, now ? ": otherwise " : ": ", cause.person, now ? "" : " then", you ? " take " : " takes ",
             cause.called, cards, also, '.');
}

std::string of_melding(const Cause& cause) {
  constexpr std::string_view kRanks = "AKQJT98762*";
  constexpr std::array<std::string_view, 11> kMany = {"aces",   "kings",  "queens", "jacks", "tens",  "nines",
                                                      "eights", "sevens", "sixes",  "Twos",  "Jokers"};
  if (cause.kind == CauseKind::kLastTurn) return str(cause.person, " goes out before your next turn");
  const bool now = cause.ground.events.front().now;
  const bool you = cause.person == "you";
  const std::string who = str(now ? "otherwise " : "then ", cause.person, ' ');
  if (cause.kind == CauseKind::kOutLater) return str(who, you ? "go" : "goes", " out");
  if (cause.kind == CauseKind::kMeldLater) return str(who, you ? "meld " : "melds ", kMany.at(kRanks.find(cause.on)));
  if (cause.kind == CauseKind::kScored && cause.late)
    return str(who, you ? "lose " : "loses ", cause.on, you ? " more" : " less", " for ", cause.also);
  if (cause.kind == CauseKind::kScored)
    return str(who, you ? "have " : "has ", cause.on, you ? " less" : " more", " for ", cause.also);
  if (!cause.also.empty())
    return str(now ? "otherwise, " : "then, ", cause.also, cause.also == "1" ? " play on, " : " plays on, ",
               cause.person, you ? " still hold " : " still holds ", cause.on, cause.on == "1" ? " card" : " cards",
               " in no set");
  return str(who, you ? "are" : "is", " left with ", cause.on,
             cause.on == "1" ? " card that is in no set" : " cards that are in no set");
}

std::string shorten(const Cause& cause, const games::CardFaces& named) {
  const std::string catches = str(": no longer in trumps than ", cause.person, ", you catch his ",
                                  card_in_words(cause.card, named), " in the end.");
  if (cause.other.empty()) return str("Ruff a ", suit_in_words(cause.on).one, catches);
  return str("Ruff ", owner(cause.other), ' ', card_in_words(cause.on, named), catches);
}

std::string link(const Cause& cause, const games::CardFaces& named) {
  const SuitWords& suit = suit_in_words(cause.suit);
  const std::string order = cause.on.empty() ? str("Duck a round of ", suit.many) : str("Lead a small ", suit.one);
  const std::string in = cause.card.empty() ? " " : str(", in with ", card_in_words(cause.card, named), ", ");
  const bool you = cause.other == "you";
  return str(order, ": ", cause.other, in, you ? "then have" : "then has", " one left to lead to ", owner(cause.person),
             " long cards", no_entry(cause, "; "), '.');
}

std::string switched(const Cause& cause, const games::CardFaces& named) {
  const SuitWords& suit = suit_in_words(cause.suit);
  const std::string played = card_in_words(cause.card_played, named);
  const std::string right = card_in_words(cause.right, named);
  const bool may = cause.often;
  const std::string leads = !cause.also.empty()
                                ? str(may ? "can draw" : "draws", " trumps")
                                : str(may ? "can lead a" : "leads a", cause.on.empty() ? " " : "nother ", suit.one);
  const bool same_suit = cause.right.front() == cause.card_played.front();
  return str(same_suit ? str("Play ", right, ": after ", played, ' ') : str("Not ", played, ": "), cause.person,
             " wins with ", card_in_words(cause.card, named), " and ", leads, '.');
}

}  // namespace ouverte::tutor::phrases
