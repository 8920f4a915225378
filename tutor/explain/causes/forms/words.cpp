// What sentences about causes are made of.
#include "tutor/explain/causes/forms/form.hpp"

namespace ouverte::tutor::forms {

CauseWords::CauseWords(const Cause& cause, const games::CardFaces& faces)
    : named(faces),
      played(card_in_words(cause.card_played, faces)),
      right(card_in_words(cause.right, faces)),
      card(cause.card.empty() ? "" : card_in_words(cause.card, faces)),
      suit(cause.suit.empty() ? SuitWords{} : suit_in_words(cause.suit)),
      who(cause.person),
      whose(owner(cause.person)),
      often(cause.often),
      takes(!cause.ruffed.empty() ? str(" can ruff a ", suit_in_words(cause.ruffed).one)
            : often               ? " can take a trick"
                                  : " takes a trick"),
      come(often ? " can come in" : " come in") {}

std::string CauseWords::can(std::string_view verb) const {
  return often ? str(who, " can ", verb) : str(who, ' ', verb, who == "you" ? "" : "s");
}

std::string owner(std::string_view person) { return person == "you" ? "your" : str(person, "'s"); }

std::string has(std::string_view person) { return str(person, person == "you" ? " have" : " has"); }

std::string hand_of(std::string_view person) { return person == "you" ? "your hand" : std::string(person); }

std::string both(std::string_view suits) {
  if (suits.size() < 2) return "";
  std::string text;
  for (std::size_t i = 0; i < suits.size(); ++i)
    text += str(i == 0 ? " in " : i + 1 == suits.size() ? " and " : ", ", suit_in_words(suits.substr(i)).many);
  return text;
}

std::string they_take(const Cause& cause, const CauseWords& w) {
  if (cause.many == 0) return "";
  if (cause.sense == CauseSense::kAtOnce)
    return str("they can then take ", number_in_words(cause.many), " tricks in ", w.suit.many, " at once");
  return str("they ", cause.sense == CauseSense::kCanBe ? "can " : "", "then take ",
             cause.many == 1 ? "a" : number_in_words(cause.many), cause.many == 1 ? " trick in " : " tricks in ",
             w.suit.many);
}

std::string no_entry(const Cause& cause, std::string_view before) {
  if (!cause.alone) return "";
  return str(before, has(cause.person), " no other entry");
}

}  // namespace ouverte::tutor::forms
