// What is said of the causes that take more than a line to put into words.
#pragma once

#include <string>
#include <string_view>

#include "tutor/explain/causes/cause.hpp"

namespace ouverte::tutor::phrases {

// " in hearts and clubs"; of fewer suits nothing
[[nodiscard]] std::string both(std::string_view suits);
// "East's", "your"
[[nodiscard]] std::string owner(std::string_view person);
// ", and dummy has no other entry"
[[nodiscard]] std::string no_entry(const Cause& cause, std::string_view before);
// "Keep East off lead: in with ♣K, he would lead spades through your ♠K."
[[nodiscard]] std::string danger(const Cause& cause, const games::CardFaces& named);
// "Win with ♠A: ♠K is dummy's entry to the diamonds."
[[nodiscard]] std::string entry_kept(const Cause& cause, const games::CardFaces& named);
// "Throw ♠5: kept, it is caught when East leads ♠3; ♥6 is safe."
[[nodiscard]] std::string caught(const Cause& cause, const games::CardFaces& named);
// "Play ♥Q: B then takes all the rest, and the partners take different numbers of tricks."
[[nodiscard]] std::string share(const Cause& cause, const games::CardFaces& named);
// "otherwise B melds nines", "then you go out"
[[nodiscard]] std::string of_melding(const Cause& cause);
// "Ruff a heart: no longer in trumps than East, you catch his ♠K in the end."
[[nodiscard]] std::string shorten(const Cause& cause, const games::CardFaces& named);
// "Duck a round of hearts: partner, in with ♦A, then has one left to lead to your long cards."
[[nodiscard]] std::string link(const Cause& cause, const games::CardFaces& named);
// "Not ♣Q: East wins with ♣K and leads a spade."
[[nodiscard]] std::string switched(const Cause& cause, const games::CardFaces& named);

}  // namespace ouverte::tutor::phrases
