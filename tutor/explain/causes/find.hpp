// Finds why a card costs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tutor/explain/causes/study.hpp"

namespace ouverte::tutor {

// The causes found, the most telling first; each has its grounds. None where a limit strikes, or in a game without
// tricks of one length. `solver`: keeps its tables of the deal.
[[nodiscard]] std::vector<Cause> causes_of(const CostlyPlay& play, games::Solver& solver);

// For want of one that holds: which stopper goes, which lead hurts, who is to have the lead, how many cards a hand has,
// which card's rank is the matter.
[[nodiscard]] std::vector<Cause> further_causes_of(const CostlyPlay& play, games::Solver& solver);

// For want of those, too: what the right card is for, as a plan.
[[nodiscard]] std::vector<Cause> plans_of(const CostlyPlay& play, games::Solver& solver);

// A few right cards that lines are looked at for: the first of a class, where it is right.
[[nodiscard]] std::vector<std::string> few_right(const CostlyPlay& play);

// Where a part of the value is at stake: what becomes of the tricks with best play, the most telling first. `reached`
// is what the right cards bring about, `missed` what comes of the one that costs.
[[nodiscard]] std::vector<Cause> shares_of(const CostlyPlay& play, games::Solver& solver, const std::string& reached,
                                           const std::string& missed);

// The card with which the mover takes the last trick, where he plays for himself and has to avoid it; nothing: there is
// no such card, or a limit struck.
[[nodiscard]] std::optional<Cause> last_trick_cause(const CostlyPlay& play, games::Solver& solver);

// Where card points count: who catches which card, and who takes the counting ones.
[[nodiscard]] std::vector<Cause> causes_of_points(const CostlyPlay& play, games::Solver& solver);

// For want of a cause that looks further: that a card fares as well in this trick, what takes it, who would trump it.
[[nodiscard]] std::vector<Cause> causes_of_this_trick(const CostlyPlay& play, games::Solver& solver);

// Whether two cards count the same: false of some where card points are played for.
[[nodiscard]] bool count_alike(const games::Game& game, const games::Setup& setup, const std::string& one,
                               const std::string& other);

// In a game of melds: who comes to go out or to meld, or is left with more cards that are in no set.
[[nodiscard]] std::optional<Cause> melding_cause(const CostlyPlay& play, games::Solver& solver);
// The same: which set is broken or completed. `pairs`: lines after the card, and after the right one.
[[nodiscard]] std::optional<Cause> set_cause(const CostlyPlay& play, games::Solver& solver, const std::string& right,
                                             const LineSampler::Pairs& pairs);

// Those about trumps and ruffs, honours, what a seat is forced to do, and suits; each adds what it finds of one right
// card.
void add_causes_of_ruffs(Study& study, std::vector<Cause>& causes);
void add_causes_of_trumps(Study& study, std::vector<Cause>& causes);
void add_causes_of_control(Study& study, std::vector<Cause>& causes);
void add_causes_of_honours(Study& study, std::vector<Cause>& causes);
void add_causes_of_rights(Study& study, std::vector<Cause>& causes);
void add_causes_of_avoiding(Study& study, std::vector<Cause>& causes);  // where tricks are not wanted
void add_causes_of_following(Study& study, std::vector<Cause>& causes);
void add_causes_of_links(Study& study, std::vector<Cause>& causes);
void add_causes_of_leads(Study& study, std::vector<Cause>& causes);
void add_causes_of_entries(Study& study, std::vector<Cause>& causes);
void add_finesses_to_come(Study& study, std::vector<Cause>& causes);
void add_causes_of_suits(Study& study, std::vector<Cause>& causes);
void add_hurting_leads(Study& study, std::vector<Cause>& causes);
void add_causes_of_plans(Study& study, std::vector<Cause>& causes);
void add_causes_of_ranks(Study& study, std::vector<Cause>& causes);
void add_card_that_decides(Study& study, std::vector<Cause>& causes);

// What happens by so much more or less is an event.
inline constexpr double kEvent = 0.6;
// By so much it is worth asking whether an altered right proves it: those who may choose where to be hurt blur the
// counts.
inline constexpr double kHint = 0.25;

}  // namespace ouverte::tutor
