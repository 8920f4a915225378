// A kind of cause: what it is called, what must be true of the play to come for its sentence to be true as a person
// reads it, and the sentence. A family of kinds is a file of this folder; registry.cpp lists the families.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "solver/base/status.hpp"
#include "tutor/explain/causes/premises.hpp"
#include "tutor/explain/spoken.hpp"

namespace ouverte::tutor::forms {

using base::str;

// What most sentences are made of.
struct CauseWords {
  CauseWords(const Cause& cause, const games::CardFaces& faces);

  const games::CardFaces& named;
  std::string played, right, card;  // the cards of the cause
  SuitWords suit;
  std::string who, whose;  // "East", "East's"; "you", "your"
  // Where it does not come about in every line, or is not proved to, what can be.
  bool often;
  std::string takes;      // " takes a trick", " can take a trick", " can ruff a heart"
  std::string_view come;  // " come in", " can come in"

  // "East ruffs", "you ruff"; "East can ruff" where no more is known.
  [[nodiscard]] std::string can(std::string_view verb) const;
};

// "East's", "your"
[[nodiscard]] std::string owner(std::string_view person);
// "East has", "you have"
[[nodiscard]] std::string has(std::string_view person);
// "dummy", "your hand"
[[nodiscard]] std::string hand_of(std::string_view person);
// " in hearts and clubs"; of fewer suits nothing
[[nodiscard]] std::string both(std::string_view suits);
// "they then take two tricks in hearts", "they can then take …"; where it is untold nothing
[[nodiscard]] std::string they_take(const Cause& cause, const CauseWords& w);
// ", and dummy has no other entry"
[[nodiscard]] std::string no_entry(const Cause& cause, std::string_view before);

// The honour led through (`also`, of `other`) is caught by a higher one over it: that it lies so is what it is about.
[[nodiscard]] bool is_led_through(Premises& lines, const Cause& cause);

// The trick that a sentence names as what the card costs: one that the card of the cause takes for its seat, one of
// theirs after the card that costs, or one of ours after the right one.
enum class Named : std::uint8_t { kNone, kTheirs, kOurs };

struct CauseForm {
  CauseKind kind;
  std::string_view name;  // "hold-up"
  std::string (*said)(const Cause& cause, const CauseWords& w);
  // Leaves out of the cause what does not hold, or makes a weaker one of it. Null: its ground is all that it says.
  bool (*holds)(Premises& lines, Cause& cause) = nullptr;
  // Whether it says no more than which card takes a trick, or who is to have the lead. Null: it says more.
  bool (*counts)(const Cause& cause) = nullptr;
  // Of one that only counts: why, to follow an order of what is to be played.
  std::string (*clause)(const Cause& cause, const CauseWords& w) = nullptr;
  // It must not be lost as well, or had as well, the other way: asked of all kinds in one place (premises_of_cost.cpp).
  Named named = Named::kNone;
  // What is to be done in one suit: no reason on lead where cards of two others are right without it.
  bool plan = false;
};
[[nodiscard]] constexpr bool always(const Cause& /*cause*/) { return true; }

[[nodiscard]] const CauseForm& form_of(CauseKind kind);

// The families.
[[nodiscard]] std::span<const CauseForm> ducks();
[[nodiscard]] std::span<const CauseForm> entries();
[[nodiscard]] std::span<const CauseForm> leads();
[[nodiscard]] std::span<const CauseForm> finesses_to_come();
[[nodiscard]] std::span<const CauseForm> ruffs();
[[nodiscard]] std::span<const CauseForm> trumps();
[[nodiscard]] std::span<const CauseForm> cards();
[[nodiscard]] std::span<const CauseForm> honours();
[[nodiscard]] std::span<const CauseForm> avoiding();
[[nodiscard]] std::span<const CauseForm> ends();
[[nodiscard]] std::span<const CauseForm> shares();
[[nodiscard]] std::span<const CauseForm> melding();
[[nodiscard]] std::span<const CauseForm> points();
[[nodiscard]] std::span<const CauseForm> this_trick();
[[nodiscard]] std::span<const CauseForm> ways();
[[nodiscard]] std::span<const CauseForm> plans();

}  // namespace ouverte::tutor::forms
